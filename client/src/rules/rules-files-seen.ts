import * as vscode from "vscode";

/** Names under which people keep the Comprehensive Rules. */
const namePattern = "**/{*[Cc]omp*[Rr]ules*,[Cc][Rr][-_ ]*}.txt";
const mostFiles = 20;

/** A file of the workspace that is named like the Comprehensive Rules; `date` where its name tells it. */
export interface RulesFileSeen {
  readonly uri: vscode.Uri;
  readonly date: string | undefined;
}

/** The files of the workspace that are named like the Comprehensive Rules, the newest first. */
export async function rulesFilesOfWorkspace(): Promise<RulesFileSeen[]> {
  const uris = await vscode.workspace.findFiles(namePattern, "**/node_modules/**", mostFiles);
  const files = uris.map((uri) => ({ uri, date: dateInName(uri.path) }));
  return files.sort((a, b) => (b.date ?? "").localeCompare(a.date ?? ""));
}

/** The date in a name such as `MagicCompRules 20250919.txt` or `cr-2025-09-19.txt`. */
export function dateInName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const found = /(?<!\d)(20\d\d)[-_ ]?(0[1-9]|1[0-2])[-_ ]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(name);
  return found ? `${found[1]}-${found[2]}-${found[3]}` : undefined;
}
