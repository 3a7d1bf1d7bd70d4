import { keywordByWords } from "../../keywords/keywords.ts";
import { abilityWords } from "../../language/lexicon/abilityWords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

const known = new Set(abilityWords.map(({ id }) => id));

/** “Flying — Whenever …” */
export const keywordAsAbilityWord = check("keyword-as-ability-word", {
  ref: "KW16",
  severity: "error",
  rules: [cr("702.1"), cr("207.2c")],
  on: "worded",
  test: (node) => {
    const word = node.word as typeof node;
    const text = (word.text as string).toLowerCase();
    const keyword = keywordByWords(text);
    return (
      keyword !== undefined &&
      !known.has(text) &&
      keyword.parameters.length === 0 &&
      keyword.forms.length === 1 && { at: word }
    );
  },
  message: (place) =>
    `“${place.words(place.node.word as typeof place.node)}” is a keyword, not a heading for another ability.`,
  why: "A keyword is an ability of its own. Before a dash it would be read as a word without meaning.",
  help: "Put the keyword on a line of its own, and the ability on the next.",
  wrong: [
    "Creature — Bird | «Flying» — Whenever this creature attacks, draw a card.",
    "Creature — Bird | «Haste» — {T}: Add {R}.",
    "Creature — Bird | «Lifelink» — At the beginning of your upkeep, draw a card.",
  ],
  right: [
    "Creature — Bird | Flying\nWhenever this creature attacks, draw a card.",
    "Creature — Elf | Landfall — Whenever a land you control enters, draw a card.",
  ],
});
