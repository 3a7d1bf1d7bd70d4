/** The type line, and what a card of its types must have (CR 205, 208-210). */
import { mistakenSubtypes, retiredSubtypeByWord } from "../../language/lexicon/retiredSubtypes.ts";
import { cardTypesOfCategory, subtypesByWord } from "../../language/lexicon/subtypes.ts";
import { cardTypes } from "../../language/lexicon/cardTypes.ts";
import { isSelf, nounOfSelf } from "../../language/selfReference.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck, type FaceFound } from "../check.ts";
import type { Fix, TextEdit } from "../finding.ts";
import { type JudgedFace, spanOf } from "../judgedCard.ts";
import { children, findNode, holds } from "../trees.ts";

const fix = (title: string, safe: boolean, ...edits: TextEdit[]): Fix => ({ title, safe, edits });

function isDeclared(face: JudgedFace, word: string): boolean {
  return face.options.subtypes?.some((one) => one.toLowerCase() === word.toLowerCase()) ?? false;
}

/** Subtypes that are none. */
export const unknownSubtype = faceCheck("unknown-subtype", {
  ref: "TYP02",
  severity: "warning",
  rules: [cr("205.3"), cr("205.3m")],
  on: "face",
  why: "Subtypes are a closed list of the rules; cards that care about a type only find those.",
  help: "Use a type of the list, or declare your own in the set file (“subtypes”).",
  test: (face) => {
    if (face.types.includes("plane")) return [];
    return face.source.typeLine.subtypes.flatMap(({ text, span }): FaceFound[] => {
      if (subtypesByWord(text).length > 0 || isDeclared(face, text)) return [];
      const now = retiredSubtypeByWord(text)?.now ?? mistakenSubtypes.get(text) ?? null;
      const fixes = now ? [fix(`Write “${now}”`, false, { span, text: now })] : [];
      const message = now
        ? `“${text}” is no subtype; “${now}” comes nearest.`
        : `“${text}” is no subtype of this game.`;
      return [{ span, message, fixes }];
    });
  },
  wrong: [
    "Creature — «Hound» | Haste",
    "Creature — Human «Paladin» | Vigilance",
    "Creature — «Glimmerfox» | Flying",
    "Artifact — «Gadget» | {T}: Add {C}.",
  ],
  right: [
    "Creature — Dog | Haste",
    "Creature — Human Knight | Vigilance",
    "Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}",
  ],
  fixed: ["Creature — Dog | Haste"],
});

/** “Artifact — Goblin” */
export const subtypeWithoutType = faceCheck("subtype-without-its-type", {
  ref: "TYP03",
  severity: "error",
  rules: [cr("205.3c"), cr("205.3d")],
  on: "face",
  why: "Each subtype belongs to a card type, and a card can't have it without that type.",
  help: "Add the card type, or choose a subtype of the types that are there.",
  test: (face) =>
    face.types.length === 0 || face.types.includes("plane")
      ? []
      : face.source.typeLine.subtypes.flatMap(({ text, span }): FaceFound[] => {
          const words = subtypesByWord(text);
          const types = words.flatMap(({ category }) => cardTypesOfCategory[category]);
          if (words.length === 0 || types.some((type) => face.types.includes(type)) || isDeclared(face, text))
            return [];
          return [
            {
              span,
              message: `“${text}” is a subtype of ${[...new Set(types)].join(" and ")} cards, and this is ${aOrAn(face.types.join(" "))}.`,
            },
          ];
        }),
  wrong: [
    "Artifact — «Goblin» | {T}: Add {C}.",
    "Instant — «Aura» | Draw a card.",
    "Creature — «Equipment» | Haste",
    "Enchantment — «Vehicle» | Creatures you control have flying.",
  ],
  right: [
    "Artifact Creature — Goblin | Haste",
    "Kindred Instant — Goblin | Draw a card.",
    "Artifact — Vehicle 3/3 | Crew 2",
  ],
});

function aOrAn(words: string): string {
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}

/** “Creature Legendary” */
export const supertypeAfterType = faceCheck("supertype-after-type", {
  ref: "TYP04",
  severity: "warning",
  rules: [cr("205.4a")],
  on: "face",
  why: "Supertypes stand before card types on every card.",
  help: "Write “Legendary Creature”.",
  test: (face) => {
    const { supertypes, types } = face.source.typeLine;
    const first = types[0];
    const late = supertypes.filter(({ span }) => first && span[0] > first.span[0]);
    if (!first || late.length === 0) return [];
    const all = [...supertypes, ...types];
    const start = Math.min(...all.map(({ span }) => span[0]));
    const end = Math.max(...all.map(({ span }) => span[1]));
    const text = all.map((piece) => piece.text).join(" ");
    return [
      {
        span: late[0]!.span,
        message: `“${late[0]!.text}” belongs before the card type.`,
        fixes: [fix(`Write “${text}”`, true, { span: [start, end], text })],
      },
    ];
  },
  wrong: [
    "Creature «Legendary» — Elf | Haste",
    "Land «Basic» — Forest | ({T}: Add {G}.)",
    "Artifact «Legendary» | {T}: Add {C}.",
  ],
  right: ["Legendary Creature — Elf | Haste"],
  fixed: ["Legendary Creature — Elf | Haste"],
});

