/** Keywords on cards where they can't work, and Auras without the one they need. */
import type { TreeNode } from "../../grammar/tree.ts";
import { keywordById } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check, faceCheck } from "../check.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { changed, child, children, holds } from "../trees.ts";

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

/** “Flashback” on a creature, “Equip” on something that is no Equipment, “Haste” on an instant. */
export const keywordOnWrongCard = check("keyword-on-wrong-card", {
  ref: "KW11",
  severity: "error",
  rules: [cr("702.1"), cr("113.6")],
  on: "keyword",
  test: (node, place) => {
    if (place.parent?.kind !== "keywordLine" || place.isQuoted || place.face.types.length === 0) return false;
    const definition = keywordById(node.is as string);
    const { face } = place;
    if (!definition || face.types.includes("conspiracy") || face.types.includes("dungeon")) return false;
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
  ],
  right: [
    "Instant | Draw a card.\nFlashback {2}{G}",
    "Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}",
    "Artifact — Vehicle 3/3 | Flying\nCrew 2",
    "Creature — Elf | Cycling {2}",
    "Instant | Draw a card.\nCycling {2}",
  ],
});

function enchants(tree: TreeNode): boolean {
  return (
    tree.kind === "keywordLine" && children(tree, "keywords").some(({ is }) => is === "enchant" || is === "bestow")
  );
}

/** An Aura without “Enchant …” */
export const auraWithoutEnchant = faceCheck("aura-without-enchant", {
  ref: "KW07",
  severity: "error",
  rules: [cr("303.4a"), cr("702.5a")],
  on: "face",
  why: "The enchant ability says what an Aura may target and be attached to; without it the spell has no target and the Aura goes to the graveyard.",
  help: "Add a line such as “Enchant creature”.",
  test: (face) => {
    const at = face.source.typeLine.subtypes.find(({ text }) => text === "Aura");
    if (!at || face.abilities.some(({ tree, unread }) => enchants(tree) || unread.length > 0 || holds(tree, "enchant")))
      return [];
    if (face.faceCount > 1 && face.index > 0 && face.source.manaCost === null && face.abilities.length === 0) return [];
    const line = face.source.lines[0];
    const place = line?.start ?? face.source.typeLine.span[1];
    return [
      {
        span: at.span,
        message: "This Aura has no enchant ability, so it can't be put on anything.",
        fixes: [
          {
            title: "Add “Enchant creature”",
            safe: false,
            edits: [{ span: [place, place], text: line ? "Enchant creature\n" : "\nEnchant creature" }],
          },
        ],
      },
    ];
  },
  wrong: [
    "Enchantment — «Aura» | Enchanted creature gets +1/+1.",
    "Enchantment — «Aura» | Flash\nEnchanted creature can't attack or block.",
    "Enchantment — «Aura» Curse | Enchanted player can't gain life.",
  ],
  right: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1.",
    "Enchantment | Creatures you control have flying.",
  ],
  fixed: ["Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1."],
});

/** “Enchant target creature” */
export const enchantTarget = check("enchant-target", {
  ref: "KW08",
  severity: "warning",
  rules: [cr("702.5a"), cr("303.4a")],
  on: "keyword",
  test: (node) => {
    if (node.is !== "enchant") return false;
    const objects = child(node, "objects");
    const determiner = child(objects, "determiner");
    return (determiner?.kind === "target" || determiner?.kind === "a") && { at: determiner };
  },
  message: "An Aura's target follows from its enchant ability; the word before the noun is left out.",
  why: "“Enchant creature” means both that the Aura spell targets a creature and that the Aura can only be attached to one.",
  help: "Write “Enchant creature”.",
  fixes: (place) => {
    const objects = child(place.node, "objects")!;
    return [
      place.replace("Leave it out", true, objects, changed(objects, { determiner: undefined, number: "singular" })),
    ];
  },
  wrong: [
    "Enchantment — Aura | Enchant «target» creature\nEnchanted creature gets +1/+1.",
    'Enchantment — Aura | Enchant «a» land\nEnchanted land has "{T}: Add {G}."',
    "Enchantment — Aura | Enchant «target» creature you control\nEnchanted creature has flying.",
  ],
  right: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1.",
    "Enchantment — Aura | Enchant creature you control\nEnchanted creature has flying.",
  ],
  fixed: ["Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1."],
});

/** A keyword twice on one face. */
export const keywordTwice = faceCheck("keyword-twice", {
  ref: "KW12",
  severity: "hint",
  rules: [cr("702.1")],
  tags: ["unnecessary"],
  on: "face",
  why: "Two instances of such a keyword do no more than one.",
  help: "Leave one of them out.",
  test: (face) => {
    const seen = new Set<string>();
    return face.abilities.flatMap(({ tree }) =>
      tree.kind !== "keywordLine"
        ? []
        : children(tree, "keywords").flatMap((keyword) => {
            const definition = keywordById(keyword.is as string);
            const plain = Object.keys(keyword).every((slot) => ["kind", "is", "span", "surface"].includes(slot));
            if (!plain || definition?.severalInstances !== "redundant" || !keyword.span) return [];
            if (!seen.has(keyword.is as string)) {
              seen.add(keyword.is as string);
              return [];
            }
            return [{ span: keyword.span, message: `This card has ${definition.name} already.` }];
          }),
    );
  },
  wrong: [
    "Creature — Bird | Flying, «flying»",
    "Creature — Bird | Flying\nVigilance, «flying»",
    "Creature — Wall | Defender, reach\n«Reach»",
  ],
  right: ["Creature — Bird | Flying, vigilance"],
});
