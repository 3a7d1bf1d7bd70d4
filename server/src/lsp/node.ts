import { decodeRulesBytes } from "@cardwright/engine/rules/index";
import { ProposedFeatures, createConnection } from "vscode-languageserver/node";
import { startServer } from "./server.ts";

let hasStarted: () => void;
/** Settles when a file was looked through for the first time. */
export const started = new Promise<void>((resolve) => {
  hasStarted = resolve;
});

// The server as a Node process: over IPC (VS Code), or `--stdio` and the like (other editors).
startServer(createConnection(ProposedFeatures.all), {
  processId: process.pid,
  readTextFile: async (path) => {
    const { readFile } = await import("node:fs/promises");
    return readFile(path).then(decodeRulesBytes, () => null);
  },
  lookedThrough: () => hasStarted(),
});
