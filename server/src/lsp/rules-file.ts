import { type Edition, readEdition } from "@cardwright/engine/rules/index";
import { localize } from "../localize.ts";
import type { ServerHost } from "./context.ts";

/**
 * The edition of the rules in the file the user has named; `undefined` where none is named, or where the file can't be used
 * (which the user is told).
 */
export async function readRulesFile(
  path: string,
  host: ServerHost,
  tell: (message: string) => void,
): Promise<Edition | undefined> {
  if (path === "") return undefined;
  const text = await host.readTextFile(path);
  if (text === null) {
    tell(localize("The rules file {path} can't be read.", { path }));
    return undefined;
  }
  const { edition, message } = readEdition(text);
  if (!edition) tell(localize("The rules file {path} can't be used: {message}", { path, message: message ?? "" }));
  return edition;
}
