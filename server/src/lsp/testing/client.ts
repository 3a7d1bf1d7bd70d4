import { PassThrough } from "node:stream";
import type { Diagnostic, PublishDiagnosticsParams } from "vscode-languageserver";
import { createConnection } from "vscode-languageserver/node";
import {
  type ClientCapabilities,
  type InitializeResult,
  StreamMessageReader,
  StreamMessageWriter,
  createMessageConnection,
} from "vscode-languageserver-protocol/node";
import type { InitializationOptions } from "../../protocol.ts";
import type { ServerHost } from "../context.ts";
import { startServer } from "../server.ts";

/** A language client for tests, connected to a server of its own in the same process. */
export interface TestClient {
  readonly initialized: InitializeResult;
  /** Every message the server has published, by document. */
  readonly published: Map<string, Diagnostic[]>;
  /** Everything else the server has said: `[method, params]`. */
  readonly heard: [string, unknown][];
  openFile(uri: string, text: string, version?: number): Promise<void>;
  change(uri: string, text: string, version: number): Promise<void>;
  close(uri: string): Promise<void>;
  request<Result>(method: string, params: unknown): Promise<Result>;
  notify(method: string, params: unknown): Promise<void>;
  /** Waits until something is so. */
  until(look: () => boolean): Promise<void>;
  end(): Promise<void>;
}

/** What a test changes about the client and the place the server runs in. */
export interface TestClientOptions {
  readonly capabilities?: ClientCapabilities;
  /** What the client answers when it is asked for the `cardwright` settings. */
  readonly settings?: unknown;
  readonly host?: Partial<ServerHost>;
  readonly initializationOptions?: InitializationOptions;
  /** What the client answers to other requests of the server, by method. */
  readonly answers?: Readonly<Record<string, (params: unknown) => unknown>>;
}

/** Starts a server and a client that speak the real protocol over a pair of streams, up to `initialized`. */
export async function connect(options: TestClientOptions = {}): Promise<TestClient> {
  const { capabilities = {}, settings, host, initializationOptions, answers = {} } = options;
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  startServer(server, { processId: 1, readTextFile: async () => null, ...host });
  const connection = createMessageConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  const published = new Map<string, Diagnostic[]>();
  const heard: [string, unknown][] = [];
  connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    published.set(uri, diagnostics);
  });
  connection.onNotification((method, params) => void heard.push([method, params]));
  connection.onRequest("workspace/configuration", () => [settings]);
  connection.onRequest((method, params) => {
    heard.push([method, params]);
    return answers[method]?.(params) ?? null;
  });
  connection.listen();
  const initialized = await connection.sendRequest<InitializeResult>("initialize", {
    processId: null,
    rootUri: null,
    capabilities,
    ...(initializationOptions ? { initializationOptions } : {}),
  });
  await connection.sendNotification("initialized", {});
  return {
    initialized,
    published,
    heard,
    openFile: (uri, text, version = 1) =>
      connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri, languageId: "cards", version, text },
      }),
    change: (uri, text, version) =>
      connection.sendNotification("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      }),
    close: (uri) => connection.sendNotification("textDocument/didClose", { textDocument: { uri } }),
    request: (method, params) => connection.sendRequest(method, params),
    notify: (method, params) => connection.sendNotification(method, params),
    until: async (look) => {
      const end = Date.now() + 10_000;
      while (!look()) {
        if (Date.now() > end) throw new Error(`waited in vain; heard ${JSON.stringify(heard).slice(0, 2000)}`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    end: async () => {
      await connection.sendRequest("shutdown");
      connection.dispose();
      server.dispose();
    },
  };
}
