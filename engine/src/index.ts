/** The engine's public face: reading and printing rules text. The other parts are imported by their folders. */
export type { Completion } from "./grammar/complete.ts";
export {
  childNodes,
  isNode,
  meaningKey,
  pathTo,
  sameMeaning,
  shiftTree,
  stripTree,
  type TreeNode,
  walkTree,
} from "./grammar/tree.ts";
export { completeLine, explainUnread, type LineCompletion } from "./language/completion.ts";
export { printFace, printLine } from "./language/printLine.ts";
export { type FaceInput, type FaceReading, type LineReading, namesOf, readFace, type Unread } from "./language/read.ts";
export type { CardNames } from "./language/sentences.ts";
export type { Span } from "./text/words.ts";
