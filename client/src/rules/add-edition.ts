import { localize } from "cardwright/localize";
import { type ReadEditionAnswer, type ReadEditionParams, readEditionRequest } from "cardwright/rules-protocol";
import * as vscode from "vscode";
import { base64OfBytes } from "./base64.ts";
import { type RulesFileSeen, rulesFilesOfWorkspace } from "./rules-files-seen.ts";
import type { RulesContext } from "./rules-context.ts";

/** Where the official file is published. Opened in the user's browser, and only when they ask for it. */
const officialPage = "https://magic.wizards.com/en/rules";
/** Files of a folder that can be rules. */
const rulesFileNames = /\.(?:md|markdown|txt)$/i;
/** More files than this in one folder are no rules any more. */
const mostFiles = 500;

interface SourceItem extends vscode.QuickPickItem {
  readonly choose: () => Promise<vscode.Uri | undefined>;
}

/** Adds an edition of the rules: a file or folder the user chooses, or the one a caller names. */
export async function addEdition(context: RulesContext, given?: unknown): Promise<void> {
  const source = given instanceof vscode.Uri ? given : await chooseSource();
  if (!source) return;
  const progress = { location: vscode.ProgressLocation.Window, title: localize("Reading the rules …") };
  const name = source.path.slice(source.path.lastIndexOf("/") + 1);
  const answer = await vscode.window.withProgress(progress, () => addFrom(context, source));
  if ("message" in answer) {
    const values = { name, message: answer.message };
    void vscode.window.showErrorMessage(localize("{name} was not added. {message}", values));
    return;
  }
  const { date, rules, notes } = answer;
  const added = localize("Added the Comprehensive Rules of {date}: {rules} rules.", { date, rules });
  const chosen = await vscode.window.showInformationMessage(
    added,
    ...(notes.length > 0 ? [localize("Show Remarks")] : []),
  );
  if (chosen) await showNotes(date, notes);
}

/** Reads and keeps an edition; what can't be read changes nothing. */
async function addFrom(
  { client, store, editionsChanged }: RulesContext,
  source: vscode.Uri,
): Promise<ReadEditionAnswer> {
  const isFolder = ((await vscode.workspace.fs.stat(source)).type & vscode.FileType.Directory) !== 0;
  const bytes = isFolder ? undefined : await vscode.workspace.fs.readFile(source);
  const params: ReadEditionParams = bytes ? { file: base64OfBytes(bytes) } : { folder: await filesBelow(source) };
  const answer = await client.sendRequest<ReadEditionAnswer>(readEditionRequest, params);
  if ("message" in answer) return answer;
  await store.write(answer.date, answer.kept, bytes);
  await editionsChanged();
  return answer;
}

/** What the user should know about an edition, as a text of its own. */
async function showNotes(date: string, notes: readonly string[]): Promise<void> {
  const heading = localize("Remarks on the Comprehensive Rules of {date}", { date });
  const content = [heading, "", ...notes.map((note) => `- ${note}`), ""].join("\n");
  await vscode.window.showTextDocument(await vscode.workspace.openTextDocument({ content }));
}

/** Asks where the rules are: a file seen in the workspace, another one, or a folder. */
async function chooseSource(): Promise<vscode.Uri | undefined> {
  const seen = await rulesFilesOfWorkspace();
  const items: SourceItem[] = [
    ...seen.map(itemOfSeen),
    {
      label: `$(file) ${localize("Choose a File…")}`,
      description: localize("the text file of the Comprehensive Rules"),
      choose: () => openDialog(false),
    },
    {
      label: `$(folder) ${localize("Choose a Folder…")}`,
      description: localize("of Markdown files"),
      choose: () => openDialog(true),
    },
    {
      label: `$(link-external) ${localize("Where to Get the File")}`,
      description: officialPage,
      choose: async () => {
        await vscode.env.openExternal(vscode.Uri.parse(officialPage));
        return undefined;
      },
    },
  ];
  const placeHolder = localize("Your own copy of the Comprehensive Rules, which Cardwright keeps on this machine");
  return (await vscode.window.showQuickPick(items, { placeHolder }))?.choose();
}

function itemOfSeen({ uri, date }: RulesFileSeen): SourceItem {
  const description = date ? localize("in this workspace, of {date}", { date }) : localize("in this workspace");
  return { label: `$(book) ${vscode.workspace.asRelativePath(uri)}`, description, choose: async () => uri };
}

async function openDialog(folders: boolean): Promise<vscode.Uri | undefined> {
  const [uri] =
    (await vscode.window.showOpenDialog({
      canSelectFiles: !folders,
      canSelectFolders: folders,
      title: localize("Add Comprehensive Rules"),
      openLabel: localize("Add"),
      ...(folders ? {} : { filters: { [localize("Text")]: ["txt", "md"], [localize("All Files")]: ["*"] } }),
    })) ?? [];
  return uri;
}

/** The text files below a folder, by their paths in it. */
async function filesBelow(folder: vscode.Uri): Promise<NonNullable<ReadEditionParams["folder"]>> {
  const files: { path: string; text: string }[] = [];
  const look = async (uri: vscode.Uri, path: string): Promise<void> => {
    for (const [name, type] of await vscode.workspace.fs.readDirectory(uri)) {
      const below = vscode.Uri.joinPath(uri, name);
      if (type & vscode.FileType.Directory) await look(below, `${path}${name}/`);
      else if (rulesFileNames.test(name) && files.length < mostFiles)
        files.push({ path: path + name, text: new TextDecoder().decode(await vscode.workspace.fs.readFile(below)) });
    }
  };
  await look(folder, "");
  return files;
}
