/**
 * Bundles the command line into `server/dist/cli.js`, which `server/bin/cardwright.mjs` loads.
 *
 *   node scripts/build-cli.mjs
 */
import { stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** Where the bundle is. */
export const cliBundle = path.join(root, "server", "dist", "cli.js");

/** Builds the bundle and gives its size in bytes. */
export async function buildCli() {
  await build({
    absWorkingDir: root,
    entryPoints: ["server/src/cli/main.ts"],
    outfile: cliBundle,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    // Some libraries have a CommonJS form that bundlers can not follow.
    mainFields: ["module", "main"],
    // Libraries that are CommonJS ask for Node's own modules with `require`, which a module does not have.
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module";\nconst require = makeRequire(import.meta.url);',
    },
    logLevel: "warning",
    legalComments: "none",
  });
  return (await stat(cliBundle)).size;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(`cli.js ${((await buildCli()) / 1024).toFixed(0)} KB`);
