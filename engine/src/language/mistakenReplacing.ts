/** Deeds and times in the words of other games or of everyday: “is immune to red”, “instead of dying”, “when your turn begins”. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

const SEVERAL = { apart: true };

/** Adds them. */
export function defineMistakenReplacing(g: GrammarBuilder): void {
  defineTimes(g);
  defineKeywordsInOwnWords(g);
  defineWithoutEvent(g);
  defineOtherVerbs(g);
  defineQuotes(g);
}

/** “When your turn begins”, “On your upkeep”. */
function defineTimes(g: GrammarBuilder): void {
  g.templates(
    "mistakenTrigger",
    {
      at: ["(when|whenever) {point:phase} (begins|starts)", "(when|whenever) you (begin|start) {point:phase}"],
    },
    { tags: ["at-without-beginning", "when"], ...SEVERAL },
  );
  g.mistakenRules.add("timeAlone").add("everyPhase").add("mistakenAdverb");
  g.templates("everyPhase", { everyPhase: "every {phase:laterPhaseNoun}" });
  g.templates(
    "timeAlone",
    { at: ["(on|in) {point:phase}", "{point:phase}", "{point:everyPhase}"] },
    { tags: ["at-without-beginning", "alone"], ...SEVERAL },
  );
  g.templates(
    "mistakenOpening",
    { triggered: "{trigger:timeAlone}, {effect:anySentence}" },
    { untested: "prints as any trigger" },
  );
  g.anyOf("plainTimeAdverb", "mistakenAdverb");
  g.templates(
    "mistakenAdverb",
    { timeAdverb: "every combat" },
    { set: { is: "each combat" }, tags: ["every-for-each"] },
  );
  g.templates("mistakenAdverb", { timeAdverb: "every turn" }, { set: { is: "each turn" }, tags: ["every-for-each"] });
  g.templates(
    "mistakenVerb",
    {
      triggersOnly: [
        "this (|ability) can only trigger {when:oneRestriction}",
        "this (|ability) only triggers {when:oneRestriction}",
        "only triggers {when:oneRestriction}",
        "can only trigger {when:oneRestriction}",
      ],
    },
    SEVERAL,
  );
}

/** “Is immune to red”, “unblockable”, “Cycling {2}: Draw a card.” */
function defineKeywordsInOwnWords(g: GrammarBuilder): void {
  for (const rule of ["immunity", "immuneKeyword", "formerKeyword"]) g.mistakenRules.add(rule);
  const immune = { set: { is: "protection" }, tags: ["immune-to"] };
  g.templates("immuneKeyword", { keyword: "immune to {quality:keywordQuality}" }, immune);
  g.templates("immunity", { keywords: "{items@:immuneKeyword}" }, { untested: "prints as the general list" });
  g.anyOf("misspeltKeyword", "immuneKeyword", "formerKeyword");
  const inOwnWords = { untested: "keywords that are always worded otherwise" };
  g.templates("mistakenVerb", { haveAbilities: "<is|are> {abilities:immunity}" }, inOwnWords);
  g.templates("mistakenVerb", { gainAbilities: "become{s} {abilities:immunity}" }, inOwnWords);
  g.templates(
    "mistakenVerb",
    {
      haveStatsAnd: [
        "(gain{s}|get{s}) {by:statsChange} and {abilities:keywordList}",
        "(gain{s}|get{s}) {abilities:keywordList} and {by:statsChange} => last",
        "(<has|have>|gain{s}) {abilities:keywordSeries} and {by:statsChange} => last",
      ],
    },
    { tags: ["gain-and"], ...SEVERAL },
  );
  g.lexicon("formerKeyword", "formerKeyword", [
    { is: "can't be blocked", text: "unblockable", also: { unblockability: "unblockability" } },
  ]);
  g.templates(
    "mistakenOpening",
    {
      keywordWithEffect: ["{keyword}: {effect:anySentence}", "{keyword}: {effect:verbs}"],
    },
    { untested: "verbs alone are sentences too" },
  );
}

/** “Instead of dying”, “double all damage”: the event that is replaced is not told. */
function defineWithoutEvent(g: GrammarBuilder): void {
  g.mistakenRules.add("insteadOf").add("damageDealt");
  g.anyOf("sentence", "insteadOf");
  g.templates("insteadOf", { insteadOfDoing: "instead of {doing:gerund}, {then:mainClause}" });
  g.templates(
    "damageDealt",
    { damageDealt: ["all damage", "all damage you deal", "all damage dealt by {by:np}"] },
    SEVERAL,
  );
  g.templates(
    "mistakenVerb",
    {
      doubleEvent: [
        "double{s} {what:damageDealt}",
        "deal{s} (double|twice the) damage",
        "(create{s}|draw{s}) (double|twice as many) {of:np}",
        "gain{s} (double|twice as much) life",
        "double{s} all {of:np} you create",
      ],
    },
    SEVERAL,
  );
}

/** “Counts as a Goblin”, “enters the graveyard”, “fizzles”, “has to attack”. */
function defineOtherVerbs(g: GrammarBuilder): void {
  g.templates("mistakenVerb", { countsAs: "<counts|count> as {what:np}" });
  const entered = ["{zone}", "the {named:zoneNoun}"];
  g.templates(
    "mistakenVerb",
    { enterZone: entered.flatMap((zone) => [`enter{s} ${zone}`, `<goes|go> (to|into) ${zone}`]) },
    SEVERAL,
  );
  g.templates("mistakenVerb", { fizzle: ["fizzle{s}", "<doesn't|don't> work", "<has|have> no effect"] }, SEVERAL);
  g.templates(
    "mistakenVerb",
    { must: ["<has|have> to {do^:verbs}", "<is|are> forced to {do^:verbs}"] },
    { tags: ["has-to"], ...SEVERAL },
  );
  g.templates(
    "mistakenVerb",
    {
      enterWith: [
        "(enter{s}|<comes|come> in|start{s}) with {counters:countersPhrase}",
        "(<comes|come> in|start{s}) with {counters:countersPhrase} on (it|them)",
      ],
    },
    SEVERAL,
  );
  g.templates("mistakenVerb", { enterTapped: "<comes|come> in tapped" });
  g.templates("mistakenHaving", { statOfAmount: "(|a) {stat} of {compared:comparison}" }, SEVERAL);
}

/** “Enchanted creature has {T}: Add {G}.” */
function defineQuotes(g: GrammarBuilder): void {
  g.templates(
    "mistakenVerb",
    {
      haveUnquoted: [
        "(<has|have>|gain{s}) {costs@:cost}: {effect^:anySentence}",
        "(<has|have>|gain{s}) {costs+,:cost} {costs:cost}: {effect^:anySentence}",
        "(<has|have>|gain{s}) {trigger}, {effect^:anySentence}",
      ],
    },
    SEVERAL,
  );
}
