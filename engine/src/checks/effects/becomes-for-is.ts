import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { isStatic } from "../targets/staticAbility.ts";
import { changed, child, made } from "../trees.ts";

/** “Enchanted creature becomes a 1/1 Frog.”, “Target creature becomes 3/3 until end of turn.” */
export const becomesForIs = check("becomes-for-is", {
  ref: "DUR09",
  severity: "warning",
  rules: [cr("611.3a"), cr("613.4b")],
  on: ["become", "be"],
  test: (node, place) => {
    const what = child(node, "complement");
    const clause = place.parent;
    if (clause?.kind !== "clause" || place.slot !== "verbs" || node.tense || node.negative || place.isTrigger)
      return false;
    const isThing = /^(?:objects|self|selfName|pronoun)$/.test(child(clause, "subject")?.kind ?? "");
    if (!isThing || place.above("exceptions", "except", "create", "copy")) return false;
    if (what?.kind === "statsAre") return place.resolves || isStatic(place);
    const isPlain = place.parents.at(-2)?.kind === "statement" && !clause.tails;
    return node.kind === "become" && what?.kind === "isObject" && isPlain && isStatic(place);
  },
  message: (place) =>
    child(place.node, "complement")?.kind === "statsAre"
      ? `“${place.words()}” is worded “has base power and toughness …”.`
      : `“${place.words()}”: what is always so “is”; things “become” something when an effect happens.`,
  why: "A static ability tells what is so as long as it is there; nothing becomes anything at a certain moment.",
  help: "Write “Enchanted creature is a Frog with base power and toughness 1/1.” or “… has base power and toughness 3/3”.",
  fixes: (place) => {
    const what = child(place.node, "complement");
    const stats = child(what, "stats");
    if (what?.kind !== "statsAre")
      return [
        place.replace("Write “is”", false, place.node, { ...changed(place.node, { surface: undefined }), kind: "be" }),
      ];
    const has = made("haveStats", { stat: made("stat", { is: "basePowerAndToughness" }), stats });
    return [place.replace("Word it as cards do", false, place.node, has)];
  },
  wrong: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature «becomes a 1/1 Frog».",
    "Enchantment | Lands you control «become 1/1 creatures».",
    "Target creature «becomes 3/3» until end of turn.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature «is a 3/3».",
  ],
  right: [
    "Target creature becomes a 3/3 Ogre until end of turn.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature has base power and toughness 1/1.",
    "Artifact — Vehicle 3/3 | {2}: This Vehicle becomes an artifact creature until end of turn.",
  ],
  fixed: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature is a 1/1 Frog.",
    "Enchantment | Lands you control are 1/1 creatures.",
    "Target creature has base power and toughness 3/3 until end of turn.",
    "Enchantment — Aura | Enchant creature\nEnchanted creature has base power and toughness 3/3.",
  ],
});
