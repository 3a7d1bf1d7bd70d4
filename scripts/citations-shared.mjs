// Lets tests and scripts see files of the outside: the rules material of ../shared/rules (which may be absent) and our
// own sources. Kept out of engine/, which never touches the file system.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const repository = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** The folder of the rules material, or undefined when it is not there; CARDWRIGHT_RULES names another one. */
export function rulesFolder() {
  const folder = process.env.CARDWRIGHT_RULES ?? resolve(repository, "../shared/rules");
  return existsSync(folder) ? folder : undefined;
}

/** The text of a file of the rules material, or undefined when the folder or the file is not there. */
export function sharedRulesFile(name) {
  const folder = rulesFolder();
  const file = folder && join(folder, name);
  return file && existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The bytes of a file of the rules material, or undefined. */
export function sharedRulesBytes(name) {
  const folder = rulesFolder();
  const file = folder && join(folder, name);
  return file && existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
}

/** Names of the official text files and seeds, as sharedRulesFile takes them; empty when the folder is not there. */
export function sharedRulesTexts() {
  const folder = rulesFolder();
  if (!folder) return [];
  const list = (path) => readdirSync(join(folder, path)).filter((name) => name.endsWith(".txt"));
  return [...list("editions").map((name) => `editions/${name}`), ...list(".")];
}

/** Says in the test's output that a test could not look at anything, because ../shared is not there. */
export function sayNotChecked(what) {
  console.log(`not checked, because ../shared/rules is not there: ${what}`);
}

/** All TypeScript and module sources of engine, server, client and scripts: path from the repository's root, and text. */
export function ownSources() {
  const sources = [];
  const walk = (folder) => {
    for (const name of readdirSync(folder)) {
      if (name === "node_modules" || name === "dist" || name.startsWith(".")) continue;
      const path = join(folder, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (/\.(?:ts|mts|mjs)$/u.test(name) && !name.endsWith(".d.ts")) {
        sources.push({ path: relative(repository, path).replaceAll("\\", "/"), text: readFileSync(path, "utf8") });
      }
    }
  };
  for (const workspace of ["engine", "server", "client", "test"])
    if (existsSync(join(repository, workspace))) walk(join(repository, workspace));
  return sources;
}
