import { readFile } from "node:fs/promises";
import { decodeRulesBytes } from "@cardwright/engine/rules/index";
import { ProposedFeatures, createConnection } from "vscode-languageserver/node";
import { startServer } from "./server.ts";

// The server as a Node process: over IPC (VS Code), or `--stdio` and the like (other editors).
startServer(createConnection(ProposedFeatures.all), {
  processId: process.pid,
  readTextFile: (path) => readFile(path).then(decodeRulesBytes, () => null),
});
