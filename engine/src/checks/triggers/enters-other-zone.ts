import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “When this creature enters the graveyard” */
export const entersOtherZone = check("enters-other-zone", {
  ref: "TRG16",
  severity: "warning",
  rules: [cr("603.6a"), cr("700.4")],
  on: "enterZone",
  test: () => true,
  message: (place) => `“${place.words()}”: only the battlefield is entered; cards are put into other zones.`,
  why: "“Enters” always means the battlefield, so cards say “is put into” of graveyards and hands, and “is exiled”.",
  help: "Write “is put into a graveyard from anywhere”, or “dies” of a creature on the battlefield.",
  fixes: (place) => {
    const named = child(place.node, "named");
    const zone = named ? made("zoneAny", { zone: named }) : child(place.node, "zone")!;
    if (named ? named.is !== "graveyard" : zonesOf(zone)[0] !== "graveyard") return [];
    const verb = made("put", { voice: "passive", where: made("into", { zone }), from: made("anywhere") });
    return [
      place.replace("Write “is put into”", false, place.node, made("be", { complement: made("being", { verb }) })),
    ];
  },
  wrong: [
    "Creature — Elf | When this creature «enters the graveyard», draw a card.",
    "Enchantment | Whenever a creature card «enters your graveyard», draw a card.",
    "Enchantment | Whenever a card «goes to your graveyard», draw a card.",
    "Enchantment | Whenever a creature «enters exile», draw a card.",
  ],
  right: [
    "Creature — Elf | When this creature enters, draw a card.",
    "Enchantment | Whenever a creature card is put into your graveyard from anywhere, draw a card.",
  ],
  fixed: [
    "Creature — Elf | When this creature is put into a graveyard from anywhere, draw a card.",
    "Enchantment | Whenever a creature card is put into your graveyard from anywhere, draw a card.",
  ],
});
