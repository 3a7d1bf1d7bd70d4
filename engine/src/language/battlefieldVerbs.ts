/** Verbs of what is on the battlefield: characteristics, control, combat, entering and leaving, winning and losing. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineBattlefieldVerbs(g: GrammarBuilder): void {
  defineCharacteristics(g);
  defineControl(g);
  defineCombat(g);
  defineComingAndGoing(g);
  defineOutcome(g);
}

function defineCharacteristics(g: GrammarBuilder): void {
  const abilities = [
    "{abilities:keywordList}",
    "{quoted}",
    "{abilities:keywordList} and {quoted}",
    "{quoted} and {second:quoted}",
    "{quoted}, {second:quoted}, and {third:quoted}",
    "{quoted} and {abilities:keywordList} => quotedFirst",
    "{abilities:keywordSeries} and {quoted}",
    "{abilities:keywordList}, {quoted}, and {second:quoted}",
  ];
  verb(g, "gainAbilities", "gain", [...abilities, "{whose:possessive} choice of {abilities:keywordOr} => choice"]);
  verb(
    g,
    "loseAbilities",
    "lose",
    [
      "{abilities:keywordList}",
      "all abilities => all",
      "all abilities except mana abilities => allButMana",
      "all other abilities => allOther",
      "this ability => thisAbility",
      "{whose:possessive} choice of {abilities:keywordOr} => choice",
    ],
    { past: "lost", gerund: "losing" },
  );
  verb(g, "loseCounters", "lose", "all counters", { past: "lost", gerund: "losing" });
  verb(g, "loseTypes", "lose", ["all {what:lostTypes}"], { past: "lost", gerund: "losing" });
  verb(g, "gainTypes", "gain", ["all {what:lostTypes}"]);
  g.lexicon(
    "lostTypes",
    "typeKinds",
    [
      "creature types",
      "other creature types",
      "basic land types",
      "card types",
      "other card types",
      "other card types and creature types",
      "other card types and abilities",
      "other types",
      "colors",
      "other colors",
      "other abilities, card types, and creature types",
      "other colors, card types, and creature types",
      "other colors and creature types",
    ].map((is) => ({ is, text: is })),
  );
  verb(g, "haveOrGain", "have or gain", "{abilities:keywordList}", { third: "has or gains", past: "had or gained" });
  verb(g, "haveAbilities", "have", abilities, { third: "has", past: "had", gerund: "having" });
  verb(
    g,
    "haveStats",
    "have",
    [
      "{stat} {stats:stats}",
      "{stat} {compared:comparison}",
      "total {stat} {compared:comparison} => total",
      "{what:haveWhat}",
    ],
    {
      third: "has",
      past: "had",
      gerund: "having",
    },
  );
  g.templates("haveWhat", {
    countersHaving: "{determiner} {qualities*:counterName} <counter|counters> on {on:np}",
  });
  verb(
    g,
    "have",
    "have",
    [
      "{what:np}",
      "no maximum hand size",
      "{life:life}",
      "{what:np} {do^:verbs}",
      "{names*:counterName} counters put on {putOn:np}",
      "{value:strictQuantity} {do^:verbs}",
    ],
    {
      third: "has",
      past: "had",
      gerund: "having",
    },
  );
  verb(
    g,
    "getStats",
    "get",
    ["{by:statsChange}", "an additional {by:statsChange} => additional", "{by:statsChange} or {or:statsChange}"],
    {
      past: "got",
      third: "gets",
      gerund: "getting",
    },
  );
  verb(
    g,
    "getCounters",
    "get",
    [
      "{counters:countersPhrase}",
      "{counters:energy}",
      "{what:np}",
      "{quantity:quantity} {counters:energy} => quantified",
      "an amount of {counters:energy} equal to {equal:quantityOf}",
      "{counters:countersPhrase} equal to {equal:quantityOf}",
    ],
    {
      past: "got",
      third: "gets",
      gerund: "getting",
    },
  );
  verb(g, "become", "become", ["{complement:complement}", "the target of {of:np}"], {
    past: "became",
    participle: "become",
    gerund: "becoming",
  });
  verb(g, "remain", "remain", ["{complement:complement}"]);
  verb(g, "turn", "turn", ["{what:np} {how:facing}"], { passive: "{how:facing}" });
}

function defineControl(g: GrammarBuilder): void {
  verb(g, "gainControl", "gain control of", "{what:np}", {
    third: "gains control of",
    past: "gained control of",
    gerund: "gaining control of",
  });
  verb(g, "loseControl", "lose control of", "{what:np}", {
    third: "loses control of",
    past: "lost control of",
    gerund: "losing control of",
  });
  verb(g, "control", "control", ["{what:np}"], { past: "controlled", gerund: "controlling", passive: "by {by:np}" });
  verb(g, "own", "own", "{what:np}");
}

function defineCombat(g: GrammarBuilder): void {
  verb(g, "attack", "attack", ["", "{what:np}", "with {with:np}"], { passive: "" });
  verb(g, "block", "block", ["", "{what:np}"], { passive: ["", "by {by:np}"] });
  verb(g, "skip", "skip", ["{what:phase}", "{of:possessive} next {count:count} turns"], {
    past: "skipped",
    gerund: "skipping",
    passive: "",
  });
}

function defineComingAndGoing(g: GrammarBuilder): void {
  verb(g, "enter", "enter", [
    "",
    "(|the battlefield#enters-the-battlefield) {how:entering}",
    "{what:enteringAs}",
    "from {from:zone}",
  ]);
  g.templates("verb", { enter: ["enter{s} the battlefield"] }, { tags: ["enters-the-battlefield"] });
  g.templates("enteringAs", { asCopy: ["as a copy of {of:np}", "as a copy of {of:np}, except {except:exceptions}"] });
  verb(g, "heal", "remove", ["all damage from {what:np}"], { gerund: "removing" });
  verb(
    g,
    "comeUnder",
    "come under",
    ["{of:possessive} control", "{of:possessive} control after your last upkeep began => since:lastUpkeep"],
    { third: "comes under", past: "came under", gerund: "coming under" },
  );
  verb(g, "die", "die", "", { gerund: "dying" });
  verb(g, "leave", "leave", ["{zone}", "{what:np}"], { past: "left", gerund: "leaving" });
  verb(g, "escape", "escape", ["", "{how:entering}"]);
}

function defineOutcome(g: GrammarBuilder): void {
  verb(g, "loseGame", "lose", ["the game", "the game for {for:gerund}"], { past: "lost" });
  verb(g, "winGame", "win", "the game", { past: "won" });
  verb(g, "win", "win", ["", "a clash => clash", "the clash => theClash"], { past: "won" });
  verb(g, "apply", "apply", "to {to:np}");
  verb(g, "doThis", "do", ["this", "so => so", "the same => same", "the same for {for:np} => same"], {
    third: "does",
    past: "did",
  });
}