const ORDER = [
  "kindred",
  "artifact",
  "enchantment",
  "land",
  "planeswalker",
  "battle",
  "creature",
  "instant",
  "sorcery",
];
const ranks: Readonly<Record<string, number>> = {
  kindred: 0,
  enchantment: 1,
  artifact: 2,
  battle: 3,
  land: 4,
  planeswalker: 4,
  creature: 5,
  instant: 6,
  sorcery: 6,
};

/** “Creature Artifact” */
export const typesOutOfOrder = faceCheck("types-out-of-order", {
  ref: "TYP05",
  severity: "warning",
  rules: [cr("205.2b")],
  on: "face",
  why: "Cards list their types in one order: kindred, enchantment, artifact, land, then creature last.",
  help: "Write “Artifact Creature”, “Enchantment Creature”, “Artifact Land”.",
  test: (face) => {
    const pieces = face.source.typeLine.types;
    const known = face.types.every((type) => ORDER.includes(type));
    if (!known || face.types.every((type, i) => i === 0 || ranks[face.types[i - 1]!]! <= ranks[type]!)) return [];
    const sorted = pieces.map((piece, i) => ({ piece, rank: ranks[face.types[i]!]! })).sort((a, b) => a.rank - b.rank);
    const span = [pieces[0]!.span[0], pieces.at(-1)!.span[1]] as const;
    const text = sorted.map(({ piece }) => piece.text).join(" ");
    return [{ span, message: `Cards write “${text}”.`, fixes: [fix(`Write “${text}”`, true, { span, text })] }];
  },
  wrong: [
    "«Creature Artifact» — Golem | Haste",
    "«Creature Enchantment» — Spirit | Flying",
    "Legendary «Creature Land» — Elf | {T}: Add {G}.",
  ],
  right: [
    "Artifact Creature — Golem | Haste",
    "Enchantment Artifact | {T}: Add {C}.",
    "Artifact Land | {T}: Add {C}.",
    "Land Creature — Forest Dryad | Haste",
  ],
  fixed: ["Artifact Creature — Golem | Haste"],
});

/** A creature or Vehicle without power and toughness. */
export const missingPowerToughness = faceCheck("missing-power-toughness", {
  ref: "TYP07",
  severity: "error",
  rules: [cr("208.1"), cr("301.7a")],
  on: "face",
  why: "Every creature and Vehicle card has power and toughness; without them it would be 0/0 and die.",
  help: "Put them on a line of their own after the rules text, such as 2/2.",
  test: (face) => {
    const needs = face.types.includes("creature") || face.subtypes.includes("Vehicle");
    if (
      !needs ||
      face.source.stats?.kind === "powerToughness" ||
      face.abilities.some(({ tree }) => holds(tree, "statsLine", "levelBand", "threshold"))
    )
      return [];
    const at =
      face.source.typeLine.types.find(({ text }) => /creature/i.test(text)) ??
      face.source.typeLine.subtypes.find(({ text }) => text === "Vehicle");
    return [{ span: at?.span ?? face.source.typeLine.span, message: "Power and toughness are missing." }];
  },
  wrong: [
    "Soot Herald {1}{R}\n«Creature» — Goblin\nHaste",
    "Soot Herald {3}\nArtifact — «Vehicle»\nCrew 2",
    "Soot Herald {2}\nArtifact «Creature» — Golem\nVigilance",
  ],
  right: ["Creature — Goblin | Haste", "Artifact — Vehicle 3/3 | Crew 2", "Artifact | {T}: Add {C}."],
});

/** A planeswalker without loyalty, a battle without defense. */
export const missingLoyalty = faceCheck("missing-loyalty-or-defense", {
  ref: "TYP09",
  severity: "error",
  rules: [cr("209.1"), cr("210.1"), cr("306.5b")],
  on: "face",
  why: "A planeswalker enters with loyalty counters and a battle with defense counters; without a number it goes to the graveyard at once.",
  help: "Add a line “Loyalty: 4” or “Defense: 5”.",
  test: (face) => {
    const found: FaceFound[] = [];
    for (const [type, kind] of [
      ["planeswalker", "loyalty"],
      ["battle", "defense"],
    ] as const) {
      // The back of a double-faced card that turns into a planeswalker has it printed as well.
      if (!face.types.includes(type) || face.source.stats?.kind === kind) continue;
      const at = face.source.typeLine.types.find(({ text }) => text.toLowerCase() === type);
      found.push({ span: at?.span ?? face.source.typeLine.span, message: `The ${kind} of this ${type} is missing.` });
    }
    return found;
  },
  wrong: [
    "Soot Herald {3}{R}\nLegendary «Planeswalker» — Ajani\n+1: Draw a card.",
    "Soot Herald {1}{R}\n«Battle» — Siege\nWhen Soot Herald enters, draw a card.",
    "Soot Herald {2}{W}{W}\n«Planeswalker» — Ajani\n−2: You gain 3 life.\n3/3",
  ],
  right: ["Legendary Planeswalker — Ajani Loyalty: 4 | +1: Draw a card."],
});

