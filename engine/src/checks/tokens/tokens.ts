/** Descriptions of tokens (CR 111). */
import type { TreeNode } from "../../grammar/tree.ts";
import { predefinedTokens } from "../../language/lexicon/predefinedTokens.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, findNode, hasNoun, holds, made } from "../trees.ts";

const predefined = new Set(predefinedTokens.map(({ name }) => name));

/** The token phrases of a verb “create”. */
function isCreated(node: TreeNode, slot: string | undefined, parent: TreeNode | undefined): boolean {
  return (
    hasNoun(node, "token") &&
    ((parent?.kind === "create" && slot === "tokens") || (parent?.kind.startsWith("np") ?? false))
  );
}

/** The place of a quality in a token's description: 0 tapped, 1 supertype, 2 power and toughness, 3 color, 4 subtype, 5 card type. */
function rank(quality: TreeNode): number {
  switch (quality.kind) {
    case "adjective":
      return 0;
    case "supertype":
      return 1;
    case "stats":
      return 2;
    case "color":
      return 3;
    case "qualityAndList":
      return rank(children(quality, "items")[0]!);
    case "subtype":
      return 4;
    case "cardType":
      return 5;
    default:
      return -1;
  }
}

/** “a green 3/3 Beast creature token” */
export const tokenWordsOutOfOrder = check("token-words-out-of-order", {
  ref: "TOK01",
  severity: "warning",
  rules: [cr("111.3")],
  on: "objects",
  test: (node, place) => {
    if (!isCreated(node, place.slot, place.parent)) return false;
    const qualities = children(node, "qualities");
    const ranks = qualities.map(rank);
    return (
      ranks.every((one) => one >= 0) &&
      ranks.some((one, i) => i > 0 && one < ranks[i - 1]!) && { at: [qualities[0]!, qualities.at(-1)!] }
    );
  },
  message: (place) => {
    const qualities = children(place.node, "qualities");
    return `In “${place.words(qualities[0], qualities.at(-1))}” the words stand in an unusual order.`;
  },
  why: "Tokens are described in one order: tapped, power and toughness, color, subtypes, card types.",
  help: "Write “a 3/3 green Beast creature token”.",
  fixes: (place) => {
    const sorted = [...children(place.node, "qualities")].sort((a, b) => rank(a) - rank(b));
    return [place.replace("Put them in order", true, place.node, changed(place.node, { qualities: sorted }))];
  },
  wrong: [
    "Create a «green 3/3 Beast creature» token.",
    "Creature — Elf | When this creature dies, create two «creature 1/1 white Soldier» tokens.",
    "Artifact | {2}, {T}: Create a «2/2 Zombie black creature» token.",
  ],
  right: ["Create a 3/3 green Beast creature token.", "Create a tapped 2/2 black Zombie creature token."],
  fixed: ["Create a 3/3 green Beast creature token."],
});

function isDescribed(node: TreeNode): boolean {
  const qualities = children(node, "qualities");
  if (holds(node, "isCopyOf", "copiesOf", "copyOf", "asCopy", "ofThat", "theSame", "sameAs")) return false;
  const determiner = child(node, "determiner")?.kind;
  if (determiner !== "a" && determiner !== "quantified") return false;
  return qualities.some(({ kind }) => kind === "stats" || kind === "cardType");
}

function hasColor(node: TreeNode): boolean {
  return (
    children(node, "qualities").some(
      (quality) => holds(quality, "color") || quality.is === "colorless" || quality.is === "monocolored",
    ) || holds(node, "ofTheChosen", "ofColors", "ofAnyChosen", "color", "chosenColor")
  );
}

