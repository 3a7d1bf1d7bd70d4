/**
 * Builds the extension exactly as it ships into `dist/vscode`, the real-VS-Code suite into `dist/test`, and the command line.
 *
 *   node scripts/build.mjs             for development: source maps, readable code
 *   node scripts/build.mjs --package   minified, and packed as `dist/cardwright.vsix`
 *   node scripts/build.mjs --watch     rebuilds the bundles at every save
 */
import { cp, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";
import { extensionFolder, packageFile, root } from "../test/host/folder.mjs";
import { buildCli } from "./build-cli.mjs";
import { importBundled } from "./bundled.mjs";
import { keptBeginnings } from "./kept-beginnings.mjs";
import { lateBuiltins } from "./late-builtins.mjs";
import { packedTexts } from "./packed-texts.mjs";
import { withoutExamples } from "./without-examples.mjs";

const testFolder = path.join(root, "dist", "test");

/** What each bundle is made from, and for which kind of host. */
function bundles(forPackage) {
  const common = {
    bundle: true,
    minify: forPackage,
    sourcemap: !forPackage,
    logLevel: "warning",
    legalComments: "none",
  };
  // ESM first: the CommonJS of some libraries loads its parts in a way that cannot be bundled.
  const node = {
    ...common,
    platform: "node",
    target: "node20",
    format: "cjs",
    external: ["vscode"],
    mainFields: ["module", "main"],
  };
  // The browser bundles fail to build when anything of Node creeps in: nothing of it is external here.
  const browser = { ...common, platform: "browser", target: "es2022", format: "cjs", external: ["vscode"] };
  const into = (name) => path.join(extensionFolder, "out", name);
  return [
    { ...node, entryPoints: ["client/src/extension.ts"], outfile: into("extension.js") },
    { ...node, entryPoints: ["server/src/lsp/node-start.ts"], outfile: into("server.js") },
    {
      ...node,
      entryPoints: ["server/src/lsp/node.ts"],
      outfile: into("server-main.js"),
      plugins: [packedTexts, keptBeginnings, withoutExamples, lateBuiltins, startedCompiled],
    },
    { ...browser, entryPoints: ["client/src/web/extension.ts"], outfile: into("web/extension.js") },
    {
      ...browser,
      format: "iife",
      entryPoints: ["server/src/lsp/web-worker.ts"],
      outfile: into("web/server.js"),
      plugins: [packedTexts, keptBeginnings, withoutExamples],
    },
    { ...browser, format: "iife", entryPoints: ["client/src/panel/view/main.ts"], outfile: into("panel.js") },
    { ...browser, entryPoints: ["client/src/panel/view/panel.css"], outfile: into("panel.css") },
  ];
}

/**
 * Makes a bundle what `compiled-code.ts` starts: a function of what modules are given. What esbuild leaves of other alphabets (patterns
 * alone) becomes escapes, because V8 keeps a text of ASCII in half the memory.
 */
const startedCompiled = {
  name: "started compiled",
  setup: (build) =>
    build.onEnd(async () => {
      const { outfile } = build.initialOptions;
      const text = await readFile(outfile, "utf8");
      const escaped = text.replaceAll(
        /[^\0-\x7f]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
      await writeFile(outfile, `(function (exports, require, module, __filename, __dirname) { ${escaped}\n})`);
    }),
};

const suite = {
  entryPoints: ["test/vscode/index.ts"],
  outfile: path.join(testFolder, "index.cjs"),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "cjs",
  external: ["vscode", "*/parallel-buffered.cjs", "*/worker.cjs"], // mocha's parallel runner, which is not used
  sourcemap: "inline",
  logLevel: "warning",
};

/** Files that ship as they are. */
async function copyPlainFiles() {
  for (const [from, to] of [
    ["syntaxes", "syntaxes"],
    ["client/l10n", "l10n"],
    ["client/images", "images"],
    ["client/package.nls.json", "package.nls.json"],
    ["client/README.md", "README.md"],
    ["CHANGELOG.md", "CHANGELOG.md"],
    ["LICENSE", "LICENSE"],
  ]) {
    if (await exists(path.join(root, from)))
      await cp(path.join(root, from), path.join(extensionFolder, to), { recursive: true });
  }
}

async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** The JSON schema of set files, for completion in `cardset.json`; made from the engine's own schema of them. */
async function writeSetFileSchema() {
  const { setFileJsonSchema } = await importBundled(
    "build/set-file",
    'export { setFileJsonSchema } from "./engine/src/cards/setFile.ts";',
  );
  await writeFile(path.join(extensionFolder, "cardset.schema.json"), JSON.stringify(setFileJsonSchema()));
}

/** The shipped package.json: the client's, without what only the workspace needs. */
async function writeManifest() {
  const manifest = JSON.parse(await readFile(path.join(root, "client/package.json"), "utf8"));
  for (const key of ["dependencies", "devDependencies", "private", "type"]) delete manifest[key];
  manifest.files = ["out", "images", "l10n", "syntaxes", "*.json", "*.md", "LICENSE"];
  await writeFile(path.join(extensionFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Builds everything. With `forPackage` also packs `dist/cardwright.vsix`. Gives the sizes in bytes of what ships. */
export async function buildExtension({ forPackage = false } = {}) {
  await rm(extensionFolder, { recursive: true, force: true });
  await mkdir(extensionFolder, { recursive: true });
  await Promise.all(bundles(forPackage).map((bundle) => build({ ...bundle, absWorkingDir: root })));
  await copyPlainFiles();
  await writeManifest();
  await writeSetFileSchema();
  await build({ ...suite, absWorkingDir: root });
  if (forPackage) await packageExtension();
  const shipped = ["extension.js", "server.js", "server-main.js", "web/extension.js", "web/server.js", "panel.js"];
  const sizes = {};
  for (const name of shipped) sizes[name] = (await stat(path.join(extensionFolder, "out", name))).size;
  if (forPackage) sizes["cardwright.vsix"] = (await stat(packageFile)).size;
  return sizes;
}

async function packageExtension() {
  const { createVSIX } = createRequire(import.meta.url)("@vscode/vsce");
  await createVSIX({
    cwd: extensionFolder,
    packagePath: packageFile,
    dependencies: false,
    allowMissingRepository: true,
  });
}

async function watch() {
  await buildExtension();
  for (const bundle of bundles(false)) await (await context({ ...bundle, absWorkingDir: root })).watch();
  console.log("watching; end with Ctrl+C");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--watch")) await watch();
  else {
    const sizes = await buildExtension({ forPackage: process.argv.includes("--package") });
    sizes["cli.js"] = await buildCli();
    for (const [name, size] of Object.entries(sizes)) console.log(`${name.padEnd(18)} ${(size / 1024).toFixed(0)} KB`);
  }
}
