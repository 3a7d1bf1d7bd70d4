import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { startCompiled } from "./compiled-code.ts";

// What editors start. The server itself is a bundle of its own (see `node.ts`), so that its code can be kept compiled.

/**
 * While the server starts, nearly all that it makes stays. With the little room for new things that V8 begins with, it touches a quarter
 * less memory than if that room grew, which it does to no purpose then.
 */
function growRoomForNewThings(grows: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${grows ? 2 : 1}`);
}

growRoomForNewThings(false);
const { keep } = startCompiled(path.join(__dirname, "server-main.js"));
/** When a server that runs on keeps its code: the first file has been looked through by then. */
const soon = 20_000;
/** When it has started for sure. */
const started = 2_000;

function keepAsStarted(): void {
  // V8 uses kept code only under the flags under which it was kept.
  growRoomForNewThings(false);
  keep();
  growRoomForNewThings(true);
}

setTimeout(() => growRoomForNewThings(true), started).unref();
setTimeout(keepAsStarted, soon).unref();
process.once("exit", keepAsStarted);
