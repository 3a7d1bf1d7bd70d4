import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";
import { formerAdjective } from "./formerAdjective.ts";

/** “is indestructible” */
export const isIndestructible = check("is-indestructible", {
  ref: "OLD12",
  severity: "warning",
  rules: [cr("702.12a")],
  tags: ["deprecated"],
  on: ["be", "become"],
  test: (node) => formerAdjective(child(node, "complement") ?? node) === "indestructible",
  message: (place) => `“${place.words()}”: indestructible is a keyword that objects have.`,
  why: "Since 2014 indestructible is an ability like flying, and can be gained and lost.",
  help: "Write “has indestructible”.",
  fixes: (place) => {
    const abilities = made("keywords", { items: [made("keyword", { is: "indestructible" })] });
    return place.node.negative || place.node.tense
      ? []
      : [
          place.replace(
            "Write “has indestructible”",
            true,
            place.node,
            made(place.resolves ? "gainAbilities" : "haveAbilities", { abilities }),
          ),
        ];
  },
  wrong: [
    "Creature — Golem | Other Golems you control «are indestructible».",
    "Enchantment — Aura | Enchant artifact\nEnchanted artifact «is indestructible».",
    "Target creature «is indestructible» until end of turn.",
    "Target creature «becomes indestructible» until end of turn.",
  ],
  right: ["Creature — Golem | Other Golems you control have indestructible."],
  fixed: ["Creature — Golem | Other Golems you control have indestructible."],
});
