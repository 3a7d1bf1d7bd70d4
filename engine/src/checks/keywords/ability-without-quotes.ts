import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";
import { withoutCapitals } from "../rewriting.ts";

/** “Enchanted creature has {T}: Add {G}.” */
export const abilityWithoutQuotes = check("ability-without-quotes", {
  ref: "SLF08",
  severity: "warning",
  rules: [cr("113.1a"), cr("201.5a")],
  on: "haveUnquoted",
  test: (node) => ({ at: [children(node, "costs")[0] ?? child(node, "trigger")!, child(node, "effect")!] }),
  message: "An ability that something has stands in quotation marks.",
  why: "The marks show where the ability begins and ends, and whose ability it is.",
  help: 'Write “Enchanted creature has "{T}: Add {G}."”.',
  fixes: (place) => {
    const { node } = place;
    const costs = children(node, "costs");
    const effects = [withoutCapitals(child(node, "effect")!)];
    const ability = costs.length
      ? made("activatedAbility", { costs, effects })
      : made("triggeredAbility", { trigger: child(node, "trigger"), effects });
    const kind = place.resolves ? "gainAbilities" : "haveAbilities";
    return [
      place.replace("Put it in quotation marks", true, node, made(kind, { quoted: made("quoted", { ability }) })),
    ];
  },
  wrong: [
    "Creature — Elf | Other Elves you control have «{T}: Add {G}».",
    "Enchantment | Creatures you control have «whenever this creature attacks, draw a card».",
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1 and has «{2}: Draw a card».",
  ],
  right: ['Creature — Elf | Other Elves you control have "{T}: Add {G}."'],
});
