import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, hasNoun, isTarget, made } from "../trees.ts";

/** “Counter target ability.” */
export const counterTargetAbility = check("target-ability-of-any-kind", {
  ref: "TGT18",
  severity: "warning",
  rules: [cr("701.6a"), cr("113.3")],
  on: ["counter", "copy"],
  test: (node) => {
    const what = child(node, "what");
    return isTarget(what) && hasNoun(what, "ability") && child(what, "noun")?.kind === "noun" && { at: what! };
  },
  message: (place) =>
    `“${place.words(child(place.node, "what"))}” doesn't say which abilities: only activated and triggered ones are ever on the stack.`,
  why: "Static abilities and mana abilities don't use the stack and can't be countered; cards name the kinds that can.",
  help: "Write “target activated or triggered ability”.",
  fixes: (place) => {
    const what = child(place.node, "what")!;
    return [
      place.replace("Name the kinds", true, what, changed(what, { noun: made("activatedOrTriggeredAbilityNoun") })),
    ];
  },
  wrong: [
    "Instant | Counter «target ability».",
    "Artifact | {2}, {T}: Copy «target ability».",
    "Creature — Wizard | {1}{U}, {T}: Counter «target ability an opponent controls».",
    "Instant | Choose one —\n• Counter «target ability».\n• Draw a card.",
  ],
  right: ["Instant | Counter target activated or triggered ability.", "Instant | Counter target activated ability."],
  fixed: ["Instant | Counter target activated or triggered ability."],
});
