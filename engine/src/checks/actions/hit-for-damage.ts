import { made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “hits a player” */
export const hitForDamage = check("hit-for-damage", {
  ref: null,
  severity: "warning",
  rules: [cr("120.1"), cr("510.2")],
  on: "hitPlayer",
  test: () => true,
  message: (place) => `“${place.words()}” is worded “deals combat damage to …”.`,
  fixes: (place) => {
    const { kind: _kind, what, surface: _surface, span: _span, ...slots } = place.node;
    const damage = made("damage", { type: made("damageKind", { is: "combatDamage" }) });
    return [
      place.replace("Write “deals combat damage”", false, place.node, {
        ...slots,
        ...made("dealDamage", { damage, to: what }),
      }),
    ];
  },
  why: "Creatures deal damage; “to hit” is no word of the rules.",
  help: "Write “Whenever this creature deals combat damage to a player”.",
  wrong: [
    "Creature — Elf | Whenever this creature «hits a player», draw a card.",
    "Creature — Elf | Whenever a creature you control «hits an opponent», you gain 1 life.",
    'Enchantment | Creatures you control have "Whenever this creature «hits a player», draw a card."',
  ],
  right: ["Creature — Elf | Whenever this creature deals combat damage to a player, draw a card."],
  fixed: ["Creature — Elf | Whenever this creature deals combat damage to a player, draw a card."],
});
