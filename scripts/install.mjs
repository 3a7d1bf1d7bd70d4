import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "../test/host/folder.mjs";
import { npm, runOrThrow } from "../test/host/process.mjs";

/**
 * Installs the workspace's dependencies where they are missing or the lock file is newer. Imports nothing that would have to
 * be installed first, so every script can begin with it.
 */
export async function installIfNeeded(say = console.log) {
  const lock = path.join(root, "package-lock.json");
  const installed = path.join(root, "node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  const fresh = !existsSync(installed);
  say(`installing dependencies (npm ${fresh ? "ci" : "install"})`);
  await runOrThrow(npm, [fresh ? "ci" : "install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root });
}
