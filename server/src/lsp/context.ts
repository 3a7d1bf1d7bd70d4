import type { ClientCapabilities } from "vscode-languageserver";
import type { Settings } from "../settings.ts";
import type { OpenFiles } from "./open-files.ts";
import type { ServerLog } from "./run-safe.ts";

/** What the server needs from the place it runs in (a Node process, a web worker). The core itself asks for nothing. */
export interface ServerHost {
  /** The number of the process, where there are processes: for the log, and for tests that end it. */
  readonly processId: number | null;
  /** The text of a file on the machine, or `null` where it can't be read. */
  readTextFile(path: string): Promise<string | null>;
}

/** What every feature may look at. */
export interface ServerContext {
  readonly client: ClientCapabilities;
  readonly files: OpenFiles;
  readonly host: ServerHost;
  readonly log: ServerLog;
  readonly settings: Settings;
}
