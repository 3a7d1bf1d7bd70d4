import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { isPlainCantBlock } from "../effects/cant-block-it.ts";
import { selfOf } from "../actions/selfAsSource.ts";
import type { Place } from "../place.ts";
import { looksBack, problemOf } from "./problems.ts";

/** “Draw a card. Destroy it.” */
export const referenceToNothing = check("reference-to-nothing", {
  ref: null,
  severity: "error",
  rules: [cr("608.2c")],
  on: ["pronoun", "possessivePronoun", "objects"],
  test: (node, place) =>
    // Of what stands in a wording that is wrong altogether the check of that wording speaks.
    !place.parents.some(
      (parent) => parent.kind === "insteadOfManaCost" || parent.kind === "insteadOfDoing" || isPlainCantBlock(parent),
    ) &&
    looksBack(node) &&
    problemOf(node, place)?.kind === "nothing said before",
  message: (place) => `“${place.words()}” speaks of something, but nothing it could mean was said before it.`,
  why: "“It”, “they” and “that creature” mean what the same ability has named before them; what another ability or mode names does not count.",
  help: "Name what is meant: “this creature”, “target creature”, “enchanted creature”.",
  fixes: (place) => [
    isSingle(place) ? place.replace("Let it be the card itself", false, place.node, selfOf(place.face)) : undefined,
  ],
  wrong: [
    "Enchantment | Whenever you draw a card, destroy «it».",
    "Destroy «that creature».",
    "Creature — Elf | When this creature enters, «that player» discards a card.",
    "Choose one —\n• Destroy target creature.\n• «Its» controller loses 2 life.",
    "Create a Treasure token. Draw a card, then untap «them».",
    "Creature — Elf | At the beginning of your upkeep, «it» deals 1 damage to you.",
    "Creature — Elf | {T}: Tap two target creatures. «It» doesn't untap during its controller's next untap step.",
    "Enchantment | Whenever a creature dies, create two 1/1 red Goblin creature tokens.\n{2}: Sacrifice «those tokens».",
  ],
  right: [
    "Enchantment | Whenever a creature you control dies, return it to its owner's hand.",
    "Exile target creature, then return it to the battlefield under its owner's control.",
    "Target player reveals four cards from their hand and you choose one of them. That player exiles that card.",
    "Exile the top card of each player's library. You may play those cards this turn.",
    "Artifact | {T}: You may put an artifact card from your hand onto the battlefield. Sacrifice it at the beginning of the next end step.",
    "Look at the top five cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand.",
    "Flip a coin. If it comes up heads, draw a card.",
    "Enchantment | At the beginning of your upkeep, if you control no creatures, it becomes night.",
    "Return to their owners' hands all creatures.",
    "Soot Herald deals damage to each player equal to the number of cards in that player's hand.",
    "Enchantment | Spells you cast cost {1} less to cast for each card in your graveyard with the same name as that spell.",
    "Target opponent reveals their hand. You may cast an instant or sorcery spell from among those cards.",
    "For each of up to two target creatures, create a token that's a copy of that creature.",
  ],
  fixed: [
    null,
    null,
    null,
    null,
    null,
    "Creature — Elf | At the beginning of your upkeep, this creature deals 1 damage to you.",
  ],
});

/** Whether the card itself can stand in its place. */
function isSingle({ node, face, slot }: Place): boolean {
  return node.kind === "pronoun" && node.is === "it" && slot === "subject" && face.isPermanent;
}
