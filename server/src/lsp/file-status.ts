import { type FileStatus, fileStatusNotification } from "../protocol.ts";
import type { ServerContext } from "./context.ts";
import { type OpenFile, rangeInCard } from "./open-files.ts";

/** How much of a file is understood, and where it is not. */
export function fileStatus({ document, cards }: OpenFile): FileStatus {
  let abilities = 0;
  let understood = 0;
  const notUnderstood = [];
  for (const { source, analysis } of cards) {
    abilities += analysis.abilities;
    understood += analysis.understood;
    for (const span of analysis.unread) notUnderstood.push(rangeInCard(document, source, span));
  }
  return { uri: document.uri, version: document.version, cards: cards.length, abilities, understood, notUnderstood };
}

/** Tells the client, and the host, the status of a file that has just been looked through. */
export function reportFileStatus(context: ServerContext, file: OpenFile): void {
  context.host.lookedThrough?.();
  context.notify(fileStatusNotification, fileStatus(file));
}
