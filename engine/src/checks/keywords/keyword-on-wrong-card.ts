import { keywordById } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { children, holds } from "../trees.ts";

/** Everything the words “works on” of a keyword could call a face. */
function callsOf(face: JudgedFace): Set<string> {
  const calls = new Set<string>([...face.types, ...face.subtypes, "card", "player"]);
  if (face.isPermanent) calls.add("permanent");
  if (!face.types.includes("land")) calls.add("spell");
  if (face.subtypes.includes("Vehicle") || face.subtypes.includes("Spacecraft")) calls.add("creature");
  return calls;
}

/** What a permanent can be only by its printed type line, unless some effect says otherwise. */
const FIXED = new Set([
  "instant",
  "sorcery",
  "Equipment",
  "Vehicle",
  "Fortification",
  "Aura",
  "Saga",
  "Case",
  "Attraction",
  "Spacecraft",
]);

/** Keywords of commanders, and of spells with modes. */
const UNITES = new Set(["partner", "friends forever", "choose a background", "doctor's companion"]);
const OF_MODES = new Set(["entwine", "escalate"]);

/** “Flashback” on a creature, “Equip” on something that is no Equipment, “Haste” on an instant. */
export const keywordOnWrongCard = check("keyword-on-wrong-card", {
  ref: "KW11 KW24",
  severity: "error",
  rules: [cr("702.1"), cr("113.6")],
  on: "keyword",
  test: (node, place) => {
    if (place.parent?.kind !== "keywordLine" || place.isQuoted || place.face.types.length === 0) return false;
    const definition = keywordById(node.is as string);
    const { face } = place;
    if (!definition || face.types.includes("conspiracy") || face.types.includes("dungeon")) return false;
    if (UNITES.has(definition.id) && !face.supertypes.includes("legendary"))
      return {
        message: `“${place.words()}”: only legendary cards can be commanders, and partners.`,
        severity: "warning",
        fixes: [],
      };
    if (
      OF_MODES.has(definition.id) &&
      !face.abilities.some(({ tree, unread }) => unread.length > 0 || holds(tree, "mode"))
    )
      return { message: `“${place.words()}”: this spell has no modes to choose.` };
    const calls = callsOf(face);
    if (definition.worksOn.some((word) => calls.has(word))) return false;
    // A permanent may become a creature; it never becomes an instant, nor does anything but an Equipment equip.
    return face.isSpell || definition.worksOn.every((word) => FIXED.has(word));
  },
  message: (place) => {
    const { types } = place.face;
    const on = keywordById(place.node.is as string)?.worksOn.join(", ") ?? "";
    return `“${place.words()}” does nothing on ${/^[aeiou]/.test(types[0] ?? "") ? "an" : "a"} ${types.join(" ")}: it works on ${on}.`;
  },
  why: "Each keyword works on certain kinds of card only; on others its ability is never used.",
  help: "Take the keyword away, or write out the ability that is meant.",
  fixes: (place) => {
    const line = place.parent!;
    return children(line, "keywords").length > 1 ? [place.replace("Take it away", false, place.node, null)] : [];
  },
  wrong: [
    "Creature — Elf | «Flashback {2}{G}»",
    "Creature — Elf | «Equip {2}»",
    "Instant | «Haste»\nDraw a card.",
    "Sorcery | Destroy target creature.\n«First strike»",
    "Enchantment | «Crew 2»",
    "Artifact | «Entwine {2}»",
    "Instant | Draw a card.\n«Entwine {2}»",
    "Creature — Elf | «Partner»",
  ],
  right: [
    "Choose one —\n• Draw a card.\n• You gain 3 life.\nEntwine {2}",
    "Legendary Creature — Elf | Partner",
    "Instant | Draw a card.\nFlashback {2}{G}",
    "Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}",
    "Artifact — Vehicle 3/3 | Flying\nCrew 2",
    "Creature — Elf | Cycling {2}",
    "Instant | Draw a card.\nCycling {2}",
  ],
});
