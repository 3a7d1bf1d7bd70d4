import path from "node:path";
import { startCompiled } from "./compiled-code.ts";

// What editors start. The server itself is a bundle of its own (see `node.ts`), so that its code can be kept compiled.
const { keep } = startCompiled(path.join(__dirname, "server-main.js"));
/** When a server that runs on keeps its code: the first file has been looked through by then. */
const soon = 20_000;
setTimeout(keep, soon).unref();
process.once("exit", keep);
