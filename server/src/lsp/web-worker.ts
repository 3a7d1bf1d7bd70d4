import {
  BrowserMessageReader,
  BrowserMessageWriter,
  ProposedFeatures,
  createConnection,
} from "vscode-languageserver/browser";
import { startServer } from "./server.ts";

/** What a web worker's global object offers for messages. */
declare const self: ConstructorParameters<typeof BrowserMessageWriter>[0];

// The server as a web worker. It has no file system; what it needs to read, the client hands over.
const connection = createConnection(
  ProposedFeatures.all,
  new BrowserMessageReader(self),
  new BrowserMessageWriter(self),
);
startServer(connection, { processId: null, readTextFile: () => Promise.resolve(null) });
