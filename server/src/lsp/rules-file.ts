import { readRulesText } from "@cardwright/engine/rules/edition/readRulesText";
import { localize } from "../localize.ts";
import type { ServerHost } from "./context.ts";
import { RuleText } from "./rule-text.ts";

/**
 * The rules with the official text of the file the user has named; without it where none is named, or where the file can't be
 * used (which the user is told).
 */
export async function readRulesFile(
  path: string,
  host: ServerHost,
  tell: (message: string) => void,
): Promise<RuleText> {
  if (path === "") return new RuleText();
  const text = await host.readTextFile(path);
  if (text === null) {
    tell(localize("The rules file {path} can't be read.", { path }));
    return new RuleText();
  }
  const { edition, message } = readRulesText(text);
  if (!edition) tell(localize("The rules file {path} can't be used: {message}", { path, message: message ?? "" }));
  return new RuleText(edition);
}
