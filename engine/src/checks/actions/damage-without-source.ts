import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, made, verbsIn } from "../trees.ts";
import { selfOf } from "./selfAsSource.ts";

/** “Deal 3 damage to any target.” */
export const damageWithoutSource = check("damage-without-source", {
  ref: "ACT06",
  severity: "warning",
  rules: [cr("120.1")],
  on: "clause",
  test: (node, place) => {
    if (node.subject || place.isCost || place.isTrigger) return false;
    const verb = verbsIn(child(node, "verbs")).find((one) => one.kind === "dealDamage");
    if (verb?.kind !== "dealDamage" || verb.voice || verb.form) return false;
    if (place.parent?.kind === "may" || place.parent?.kind === "also" || /^have/.test(place.parent?.kind ?? ""))
      return false;
    return { at: verb };
  },
  message: (place) => `“${place.words()}” doesn't say what deals the damage.`,
  why: "Damage always has a source, and protection, lifelink and much else depend on which; players deal none.",
  help: "Start with the card's name or “this creature”: “… deals 3 damage to any target.”",
  fixes: (place) => {
    if (verbsIn(child(place.node, "verbs")).length > 1) return [];
    const { kind, ...rest } = place.node;
    return [
      place.replace(
        "Let the card deal it",
        false,
        place.node,
        changed(made(kind, { subject: selfOf(place.face), ...rest }), { span: undefined, surface: undefined }),
      ),
    ];
  },
  wrong: [
    "«Deal 3 damage to any target».",
    "Creature — Goblin | When this creature enters, «deal 1 damage to each opponent».",
    "Artifact | {2}, {T}: «Deal 2 damage to target creature».",
    "Choose one —\n• «Deal 4 damage to target creature».\n• Draw a card.",
  ],
  right: [
    "Soot Herald deals 3 damage to any target.",
    "Creature — Goblin | When this creature enters, it deals 1 damage to each opponent.",
  ],
  fixed: [
    "Soot Herald deals 3 damage to any target.",
    "Creature — Goblin | When this creature enters, this creature deals 1 damage to each opponent.",
  ],
});
