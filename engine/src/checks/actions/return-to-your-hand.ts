import { isTypeNoun } from "../nouns.ts";
import { child, children, isTarget, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Return target creature to your hand.” */
export const returnToYourHand = check("return-to-your-hand", {
  ref: "ACT22",
  severity: "warning",
  rules: [cr("400.3")],
  on: "return",
  test: (node, place) => {
    const what = child(node, "what");
    const to = child(node, "to");
    if (
      node.voice ||
      place.isCost ||
      to?.kind !== "zoneOf" ||
      child(to, "of")?.is !== "your" ||
      child(to, "zone")?.is !== "hand"
    )
      return false;
    const isPermanent = child(what, "noun")?.is === "permanent" || isTypeNoun(child(what, "noun"));
    const suffixes = children(what, "suffixes");
    return isTarget(what) && isPermanent && suffixes.every(({ kind }) => kind === "controlledBy") && { at: to };
  },
  message: "A permanent returns to its owner's hand, which need not be yours.",
  fixes: (place) => {
    const role = made("role", { is: "owner" });
    const of = made("possessive", { of: made("playerOf", { of: made("possessivePronoun", { is: "its" }), role }) });
    const zone = made("zone", { is: "hand" });
    return [place.replace("Write “its owner's hand”", false, child(place.node, "to")!, made("zoneOf", { of, zone }))];
  },
  why: "A card never goes to the hand of a player who doesn't own it.",
  help: "Write “Return target creature to its owner's hand.” or “Return target creature you control to its owner's hand.”",
  wrong: [
    "Return target creature to «your hand».",
    "Creature — Elf | When this creature enters, return target permanent to «your hand».",
    "Artifact | {1}, {T}: Return target land you control to «your hand».",
    "Choose one —\n• Return target artifact to «your hand».\n• Draw a card.",
  ],
  right: [
    "Return target creature to its owner's hand.",
    "Return target creature card from your graveyard to your hand.",
  ],
  fixed: ["Return target creature to its owner's hand."],
});
