import { cp, mkdtemp, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { extensionFolder, root } from "./folder.mjs";

const standIn = path.join(import.meta.dirname, "code.mjs");
const downloads = "https://update.code.visualstudio.com/api/releases/stable";

/**
 * Which VS Code the suite runs in: a downloaded desktop one where there are internet and a screen, else the stand-in from
 * npm. `CARDWRIGHT_VSCODE=desktop` or `=host` decides it by hand.
 */
async function chooseVSCode() {
  const asked = process.env.CARDWRIGHT_VSCODE;
  if (asked === "host" || asked === "desktop") return asked;
  const screen = process.platform !== "linux" || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  if (!screen) return "host";
  const online = await fetch(downloads, { signal: AbortSignal.timeout(5000) }).then(
    (answer) => answer.ok,
    () => false,
  );
  return online ? "desktop" : "host";
}

/**
 * Runs the suite of `dist/test` in a real VS Code with the extension of `dist/vscode`, on a fresh copy of the suite's
 * workspace. Gives the suite's exit code: 0 only when it ran to its end and nothing failed.
 */
export async function runSuite() {
  const { runTests } = createRequire(import.meta.url)("@vscode/test-electron");
  const workspace = await mkdtemp(path.join(tmpdir(), "cardwright-workspace-"));
  try {
    await fillWorkspace(workspace);
    const vscode = await chooseVSCode();
    console.log(`real VS Code: ${vscode === "host" ? "from npm, in a headless browser" : "desktop, downloaded"}`);
    return await runTests({
      ...(vscode === "host" ? { vscodeExecutablePath: standIn, reuseMachineInstall: true } : { version: "stable" }),
      extensionDevelopmentPath: extensionFolder,
      extensionTestsPath: path.join(root, "dist", "test", "index.cjs"),
      launchArgs: [workspace, "--disable-extensions", "--disable-workspace-trust"],
    });
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The samples and the suite's own card files: the suite edits them, so it gets copies. */
export async function fillWorkspace(workspace) {
  for (const from of [path.join(root, "samples"), path.join(root, "test", "fixtures")])
    if (existsSync(from)) await cp(from, workspace, { recursive: true });
}
