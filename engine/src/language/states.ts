/** Being and becoming, may, can't, would: verbs that hold other verbs or say what something is. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineStates(g: GrammarBuilder): void {
  const be = "complement";
  g.templates("verb", { be: [`(<is|are>|'s#contracted|'re#contracted-are) {${be}}`] });
  g.templates("verb", { be: `be {${be}}` }, { set: { form: "bare" } });
  g.templates("verb", { be: [`<was|were> {${be}}`] }, { set: { tense: "past" } });
  g.templates("verb", { be: `<has|have> been {${be}}` }, { set: { tense: "perfect" } });
  g.templates(
    "verb",
    { be: [`(<isn't|aren't>|<is not|are not>#uncontracted|'s not#contracted-is|'re not#contracted-are) {${be}}`] },
    { set: { negative: true } },
  );
  g.templates("verb", { be: [`<wasn't|weren't> {${be}}`] }, { set: { negative: true, tense: "past" } });
  g.templates("verb", { may: ["may {do^:verbs}", "may instead {do^:verbs} => instead"] });
  g.templates("verb", {
    cannot: "(can't|cannot|can not) {do^:verbs}",
    can: "can {do^:verbs}",
    must: "must {do^:verbs}",
    would: "(would|'d#contracted-would) {do^:verbs}",
  });
  g.templates("verb", { not: "(<doesn't|don't>|<does not|do not>#uncontracted) {do^:verbs}" });
  g.templates("verb", { not: "didn't {do^:verbs}" }, { set: { tense: "past" } });
  g.templates("verb", { cannotDo: "can't" });
  g.templates("verb", { doSo: ["<does|do>"] });
  g.templates("verb", { doSo: ["<doesn't|don't>"] }, { set: { negative: true } });
  g.templates("verb", { could: "could {do^:verbs}", able: "<is|are> able to {do^:verbs}" });
  g.templates("complement", {
    stateOf: ["{state:adjectiveList}"],
    being: ["{verb:participle}"],
    isObject: [
      "{what:np}",
      "{what:np} in addition to {of:possessive} other (types|creature types#creature-types|land types#land-types)",
      "{what:np} in addition to {of:possessive} other colors => others:colors",
      "{what:np} in addition to {of:possessive} other colors and types => others:colorsAndTypes",
      "still {what:np} => still",
      "also {what:np} => also",
    ],
    isIn: ["{where:placeSuffix}", "of the chosen {chosen:choosable}"],
    isEqual: ["{compared:equalTo}", "each {compared:equalTo} => each"],
    isAmount: "{compared:comparison}",
    isCopyOf: ["a copy of {of:np}", "a copy of {of:np}, except {except:exceptions}", "copies of {of:np} => several"],
    chosenColor: [
      "the chosen {what:choosable}",
      "the {what:choosable} of {whose:possessive} choice",
      "the chosen {what:choosable} in addition to {of:possessive} other types",
    ],
    statsAre: ["{stats:stats}", "a {stats:stats} => withArticle"],
    choiceOf: "{whose:possessive} choice of {items:complementOption} or {items:complementOption}",
    choiceOfSeveral: "{whose:possessive} choice of {items+,:complementOption} or {items:complementOption}",
    colorInAddition: "{color:color} in addition to {of:possessive} other colors",
    colorsOfChoice: "the color or colors of {whose:possessive} choice",
    everyType: "every creature type",
    someColors: ["one or more colors", "exactly {amount:count} colors => exactly"],
    atLevel: "level {level:number}",
    allColors: "all colors",
    noLonger: "no longer {was:complement}",
    yourTurn: ["{of:possessive} turn"],
    doubledAs: "double {of:quantityOf}",
  });
  g.anyOf("complementOption", "stats", "np");
  g.templates("adjectiveList", {
    adjectives: [
      "{items:plainState}",
      "{items:plainState} and {items:plainState}",
      "{items:plainState} or {items:plainState} => or",
    ],
  });
  g.anyOf("plainState", "plainStateWord", "color", "supertype", "nonQuality");
  g.lexicon(
    "plainStateWord",
    "adjective",
    (
      "tapped untapped attacking blocking unblocked enchanted equipped face-down face-up historic modified suspended saddled goaded suspected " +
      "poisoned monstrous renowned paired legendary unaffected kicked bargained prepared solved harnessed legal"
    )
      .split(" ")
      .filter((word, i, all) => all.indexOf(word) === i && word !== "legendary")
      .map((is) => ({ is, text: is })),
  );
  g.templates("plainState", { phase: "phased out" });
  g.templates("verb", { haveNoManaCost: "<has|have> no mana cost" });
  g.templates("exceptions", {
    exceptions: [
      "{items:clause}",
      "{items:clause} and {items:clause}",
      "{items:clause}, {items+,:clause} and {items:clause}",
    ],
  });
}
