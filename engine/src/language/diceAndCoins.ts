/** Dice and coins. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { isNode } from "../grammar/tree.ts";
import { numberOfDeterminer } from "./nounPhrases.ts";
import { verb } from "./verbs.ts";

const DICE: Readonly<Record<string, string>> = {
  d20: "d20",
  d12: "d12",
  d10: "d10",
  d8: "d8",
  d6: "d6",
  d4: "d4",
  die: "dice",
  "six-sided die": "six-sided dice",
  "twenty-sided die": "twenty-sided dice",
  "planar die": "planar dice",
};

export function defineDiceAndCoins(g: GrammarBuilder): void {
  verb(g, "flip", "flip", ["{coins:coins}", "{what:np}"], { past: "flipped", gerund: "flipping", passive: "" });
  g.templates("coins", { coins: ["{determiner} <coin|coins>"] });
  verb(g, "winFlip", "win", ["the flip", "a coin flip => any"], {
    past: "won",
    gerund: "winning",
  });
  verb(g, "loseFlip", "lose", ["the flip", "a coin flip => any"], {
    past: "lost",
    gerund: "losing",
  });
  verb(g, "comeUp", "come up", "{face:coinFace}", { third: "comes up", past: "came up", participle: "come up" });
  g.lexicon(
    "coinFace",
    "coinFace",
    ["heads", "tails"].map((is) => ({ is, text: is })),
  );
  verb(g, "roll", "roll", ["{dice:dice}"]);
  g.templates("dice", { dice: "{determiner} {die:dieKind}" });
  g.number(["dice", "coins"], (node) => (isNode(node.determiner) && numberOfDeterminer(node.determiner)) || "singular");
  g.lexicon(
    "dieKind",
    "dieKind",
    Object.entries(DICE).map(([is, plural]) => ({ is, text: is, plural })),
  );
  verb(g, "ignore", "ignore", ["{rank:rollRank} roll", "{what:np}"]);
  g.lexicon(
    "rollRank",
    "rollRank",
    ["the lower", "the lowest", "the higher", "the highest"].map((is) => ({ is, text: is })),
  );
}
