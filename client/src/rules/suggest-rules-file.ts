import { localize } from "cardwright/localize";
import * as vscode from "vscode";
import { addEdition } from "./add-edition.ts";
import type { RulesContext } from "./rules-context.ts";
import { rulesFilesOfWorkspace } from "./rules-files-seen.ts";

/** Offers, once for each file, to add the newest rules file of the workspace when no edition so new has been added. */
export async function suggestRulesFile(context: RulesContext, state: vscode.Memento): Promise<void> {
  const [newest] = (await rulesFilesOfWorkspace()).filter(({ date }) => date !== undefined);
  if (!newest?.date) return;
  const [kept] = (await context.store.dates()).filter((date) => date !== "unknown");
  const key = `rulesFileSuggested:${newest.date}`;
  if ((kept !== undefined && kept >= newest.date) || state.get(key)) return;
  await state.update(key, true);
  const name = vscode.workspace.asRelativePath(newest.uri);
  const question = localize("{name} looks like the Comprehensive Rules. Add them to Cardwright’s rule book?", { name });
  const add = localize("Add");
  if ((await vscode.window.showInformationMessage(question, add)) === add) await addEdition(context, newest.uri);
}
