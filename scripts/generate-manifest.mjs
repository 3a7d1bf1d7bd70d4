/**
 * Writes the settings into client/package.json from their one schema (server/src/settings.ts).
 * `npm run generate` after a setting has changed; a test fails while they differ.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { importBundled, root } from "./bundled.mjs";

const { settingsContribution } = await importBundled(
  "build/settings",
  'export { settingsContribution } from "./server/src/settings-contribution.ts";',
);
const file = path.join(root, "client/package.json");
const manifest = JSON.parse(await readFile(file, "utf8"));
manifest.contributes.configuration = settingsContribution();
await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