/** “a 2/2 Wolf creature token” */
export const tokenWithoutColor = check("token-without-color", {
  ref: "TOK02",
  severity: "warning",
  rules: [cr("111.3"), cr("105.2c")],
  on: "objects",
  test: (node, place) =>
    isCreated(node, place.slot, place.parent) &&
    isDescribed(node) &&
    children(node, "qualities").some(({ kind }) => kind === "stats") &&
    !hasColor(node) &&
    !holds(node, "thatDoes"),
  message: (place) => `“${place.words()}” doesn't say what color it is.`,
  why: "A token has just what its description says, and without a color it would be colorless; cards say that as well.",
  help: "Add a color, or “colorless”: “a 2/2 green Wolf creature token”.",
  fixes: () => [],
  wrong: [
    "Create «a 2/2 Wolf creature token».",
    "Creature — Elf | When this creature enters, create «two 1/1 Elf Warrior creature tokens».",
    "Artifact | {4}, {T}: Create «a 3/3 Golem artifact creature token».",
  ],
  right: [
    "Create a 2/2 green Wolf creature token.",
    "Create a 3/3 colorless Golem artifact creature token.",
    "Create a Treasure token.",
  ],
});

/** “1/1 green Elf token” */
export const tokenWithoutType = check("token-without-type", {
  ref: "TOK03",
  severity: "warning",
  rules: [cr("111.3"), cr("111.4")],
  on: "objects",
  test: (node, place) => {
    if (!isCreated(node, place.slot, place.parent) || holds(node, "isCopyOf", "named")) return false;
    const qualities = children(node, "qualities");
    const described = qualities.some(({ kind, is }) => kind === "stats" || (kind === "color" && is !== undefined));
    return (
      described &&
      !qualities.some((quality) => holds(quality, "cardType")) &&
      !qualities.some(({ is }) => predefined.has(is as string))
    );
  },
  message: (place) => `“${place.words()}” doesn't say what type of token it is.`,
  why: "A token has just the types its description names, and power and toughness only mean something on a creature.",
  help: "Add the card type: “a 1/1 green Elf creature token”.",
  fixes: (place) => [
    place.replace(
      "Add “creature”",
      false,
      place.node,
      changed(place.node, { qualities: [...children(place.node, "qualities"), made("cardType", { is: "creature" })] }),
    ),
  ],
  wrong: [
    "Create «a 1/1 green Elf token».",
    "Creature — Elf | When this creature dies, create «two 2/2 black Zombie tokens».",
    "Enchantment | At the beginning of your upkeep, create «a 1/1 white Spirit token with flying».",
  ],
  right: ["Create a 1/1 green Elf creature token.", "Create a Food token."],
  fixed: ["Create a 1/1 green Elf creature token."],
});

/** “a green Elf creature token” */
export const tokenWithoutPower = check("token-without-power-toughness", {
  ref: "TOK04",
  severity: "error",
  rules: [cr("111.3"), cr("208.1")],
  on: "objects",
  test: (node, place) => {
    if (!isCreated(node, place.slot, place.parent) || !isDescribed(node) || holds(node, "named")) return false;
    const qualities = children(node, "qualities");
    if (
      !qualities.some(({ kind, is }) => kind === "cardType" && is === "creature") ||
      qualities.some(({ kind }) => kind === "stats")
    )
      return false;
    if (qualities.some(({ is }) => predefined.has(is as string))) return false;
    // The next sentences may say it: “Its power is equal to …”
    return (
      findNode(place.line.tree, ({ kind }) => ["stat", "isEqual", "haveStats", "stats"].includes(kind), true) ===
      undefined
    );
  },
  message: (place) => `“${place.words()}” says nothing of power and toughness.`,
  why: "A creature token without power and toughness is 0/0 and goes away at once.",
  help: "Write “a 1/1 green Elf creature token”.",
  fixes: () => [],
  wrong: [
    "Create «a green Elf creature token».",
    "Creature — Elf | When this creature dies, create «two white Soldier creature tokens».",
    "Artifact | {3}: Create «a colorless Golem artifact creature token».",
  ],
  right: ["Create a 1/1 green Elf creature token.", "Create a token that's a copy of target creature."],
});
