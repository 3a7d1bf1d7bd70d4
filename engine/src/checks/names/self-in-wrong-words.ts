import type { TreeNode } from "../../grammar/tree.ts";
import { nounOfSelf } from "../../language/selfReference.ts";
import { isCardZone, zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { child, children, made } from "../trees.ts";

/** What the card is called where it is spoken of: while it is cast, in another zone, as the source of damage. */
type Called = "spell" | "card" | "name";

function calledThere(place: Place): Called | undefined {
  const { node, parent, slot } = place;
  if (parent?.kind === "placed" && slot === "what") return isInCardZone(child(parent, "zone")) ? "card" : undefined;
  if (parent?.kind === "discard") return "card";
  if (parent?.kind === "cast") return place.isTrigger ? "spell" : undefined;
  if (parent?.kind !== "clause" || slot !== "subject") return undefined;
  const verbs = child(parent, "verbs");
  if (verbs?.kind === "cost" && child(verbs, "do")?.is === "cast") return "spell";
  if (verbs?.kind === "cannot" && child(verbs, "do", "complement", "verb")?.kind === "counter") return "spell";
  if (verbs?.kind === "be" && place.face.isSpell && isKicked(child(verbs, "complement", "state"))) return "spell";
  if (isInCardZone(child(verbs, "complement", "where", "zone")) && nounOfSelf(node) !== "card") return "card";
  const isSource = verbs?.kind === "dealDamage" && place.face.isSpell && !place.above("mode");
  return isSource ? "name" : undefined;
}

const isInCardZone = (zone: TreeNode | undefined): boolean => zonesOf(zone).some(isCardZone);

const isKicked = (state: TreeNode | undefined): boolean => children(state, "items").some(({ is }) => is === "kicked");

const OF_SPELLS = new Set(["spell", "card", "instant", "sorcery"]);

/** “This creature costs {1} less to cast”, “Return this creature from your graveyard”, “This spell deals 3 damage” */
export const selfInWrongWords = check("self-in-wrong-words", {
  ref: "SLF04 SLF05",
  severity: "warning",
  rules: [cr("109.2a"), cr("109.2b"), cr("201.5")],
  on: "self",
  test: (node, place) => {
    if (place.isQuoted) return false;
    const called = calledThere(place);
    const noun = nounOfSelf(node);
    if (called === "name") return noun !== undefined && OF_SPELLS.has(noun);
    // A card may always name itself in other zones.
    return called !== undefined && noun !== called && (called === "spell" || noun !== undefined);
  },
  message: (place) => {
    const called = calledThere(place);
    return called === "name"
      ? `“${place.words()}”: a spell that deals damage is called by its name.`
      : `“${place.words()}”: there it is “this ${called}”.`;
  },
  why: "A card is a spell while it is cast, a permanent on the battlefield, and just a card everywhere else.",
  help: "Write “this spell” of casting and countering, “this card” in a hand or graveyard, and the card's name where a spell deals damage.",
  fixes: (place) => {
    const called = calledThere(place);
    const other = called === "name" ? made("self") : made("self", { surface: { noun: called } });
    return [place.replace("Word it as cards do", true, place.node, other)];
  },
  wrong: [
    "Creature — Elf | «This creature» costs {1} less to cast if you control a Wizard.",
    "Instant | «Soot Herald» can't be countered.\nDraw a card.",
    "Creature — Elf | When you cast «this creature», draw a card.",
    "Creature — Elf | {2}{B}: Return «this creature» from your graveyard to your hand.",
    "Creature — Elf | {2}, Discard «this creature»: Draw a card.",
    "Instant | «This spell» deals 3 damage to any target.",
    "Instant | Kicker {2}\nDraw a card. If «Soot Herald» was kicked, draw two cards instead.",
  ],
  right: [
    "Creature — Elf | This spell costs {1} less to cast if you control a Wizard.",
    "Creature — Elf | {2}{B}: Return this card from your graveyard to your hand.",
    "Creature — Elf | {2}{B}: Return Soot Herald from your graveyard to your hand.",
    "Creature — Elf | {2}: Return this creature to its owner's hand.",
    "Creature — Elf | Kicker {2}\nWhen this creature enters, if it was kicked, draw a card.",
    "Instant | Soot Herald deals 3 damage to any target.",
  ],
  fixed: [
    "Creature — Elf | This spell costs {1} less to cast if you control a Wizard.",
    "Instant | This spell can't be countered.\nDraw a card.",
    "Creature — Elf | When you cast this spell, draw a card.",
    "Creature — Elf | {2}{B}: Return this card from your graveyard to your hand.",
    "Creature — Elf | {2}, Discard this card: Draw a card.",
    "Instant | Soot Herald deals 3 damage to any target.",
    "Instant | Kicker {2}\nDraw a card. If this spell was kicked, draw two cards instead.",
  ],
});
