import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";

/** “when it enters” behind counters that are had or gotten */
function asItEnters(clause: TreeNode | undefined): TreeNode | undefined {
  return children(clause, "tails").find(
    (tail) => tail.kind === "whenTail" && child(tail, "event", "verbs")?.kind === "enter",
  );
}

/** “This creature starts with two +1/+1 counters on it.”, “gets two +1/+1 counters when it enters” */
export const entersInOwnWords = check("enters-in-own-words", {
  ref: "REP06 TRG12",
  severity: "warning",
  rules: [cr("614.1c"), cr("614.1d")],
  on: ["enterWith", "enterTapped", "getCounters"],
  test: (node, place) => {
    const clause = place.above("clause");
    const late = asItEnters(clause);
    if (!child(clause, "subject") || (node.kind === "getCounters" && !late)) return false;
    return { at: [node, late ?? node] };
  },
  message: (place) =>
    place.node.kind === "enterTapped"
      ? `“${place.words()}” is worded “enters tapped”.`
      : `“${place.words()}” is worded “enters with … counters on it”.`,
  why: "What is so from the first moment on is told with “enters”; what comes later is too late for what looks at once.",
  help: "Write “This creature enters with two +1/+1 counters on it.” or “This land enters tapped.”",
  fixes: (place) => {
    const verb = place.node;
    const old = place.above("clause")!;
    const how =
      verb.kind === "enterTapped"
        ? made("tapped")
        : made("withCounters", { counters: child(verb, "counters"), on: made("pronoun", { is: "it" }) });
    const tails = children(old, "tails").filter((tail) => tail !== asItEnters(old));
    const clause = made("clause", {
      subject: child(old, "subject"),
      verbs: made("enter", { how }),
      tails: tails.length > 0 ? tails : undefined,
    });
    return [place.replace("Word it as cards do", true, old, clause)];
  },
  wrong: [
    "Creature — Elf | This creature «starts with two +1/+1 counters on it».",
    "Artifact | Soot Herald «enters with three charge counters».",
    "Artifact | This artifact «gets three charge counters when it enters».",
    "Land | This land «comes in tapped».",
  ],
  right: ["Creature — Elf | This creature enters with two +1/+1 counters on it.", "Land | This land enters tapped."],
  fixed: [
    "Creature — Elf | This creature enters with two +1/+1 counters on it.",
    "Artifact | Soot Herald enters with three charge counters on it.",
    "Artifact | This artifact enters with three charge counters on it.",
    "Land | This land enters tapped.",
  ],
});
