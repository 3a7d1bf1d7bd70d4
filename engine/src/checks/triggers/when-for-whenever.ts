import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, holds, isPronoun, isSelf, made } from "../trees.ts";
import { ownEvent } from "./ownEvent.ts";

/** “You cast this spell”: that happens once to a spell. */
function isOwnCasting(trigger: TreeNode): boolean {
  const event = child(trigger, "event");
  const verb = child(event, "verbs");
  return (
    verb?.kind === "cast" && isPronoun(child(event, "subject"), "you") && isSelf(child(verb, "what")) && !event?.tails
  );
}

/** The verb of what others do again and again: “a creature you control attacks”, “you cast an instant spell”. */
function othersEvent(trigger: TreeNode): TreeNode | undefined {
  const event = child(trigger, "event");
  const subject = child(event, "subject");
  const verb = child(event, "verbs");
  if (event?.kind !== "clause" || event.tails || !verb) return undefined;
  if (isPronoun(subject, "you"))
    return BY_PLAYERS.has(verb.kind) && child(verb, "what", "determiner")?.kind === "a" ? verb : undefined;
  const isAny = ["a", "another"].includes(child(subject, "determiner")?.kind ?? "");
  if (!isAny || holds(subject, "attachedTo")) return undefined;
  const verbs = hasPlayer(subject) ? BY_PLAYERS : BY_OBJECTS;
  return verbs.has(verb.kind) ? verb : undefined;
}

const hasPlayer = (subject: TreeNode | undefined): boolean => child(subject, "noun")?.kind === "playerNoun";

const BY_PLAYERS = new Set(["cast", "draw", "discard", "gainLife", "loseLife", "play"]);

const BY_OBJECTS = new Set(["enter", "die", "attack", "block", "leave", "dealDamage"]);

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
    const others = node.kind === "when" ? othersEvent(node) : undefined;
    const verb = others ?? ownEvent(node);
    if (
      !verb ||
      (others && holds(place.parent, "attach", "next", "self", "selfName")) ||
      node.second ||
      place.above("delayed", "delayedSentence") ||
      verb.voice ||
      verb.tense
    )
      return false;
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
    return (others || (node.kind === "whenever" ? ONCE.has(verb.kind) : OFTEN.has(verb.kind))) && { at };
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
    "Enchantment | «When» a creature you control attacks, draw a card.",
    "Enchantment | «When» you cast an instant spell, draw a card.",
    "Enchantment | «When» an opponent draws a card, you gain 1 life.",
    "Creature — Elf | «When» this creature deals combat damage to a player, draw a card.",
  ],
  right: [
    "Creature — Elf | When this creature enters, draw a card.",
    "Creature — Elf | Whenever this creature attacks, draw a card.",
    "Enchantment | When a creature enters, sacrifice this enchantment.",
    "Sorcery | When you next cast a creature spell this turn, draw a card.",
    "Creature — Elf | Whenever another creature you control dies, draw a card.",
    "Creature — Elf | Whenever this creature enters or attacks, draw a card.",
  ],
  fixed: [
    "Creature — Elf | When this creature enters, draw a card.",
    "Creature — Elf | Whenever this creature attacks, draw a card.",
  ],
});
