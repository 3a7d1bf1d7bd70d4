import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, child, isTarget, made } from "../trees.ts";

const ATTACHMENTS = ["Aura", "Equipment", "Fortification"];

/** Whether a phrase stands in a static ability of a permanent, where nothing is ever chosen. */
function isStatic(place: Place): boolean {
  if (place.resolves || place.isCost || place.isTrigger || place.isHalfRead) return false;
  return place.frame?.kind === "statement" && (place.face.isPermanent || place.isQuoted);
}

function isAttachment(place: Place): boolean {
  return !place.isQuoted && place.face.subtypes.some((subtype) => ATTACHMENTS.includes(subtype));
}

/** A target in a static ability. */
export const targetInStaticAbility = check("target-in-static-ability", {
  ref: "TGT07",
  severity: "error",
  rules: [cr("115.1"), cr("113.3d")],
  on: "objects",
  test: (node, place) => isTarget(node) && isStatic(place) && !(isAttachment(place) && place.slot === "subject"),
  message: (place) => `“${place.words()}” is never chosen: a static ability has no targets.`,
  why: "Only spells and activated or triggered abilities have targets, which are chosen when they go on the stack; a static ability simply is true.",
  help: "Say what is affected without “target” (“Creatures you control have flying”), or make it a triggered or activated ability.",
  fixes: (place) =>
    child(place.node, "determiner", "quantity") || place.slot !== "subject"
      ? []
      : [place.replace("Affect all of them", false, place.node, changed(place.node, { determiner: undefined }))],
  wrong: [
    "Enchantment | «Target creature you control» has flying.",
    "Creature — Bird | «Target creature an opponent controls» can't block.",
    'Artifact | Creatures you control have "«Target creature» gets +1/+1."',
    "Land | «Target Goblin» gets +1/+0.",
  ],
  right: [
    "Enchantment | Creatures you control have flying.",
    "Artifact | {T}: Target creature you control gains flying until end of turn.",
    "Target creature gains flying until end of turn.",
    "Creature — Bird | When this creature enters, target creature gains flying until end of turn.",
  ],
  fixed: ["Enchantment | Creatures you control have flying."],
});

/** “Target creature gets +1/+1.” on an Aura or Equipment. */
export const targetOnAttachment = check("target-on-attachment", {
  ref: "TGT08",
  severity: "error",
  rules: [cr("303.4m"), cr("301.5f")],
  on: "objects",
  test: (node, place) => isTarget(node) && place.slot === "subject" && isStatic(place) && isAttachment(place),
  message: (place) =>
    `“${place.words()}” is never chosen here; what this card is attached to is called the ${how(place)} creature.`,
  why: "An Aura or Equipment affects what it is attached to for as long as it is attached, and targets nothing by its static abilities.",
  help: "Write “Enchanted creature” on an Aura, “Equipped creature” on an Equipment.",
  fixes: (place) => [
    place.replace(
      `Write “${how(place)}”`,
      false,
      place.node,
      changed(place.node, { determiner: made("attachedTo", { how: how(place) }), suffixes: undefined }),
    ),
  ],
  wrong: [
    "Enchantment — Aura | Enchant creature\n«Target creature» gets +1/+1.",
    "Artifact — Equipment | «Target creature you control» has haste.\nEquip {2}",
    'Enchantment — Aura | Enchant artifact\n«Target artifact» has "{T}: Add {C}."',
  ],
  right: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1.",
    "Artifact — Equipment | Equipped creature has haste.\nEquip {2}",
  ],
  fixed: ["Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1."],
});

function how(place: Place): string {
  if (place.face.subtypes.includes("Equipment")) return "equipped";
  return place.face.subtypes.includes("Fortification") ? "fortified" : "enchanted";
}
