import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { currentEdition, type Edition, type FolderFile, readEdition } from "@cardwright/engine/rules/index";

/** What a name stands for: an edition with its text, the date of one without, nothing for our own summaries; or why not. */
export type NamedEdition = { readonly book: Edition | string | undefined } | { readonly failure: string };

const isDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Finds an edition by what the user calls it: a file, a folder of Markdown, or a date. A date is looked for among the files
 * of the `rules` folder (or is that of the one file `rules` names); without one it stands for the numbers of that edition, with our own summaries.
 * @param name `undefined`: the newest edition of the `rules` folder, or our own summaries without one
 */
export async function editionNamed(
  name: string | undefined,
  rules: string | undefined,
  cwd: string,
): Promise<NamedEdition> {
  if (rules !== undefined && (name === undefined || isDate.test(name)))
    return editionOfRules(name, path.resolve(cwd, rules), rules);
  if (name === undefined || name === currentEdition) return { book: undefined };
  const absolute = path.resolve(cwd, name);
  const found = await stat(absolute).catch(() => undefined);
  if (!found && isDate.test(name)) return { book: name };
  if (!found)
    return {
      failure: `${name} does not exist. Name a date, or your copy of the Comprehensive Rules: a file or a folder.`,
    };
  const { edition, message } = readEdition(found.isDirectory() ? await filesIn(absolute) : await readFile(absolute));
  return edition ? { book: edition } : { failure: `${name} can't be used: ${message}` };
}

async function editionOfRules(date: string | undefined, place: string, shown: string): Promise<NamedEdition> {
  const found = await stat(place).catch(() => undefined);
  return found?.isFile() ? editionOfFile(date, place, shown) : editionOfFolder(date, place, shown);
}

/** The edition of a file, which has to be that of a date where there is one. */
async function editionOfFile(date: string | undefined, file: string, shown: string): Promise<NamedEdition> {
  const { edition, message } = readEdition(await readFile(file));
  if (!edition) return { failure: `${shown} can't be used: ${message}` };
  if (date !== undefined && edition.date !== date)
    return { failure: `${shown} is the edition of ${edition.date}, not of ${date}.` };
  return { book: edition };
}

/** The edition of a date, or the newest, among the text files of a folder. Files that are no rules are passed over. */
async function editionOfFolder(date: string | undefined, folder: string, shown: string): Promise<NamedEdition> {
  const names = await readdir(folder).catch(() => undefined);
  if (!names) return { failure: `${shown} is no file or folder that can be read.` };
  const texts = names
    .filter((name) => /\.(?:txt|md)$/i.test(name))
    .sort()
    .reverse();
  // A file whose name holds the date comes first, so that mostly one file is read.
  const likely = (name: string) =>
    Number(date !== undefined && (name.includes(date) || name.includes(date.replaceAll("-", ""))));
  texts.sort((a, b) => likely(b) - likely(a));
  let newest: Edition | undefined;
  const seen: string[] = [];
  for (const name of texts) {
    const { edition } = readEdition(await readFile(path.join(folder, name)));
    if (!edition) continue;
    if (edition.date === date) return { book: edition };
    seen.push(edition.date);
    if (!newest || edition.date > newest.date) newest = edition;
  }
  if (date === undefined && newest) return { book: newest };
  if (seen.length === 0) return { failure: `${shown} holds no rules file.` };
  return { failure: `${shown} holds no edition of ${date}, only of ${seen.sort().join(", ")}.` };
}

async function filesIn(folder: string): Promise<FolderFile[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:md|markdown|txt)$/i.test(name));
  return Promise.all(
    names.map(async (name) => ({ path: name, text: await readFile(path.join(folder, name), "utf8") })),
  );
}
