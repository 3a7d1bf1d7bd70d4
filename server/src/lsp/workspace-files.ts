import { TextDocument } from "vscode-languageserver-textdocument";
import { type WorkspaceText, workspaceTextsRequest } from "../rules-protocol.ts";
import type { ServerContext } from "./context.ts";
import { type OpenFile, OpenFiles } from "./open-files.ts";

/** The texts of the workspace as they are now: its card files, open or not, and its scenarios. */
export interface WorkspaceFiles {
  readonly cards: readonly OpenFile[];
  readonly scenarios: readonly TextDocument[];
}

/** What is known of the card files that are not open, as long as their texts stay. */
const known = new WeakMap<ServerContext, { files: OpenFiles; documents: Map<string, TextDocument> }>();

/** Asks the client for every card file and scenario. Where it can't be asked, the open card files have to do. */
export async function workspaceFiles(context: ServerContext): Promise<WorkspaceFiles> {
  const asked = (await context.ask(workspaceTextsRequest, {}).catch(() => null)) as readonly WorkspaceText[] | null;
  const open = context.documents.all();
  const kept = known.get(context) ?? { files: new OpenFiles(context.files.sets), documents: new Map() };
  known.set(context, kept);
  const cards = open.map((document) => context.files.of(document));
  const scenarios: TextDocument[] = [];
  for (const { uri, text } of asked ?? []) {
    if (open.some((document) => document.uri === uri)) continue;
    const document = documentOf(kept.documents, uri, text);
    if (uri.endsWith(".cards")) cards.push(kept.files.of(document));
    else scenarios.push(document);
  }
  return { cards, scenarios };
}

/** The document of a text; a new version when the text is another one than last time. */
function documentOf(documents: Map<string, TextDocument>, uri: string, text: string): TextDocument {
  const before = documents.get(uri);
  if (before?.getText() === text) return before;
  const document = TextDocument.create(uri, "cards", (before?.version ?? 0) + 1, text);
  documents.set(uri, document);
  return document;
}
