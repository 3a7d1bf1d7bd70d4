import { withNoun } from "../nouns.ts";
import { child } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Create a Treasure.” */
export const tokenWithoutToken = check("token-without-token", {
  ref: "TOK06",
  severity: "warning",
  rules: [cr("111.1")],
  on: "create",
  test: (node) => {
    const tokens = child(node, "tokens");
    return ["subtype", "ownSubtype", "cardType"].includes(child(tokens, "noun")?.kind ?? "") && { at: tokens };
  },
  message: (place) => `“${place.words(child(place.node, "tokens"))}” doesn't say “token”, and only tokens are created.`,
  fixes: (place) => {
    const tokens = child(place.node, "tokens")!;
    const mended = withNoun(tokens, "token");
    return mended ? [place.replace("Add “token”", true, tokens, mended)] : [];
  },
  why: "What is created is a token, and the word stands at the end of its description.",
  help: "Write “Create a Treasure token.”",
  wrong: [
    "Create «a Treasure».",
    "Create «two Food».",
    "Creature — Elf | When this creature enters, create «a Clue».",
    'Enchantment | Creatures you control have "{T}: Create «a Treasure»."',
    "Choose one —\n• Create «a 1/1 red Goblin creature».\n• Draw a card.",
  ],
  right: ["Create a Treasure token."],
  fixed: [
    "Create a Treasure token.",
    "Create two Food tokens.",
    "Creature — Elf | When this creature enters, create a Clue token.",
  ],
});
