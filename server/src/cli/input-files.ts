import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { glob, isDynamicPattern } from "tinyglobby";
import type { CommandIo } from "./io.ts";

/** A file that was read. */
export interface InputFile {
  /** As it is shown: the path as given, or found below a given folder; `-` for standard input. */
  readonly name: string;
  /** Absolute; `null` for standard input. */
  readonly path: string | null;
  readonly text: string;
}

/** What was read, and one sentence for each input that could not be. */
export interface Inputs {
  readonly files: readonly InputFile[];
  readonly failures: readonly string[];
}

/**
 * Reads files, folders (all files below them with the ending), globs, and `-` for standard input. Each file is read once;
 * what can't be read does not keep the others from being.
 *
 * @param ending what files in folders end with, such as `.cards`
 */
export async function readInputs(names: readonly string[], ending: string, io: CommandIo): Promise<Inputs> {
  const files = new Map<string, InputFile>();
  const failures: string[] = [];
  for (const name of names) {
    if (name === "-") {
      files.set("-", { name: "-", path: null, text: await io.readInput() });
      continue;
    }
    const found = await filesNamed(name, ending, io.cwd);
    if (typeof found === "string") failures.push(found);
    else {
      for (const file of found) {
        const absolute = path.resolve(io.cwd, file);
        if (files.has(absolute)) continue;
        try {
          files.set(absolute, { name: file, path: absolute, text: await readFile(absolute, "utf8") });
        } catch (error) {
          failures.push(`${file} can't be read: ${reasonOf(error)}.`);
        }
      }
    }
  }
  return { files: [...files.values()], failures };
}

/** The files a name stands for, or one sentence why there are none. */
async function filesNamed(name: string, ending: string, cwd: string): Promise<string[] | string> {
  const absolute = path.resolve(cwd, name);
  const found = await stat(absolute).catch(() => undefined);
  if (found?.isDirectory()) {
    const below = await glob(`**/*${ending}`, { cwd: absolute, ignore: ["**/node_modules/**"] });
    if (below.length === 0) return `There is no ${ending} file in ${name}.`;
    return below.sort().map((file) => joinShown(name, file));
  }
  if (found) return [name];
  if (!isDynamicPattern(name)) return `${name} does not exist.`;
  const matching = await glob(name, { cwd, ignore: ["**/node_modules/**"] });
  return matching.length > 0 ? matching.sort() : `No file matches ${name}.`;
}

function joinShown(folder: string, file: string): string {
  return folder === "." || folder === "./" ? file : `${folder.replace(/[\\/]+$/, "")}/${file}`;
}

function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return code === "EACCES" ? "access is refused" : code === "EISDIR" ? "it is a folder" : String(code ?? error);
}
