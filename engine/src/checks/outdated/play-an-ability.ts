import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child } from "../trees.ts";

const ABILITIES = new Set(["activatedAbilityNoun", "loyaltyAbilityNoun"]);

/** “play this ability” */
export const playAnAbility = check("play-an-ability", {
  ref: "OLD05",
  severity: "warning",
  rules: [cr("602.1d"), cr("602.2")],
  tags: ["deprecated"],
  on: "play",
  test: (node) => {
    const what = child(node, "what");
    const noun = child(what, "noun");
    return what?.kind === "thisAbility" || (noun !== undefined && (ABILITIES.has(noun.kind) || noun.is === "ability"));
  },
  message: (place) => `“${place.words()}”: abilities are activated.`,
  why: "Since 2009 abilities with a cost are activated, and not played.",
  help: "Write “activate”.",
  fixes: (place) => [place.replace("Write “activate”", true, place.node, { ...place.node, kind: "activate" })],
  wrong: [
    "Artifact | {1}: Draw a card. Any player may «play this ability».",
    "Enchantment | Your opponents can't «play activated abilities».",
    "Creature — Elf | {T}: Add {G}. Each player may «play this ability».",
  ],
  right: ["Artifact | {1}: Draw a card. Any player may activate this ability."],
  fixed: ["Artifact | {1}: Draw a card. Any player may activate this ability."],
});
