#!/usr/bin/env node
/**
 * A stand-in for the desktop `code` program where that cannot be had: takes the arguments that @vscode/test-electron
 * passes, and runs the suite in VS Code's own web workbench with a Node extension host, in a headless browser.
 * The exit code is the suite's; 70 when the extension host died before the suite ended; 124 when time ran out.
 *
 * Environment: CARDWRIGHT_HOST_TIMEOUT (milliseconds), CARDWRIGHT_HOST_VERBOSE=1, CARDWRIGHT_HOST_SETTINGS (JSON).
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { pictureFolder } from "./folder.mjs";
import { layHost } from "./lay-host.mjs";
import { Workbench } from "./workbench.mjs";

const timeout = Number(process.env.CARDWRIGHT_HOST_TIMEOUT ?? 240_000);
const verbose = process.env.CARDWRIGHT_HOST_VERBOSE === "1";

/** What this program understands of the desktop one's arguments; the rest only matters to a desktop. */
function readArguments(args) {
  const given = { development: [], folders: [], tests: undefined, extensionsDir: undefined };
  for (const arg of args) {
    const option = /^--([A-Za-z-]+)(?:=(.*))?$/s.exec(arg);
    if (!option) given.folders.push(path.resolve(arg));
    else if (option[1] === "extensionDevelopmentPath") given.development.push(path.resolve(option[2]));
    else if (option[1] === "extensionTestsPath") given.tests = path.resolve(option[2]);
    else if (option[1] === "extensions-dir") given.extensionsDir = path.resolve(option[2]);
  }
  if (!given.tests) throw new Error("this stand-in for `code` only runs test suites: --extensionTestsPath is missing");
  return given;
}

/**
 * The web workbench reports a crashed extension host as exit code 0. So the suite is started through this shim, which
 * leaves a file when run() really ended: no file, no success. It also marks the suite's console lines, so that they can be
 * told from the workbench's own. (VS Code's console methods are accessors with an empty setter: assignment is lost.)
 */
function suiteShim(suite, mark) {
  return `const suite = ${JSON.stringify(suite)}, mark = ${JSON.stringify(mark)};
const end = (code) => require("node:fs").writeFileSync(mark, JSON.stringify({ code }));
const { format } = require("node:util"), log = console.log.bind(console);
for (const name of ["log", "info", "debug", "warn", "error", "trace"]) {
  const sign = name === "warn" || name === "error" ? "@@err " : "@@out ";
  const value = (...words) => log(sign + format(...words));
  Object.defineProperty(console, name, { configurable: true, writable: true, value });
}
exports.run = async () => {
  try { await require(suite).run(); end(0); } catch (error) { end(1); throw error; }
};
`;
}

const given = readArguments(process.argv.slice(2));
const settings = process.env.CARDWRIGHT_HOST_SETTINGS ? JSON.parse(process.env.CARDWRIGHT_HOST_SETTINGS) : {};
mkdirSync(pictureFolder, { recursive: true });
const workbench = new Workbench({
  serverEntry: await layHost(),
  extensionsDir: given.extensionsDir,
  settings,
  env: { CARDWRIGHT_PICTURES: pictureFolder }, // tells the suite that pictures can be taken
  verbose,
});
const chromiumFile = await findChromium();
const mark = path.join(workbench.folder, "suite-ended.json");
const workbenchLog = [];
let finished = false;

async function finish(code) {
  if (finished) return;
  finished = true;
  if (code !== 0 && !existsSync(mark))
    for (const words of workbenchLog.slice(-20)) console.error("[workbench]", ...words);
  await workbench.close();
  process.exit(code);
}
process.on("SIGINT", () => finish(130));
process.on("SIGTERM", () => finish(143));

try {
  await workbench.startServer();
  let suite = given.tests; // must name a real file, for the extension host is a remote one
  if (existsSync(suite) && statSync(suite).isDirectory()) suite = path.join(suite, "index.cjs");
  const shim = path.join(workbench.folder, "suite-shim.js");
  writeFileSync(shim, suiteShim(suite, mark));
  const page = await workbench.openPage(chromiumFile);
  page.context().on("close", () => finish(1));
  await page.exposeFunction("codeAutomationLog", (_type, words) => hear(page, words));
  await page.exposeFunction("codeAutomationExit", (code) => {
    const ended = existsSync(mark) ? JSON.parse(readFileSync(mark, "utf8")) : undefined;
    if (!ended) console.error("[host] the extension host ended before the suite did");
    void finish(ended ? code || ended.code : code || 70);
  });
  const payload = given.development.map((folder) => ["extensionDevelopmentPath", workbench.remote(folder)]);
  payload.push(["extensionTestsPath", workbench.remote(shim)]);
  await page.goto(workbench.address(given.folders[0], payload));
  setTimeout(() => {
    console.error(`[host] timed out after ${timeout} ms`);
    void finish(124);
  }, timeout);
} catch (error) {
  console.error("[host]", error);
  await finish(1);
}

/** Passes the suite's lines on, and takes a picture when it asks for one with the line `@@picture NAME`. */
async function hear(page, words) {
  const fromSuite = /^@@(out|err) ([\s\S]*)$/.exec(String(words[0] ?? ""));
  if (!fromSuite) {
    workbenchLog.push(words);
    if (verbose) console.error("[workbench]", ...words);
    return;
  }
  const picture = /^@@picture ([\w.-]+)(?: (.+))?$/.exec(fromSuite[2]);
  if (!picture) return console[fromSuite[1] === "out" ? "log" : "error"](fromSuite[2]);
  await takePicture(page, picture[1], picture[2]).catch((error) =>
    console.error(`[host] no picture ${picture[1]}: ${error.message}`),
  );
}

/** Waits for what shall be on the picture (a CSS selector) and until nothing moves any more, then takes it. */
async function takePicture(page, name, selector) {
  if (selector) await page.locator(selector).first().waitFor({ state: "visible", timeout: 10_000 });
  let before = await page.screenshot();
  for (let look = 0; look < 12; look++) {
    await page.waitForTimeout(250);
    const now = await page.screenshot();
    if (now.equals(before)) break;
    before = now;
  }
  const file = path.join(pictureFolder, `${name}.png`);
  writeFileSync(`${file}.part`, before);
  renameSync(`${file}.part`, file); // the suite waits for the name, so it may only appear when the picture is whole
}
