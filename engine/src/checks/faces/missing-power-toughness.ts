import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { holds } from "../trees.ts";

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
