/** Numbers: words or digits, halves (CR 107.1). */
import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, wordingCheck } from "../check.ts";
import { withoutForms } from "../rewriting.ts";
import { changed, child, holds, made } from "../trees.ts";

/** What takes its number in digits. Energy, hand sizes and devotion are counted in words as well. */
const IN_DIGITS = new Set([
  "damage",
  "life",
  "scry",
  "surveil",
  "fateseal",
  "keyword",
  "amass",
  "bolster",
  "adapt",
  "support",
  "monstrosity",
  "incubate",
  "discover",
]);
const COMPARED = new Set(["orLess", "orGreater", "exactlyThat"]);

const one = (node: TreeNode): boolean => node.value === 1;

/** “draw 2 cards” */
export const countInDigits = wordingCheck("count-in-digits", {
  ref: "NUM01",
  severity: "warning",
  rules: [cr("107.1")],
  wording: "digits",
  wholePhrase: true,
  test: (node) => node.kind === "count" && !one(node) && (node.value as number) <= 10,
  message: (place, today) => `“${place.words()}” of something is written in words: “${today}”.`,
  why: "Cards count cards, tokens, counters and permanents in words up to ten, and write digits for damage, life and power.",
  help: "Write the number as a word.",
  wrong: [
    "Draw «2» cards.",
    "Creature — Elf | When this creature enters, create «3» 1/1 green Elf Warrior creature tokens.",
    "Put «4» +1/+1 counters on target creature.",
    "Choose one —\n• Destroy «2» target artifacts.\n• Draw a card.",
  ],
  right: ["Draw two cards.", "Soot Herald deals 2 damage to any target.", "You gain 4 life."],
  fixed: ["Draw two cards."],
});

/** “deals three damage” */
export const amountInWords = wordingCheck("amount-in-words", {
  ref: "NUM02 KW04 ACT09",
  severity: "warning",
  rules: [cr("107.1")],
  wording: "words",
  wholePhrase: true,
  test: (node, place) => {
    const parent = place.parent?.kind ?? "";
    return (
      node.kind === "number" &&
      (IN_DIGITS.has(parent) || (COMPARED.has(parent) && place.above("statHaving") !== undefined))
    );
  },
  message: (place, today) => `“${place.words()}” is written in digits here: “${today}”.`,
  why: "Damage, life, power, mana values and the numbers of keywords are written in digits.",
  help: "Write the number in digits.",
  wrong: [
    "Soot Herald deals «three» damage to any target.",
    "You gain «five» life.",
    "Scry «two».",
    "Destroy target creature with power «four» or greater.",
    "Creature — Eldrazi | Annihilator «two»",
  ],
  right: ["Soot Herald deals 3 damage to any target.", "Scry 2.", "Draw three cards."],
  fixed: ["Soot Herald deals 3 damage to any target."],
});

const SINGLE = new Set(["draw", "discard", "mill", "create", "destroy", "sacrifice"]);

/** “draw 1 card”, “one +1/+1 counter” */
export const oneForA = check("one-for-a", {
  ref: "NUM03",
  severity: "warning",
  rules: [cr("107.1")],
  on: ["objects", "counters"],
  test: (node, place) => {
    const determiner = child(node, "determiner");
    const quantity = child(determiner, "quantity");
    if (determiner?.kind !== "quantified" || determiner.other || quantity?.kind !== "count" || !one(quantity))
      return false;
    if (node.kind === "objects" && (!SINGLE.has(place.parent?.kind ?? "") || place.parent?.form || place.isTrigger))
      return false;
    if (
      node.kind === "counters" &&
      (!["put", "withCounters"].includes(place.parent?.kind ?? "") || place.parent?.voice)
    )
      return false;
    return { at: determiner };
  },
  message: (place) => `“${place.words(child(place.node, "determiner"))}” of something is “a” or “an”.`,
  why: "Cards say “one” only where other numbers might stand (“one or more”).",
  help: "Write “a card”.",
  fixes: (place) => [
    place.replace("Write “a”", true, place.node, withoutForms(changed(place.node, { determiner: made("a") }))),
  ],
  wrong: [
    "Draw «1» card.",
    "Draw «one» card.",
    "Creature — Elf | When this creature dies, create «1» Food token.",
    "Target player discards «one» card.",
  ],
  right: ["Draw a card.", "Creature — Elf | Whenever one or more creatures you control die, draw a card."],
  fixed: ["Draw a card.", "Draw a card."],
});

/** “half your life” without a direction */
export const halfUnrounded = check("half-without-rounding", {
  ref: "NUM04",
  severity: "error",
  rules: [cr("107.1a")],
  on: ["halfUnrounded", "halfLife", "halfLifeUnrounded", "halfOfUnrounded", "halfOf"],
  test: (node, place) => {
    // A comparison needs no rounding: “less than half their starting life total”.
    if (
      node.way ||
      (node.kind === "halfLife" && !node.unrounded) ||
      place.above("lessOrEqual", "lessThan", "greaterThan", "greaterOrEqual", "thereAre") ||
      place.above("isEqual") ||
      holds(place.line.tree, "roundEachTime")
    )
      return false;
    return !holds(place.line.tree, "rounding") && !place.parents.some((parent) => parent.way !== undefined);
  },
  message: (place) => `“${place.words()}” doesn't say which way to round.`,
  why: "The game knows whole numbers only; a card that halves says whether to round up or down.",
  help: "Add “, rounded up” or “, rounded down”.",
  fixes: (place) =>
    place.node.kind === "halfUnrounded"
      ? (["up", "down"] as const).map((is) =>
          place.replace(
            `Round ${is}`,
            false,
            place.node,
            made("half", { amount: child(place.node, "amount"), way: made("rounding", { is }) }),
          ),
        )
      : [],
  wrong: [
    "You gain life equal to «half your life total».",
    "Creature — Elf | When this creature enters, you lose life equal to «half your life total».",
    "Soot Herald deals damage to target creature equal to «half its power».",
    "Target player loses «half their life».",
  ],
  right: ["You gain life equal to half your life total, rounded up."],
});
