import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children } from "../trees.ts";

const OF_PLAYERS = new Set(["poison", "energy", "rad", "experience", "ticket"]);
/** Counters that do something on one kind of permanent alone. */
const HOMES: Readonly<Record<string, string>> = { loyalty: "planeswalker", lore: "enchantment", defense: "battle" };

/** What is wrong about a counter of some name on something. */
function problemOf(name: string, on: TreeNode): string | undefined {
  const noun = child(on, "noun");
  const isPlayer = noun?.kind === "playerNoun";
  if (isPlayer || on.is === "you") return "Counters are put on objects; players get them.";
  if (noun?.kind !== "cardType") return undefined;
  if (OF_PLAYERS.has(name)) return `Only players have ${name} counters.`;
  const home = HOMES[name];
  return home && noun.is !== home && children(on, "qualities").length === 0
    ? `A ${name} counter does nothing on ${/^[aeiou]/.test(String(noun.is)) ? "an" : "a"} ${noun.is}.`
    : undefined;
}

/** “Put a loyalty counter on target creature.” */
export const counterOnWrongObject = check("counter-on-wrong-object", {
  ref: "CTR05 CTR02",
  severity: "warning",
  rules: [cr("122.1"), cr("122.1e")],
  on: "put",
  test: (node) => {
    const on = child(node, "on");
    const [name] = children(child(node, "counters"), "names");
    const message = on && name && problemOf(String(name.is), on);
    return message ? { at: [child(node, "counters")!, on], message } : false;
  },
  message: "This counter does nothing there.",
  why: "Loyalty, defense and lore counters are counted on planeswalkers, battles and Sagas; poison, energy and rad counters belong to players.",
  help: "Use another counter, or write “Target player gets a poison counter.”",
  wrong: [
    "Put «a loyalty counter on target creature».",
    "Creature — Elf | When this creature enters, put «a lore counter on target creature».",
    "Put «a defense counter on target artifact».",
    "Choose one —\n• Put «a poison counter on target creature».\n• Draw a card.",
    "Artifact | {T}: Put «a poison counter on target player».",
  ],
  right: [
    "Put a stun counter on target creature.",
    "Put a loyalty counter on target planeswalker you control.",
    "Target player gets a poison counter.",
    "Put a lore counter on target Saga you control.",
  ],
});
