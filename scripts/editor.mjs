/**
 * `npm run editor`: opens the samples in VS Code with Cardwright. In the desktop VS Code where its `code` is there, else in the
 * VS Code from npm, in your browser. `npm run editor -- --browser` takes the latter anyway; `-- FOLDER` opens another folder.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { extensionFolder, root } from "../test/host/folder.mjs";
import { run } from "../test/host/process.mjs";
import { installIfNeeded } from "./install.mjs";

const args = process.argv.slice(2);
const folder = path.resolve(args.find((arg) => !arg.startsWith("--")) ?? path.join(root, "samples"));
const opened = existsSync(folder) ? folder : root;

await installIfNeeded();
console.log("building the extension");
await (await import("./build.mjs")).buildExtension();

const desktop = process.platform === "win32" ? "code.cmd" : "code";
const hasDesktop =
  !args.includes("--browser") && (await run(desktop, ["--version"]).catch(() => ({ code: 1 }))).code === 0;
if (hasDesktop) {
  console.log(`opening ${opened} in VS Code`);
  await run(desktop, ["--new-window", `--extensionDevelopmentPath=${extensionFolder}`, opened], { show: true });
} else {
  await openInBrowser();
}

/** Serves the VS Code from npm on this machine and opens it in the default browser, until Ctrl+C. */
async function openInBrowser() {
  const { layHost } = await import("../test/host/lay-host.mjs");
  const { Workbench } = await import("../test/host/workbench.mjs");
  const workbench = new Workbench({ serverEntry: await layHost() });
  await workbench.startServer();
  const address = workbench.address(opened, [["extensionDevelopmentPath", workbench.remote(extensionFolder)]]);
  console.log(`\nVS Code with Cardwright: ${address}\nEnd with Ctrl+C.`);
  const opener = { darwin: "open", win32: "explorer" }[process.platform] ?? "xdg-open";
  spawn(opener, [address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, async () => {
      await workbench.close();
      process.exit(0);
    });
}
