/**
 * Writes client/l10n/bundle.l10n.json: every message that goes through `localize`, for translators to start from. Run by
 * `npm run generate`; a test fails while the file is not up to date.
 */
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { importBundled, root } from "./bundled.mjs";

const bundleFile = path.join(root, "client/l10n/bundle.l10n.json");

/** All messages of client and server, in the order of the alphabet. A message is the literal that `localize` is called with,
 * or a word of the tables that trees are told with. */
export async function allMessages() {
  const { treeWords } = await importBundled(
    "build/tree-words",
    'export { treeWords } from "./server/src/describe-tree.ts";',
  );
  const messages = new Set(treeWords);
  for (const folder of ["client/src", "server/src"]) {
    for (const name of await readdir(path.join(root, folder), { recursive: true })) {
      if (!name.endsWith(".ts") || name.endsWith(".test.ts")) continue;
      const text = await readFile(path.join(root, folder, name), "utf8");
      for (const match of text.matchAll(/\blocalize\(\s*("(?:[^"\\]|\\.)*")/g)) messages.add(JSON.parse(match[1]));
    }
  }
  return [...messages].sort();
}

/** The bundle as it should be. */
export async function messageBundle() {
  const entries = (await allMessages()).map((message) => [message, message]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(bundleFile, await messageBundle());
