/**
 * `npm test`: everything, from a fresh clone to a real VS Code. Installs what is missing, builds and packs the extension, checks
 * style, imports and types, runs the unit tests, the web-worker bundle in a browser, the suite in a real VS Code, the
 * extension in VS Code for the web, and the installed VSIX. The last line is `N passed, N failed`; the exit code is 0 only when nothing failed.
 *
 * `npm test -- --only build,vscode` runs the named parts: build, style, imports, types, unit, worker, vscode, browser, installed.
 */
import { mkdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { extensionFolder, pictureFolder, root } from "../test/host/folder.mjs";
import { run } from "../test/host/process.mjs";
import { installIfNeeded } from "./install.mjs";

const only = process.argv.includes("--only") ? process.argv[process.argv.indexOf("--only") + 1].split(",") : undefined;
const unitReport = path.join(root, ".out", "unit-tests.json");
const total = { passed: 0, failed: 0 };

/** Runs one part, says how long it took, and counts what it gives: numbers of tests, or one for the part itself. */
async function part(name, work) {
  if (only && !only.includes(name)) return;
  const started = performance.now();
  let counted = { passed: 1, failed: 0 };
  try {
    counted = (await work()) ?? counted;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    counted = { passed: 0, failed: 1 };
  }
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${counted.failed > 0 ? "FAILED" : "ok"}  ${name}  ${seconds} s  (${counted.passed} passed, ${counted.failed} failed)`,
  );
}

/** A tool of node_modules; its output is shown only when it fails. */
async function tool(name, args) {
  const script = path.join(root, "node_modules", ".bin", name);
  const { code, output } = await run(script, args, { cwd: root });
  if (code !== 0) throw new Error(`${name} ${args.join(" ")}\n${output}`);
}

async function build() {
  const { buildExtension } = await import("./build.mjs");
  const sizes = await buildExtension({ forPackage: true });
  sizes["cli.js"] = await (await import("./build-cli.mjs")).buildCli();
  for (const [name, size] of Object.entries(sizes))
    console.log(`      ${name.padEnd(18)} ${(size / 1024).toFixed(0)} KB`);
}

async function unit() {
  await rm(unitReport, { force: true });
  const { code, output } = await run(
    path.join(root, "node_modules", ".bin", "vitest"),
    ["run", "--reporter=dot", "--reporter=json", `--outputFile=${unitReport}`],
    { cwd: root, timeout: 1_200_000 }, // a minute on an idle machine
  );
  const report = JSON.parse(await readFile(unitReport, "utf8").catch(() => "{}"));
  const failed = Math.max(report.numFailedTests ?? 0, code === 0 ? 0 : 1); // a file that does not load fails no test
  if (failed > 0) console.error(output);
  return { passed: report.numPassedTests ?? 0, failed };
}

async function vscodeSuite() {
  // In a process of its own, so that its lines can be counted; the suite says `N passed, N failed`.
  const source = 'import { runSuite } from "./test/host/run-suite.mjs"; process.exitCode = await runSuite();';
  const { code, output } = await run(process.execPath, ["--input-type=module", "-e", source], {
    cwd: root,
    show: true,
  });
  const said = /^(\d+) passed, (\d+) failed$/m.exec(output);
  const passed = Number(said?.[1] ?? 0);
  return { passed, failed: Math.max(Number(said?.[2] ?? 0), code === 0 && passed > 0 ? 0 : 1) };
}

await installIfNeeded();
await mkdir(path.join(root, ".out"), { recursive: true });
await part("build", build);
if (!only) await rm(pictureFolder, { recursive: true, force: true });
await Promise.all([
  (async () => {
    await part("style", () => tool("biome", ["check", "--error-on-warnings", "."]));
    await part("imports", () => tool("depcruise", ["engine/src", "server/src", "client/src"]));
    for (const folder of ["engine", "server", "client", "test"]) await part("types", () => tool("tsc", ["-p", folder]));
  })(),
  part("unit", unit),
]);
await part("worker", async () => (await import("../test/worker/smoke.mjs")).smokeTestWorker());
await part("vscode", vscodeSuite);
await part("browser", async () => (await import("../test/host/open-in-browser.mjs")).openInBrowser());
await part("installed", async () => (await import("../test/host/open-installed.mjs")).openInstalled());
console.log(`extension: ${path.relative(root, extensionFolder)}, pictures: ${path.relative(root, pictureFolder)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
