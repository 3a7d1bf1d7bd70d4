/** Triggers of what the card itself does, and the comma behind a trigger. */
import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, child, children, holds, isPronoun, isSelf, made, verbsIn } from "../trees.ts";

/** The verb of what a trigger waits for, when the card itself does it. */
function ownEvent(trigger: TreeNode): TreeNode | undefined {
  const event = child(trigger, "event");
  if (event?.kind !== "clause" || !isSelf(child(event, "subject")) || event.tails) return undefined;
  const verbs = verbsIn(child(event, "verbs"));
  return verbs.length === 1 ? verbs[0] : undefined;
}

/** “You cast this spell”: that happens once to a spell. */
function isOwnCasting(trigger: TreeNode): boolean {
  const event = child(trigger, "event");
  const verb = child(event, "verbs");
  return (
    verb?.kind === "cast" && isPronoun(child(event, "subject"), "you") && isSelf(child(verb, "what")) && !event?.tails
  );
}

const ONCE = new Set(["enter", "die", "leave"]);
const OFTEN = new Set(["attack", "block", "dealDamage"]);

/** “Whenever this creature enters”, “When this creature attacks” */
export const whenOrWhenever = check("when-for-whenever", {
  ref: "TRG06 TRG07",
  severity: "warning",
  rules: [cr("603.1"), cr("603.2e")],
  on: ["when", "whenever"],
  test: (node, place) => {
    if (node.kind === "whenever" && isOwnCasting(node)) {
      const start = place.span()[0];
      return { at: { span: [start, start + 8] as const } };
    }
    const verb = ownEvent(node);
    if (!verb || node.second || place.above("delayed", "delayedSentence") || verb.voice || verb.tense) return false;
    // “When this creature attacks, sacrifice it” happens once after all.
    if (
      node.kind === "when" &&
      holds(
        place.parent,
        "sacrifice",
        "exile",
        "return",
        "destroy",
        "transform",
        "become",
        "loseAbilities",
        "mustBlock",
        "phaseOut",
      )
    )
      return false;
    const firstWord = place.span();
    const at = { span: [firstWord[0], firstWord[0] + (node.kind === "when" ? 4 : 8)] as const };
    return (node.kind === "whenever" ? ONCE.has(verb.kind) : OFTEN.has(verb.kind)) && { at };
  },
  message: (place) =>
    place.node.kind === "when"
      ? `“${place.words()}” can happen again and again: “whenever”.`
      : `“${place.words()}” happens once to the same object: “when”.`,
  why: "Cards say “when” of what happens once to an object (entering, dying) and “whenever” of what can happen many times.",
  help: "Write “When this creature enters” and “Whenever this creature attacks”.",
  fixes: (place) => {
    const other = place.node.kind === "when" ? "whenever" : "when";
    return [
      place.replace(
        `Write “${other}”`,
        true,
        place.node,
        changed(made(other, { event: child(place.node, "event") }), {}),
      ),
    ];
  },
  wrong: [
    "Creature — Elf | «Whenever» this creature enters, draw a card.",
    "Creature — Elf | «When» this creature attacks, draw a card.",
    "Creature — Elf | «Whenever» Soot Herald dies, each opponent loses 1 life.",
    "Creature — Elf | «Whenever» you cast this spell, draw a card.",
    'Creature — Elf | Other Elves you control have "«When» this creature attacks, you gain 1 life."',
    "Creature — Elf | «When» this creature deals combat damage to a player, draw a card.",
  ],
  right: [
    "Creature — Elf | When this creature enters, draw a card.",
    "Creature — Elf | Whenever this creature attacks, draw a card.",
    "Creature — Elf | Whenever another creature you control dies, draw a card.",
    "Creature — Elf | Whenever this creature enters or attacks, draw a card.",
  ],
  fixed: [
    "Creature — Elf | When this creature enters, draw a card.",
    "Creature — Elf | Whenever this creature attacks, draw a card.",
  ],
});

/** “Whenever this creature attacks draw a card.” */
export const missingTriggerComma = wordingCheck("trigger-without-comma", {
  ref: "TRG08",
  severity: "warning",
  rules: [cr("603.1")],
  wording: "no-comma",
  test: (node) => ({ at: child(node, "trigger")! }),
  message: (place) => `A comma belongs after “${place.words(child(place.node, "trigger"))}”.`,
  why: "The comma divides what an ability waits for from what it does.",
  help: "Put a comma after the trigger condition.",
  fixes: (place) => [place.replace("Put a comma", true, place.node, withoutWording(place.node, "no-comma"))],
  wrong: [
    "Creature — Elf | «Whenever this creature attacks» draw a card.",
    "Creature — Elf | «When this creature enters» you gain 2 life.",
    "Enchantment | «At the beginning of your upkeep» create a Treasure token.",
    'Creature — Elf | Elves you control have "«When this creature dies» draw a card."',
  ],
  right: ["Creature — Elf | Whenever this creature attacks, draw a card."],
  fixed: ["Creature — Elf | Whenever this creature attacks, draw a card."],
});

/** Where a triggered ability can stand that waits for what only permanents do. */
function waitsForPermanent(place: Place): TreeNode | undefined {
  const verb = ownEvent(place.node);
  return verb && ["enter", "die", "leave", "attack", "block"].includes(verb.kind) && !verb.from ? verb : undefined;
}

/** “When this enters” on an instant. */
export const permanentTriggerOnSpell = check("permanent-trigger-on-spell", {
  ref: "TRG19",
  severity: "error",
  rules: [cr("304.4"), cr("307.4")],
  on: ["when", "whenever"],
  test: (_, place) =>
    place.face.isSpell &&
    !place.isQuoted &&
    place.slot === "trigger" &&
    place.parent?.kind === "triggeredAbility" &&
    place.above("create", "delayed") === undefined &&
    waitsForPermanent(place) !== undefined,
  message: (place) =>
    `“${place.words()}” never happens: ${place.face.types[0] === "instant" ? "an instant" : "a sorcery"} is never on the battlefield.`,
  why: "Instants and sorceries go from the stack to the graveyard; they can't enter, die, attack or block.",
  help: "Write the effect alone: it happens as the spell resolves. “When you cast this spell, …” triggers as it is cast.",
  fixes: (place) => {
    const ability = place.parent!;
    const statement = made("statement", {
      effects: children(ability, "effects"),
      surface: ability.surface,
      span: ability.span,
    });
    return [place.replace("Leave the trigger out", false, ability, statement)];
  },
  wrong: [
    "Instant | «When Soot Herald enters», draw a card.",
    "Sorcery | «When Soot Herald dies», each opponent loses 2 life.",
    "Sorcery | «Whenever Soot Herald attacks», draw a card.",
  ],
  right: [
    "Instant | Draw a card.",
    "Sorcery | When you cast this spell, draw a card.",
    "Creature — Elf | When this creature enters, draw a card.",
  ],
  fixed: ["Instant | Draw a card."],
});