/** A star in the box that nothing defines, and the other way about. */
export const undefinedStar = faceCheck("undefined-star", {
  ref: "TYP12",
  severity: "error",
  rules: [cr("208.2a"), cr("604.3")],
  on: "face",
  why: "A star stands for a number that an ability of the card defines; without one it is 0.",
  help: "Add an ability such as “Soot Herald's power and toughness are each equal to the number of creatures you control.”",
  test: (face) => {
    const { stats } = face.source;
    if (stats?.kind !== "powerToughness" || !/[*]/.test(stats.power.text + stats.toughness.text)) return [];
    const unread = face.abilities.some(({ unread: parts }) => parts.length > 0);
    const defined = face.abilities.some(
      ({ tree }) =>
        findNode(
          tree,
          ({ kind }) =>
            ["isEqual", "statOf", "haveStats", "asItEnters", "isQuantity", "choose", "countersHaving"].includes(kind) ||
            kind === "stat",
        ) !== undefined,
    );
    return unread || defined
      ? []
      : [
          {
            span: stats.span,
            message: `Nothing on this card says what the star in “${stats.power.text}/${stats.toughness.text}” is.`,
          },
        ];
  },
  wrong: [
    "Creature — Elf «*/*» | Trample",
    "Creature — Elf «1/*» | When this creature enters, draw a card.",
    "Artifact Creature — Golem «*/4» | Defender",
  ],
  right: [
    "Creature — Elf */* | Soot Herald's power and toughness are each equal to the number of creatures you control.",
  ],
});

/** Text on an instant or sorcery that only works on the battlefield. */
export const permanentTextOnSpell = faceCheck("permanent-text-on-spell", {
  ref: "TYP17",
  severity: "error",
  rules: [cr("304.4"), cr("307.4")],
  on: "face",
  why: "Instants and sorceries are never on the battlefield, so they can't enter it, nor is any of them “this creature”.",
  help: "Say what the spell does as it resolves.",
  nodes: ["self"],
  test: (face, nodes) => {
    if (!face.isSpell || face.types.some((type) => ["creature", "artifact", "enchantment", "land"].includes(type)))
      return [];
    const isOtherThing = (node: TreeNode): boolean => {
      const noun = node.kind === "self" ? nounOfSelf(node) : undefined;
      return noun !== undefined && cardTypes.some(({ id }) => id === noun) && !face.types.includes(noun);
    };
    const speaks = nodes("self").some(isOtherThing);
    return face.abilities.flatMap(({ tree }): FaceFound[] => {
      const self = speaks ? findNode(tree, isOtherThing) : undefined;
      const enters =
        tree.kind === "statement"
          ? children(tree, "effects").find(
              (effect) =>
                effect.kind === "clause" &&
                isSelf(effect.subject) &&
                (effect.verbs as { kind?: string } | undefined)?.kind === "enter" &&
                !effect.tense,
            )
          : undefined;
      const at = enters ?? self;
      const span = at && spanOf(at);
      return span
        ? [
            {
              span,
              message: `“${face.cardText.slice(span[0], span[1])}” can't be said of ${aOrAn(face.types.join(" "))}.`,
            },
          ]
        : [];
    });
  },
  wrong: [
    "Instant | «This creature» gets +1/+1.",
    "Sorcery | «Soot Herald enters tapped».",
    "Sorcery | {T}: Untap «this artifact».",
    "Sorcery | Draw a card. Sacrifice «this enchantment».",
  ],
  right: [
    "Instant | Target creature gets +1/+1 until end of turn.",
    "Sorcery | This spell can't be countered.\nDraw a card.",
    "Creature — Elf | This creature enters tapped.",
  ],
});

/** Former words of the type line. */
export const oldTypeWord = faceCheck("old-type-word", {
  ref: "OLD16 OLD20",
  severity: "warning",
  rules: [cr("308.1"), cr("205.2a")],
  tags: ["deprecated"],
  on: "face",
  why: "These words stood on type lines once, and cards that have them have been reworded.",
  help: "Write “Kindred” for “Tribal”, “Instant” for “Interrupt”, “Creature — Elf” for “Summon Elf”.",
  test: (face) =>
    face.source.typeLine.types.flatMap(({ text, span }): FaceFound[] => {
      const now = { tribal: "Kindred", interrupt: "Instant", summon: "Creature —" }[text.toLowerCase()];
      return now
        ? [
            {
              span,
              message: `“${text}” is written “${now.replace(" —", "")}” today.`,
              fixes: [fix(`Write “${now}”`, true, { span, text: now })],
            },
          ]
        : [];
    }),
  wrong: [
    "«Tribal» Instant — Goblin | Draw a card.",
    "«Interrupt» | Counter target spell.",
    "«Tribal» Enchantment — Elf | Elves you control have vigilance.",
  ],
  right: ["Kindred Instant — Goblin | Draw a card."],
  fixed: ["Kindred Instant — Goblin | Draw a card.", "Instant | Counter target spell."],
});
