import { cp, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import { hostFolder } from "./folder.mjs";
import { npm, runOrThrow } from "./process.mjs";

/** The newest code-server on npm that Node 20 can run; it carries VS Code 1.100.3. */
const codeServerVersion = "4.100.3";
/** The first @vscode/ripgrep whose binary comes inside an npm package. */
const ripgrepVersion = "1.18.0";
const quietInstall = ["install", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"];

/** In the place of the native module that writes VS Code's log files: one that writes none, instead of failing loudly. */
const silentLog = `const nothing = () => {};
const log = new Proxy({}, { get: (_, name) => (name === "then" ? undefined : nothing) });
exports.setLevel = exports.setFlushOn = exports.shutdown = nothing;
exports.createRotatingLogger = exports.createAsyncRotatingLogger = async () => log;
`;

/**
 * Lays VS Code (its web workbench and remote server) in `.vscode-host/vscode` from the npm registry alone, and gives
 * the path of its server's entry. Does nothing when it is there already. About 15 seconds and 150 MB.
 *
 * The native modules (log files, terminals) are left out: they would need a compiler, and the tests need neither.
 */
export async function layHost(say = console.log) {
  const folder = path.join(hostFolder, "vscode");
  const entry = path.join(folder, "out", "server-main.js");
  const ready = path.join(hostFolder, `ready-${codeServerVersion}`);
  if (existsSync(ready)) return entry;

  say(`laying VS Code (code-server ${codeServerVersion} from npm) in .vscode-host`);
  await mkdir(hostFolder, { recursive: true });
  for (const old of ["package", "vscode", "rg"]) await rm(path.join(hostFolder, old), { recursive: true, force: true });
  const archive = `code-server-${codeServerVersion}.tgz`;
  await runOrThrow(npm, ["pack", `code-server@${codeServerVersion}`, "--silent"], { cwd: hostFolder });
  await runOrThrow("tar", ["xzf", archive, "--exclude=*.map", "package/lib/vscode"], { cwd: hostFolder });
  await rename(path.join(hostFolder, "package", "lib", "vscode"), folder);
  await rm(path.join(hostFolder, "package"), { recursive: true, force: true });
  await rm(path.join(hostFolder, archive));

  // `npm ci` fails here (its lock file lacks tslib), and its install scripts would download from GitHub.
  await runOrThrow(npm, quietInstall, { cwd: folder });
  await symlink("node_modules", path.join(folder, "node_modules.asar"));
  await layRipgrep(folder);
  await writeFile(path.join(folder, "node_modules", "@vscode", "spdlog", "index.js"), silentLog);
  await writeFile(ready, "");
  return entry;
}

/** Puts ripgrep, which finds files for VS Code, where code-server's own install script would have put it. */
async function layRipgrep(folder) {
  const aside = path.join(hostFolder, "rg");
  await mkdir(aside, { recursive: true });
  await writeFile(path.join(aside, "package.json"), '{"private":true}');
  await runOrThrow(npm, [...quietInstall, `@vscode/ripgrep@${ripgrepVersion}`], { cwd: aside });
  const platformPackage = `@vscode/ripgrep-${process.platform}-${process.arch}`;
  const to = path.join(folder, "node_modules", "@vscode", "ripgrep", "bin");
  await mkdir(to, { recursive: true });
  await cp(path.join(aside, "node_modules", platformPackage, "bin", "rg"), path.join(to, "rg"));
  await rm(aside, { recursive: true, force: true });
}
