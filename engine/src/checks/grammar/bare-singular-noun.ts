/** “Sacrifice creature.”: a noun for one thing, and nothing that says which. */
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child, children, made } from "../trees.ts";

/** Where cards write a noun for one thing by itself: what is done for each, what keywords are of, what is named or chosen. */
const BARE_SLOTS = new Set(["forEach.each", "forEachTail.each", "chooseCardType.other", "doThis.for"]);
const BARE_ABOVE = new Set(["keyword", "fromNp"]);

function mayBeBare(place: Place): boolean {
  for (let i = place.parents.length - 1; i >= 0; i--) {
    const parent = place.parents[i]!;
    if (BARE_ABOVE.has(parent.kind) || BARE_SLOTS.has(`${parent.kind}.${place.slots[i]}`)) return true;
    // A mode may just name what the words above the modes are done to: “• Target artifact card.”
    if (parent.kind === "target" && place.parents[i - 2]?.kind === "statement" && place.parents[i - 3]?.kind === "mode")
      return true;
    if (!/^np.*List$/.test(parent.kind)) return false;
  }
  return false;
}

export const bareSingularNoun = check("bare-singular-noun", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "objects",
  test: (node, place) => {
    const determiner = child(node, "determiner");
    // “Other” needs several, or “another”.
    if ((determiner && determiner.kind !== "other") || node.number !== "singular" || mayBeBare(place)) return false;
    const qualities = children(node, "qualities");
    // “Attacking player” is said like “defending player”; a list may begin with the describing word of its first item.
    const noun = child(node, "noun");
    if (noun?.kind === "playerNoun" && qualities.length > 0) return false;
    if (!noun || !/^noun(?:And|Or)/.test(noun.kind)) return true;
    // “Choose Elf or Goblin” offers names; in “Elf spells and Goblin spells” the number is that of the first word.
    if (place.parent?.kind === "choose" && !node.suffixes) return false;
    return children(noun, "items").every(({ kind }) => kind !== "nounWith");
  },
  message: (place) => `“${place.words()}” doesn't say which one: a word like “a”, “this” or “target” is missing.`,
  why: "A noun for a single thing needs a word that tells whether it is chosen, known, or any one of its kind.",
  help: "Write “a creature”, “this creature”, “target creature” or “each creature”, whichever is meant.",
  fixes: (place) => [
    place.replace(
      "Write “a”",
      false,
      place.node,
      made("objects", {
        ...changed(place.node, { number: undefined }),
        determiner: made(child(place.node, "determiner") ? "another" : "a"),
      }),
    ),
  ],
  wrong: [
    "Sacrifice «creature».",
    "Creature — Elf | When «creature» enters, draw a card.",
    "Creature — Elf | This creature can block «creature you control».",
    "Artifact | {T}: «Opponent» loses 1 life.",
    "Sacrifice «artifact or creature».",
    "Creature — Elf | Whenever «other creature you control» dies, draw a card.",
  ],
  right: [
    "Sacrifice a creature.",
    "Draw a card for each creature you control.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature has flying.",
  ],
  fixed: ["Sacrifice a creature."],
});
