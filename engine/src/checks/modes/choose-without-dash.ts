import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { children } from "../trees.ts";

/** “Choose one.” above modes */
export const chooseWithoutDash = check("choose-without-dash", {
  ref: "MOD01",
  severity: "warning",
  rules: [cr("700.2")],
  on: "chooseModes",
  test: (node, place) => {
    const header = place.frame;
    const isLast = children(header, "effects").at(-1) === place.parent;
    if (!node.inText || !isLast || children(header, "modes").length === 0) return false;
    const [from, to] = place.span();
    // The header is a line of its own, so that what stands behind the words is a full stop at most.
    const stop = place.face.source.lines.find(({ start, end }) => start <= to && to <= end)?.end ?? to;
    return {
      at: { span: [from, stop] as const },
      fixes: [place.edit("Write a long dash", true, { span: [to, stop], text: " —" })],
    };
  },
  message: (place) => `“${place.words()}” is followed by a long dash where modes stand below it.`,
  why: "The dash tells that what follows are the modes.",
  help: "Write “Choose one —”, then one line for each mode, starting with •.",
  wrong: [
    "«Choose one.»\n• Draw a card.\n• You gain 3 life.",
    "«Choose one»\n• Draw a card.\n• You gain 3 life.",
    "Creature — Elf | When this creature enters, «choose one.»\n• Draw a card.\n• You gain 3 life.",
  ],
  right: [
    "Choose one —\n• Draw a card.\n• You gain 3 life.",
    "Choose two. You may choose the same mode more than once.\n• Draw a card.\n• You gain 3 life.",
  ],
  fixed: ["Choose one —\n• Draw a card.\n• You gain 3 life."],
});
