/**
 * Writes the settings into client/package.json from their one schema (server/src/settings.ts).
 * `npm run generate` after a setting has changed; a test fails while they differ.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { root } from "../test/host/folder.mjs";

const bundled = await build({
  entryPoints: [path.join(root, "server/src/settings-contribution.ts")],
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
});
const source = `data:text/javascript;base64,${Buffer.from(bundled.outputFiles[0].contents).toString("base64")}`;
const { settingsContribution } = await import(source);
const file = path.join(root, "client/package.json");
const manifest = JSON.parse(await readFile(file, "utf8"));
manifest.contributes.configuration = settingsContribution();
await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
