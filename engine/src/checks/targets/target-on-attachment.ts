import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { changed, isTarget, made } from "../trees.ts";
import { isAttachment, isStatic } from "./staticAbility.ts";

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
