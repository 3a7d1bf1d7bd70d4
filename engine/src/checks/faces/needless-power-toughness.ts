import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { aOrAn } from "./typeLine.ts";

const WITH_STATS = ["Vehicle", "Spacecraft"];

/** “2/2” on an enchantment. */
export const needlessPowerToughness = faceCheck("needless-power-toughness", {
  ref: "TYP08",
  severity: "warning",
  rules: [cr("208.1"), cr("208.3")],
  on: "face",
  test: (face) => {
    const { stats } = face.source;
    if (stats?.kind !== "powerToughness" || face.types.length === 0 || face.types.includes("creature")) return [];
    if (face.types.includes("vanguard") || face.subtypes.some((one) => WITH_STATS.includes(one))) return [];
    const [power, toughness] = [stats.power.text, stats.toughness.text];
    return [
      {
        span: stats.span,
        message: `“${power}/${toughness}” means nothing on ${aOrAn(face.types.join(" "))}: only creatures have power and toughness.`,
      },
    ];
  },
  why: "A permanent that is no creature has no power or toughness, even if they are printed on it, unless it is a Vehicle or Spacecraft.",
  help: "Take the line out, or add “Creature” to the type line.",
  wrong: [
    "Enchantment «2/2» | Creatures you control have flying.",
    "Sorcery «1/1» | Draw a card.",
    "Artifact — Equipment «0/3» | Equip {2}",
    "Soot Herald\nLand\n{T}: Add {C}.\n«1/1»",
  ],
  right: [
    "Artifact — Vehicle 3/3 | Crew 2",
    "Artifact Creature — Golem 3/3 | Vigilance",
    "Artifact — Spacecraft 3/3 | Station\n8+ | Flying",
  ],
});
