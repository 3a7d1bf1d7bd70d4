import { numberOfCounters, numberOfObjects } from "../../language/determiners.ts";
import { check, type Found } from "../check.ts";
import { changed, child } from "../trees.ts";

/** “for each creatures you control” */
export const severalForEach = check("several-for-each", {
  ref: null,
  severity: "warning",
  rules: [],
  on: ["forEach", "forEachTail"],
  test: (node, place) => {
    const each = child(node, "each");
    const numberOf = each && { objects: numberOfObjects, counters: numberOfCounters }[each.kind];
    if (!each || numberOf?.(each) !== "plural") return false;
    // “For each five counters” goes by fives.
    const determiner = child(each, "determiner");
    if (determiner && determiner.kind !== "other") return false;
    // Where nothing changes, the noun is alike for one and several: “for each Merfolk you control”.
    const asOne = place.replace("Write it for one", true, each, changed(each, { number: "singular" }));
    const found: Found = { at: each, fixes: [asOne] };
    return asOne !== undefined && found;
  },
  message: ({ node }) =>
    `“For each” is followed by one ${child(node, "each")?.kind === "counters" ? "counter" : "thing"}, not by several.`,
  why: "“Each” takes the things one by one, so the noun behind it is that for one.",
  help: "Write “for each creature you control”, “for each +1/+1 counter on it”.",
  wrong: [
    "You gain 1 life for each «creatures you control».",
    "Creature — Elf | This creature gets +1/+1 for each «other Elves you control».",
    "Draw a card for each «+1/+1 counters on target creature».",
    "For each «creatures you control», create a Treasure token.",
    "Choose one —\n• You gain 1 life for each «cards in your hand».\n• Draw a card.",
    'Enchantment | Creatures you control have "This creature gets +1/+0 for each «Forests you control»."',
  ],
  right: [
    "You gain 1 life for each creature you control.",
    "Creature — Elf | This creature gets +1/+1 for each other Elf you control.",
    "Draw a card for each +1/+1 counter on target creature.",
    "Draw a card for each of two target creatures.",
    "Create a 1/1 green Elf creature token for each Merfolk you control.",
    "Draw a card for each Equipment attached to target creature.",
    "For each artifact and creature you control, you gain 1 life.",
  ],
  fixed: [
    "You gain 1 life for each creature you control.",
    "Creature — Elf | This creature gets +1/+1 for each other Elf you control.",
    "Draw a card for each +1/+1 counter on target creature.",
    "For each creature you control, create a Treasure token.",
  ],
});
