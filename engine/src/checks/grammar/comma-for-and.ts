import { wordingCheck } from "../check.ts";

/** “Draw a card, discard a card.” */
export const commaForAnd = wordingCheck("comma-for-and", {
  ref: null,
  severity: "warning",
  rules: [],
  wording: "comma-for-and",
  // “Search your library, exile a card, then that player shuffles”: the list goes on with somebody else.
  test: (_node, place) => place.above("clausesThen") === undefined,
  message: (place, today) => `In “${place.words()}” a word joins the two actions: “${today}”.`,
  why: "Two things done one after the other are joined by “then” or “and”; a comma alone leaves it open.",
  help: "Write “Draw a card, then discard a card.” or “Draw a card and discard a card.”",
  wholePhrase: true,
  fixes: () => [],
  wrong: [
    "«Draw a card, discard a card».",
    "Creature — Elf | When this creature enters, «draw a card, discard a card».",
    "Artifact | {T}: «Draw a card, lose 1 life».",
  ],
  right: ["Draw a card, then discard a card.", "Draw a card and discard a card."],
});
