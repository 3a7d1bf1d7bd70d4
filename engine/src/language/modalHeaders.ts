/** Headers of modes, and lines that are no sentence: levels of a class. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

const MODE_COUNTS = {
  one: "one",
  two: "two",
  three: "three",
  four: "four",
  both: "both",
  oneOrBoth: "one or both",
  oneOrMore: "one or more",
  oneOrTwo: "one or two",
  twoOrMore: "two or more",
  upToOne: "up to one",
  upToTwo: "up to two",
  upToThree: "up to three",
  upToFour: "up to four",
  upToFive: "up to five",
  upToX: "up to X",
  x: "X",
  anyNumber: "any number",
  oneAtRandom: "one at random",
  twoAtRandom: "two at random",
  oneNotChosen: "one that hasn't been chosen",
  oneNotChosenThisTurn: "one that hasn't been chosen this turn",
} as const;

export function defineModalHeaders(g: GrammarBuilder): void {
  g.templates("opening", {
    legendRule: "legend rule",
    classLevel: ["{costs@:cost}: level {level:number}", "{costs+,:cost} {costs:cost}: level {level:number}"],
  });
  g.templates("verb", {
    chooseModes: [
      "choose{s} {how:modeCount} —",
      "choose{s} {how:modeCountInText} => inText",
      "choose{s} up to {amount:count} {cost:mana} worth of modes",
    ],
  });
  const counts = Object.entries(MODE_COUNTS).map(([is, text]) => ({ is, text }));
  g.lexicon("modeCount", "modeCount", counts);
  // "Choose one or more" without a dash is said of things named before.
  g.lexicon(
    "modeCountInText",
    "modeCount",
    counts.filter((count) => count.is !== "oneOrMore"),
  );
  verb(g, "chooseSameMode", "choose", "the same mode more than once", { past: "chose", participle: "chosen" });
}
