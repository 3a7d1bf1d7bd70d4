import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child } from "../trees.ts";

/** “Enchant target creature” */
export const enchantTarget = check("enchant-target", {
  ref: "KW08",
  severity: "warning",
  rules: [cr("702.5a"), cr("303.4a")],
  on: "keyword",
  test: (node) => {
    if (node.is !== "enchant") return false;
    const objects = child(node, "objects");
    const determiner = child(objects, "determiner");
    return (determiner?.kind === "target" || determiner?.kind === "a") && { at: determiner };
  },
  message: "An Aura's target follows from its enchant ability; the word before the noun is left out.",
  why: "“Enchant creature” means both that the Aura spell targets a creature and that the Aura can only be attached to one.",
  help: "Write “Enchant creature”.",
  fixes: (place) => {
    const objects = child(place.node, "objects")!;
    return [
      place.replace("Leave it out", true, objects, changed(objects, { determiner: undefined, number: "singular" })),
    ];
  },
  wrong: [
    "Enchantment — Aura | Enchant «target» creature\nEnchanted creature gets +1/+1.",
    'Enchantment — Aura | Enchant «a» land\nEnchanted land has "{T}: Add {G}."',
    "Enchantment — Aura | Enchant «target» creature you control\nEnchanted creature has flying.",
  ],
  right: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1.",
    "Enchantment — Aura | Enchant creature you control\nEnchanted creature has flying.",
  ],
  fixed: ["Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1."],
});
