import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “{T}: Draw a card.” or “1: Draw a card.” on a planeswalker. */
export const planeswalkerWithoutLoyaltyCost = check("planeswalker-without-loyalty-cost", {
  ref: "TYP11",
  severity: "warning",
  rules: [cr("107.7"), cr("606.2")],
  on: ["activatedAbility", "loyaltyAbility"],
  test: (node, place) => {
    const { face } = place;
    if (place.isQuoted || face.types.join() !== "planeswalker") return false;
    const [first, last] = (node.kind === "loyaltyAbility" ? [node.cost] : (node.costs as unknown[])) as (typeof node)[];
    if (node.kind === "activatedAbility") return first?.kind === "tapSymbol" && { at: [first, last ?? first] };
    return (
      first?.kind === "number" &&
      Number(first.value) > 0 && {
        at: first,
        fixes: [
          place.replace(`Write “+${first.value}”`, false, first, { kind: "signedNumber", is: `+${first.value}` }),
        ],
      }
    );
  },
  message: "The abilities of a planeswalker have loyalty costs: “+1”, “0”, “−2”.",
  why: "A planeswalker uses one loyalty ability each turn; what is paid in another way is no loyalty ability and has no such limit.",
  help: "Write “+1: …”, “0: …” or “−2: …”.",
  wrong: [
    "Legendary Planeswalker — Jace | «{T}»: Draw a card.",
    "Legendary Planeswalker — Jace | «1»: Draw a card.",
    "Legendary Planeswalker — Chandra | +1: Scry 1.\n«3»: Draw a card.",
  ],
  right: ["Legendary Planeswalker — Jace | +1: Draw a card.\n0: Scry 1.\n−X: Draw X cards."],
  fixed: [null, "Legendary Planeswalker — Jace | +1: Draw a card."],
});
