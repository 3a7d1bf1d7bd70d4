import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, isSelf, made } from "../trees.ts";

/** “This can only trigger once per turn.” */
export const triggerLimit = check("trigger-limit", {
  ref: "TRG13",
  severity: "warning",
  rules: [cr("603.2")],
  on: ["triggersOnly", "triggers"],
  test: (node, place) => {
    const clause = place.above("clause");
    const subject = child(clause, "subject");
    return (node.kind === "triggersOnly" || subject?.kind === "thisTime" || isSelf(subject)) && { at: clause };
  },
  message: (place) => `“${place.words(place.above("clause"))}” is worded “This ability triggers only once each turn”.`,
  why: "It is the ability that triggers, and cards limit it with one sentence.",
  help: "Write “This ability triggers only once each turn.”",
  fixes: (place) => {
    const old = place.above("clause");
    const tail = children(old, "tails").find(({ kind }) => kind === "onlyTail");
    const when = child(place.node, "when") ?? child(tail, "when");
    if (!old || !when) return [];
    const tails = [made("onlyTail", { when: changed(when, { surface: undefined }) })];
    const clause = made("clause", { subject: made("thisAbility"), verbs: made("triggers"), tails });
    return [place.replace("Word it as cards do", true, old, clause)];
  },
  wrong: [
    "Enchantment | Whenever a creature dies, draw a card. «This can only trigger once each turn».",
    "Enchantment | Whenever a creature dies, draw a card. «This ability only triggers once each turn».",
    "Enchantment | Whenever a creature dies, draw a card. «This ability can only trigger once per turn».",
    "Enchantment | Whenever a creature dies, draw a card. «This triggers only once per turn».",
  ],
  right: ["Enchantment | Whenever a creature dies, draw a card. This ability triggers only once each turn."],
  fixed: [
    "Enchantment | Whenever a creature dies, draw a card. This ability triggers only once each turn.",
    "Enchantment | Whenever a creature dies, draw a card. This ability triggers only once each turn.",
    "Enchantment | Whenever a creature dies, draw a card. This ability triggers only once each turn.",
  ],
});
