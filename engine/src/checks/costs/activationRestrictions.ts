import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, wordingCheck } from "../check.ts";
import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, child, children, made } from "../trees.ts";

const SORCERY_TAGS = ["any-time-sorcery", "sorcery-speed", "at-sorcery-speed", "any-time-you-could-cast-a-sorcery"];

/** What a clause “Activate only …” says of when: as a tail of the clause, or in the verb. */
function restrictionOf(clause: TreeNode): TreeNode | undefined {
  return (
    child(activation(clause), "when") ??
    child(
      children(clause, "tails").find(({ kind }) => kind === "onlyTail"),
      "when",
    )
  );
}

function activation(clause: TreeNode): TreeNode | undefined {
  const verb = child(clause, "verbs");
  return verb?.kind === "activate" && !clause.subject ? verb : undefined;
}

function today(place: Place, when: TreeNode): Fix | undefined {
  const usual = changed(when, { surface: undefined });
  const inVerb =
    child(place.node, "verbs", "when") !== undefined ||
    place.node.kind !== "clause" ||
    children(place.node, "tails").length === 0;
  const verbs = inVerb ? made("activate", { when: usual }) : made("activate");
  const clause = made("clause", inVerb ? { verbs } : { verbs, tails: [made("onlyTail", { when: usual })] });
  return place.replace(
    "Word it as cards do today",
    true,
    place.node,
    place.node.kind === "clause" ? clause : child(clause, "verbs")!,
  );
}

/** “Activate this ability only any time you could cast a sorcery.” */
export const sorceryTiming = check("long-sorcery-timing", {
  ref: "CST08",
  severity: "warning",
  rules: [cr("602.5d")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: ["clause", "sorcerySpeed"],
  test: (node) => {
    if (node.kind === "sorcerySpeed") return true;
    const when = restrictionOf(node);
    if (when?.kind !== "asSorcery" || !activation(node)) return false;
    return (
      child(activation(node), "what") !== undefined ||
      (when.surface?.wording ?? []).some((tag) => SORCERY_TAGS.includes(tag))
    );
  },
  message: (place) => `“${place.words()}” is worded “Activate only as a sorcery” today.`,
  why: "It says the same in fewer words, and every card has been reworded so.",
  help: "Write “Activate only as a sorcery.”",
  fixes: (place) => [today(place, made("asSorcery"))],
  wrong: [
    "Artifact | {2}, {T}: Draw a card. «Activate this ability only any time you could cast a sorcery».",
    "Artifact | {2}, {T}: Draw a card. «Activate this ability only as a sorcery».",
    "Creature — Elf | {G}: Untap target land. «Activate only any time you could cast a sorcery».",
    "Creature — Elf | {G}: Untap target land. «Sorcery speed only».",
  ],
  right: ["Artifact | {2}, {T}: Draw a card. Activate only as a sorcery."],
  fixed: ["Artifact | {2}, {T}: Draw a card. Activate only as a sorcery."],
});

/** “Activate this ability only once per turn.” */
export const oncePerTurn = check("long-once-each-turn", {
  ref: "CST09",
  severity: "warning",
  rules: [cr("602.5b")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: "clause",
  test: (node) => {
    const when = restrictionOf(node);
    if (when?.kind !== "once" || !activation(node)) return false;
    return child(activation(node), "what")?.kind === "thisAbility" || (when.surface?.wording?.length ?? 0) > 0;
  },
  message: (place) => `“${place.words()}” is worded “Activate only once each turn” today.`,
  why: "It says the same in fewer words, and cards say “each turn” of what happens every turn.",
  help: "Write “Activate only once each turn.”",
  fixes: (place) => [today(place, restrictionOf(place.node)!)],
  wrong: [
    "Artifact | {2}: Draw a card. «Activate this ability only once per turn».",
    "Artifact | {2}: Draw a card. «Activate this ability only once each turn».",
    "Creature — Elf | {G}: Untap target land. «Activate only once per turn».",
  ],
  right: ["Artifact | {2}: Draw a card. Activate only once each turn."],
  fixed: ["Artifact | {2}: Draw a card. Activate only once each turn."],
});

/** “Use this only during combat.” */
export const otherTiming = check("long-activation-restriction", {
  ref: "CST10",
  severity: "warning",
  rules: [cr("602.1b")],
  since: "pre-STX",
  tags: ["deprecated"],
  on: "clause",
  test: (node) => {
    const when = restrictionOf(node);
    const verb = activation(node);
    if (!verb) return false;
    if (!when || when.kind === "asSorcery" || when.kind === "once") return false;
    return child(verb, "what")?.kind === "thisAbility" || (verb.surface?.wording ?? []).includes("use-for-activate");
  },
  message: (place) => `“${place.words()}” is worded “Activate only …” today.`,
  why: "Which ability is meant is clear from where the sentence stands.",
  help: "Write “Activate only …”.",
  fixes: (place) => [today(place, restrictionOf(place.node)!)],
  wrong: [
    "Artifact | {2}: Draw a card. «Activate this ability only during your turn».",
    "Artifact | {2}: Draw a card. «Use this only during combat».",
    "Creature — Elf | {T}: Draw a card. «Activate this ability only if you control a Forest».",
  ],
  right: ["Artifact | {2}: Draw a card. Activate only during your turn."],
  fixed: ["Artifact | {2}: Draw a card. Activate only during your turn."],
});

/** “To cast this, sacrifice a creature.” */
export const toCastThis = wordingCheck("additional-cost-in-own-words", {
  ref: "CST11",
  severity: "warning",
  rules: [cr("118.8"), cr("601.2b")],
  wording: "to-cast",
  wholePhrase: true,
  message: (place) => `“${place.words()}” asks for an additional cost, which cards word in one way only.`,
  why: "What is paid beside the mana cost is an additional cost; the fixed words tell players when it is paid, and that it can't be skipped.",
  help: "Write “As an additional cost to cast this spell, sacrifice a creature.”",
  fixes: (place) => {
    const what = made("self", { surface: { noun: "spell" } });
    return [
      place.replace("Word it as cards do", true, place.node, changed(withoutWording(place.node, "to-cast"), { what })),
    ];
  },
  wrong: [
    "«To cast this spell, sacrifice a creature».",
    "Instant | «To cast this, discard a card».",
    "Creature — Demon | «To cast this card, pay 3 life».",
  ],
  right: ["As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."],
  fixed: [
    "As an additional cost to cast this spell, sacrifice a creature.",
    "Instant | As an additional cost to cast this spell, discard a card.",
  ],
});
