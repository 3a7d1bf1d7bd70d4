import { localize } from "cardwright/localize";
import { type EditionsInUse, editionsRequest } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import type { RulesContext } from "./rules-context.ts";

interface EditionItem extends vscode.QuickPickItem {
  /** What the setting becomes; `undefined` for the entry that adds a file. */
  readonly date: string | undefined;
}

const removeButton: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon("trash"),
  tooltip: localize("Remove this edition from Cardwright"),
};

/** Lets the user choose the edition for this workspace, remove one, or add another. */
export async function chooseEdition(context: RulesContext): Promise<void> {
  const { client, store, editionsChanged } = context;
  const pick = vscode.window.createQuickPick<EditionItem>();
  const fill = async () => {
    const inUse = await client.sendRequest<EditionsInUse>(editionsRequest, {});
    const kept = await store.dates();
    pick.items = itemsOf(inUse, kept);
  };
  pick.placeholder = localize("The edition of the rules for this workspace");
  pick.onDidTriggerItemButton(async ({ item }) => {
    if (item.date) await store.remove(item.date);
    await editionsChanged();
    await fill();
  });
  pick.onDidAccept(async () => {
    const [item] = pick.selectedItems;
    pick.hide();
    if (item?.date === undefined) await vscode.commands.executeCommand("cardwright.addRulesFile");
    else await choose(item.date);
  });
  pick.onDidHide(() => pick.dispose());
  await fill();
  pick.show();
}

function itemsOf({ dates, own }: EditionsInUse, kept: readonly string[]): EditionItem[] {
  const wanted = vscode.workspace.getConfiguration("cardwright").get<string>("rules.edition") ?? "";
  const mark = (date: string) => (date === wanted ? `$(check) ${date}` : date);
  const newest = localize("The newest there is");
  return [
    {
      label: wanted === "" ? `$(check) ${newest}` : newest,
      description: dates[0] ?? localize("{date}, in our own summaries", { date: own }),
      date: "",
    },
    ...dates.map((date) => ({ label: mark(date), date, buttons: kept.includes(date) ? [removeButton] : [] })),
    { label: `$(add) ${localize("Add Comprehensive Rules File…")}`, date: undefined, alwaysShow: true },
  ];
}

/** Writes the choice where it belongs: into the workspace's settings where a workspace is open, else into the user's. */
async function choose(date: string): Promise<void> {
  const target = vscode.workspace.workspaceFolders
    ? vscode.ConfigurationTarget.Workspace
    : vscode.ConfigurationTarget.Global;
  await vscode.workspace.getConfiguration("cardwright").update("rules.edition", date || undefined, target);
}
