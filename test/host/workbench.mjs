import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { playwright } from "./chromium.mjs";

/** User settings every run wants: no network, no pop-ups, nothing in the way of the editor. */
const quietSettings = {
  "telemetry.telemetryLevel": "off",
  "update.mode": "none",
  "extensions.autoUpdate": false,
  "extensions.autoCheckUpdates": false,
  "extensions.ignoreRecommendations": true,
  "workbench.startupEditor": "none",
  "workbench.enableExperiments": false,
  "workbench.tips.enabled": false,
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "git.enabled": false,
  "typescript.disableAutomaticTypeAcquisition": true,
  "files.simpleDialog.enable": true,
  "window.confirmBeforeClose": "never",
  "editor.cursorBlinking": "solid", // pictures are taken once nothing moves any more
};

const chromiumArgs = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"].concat(
  ["--disable-background-networking", "--disable-component-update", "--disable-sync"], // nothing may ask the network
  // A page that a test has changed on its way counts as a foreign one; it may still talk to this machine.
  ["--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests"],
);

/** A VS Code server in a temporary folder of its own, and the browser that shows it. */
export class Workbench {
  #server;
  #browser;
  /** Everything the server has said, for the report of a failed run. */
  log = "";

  /**
   * @param {{ serverEntry: string, extensionsDir?: string, settings?: object, env?: NodeJS.ProcessEnv, verbose?: boolean }} options
   */
  constructor({ serverEntry, extensionsDir, settings = {}, env = {}, verbose = false }) {
    this.verbose = verbose;
    this.serverEntry = serverEntry;
    this.folder = mkdtempSync(path.join(tmpdir(), "cardwright-host-"));
    this.dataDir = path.join(this.folder, "data");
    this.extensionsDir = extensionsDir ?? path.join(this.folder, "extensions");
    // EXTENSIONS_GALLERY={} switches the marketplace off; else the server would look up open-vsx.org.
    this.env = { ...process.env, EXTENSIONS_GALLERY: "{}", ...env };
    for (const name of ["NODE_OPTIONS", "VSCODE_IPC_HOOK_CLI", "ELECTRON_RUN_AS_NODE", "VSCODE_CWD"])
      delete this.env[name];
    const userFolder = path.join(this.dataDir, "data", "User"); // code-server keeps user settings on the server
    mkdirSync(userFolder, { recursive: true });
    mkdirSync(this.extensionsDir, { recursive: true });
    writeFileSync(path.join(userFolder, "settings.json"), JSON.stringify({ ...quietSettings, ...settings }));
  }

  #arguments(extra) {
    const folders = ["--server-data-dir", this.dataDir, "--extensions-dir", this.extensionsDir];
    return [this.serverEntry, ...folders, "--accept-server-license-terms", ...extra];
  }

  /** Installs a VSIX the way a user would from the command line; throws what the installer said when it fails. */
  async install(vsix) {
    const child = spawn(process.execPath, this.#arguments(["--install-extension", vsix]), { env: this.env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
    const code = await new Promise((resolve) => child.once("close", resolve));
    if (code !== 0) throw new Error(`VS Code could not install ${vsix}:\n${output}`);
  }

  /** Starts the server on a free port of 127.0.0.1 and keeps the port in `port` (or takes the given one). */
  async startServer({ port = 0, trust = false } = {}) {
    const args = ["--host", "127.0.0.1", "--port", String(port), "--without-connection-token", "--disable-telemetry"];
    if (!trust) args.push("--disable-workspace-trust");
    // Newer builds read the test path from the page's address only with the smoke test driver on.
    args.push("--enable-smoke-test-driver");
    const server = spawn(process.execPath, this.#arguments(args), {
      stdio: ["ignore", "pipe", "pipe"],
      detached: true, // so that its extension host and watchers can be ended with it, as one group
      env: this.env,
    });
    this.#server = server;
    this.port = await new Promise((resolve, reject) => {
      const hear = (data) => {
        this.log += data;
        if (this.verbose) process.stderr.write(data);
        const found = /Extension host agent listening on (\d+)/.exec(this.log);
        if (found) resolve(Number(found[1]));
      };
      server.stdout.on("data", hear);
      server.stderr.on("data", hear);
      server.once("exit", (code) => reject(new Error(`the VS Code server ended with ${code}\n${this.log}`)));
    });
  }

  /** A path on this machine as the workbench names it. */
  remote(file) {
    return `vscode-remote://127.0.0.1:${this.port}${file.split(path.sep).map(encodeURIComponent).join("/")}`;
  }

  /** The address of the workbench, with a folder opened and the given payload (`[key, value]` pairs). */
  address(folder, payload = []) {
    const query = new URLSearchParams();
    if (folder) query.set(folder.endsWith(".code-workspace") ? "workspace" : "folder", folder);
    else query.set("ew", "true");
    const all = [["skipWelcome", "true"], ["skipReleaseNotes", "true"], ...payload];
    query.set("payload", JSON.stringify(all));
    return `http://127.0.0.1:${this.port}/?${query}`;
  }

  /** A page of a headless browser that can reach this machine only. */
  async openPage(chromiumFile) {
    this.#browser = await playwright().launchPersistentContext(path.join(this.folder, "chromium"), {
      executablePath: chromiumFile,
      headless: true,
      viewport: { width: 1280, height: 800 },
      args: chromiumArgs,
    });
    const page = this.#browser.pages()[0] ?? (await this.#browser.newPage());
    const outside = (url) =>
      !["127.0.0.1", "localhost"].includes(url.hostname) && !["data:", "blob:"].includes(url.protocol);
    await page.route(outside, (route) => route.abort());
    page.on("pageerror", (error) => console.error("[page]", error.message));
    if (this.verbose) page.on("console", (message) => console.error(`[page ${message.type()}] ${message.text()}`));
    this.page = page;
    return page;
  }

  /** Ends browser and server and everything they started, and removes the temporary folder. */
  async close() {
    const browser = this.#browser;
    this.#browser = undefined;
    const patience = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    if (browser) await Promise.race([browser.close().catch(() => {}), patience(5000)]);
    const server = this.#server;
    this.#server = undefined;
    if (server && server.exitCode === null && server.signalCode === null) {
      const gone = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await Promise.race([gone, patience(3000)]);
      try {
        process.kill(-server.pid, "SIGKILL");
      } catch {} // the group is gone already
    }
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
