import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Imports TypeScript of this repository into a script: bundles it into the git-ignored `.out/` and loads the bundle.
 * @param name of the bundle, a path within `.out/` without ending
 * @param contents the module, with paths from the repository's root: `export { x } from "./engine/src/…";`
 * @param options further options of esbuild
 */
export async function importBundled(name, contents, options = {}) {
  const outfile = path.join(root, ".out", `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    // ESM first: the CommonJS of some libraries loads its parts in a way that cannot be bundled.
    mainFields: ["module", "main"],
    outfile,
    logLevel: "error",
    ...options,
  });
  return import(pathToFileURL(outfile).href);
}
