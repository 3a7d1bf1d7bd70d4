import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “From graveyard” */
export const bareZone = check("bare-zone", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "zoneBare",
  test: (node, place) => {
    if (node.number === "plural") return false;
    // “The most cards in hand” and “returned to hand” are said of any hand.
    const isHand = child(node, "zone")?.is === "hand";
    return !(isHand && (child(place.parent, "preposition")?.is === "in" || place.parent?.kind === "return"));
  },
  message: (place) => `“${place.words()}” doesn't say whose.`,
  why: "Every player has a graveyard, a hand and a library, so cards say whose is meant.",
  help: "Write “your graveyard”, “its owner's hand” or “a graveyard”.",
  fixes: (place) => [
    place.replace("Write “your”", false, place.node, {
      ...made("zoneOf", { of: made("possessivePronoun", { is: "your" }), zone: child(place.node, "zone") }),
    }),
  ],
  wrong: [
    "Return target creature card from «graveyard» to your hand.",
    "Exile target card from «hand».",
    "Put target creature card from your hand into «the graveyard».",
    "Return target creature card from «graveyard or library» to your hand.",
    "Creature — Elf | When this creature dies, put target creature card from «graveyard» onto the battlefield.",
  ],
  right: [
    "Return target creature card from your graveyard to your hand.",
    "Each player with three or more cards in hand loses 1 life.",
    "Artifact | Creature cards in graveyards and hands have cycling {2}.",
  ],
  fixed: ["Return target creature card from your graveyard to your hand."],
});
