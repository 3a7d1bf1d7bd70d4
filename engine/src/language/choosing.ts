/** Verbs of choosing, voting, making piles, naming and changing. */
import type { GrammarBuilder, OpenRule } from "../grammar/grammar.ts";
import { beginsWithCapital, LetterPattern } from "../text/letters.ts";
import { verb } from "./verbs.ts";

const NEVER_VOTED_FOR = new Set("a an the target any up for or and one it each another".split(" "));

function isSmallLetters(raw: string): boolean {
  for (let i = 0; i < raw.length; i++) if (raw.charCodeAt(i) < 97 || raw.charCodeAt(i) > 122) return false;
  return true;
}

/** A word that players vote for: any word of small letters. */
const voteWord: OpenRule = {
  kind: "voteWord",
  looksAt: "word",
  first: (word) => isSmallLetters(word.raw) && !NEVER_VOTED_FOR.has(word.key),
  ends: (_, position) => [position + 1],
  build: (input, start) => ({ kind: "voteWord", is: input.words[start]!.key }),
  print: (node, printer) => printer.emit(node, node.is as string),
  sample: () => ({ kind: "voteWord", is: "mercy" }),
  offers: [],
};

const NAME = new LetterPattern("^[\\p{Lu}][\\p{L}]+$");

/** One of the names that a card gives its choices: *Khans*. */
const choiceWord: OpenRule = {
  kind: "choiceWord",
  looksAt: "word",
  first: (word) => beginsWithCapital(word.raw) && NAME.test(word.raw),
  ends: (_, position) => [position + 1],
  build: (input, start) => ({ kind: "choiceWord", is: input.words[start]!.raw }),
  print: (node, printer) => printer.emit(node, node.is as string, true, undefined, true),
  sample: () => ({ kind: "choiceWord", is: "Khans" }),
  offers: [],
};

export function defineChoosing(g: GrammarBuilder): void {
  g.open("voteOption", voteWord);
  g.open("choiceWord", choiceWord);
  const chosen = [
    "{what:np}",
    "{what:choice}",
    "{what:np} from {from:placedPronoun}",
    "{what:np} from {from:placedPronoun} with {having}",
    "{what:np} as {of:possessive} Ring-bearer => ringBearer",
    "new targets for {for:np}",
    "a new target for {for:np} => oneTarget",
    "{what:np} and {other:choice}",
    "{what:choice} and {other:choice}",
    "not to untap {untap:np} during {during:phase}",
    "which {which:clause}",
    "which {which:clause} and how {how:clause}",
  ];
  verb(g, "choose", "choose", chosen, { past: "chose", participle: "chosen", gerund: "choosing" });
  verb(g, "choose", "secretly choose", ["{what:np}", "{what:choice}"], {
    third: "secretly chooses",
    past: "secretly chose",
    participle: "secretly chosen",
    gerund: "secretly choosing",
    set: { secretly: true },
  });
  defineChoices(g);
  defineVoting(g);
  verb(g, "separate", "separate", [
    "{what:np} into two piles",
    "{what:np} into a face-down pile and a face-up pile => faceDownAndUp",
  ]);
  verb(g, "note", "note", "{what:np}");
  verb(g, "change", "change", [
    "the target of {of:np} to {to:np}",
    "the target of {of:np}",
    "a target of {of:np} to {to:np} => one",
    "the target to {to:np}",
    "{what:quantityOf} to {to:quantityOf} => value",
    "the targets of {of:np} => several",
    "any targets of {of:np} => any",
  ]);
  verb(g, "changeText", "change", [
    "the text of {of:np} by replacing all instances of {from:textWord} with another",
    "the text of {of:np} by replacing all instances of {from:textWord} with another until end of turn => untilEndOfTurn",
  ]);
  g.lexicon(
    "textWord",
    "textWord",
    [
      "one color word",
      "one basic land type",
      "one creature type",
      "one color word or one basic land type",
      "one color word with another or one basic land type",
    ].map((is) => ({ is, text: is })),
  );
  verb(g, "redirect", "divide", ["{what:np} among {among:np}"]);
  verb(g, "repeat", "repeat", ["this process", "the process => the", "the following process => following"]);
}

/** Votes, and sentences that begin with who is first or when. */
function defineVoting(g: GrammarBuilder): void {
  g.templates("condition", {
    getsMoreVotes: "{option:voteOption} gets more votes",
    voteTied: "the vote is tied",
    moreVotesOrTied: "{option:voteOption} gets more votes or the vote is tied",
    noVotes: "{option:voteOption} gets no votes",
  });
  g.templates("sentence", {
    forEachVote: "for each {option:voteOption} vote, {effect:sentence}",
    sameIsTrue: ["the same is true for {abilities:keywordList}", "the same is true for {what:np}"],
  });
}

function defineChoices(g: GrammarBuilder): void {
  g.templates("choice", {
    chooseColor: [
      "a color",
      "a color other than {other:color}",
      "a color at random => atRandom",
      "{count:count} colors",
      "one or more colors => oneOrMore",
      "a color or colorless => orColorless",
    ],
    chooseType: [
      "a creature type",
      "a creature type other than {other:subtype}",
      "a creature type at random => atRandom",
      "{count:count} creature types",
    ],
    chooseCardType: ["a card type", "a card type other than {other:np}", "a permanent type => permanent"],
    chooseBasicLandType: ["a basic land type", "a nonbasic land type => non"],
    chooseCardName: [
      "a card name",
      "any card name => of:any",
      "an artifact card name => of:artifact",
      "a nonland card name => of:nonland",
      "a land card name => of:land",
      "a creature card name => of:creature",
      "a card name other than a basic land card name => of:notBasicLand",
      "a noncreature, nonland card name => of:noncreatureNonland",
    ],
    chooseNumber: [
      "a number",
      "a number between {from:number} and {to:number}",
      "a number greater than {above:number}",
    ],
    chooseLandType: "a land type",
    chooseLabel: "{options:choiceWord} or {options:choiceWord}",
    chooseOddEven: "odd or even",
    chooseLeftRight: "left or right",

    chooseKeyword: "{options:keywordOr}",
    chooseCounterKind: ["a kind of counter on {on:np}", "a counter on {on:np} => counter"],
  });
}
