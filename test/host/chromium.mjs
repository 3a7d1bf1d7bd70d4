import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { hostFolder } from "./folder.mjs";
import { npm, run, runOrThrow } from "./process.mjs";

/** The npm package with a headless Chromium inside; it asks for Node 22 but runs on Node 20. */
const packagedChromium = "@sparticuz/chromium@153.0.0";

const programNames = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser", "microsoft-edge"];
const programFiles = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The path of a Chromium that starts: `CARDWRIGHT_CHROMIUM`, else an installed Chrome, Chromium or Edge, else one
 * from npm, unpacked into `.vscode-host/chromium`.
 */
export async function findChromium(say = console.log) {
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => programNames.map((name) => path.join(folder, name)));
  for (const file of [process.env.CARDWRIGHT_CHROMIUM, ...onPath, ...programFiles]) {
    if (file && existsSync(file) && (await starts(file))) return file;
  }
  return layChromium(say);
}

/** A Chromium that is there may still not start, for lack of a library or because it is a snap's empty shell. */
async function starts(file) {
  const { code } = await run(file, ["--version"], { timeout: 20_000 }).catch(() => ({ code: 1 }));
  return code === 0;
}

async function layChromium(say) {
  const folder = path.join(hostFolder, "chromium");
  const unpacked = path.join(folder, "chromium");
  if (existsSync(unpacked) && (await starts(unpacked))) return unpacked;
  say(`laying a headless Chromium (${packagedChromium} from npm) in .vscode-host`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "package.json"), '{"private":true,"type":"module"}');
  await runOrThrow(npm, ["install", "--no-audit", "--no-fund", "--loglevel=error", packagedChromium], { cwd: folder });
  // It unpacks into the temporary folder, so it is given ours. In a process of its own: os.tmpdir() reads the environment.
  const unpack = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath();';
  await runOrThrow(process.execPath, ["--input-type=module", "-e", unpack], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
  });
  if (!(await starts(unpacked))) throw new Error(`no Chromium starts here; name one in CARDWRIGHT_CHROMIUM`);
  return unpacked;
}

/** Playwright, which drives the browser. Loaded late: `npm test` may have to install it first. */
export function playwright() {
  return createRequire(import.meta.url)("playwright-core").chromium;
}
