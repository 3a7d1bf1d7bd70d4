import { isCardZone, sortOf, zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";
import { child, children } from "../trees.ts";

/** “target creature from your graveyard”: there are only cards there. */
export const permanentInCardZone = check("permanent-in-card-zone", {
  ref: "TGT14",
  severity: "warning",
  rules: [cr("109.2"), cr("109.2a")],
  on: "objects",
  test: (node, place) => {
    // Lands are played from there as what they are; and what somebody controls, or what is being defined, is in no hand.
    if (place.parent?.kind === "play" || place.parent?.kind === "isObject") return false;
    const noun = child(node, "noun");
    if (!isTypeNoun(noun) && !(noun?.kind === "noun" && noun.is === "permanent")) return false;
    const zones = children(node, "suffixes")
      .filter((suffix) => suffix.kind === "inZone")
      .flatMap((suffix) => zonesOf(suffix));
    return zones.length > 0 && zones.every(isCardZone) && sortOf(node).controller === "anyone";
  },
  message: (place) => `“${place.words()}” names a permanent, and there are only cards in that place.`,
  why: "A type without the word “card” or “spell” means a permanent on the battlefield.",
  help: "Add the word “card”: “target creature card from your graveyard”.",
  fixes: (place) => {
    const noun = child(place.node, "noun");
    const fixed = noun?.kind === "noun" ? undefined : withNoun(place.node, "card");
    return fixed ? [place.replace("Add “card”", true, place.node, fixed)] : [];
  },
  wrong: [
    "Return «target creature from your graveyard» to your hand.",
    "Creature — Cleric | When this creature enters, exile «target artifact from a graveyard».",
    "Creature — Cleric | {T}: Put «a land from your hand» onto the battlefield.",
    "Choose one —\n• Return «target Goblin from your graveyard» to your hand.\n• Draw a card.",
  ],
  right: [
    "Return target creature card from your graveyard to your hand.",
    "Return target artifact card from your graveyard to the battlefield.",
  ],
  fixed: ["Return target creature card from your graveyard to your hand."],
});
