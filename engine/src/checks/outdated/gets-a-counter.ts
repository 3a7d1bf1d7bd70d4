import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, holds, made } from "../trees.ts";

/** “gets a +1/+1 counter” */
export const getsCounter = check("gets-a-counter", {
  ref: "CTR01",
  severity: "warning",
  rules: [cr("122.1a"), cr("122.6")],
  on: "getCounters",
  test: (node, place) => {
    const counters = child(node, "counters");
    if (counters?.kind !== "counters" || !holds(counters, "statsCounter") || place.isTrigger) return false;
    return (
      place.subject !== undefined && !children(place.above("clause"), "tails").some(({ kind }) => kind === "whenTail")
    );
  },
  message: (place) => `“${place.words()}”: counters are put on objects; only players get counters.`,
  why: "Cards that care look for counters being “put on” something.",
  help: "Write “Put a +1/+1 counter on target creature.”",
  fixes: (place) => {
    const clause = place.parent?.kind === "clause" ? place.parent : undefined;
    const on = place.subject;
    if (!clause || !on || children(clause, "tails").length > 0) return [];
    return [
      place.replace(
        "Put them on it",
        false,
        clause,
        made("clause", { verbs: made("put", { counters: child(place.node, "counters"), on }) }),
      ),
    ];
  },
  wrong: [
    "Target creature «gets a +1/+1 counter».",
    "Creature — Elf | Whenever this creature attacks, it «gets a +1/+1 counter».",
    "Artifact | {2}, {T}: Each creature you control «gains two +1/+1 counters».",
  ],
  right: [
    "Put a +1/+1 counter on target creature.",
    "Target player gets two poison counters.",
    "Target creature gets +1/+1 until end of turn.",
  ],
  fixed: ["Put a +1/+1 counter on target creature."],
});
