import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { root } from "../bundled.mjs";

const URI = "file:///cuts/cut.cards";

/** The language server as a process of its own, asked for completion as an editor asks it. */
export class CompletionServer {
  #version = 0;
  #told = null;

  /** Builds the server from the sources, into the git-ignored `.out/`, and starts it. */
  static async start(minify = true) {
    const outfile = path.join(root, ".out", "completions", "server.cjs");
    await build({
      entryPoints: [path.join(root, "server/src/lsp/node.ts")],
      bundle: true,
      platform: "node",
      target: "node20",
      format: "cjs",
      mainFields: ["module", "main"],
      external: ["vscode"],
      minify,
      outfile,
      logLevel: "error",
    });
    const server = new CompletionServer();
    await server.#connect(outfile);
    return server;
  }

  async #connect(file) {
    const rpc = createRequire(import.meta.url)("vscode-jsonrpc/node");
    this.process = spawn(process.execPath, [file, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
    this.connection = rpc.createMessageConnection(
      new rpc.StreamMessageReader(this.process.stdout),
      new rpc.StreamMessageWriter(this.process.stdin),
    );
    this.connection.onNotification("textDocument/publishDiagnostics", () => this.#told?.());
    this.connection.onRequest((method, params) =>
      method === "workspace/configuration" ? params.items.map(() => null) : null,
    );
    this.connection.listen();
    await this.connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
    await this.connection.sendNotification("initialized", {});
  }

  /** Opens a text and waits for the first messages about it. */
  async open(text) {
    this.#version = 1;
    const told = new Promise((resolve) => {
      this.#told = resolve;
    });
    const textDocument = { uri: URI, languageId: "cards", version: 1, text };
    await this.connection.sendNotification("textDocument/didOpen", { textDocument });
    await told;
  }

  /** Puts another text into the file. */
  async type(text) {
    const textDocument = { uri: URI, version: ++this.#version };
    await this.connection.sendNotification("textDocument/didChange", { textDocument, contentChanges: [{ text }] });
  }

  /**
   * What is offered at a place, as the editor shows it: what does not fit the letters typed is left out, the rest stands in the
   * order of `sortText`. With the milliseconds it took by the clock, and by the time the server's main thread was at work.
   */
  async offers(position) {
    const before = await this.#threadTime();
    const started = performance.now();
    const answer = await this.connection.sendRequest("textDocument/completion", {
      textDocument: { uri: URI },
      position,
    });
    const clock = performance.now() - started;
    const core = (await this.#threadTime()) - before;
    const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
    const shown = items
      .map((item) => ({ item, key: item.sortText ?? item.label }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ item }) => item.textEdit?.newText ?? item.insertText ?? item.label);
    return { offers: shown, items, clock, core };
  }

  /** Milliseconds that the server's main thread was at work, where the system tells. */
  async #threadTime() {
    const { pid } = this.process;
    const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, "utf8").catch(() => "");
    return Number(text.split(" ")[0]) / 1e6;
  }

  /** Megabytes of memory in use, where the system tells. */
  async memory() {
    const status = await readFile(`/proc/${this.process.pid}/status`, "utf8").catch(() => "");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  }

  async stop() {
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    await new Promise((resolve) => this.process.once("exit", resolve));
    this.connection.dispose();
  }
}
