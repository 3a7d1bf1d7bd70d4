import type { TreeNode } from "../../grammar/tree.ts";
import { check } from "../check.ts";
import type { Fix } from "../finding.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";
import type { Place } from "../place.ts";
import { withoutForms } from "../rewriting.ts";
import { changed, child, made } from "../trees.ts";
import { isBareSingular, pluralVerbsOf } from "./bareNouns.ts";

/** The verbs for several that this bare noun for one is the subject of: “Creature you control get”. */
function pluralVerbs(place: Place): readonly TreeNode[] {
  const { parent } = place;
  return parent?.kind === "clause" && place.slot === "subject" ? pluralVerbsOf(parent) : [];
}

/** What is searched for is a card, whatever type it has. */
function soughtAsCard(place: Place, phrase: TreeNode): TreeNode | undefined {
  const isSought = place.parent?.kind === "search" && place.slot === "what";
  return isSought && isTypeNoun(child(phrase, "noun")) ? withNoun(phrase, "card") : undefined;
}

/** As one thing, or, where what follows is said of several, first as several; triggers wait for one thing at a time. */
function fixesOf(place: Place): readonly (Fix | undefined)[] {
  const { node } = place;
  const verbs = pluralVerbs(place).map((verb) => [verb, withoutForms(verb)] as const);
  const several = changed(node, { number: undefined });
  const one = made("objects", {
    ...(soughtAsCard(place, several) ?? several),
    determiner: made(child(node, "determiner") ? "another" : "a"),
  });
  const asOne = place.replaceAll(`Write “${child(node, "determiner") ? "another" : "a"}”`, false, [
    [node, one],
    ...verbs,
  ]);
  if (verbs.length === 0) return [asOne];
  const isPlayer = child(node, "noun")?.kind === "playerNoun";
  const isStatic = !place.isTrigger && !place.resolves;
  const asSeveral = place.replaceAll("Write it for several", isStatic && !isPlayer, [[node, several], ...verbs]);
  return isStatic ? [asSeveral, asOne] : [asOne, asSeveral];
}

/** “Sacrifice creature.”: a noun for one thing, and nothing that says which. */
export const bareSingularNoun = check("bare-singular-noun", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "objects",
  test: isBareSingular,
  message: (place) =>
    pluralVerbs(place).length > 0
      ? `“${place.words()}” names one thing without saying which, and what follows is said of several.`
      : `“${place.words()}” doesn't say which one: a word like “a”, “this” or “target” is missing.`,
  why: "A noun for a single thing needs a word that tells whether it is chosen, known, or any one of its kind.",
  help: "Write “a creature”, “this creature”, “target creature” or “each creature”, whichever is meant.",
  fixes: fixesOf,
  wrong: [
    "Sacrifice «creature».",
    "Enchantment | «Creature you control» get +1/+1.",
    "Enchantment | «Other Elf you control» have flying.",
    'Creature — Elf | Creatures you control have "«Artifact you control» have hexproof."',
    "Creature — Elf | Whenever «creature» enter, draw a card.",
    "Creature — Elf | Whenever «creature» enters, draw a card.",
    "Creature — Elf | This creature can block «creature you control».",
    "Artifact | {T}: «Opponent» loses 1 life.",
    "Sacrifice «artifact or creature».",
    "Search your library for «basic land», put it into your hand, then shuffle.",
    "Creature — Elf | Whenever «other creature you control» dies, draw a card.",
  ],
  right: [
    "Sacrifice a creature.",
    "Draw a card for each creature you control.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature has flying.",
  ],
  fixed: [
    "Sacrifice a creature.",
    "Enchantment | Creatures you control get +1/+1.",
    "Enchantment | Other Elves you control have flying.",
    'Creature — Elf | Creatures you control have "Artifacts you control have hexproof."',
    "Creature — Elf | Whenever a creature enters, draw a card.",
  ],
});
