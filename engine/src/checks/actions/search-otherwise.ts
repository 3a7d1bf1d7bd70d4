import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { child } from "../trees.ts";

/** “Search through your library for a card” */
export const searchOtherwise = wordingCheck("search-otherwise", {
  ref: null,
  severity: "warning",
  rules: [cr("701.23a")],
  wording: "search-otherwise",
  test: (node, place) => {
    const [start] = place.span();
    return { at: { span: [start, place.span(child(node, "zone"))[0] - 1] } };
  },
  message: (place) => `“${place.words()}” is worded “search … for …”.`,
  why: "“Search” is a word of the rules: the zone that is searched follows it at once.",
  help: "Write “Search your library for a card”.",
  wrong: [
    "«Search through» your library for a basic land card, reveal it, put it into your hand, then shuffle.",
    "«Look through» your library for a card, put it into your hand, then shuffle.",
    "Target player «searches through» their library for a land card, puts it onto the battlefield, then shuffles.",
    "Creature — Elf | When this creature enters, you may «search in» your library for an Elf card, reveal it, put it into your hand, then shuffle.",
    'Enchantment | Creatures you control have "{T}: «Look in» your library for a Forest card, put it onto the battlefield, then shuffle."',
    "Choose one —\n• «Go through» your library for a creature card, reveal it, put it into your hand, then shuffle.\n• Draw a card.",
  ],
  right: ["Search your library for a basic land card, reveal it, put it into your hand, then shuffle."],
  fixed: [
    "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.",
    "Search your library for a card, put it into your hand, then shuffle.",
    "Target player searches their library for a land card, puts it onto the battlefield, then shuffles.",
  ],
});
