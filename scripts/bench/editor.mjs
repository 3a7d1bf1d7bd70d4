import { spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { extensionFolder } from "../../test/host/folder.mjs";
import { cardsFromSamples } from "./cards.mjs";

const STARTS = 5;
const KEYSTROKES = 300;
const URI = "file:///bench/set.cards";

/** Start, keystrokes and memory of the language server as it ships, spoken to over its standard streams. */
export async function measureEditor() {
  const cards = await cardsFromSamples(300);
  const text = `${cards.join("\n\n")}\n`;
  const starts = [];
  const whole = [];
  // The first start after an installation: no code is kept compiled. It is told by itself.
  await forgetCompiledCode();
  for (let i = 0; i <= STARTS; i++) {
    const started = performance.now();
    const server = await Server.start();
    await server.open(text);
    starts.push(performance.now() - started);
    await server.messages(1);
    whole.push(performance.now() - started);
    await server.stop();
  }
  const [firstStart] = starts.splice(0, 1);
  const server = await Server.start();
  await server.open(text);
  const times = [];
  const lines = text.split("\n");
  // Typing goes on in rules lines all over the file, a letter at a time, and takes back what it typed.
  const places = lines.flatMap((line, number) =>
    /^[A-Z].*\.$/.test(line) ? [{ number, column: line.length - 1 }] : [],
  );
  const word = "again";
  for (let i = 0; i < KEYSTROKES; i++) {
    const place = places[(Math.floor(i / (2 * word.length)) * 37) % places.length];
    const step = i % (2 * word.length);
    const typed = step < word.length;
    const column = place.column + (typed ? step : 2 * word.length - 1 - step);
    const range = { start: at(place.number, column), end: at(place.number, typed ? column : column + 1) };
    times.push(await server.type(range, typed ? word[step] : ""));
  }
  const memory = await server.memory();
  await server.stop();
  const settled = times.slice(20).sort((a, b) => a - b);
  return {
    startToMessages: median(starts),
    startToAllMessages: median(whole.slice(1)),
    firstStartToMessages: firstStart,
    emptyProgram: await emptyProgramMilliseconds(),
    keystrokeMedian: median(settled),
    keystrokeSlow: settled[Math.floor(settled.length * 0.99)],
    ...(memory === null ? {} : { memory }),
  };
}

/** What Node takes for a program that does nothing, from start to end: the least that a server of its own process can take. */
async function emptyProgramMilliseconds() {
  const times = [];
  for (let i = 0; i < STARTS; i++) {
    const started = performance.now();
    await new Promise((resolve) => spawn(process.execPath, ["-e", "0"]).once("exit", resolve));
    times.push(performance.now() - started);
  }
  return median(times);
}

async function forgetCompiledCode() {
  const out = path.join(extensionFolder, "out");
  for (const name of await readdir(out)) if (name.endsWith(".compiled")) await rm(path.join(out, name));
}

function at(line, character) {
  return { line, character };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/** A server process and what an editor does with it. */
class Server {
  #version = 0;
  #waiting = null;

  static async start() {
    const server = new Server();
    await server.#initialize();
    return server;
  }

  async #initialize() {
    const require = createRequire(import.meta.url);
    const rpc = require("vscode-jsonrpc/node");
    this.process = spawn(process.execPath, [path.join(extensionFolder, "out", "server.js"), "--stdio"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.connection = rpc.createMessageConnection(
      new rpc.StreamMessageReader(this.process.stdout),
      new rpc.StreamMessageWriter(this.process.stdin),
    );
    this.connection.onNotification("textDocument/publishDiagnostics", ({ uri, version }) => {
      if (uri === URI && version === this.#version) this.#waiting?.();
    });
    this.connection.onRequest((method, params) =>
      method === "workspace/configuration" ? params.items.map(() => null) : null,
    );
    this.connection.listen();
    const capabilities = { textDocument: { publishDiagnostics: { versionSupport: true } } };
    await this.connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities });
    await this.connection.sendNotification("initialized", {});
  }

  /** Waits until messages about the present text have come so many times more. */
  async messages(times) {
    for (let i = 0; i < times; i++) await this.#messages(() => {});
  }

  /** Opens the file and waits for the first of its messages: of a long file those of its first cards come before the others. */
  async open(text) {
    this.#version = 1;
    await this.#messages(() =>
      this.connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri: URI, languageId: "cards", version: 1, text },
      }),
    );
  }

  /** Replaces a range and gives the milliseconds until the messages about the new text are there. */
  async type(range, text) {
    this.#version++;
    const started = performance.now();
    await this.#messages(() =>
      this.connection.sendNotification("textDocument/didChange", {
        textDocument: { uri: URI, version: this.#version },
        contentChanges: [{ range, text }],
      }),
    );
    return performance.now() - started;
  }

  #messages(send) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("the server gave no messages within 30 seconds")), 30_000);
      this.#waiting = () => {
        clearTimeout(late);
        resolve();
      };
      send();
    });
  }

  /** Megabytes of memory in use, where the system tells; null elsewhere. */
  async memory() {
    const status = await readFile(`/proc/${this.process.pid}/status`, "utf8").catch(() => "");
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  }

  async stop() {
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    const late = setTimeout(() => this.process.kill(), 5000);
    await ended;
    clearTimeout(late);
    this.connection.dispose();
  }
}
