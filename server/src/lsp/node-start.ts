import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { startCompiled } from "./compiled-code.ts";

// What editors start. The server itself is a bundle of its own (see `node.ts`), so that its code can be kept compiled.

/**
 * How V8 works while the server starts: it compiles nothing for speed, which takes more time then than it saves, and gives new things no more
 * room, because nearly all that is made then stays. Together that saves a third of the memory that starting touches.
 */
const starting = ["--no-opt", "--semi-space-growth-factor=1"];
/** How it works otherwise. */
const running = ["--opt", "--semi-space-growth-factor=2"];
/** When the server has started for sure, in milliseconds. */
const longestStart = 900;
/** When a server that runs on keeps its code: the first file has been looked through by then. */
const soon = 20_000;

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag);
}

function keepCode(): void {
  // V8 uses kept code only under the flags under which it was kept.
  setFlags(starting);
  keep();
  setFlags(running);
}

setFlags(starting);
const { exports, keep } = startCompiled(path.join(__dirname, "server-main.js"));
const { started } = exports as typeof import("./node.ts");
void started.then(() => setFlags(running));
setTimeout(() => setFlags(running), longestStart).unref();
setTimeout(keepCode, soon).unref();
process.once("exit", keepCode);
