import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { made } from "../trees.ts";

/** Whose library a searching player looks through: their own. */
function ownerOf(place: Place): string {
  const { subject } = place;
  return subject === undefined || subject.kind === "pronoun" || subject.kind === "you" ? "your" : "their";
}

/** “Search for a basic land card” */
export const searchWithoutZone = wordingCheck("search-without-zone", {
  ref: null,
  severity: "warning",
  rules: [cr("701.23a")],
  wording: "search-without-zone",
  wholePhrase: true,
  message: (place) => `“${place.words()}” doesn't say where: cards are searched for in a library.`,
  why: "To search is to look through all cards of a zone, and the words say which one.",
  help: "Write “Search your library for a basic land card, …, then shuffle”.",
  fixes: (place) => {
    const zone = made("zoneOf", {
      of: made("possessivePronoun", { is: ownerOf(place) }),
      zone: made("zone", { is: "library" }),
    });
    const mended = { ...withoutWording(place.node, "search-without-zone"), zone };
    return [place.replace(`Search ${ownerOf(place)} library`, false, place.node, mended)];
  },
  wrong: [
    "«Search for a basic land card», put it onto the battlefield, then shuffle.",
    "Creature — Elf | When this creature enters, you may «search for an Elf card», reveal it, put it into your hand, then shuffle.",
    "Target player «searches for a land card», puts it onto the battlefield, then shuffles.",
    'Enchantment | Creatures you control have "{T}: «Search for a Forest card», put it onto the battlefield, then shuffle."',
    "Choose one —\n• «Search for a creature card», reveal it, put it into your hand, then shuffle.\n• Draw a card.",
  ],
  right: ["Search your library for a basic land card, put it onto the battlefield, then shuffle."],
  fixed: [
    "Search your library for a basic land card, put it onto the battlefield, then shuffle.",
    "Creature — Elf | When this creature enters, you may search your library for an Elf card, reveal it, put it into your hand, then shuffle.",
    "Target player searches their library for a land card, puts it onto the battlefield, then shuffles.",
  ],
});
