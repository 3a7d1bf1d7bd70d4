import type { TreeNode } from "../../grammar/tree.ts";
import { sortOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child, isSelf, made } from "../trees.ts";

/** The verb “is put into a graveyard from the battlefield”. */
function burialIn(clause: TreeNode): TreeNode | undefined {
  const put = child(clause, "verbs", "complement", "verb");
  const isIt = put?.kind === "put" && put.voice === "passive" && child(put, "from")?.kind === "battlefieldZone";
  const zone = child(put, "where", "zone");
  return isIt && zone?.kind === "zoneAny" && child(zone, "zone")?.is === "graveyard" ? put : undefined;
}

function isCreature(subject: TreeNode | undefined, place: Place): boolean {
  if (isSelf(subject)) return !place.isQuoted && place.face.types.includes("creature");
  const { parts, isOpen } = sortOf(subject);
  return !isOpen && parts.every(({ types }) => types?.size === 1 && types.has("creature"));
}

/** “When this creature is put into a graveyard from the battlefield” */
export const graveyardForDies = check("graveyard-for-dies", {
  ref: "TRG15",
  severity: "warning",
  rules: [cr("700.4")],
  tags: ["deprecated"],
  on: "clause",
  test: (node, place) =>
    burialIn(node) !== undefined &&
    place.isTrigger &&
    isCreature(child(node, "subject"), place) && { at: child(node, "verbs") },
  message: (place) => `“${place.words(child(place.node, "verbs"))}” is called “dies” of creatures.`,
  why: "Since 2011 a creature that is put into a graveyard from the battlefield dies.",
  help: "Write “When this creature dies”.",
  fixes: (place) => {
    const verbs = child(place.node, "verbs")!;
    return [
      place.replace(
        "Write “dies”",
        true,
        place.node,
        changed(place.node, { verbs: made("die", verbs.tense ? { tense: verbs.tense } : {}) }),
      ),
    ];
  },
  wrong: [
    "Creature — Elf | When this creature «is put into a graveyard from the battlefield», draw a card.",
    "Enchantment | Whenever a creature you control «is put into a graveyard from the battlefield», draw a card.",
    "Creature — Elf | Whenever another Goblin «is put into a graveyard from the battlefield», you gain 1 life.",
    "Enchantment — Aura | Enchant creature\nWhen enchanted creature «is put into a graveyard from the battlefield», draw a card.",
  ],
  right: [
    "Artifact | When this artifact is put into a graveyard from the battlefield, draw a card.",
    "Enchantment | Whenever an artifact or creature is put into a graveyard from the battlefield, draw a card.",
    "Enchantment | Whenever a creature is put into your graveyard from the battlefield, draw a card.",
    "Creature — Elf | When this creature is put into a graveyard from anywhere, draw a card.",
  ],
  fixed: [
    "Creature — Elf | When this creature dies, draw a card.",
    "Enchantment | Whenever a creature you control dies, draw a card.",
  ],
});
