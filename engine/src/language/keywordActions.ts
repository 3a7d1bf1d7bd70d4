/** Keyword actions and other verbs that stand for a rule of their own: destroy, scry, mutate, venture into the dungeon. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineKeywordActions(g: GrammarBuilder): void {
  defineActionsOnObjects(g);
  defineActionsWithNumbers(g);
  defineActionsAlone(g);
}

function defineActionsOnObjects(g: GrammarBuilder): void {
  verb(g, "destroy", "destroy", "{what:np}", { passive: "" });
  verb(
    g,
    "exile",
    "exile",
    [
      "a number of {what:np} equal to {equal:quantityOf}",
      "{what:np} equal to {equal:quantityOf} from {from:zone}",
      "{what:np}",
      "{what:np} {how:facing}",
      "{zone:zone}",
      "{what:np} with {counters:countersPhrase} on {on:pronoun}",
      "{what:np} and {zone:zoneOfPlayer}",
    ],
    { passive: ["", "{how:facing}", "with {with:np}", "from {from:zone}"] },
  );
  verb(g, "sacrifice", "sacrifice", "{what:np}", { passive: "" });
  verb(g, "tap", "tap", "{what:np}", { past: "tapped", gerund: "tapping", passive: "", state: true });
  verb(g, "tapForMana", "tap", ["{what:np} for mana", "{what:np} for {mana}"], { past: "tapped", gerund: "tapping" });
  g.templates("closedParticiple", { tap: "tapped for mana => forMana" }, { set: { voice: "passive" } });
  verb(g, "untap", "untap", ["{what:np}", ""], { past: "untapped", gerund: "untapping", passive: "", state: true });
  verb(g, "tapAndGoad", "tap and goad", "{what:np}", { third: "taps and goads", past: "tapped and goaded" });
  verb(g, "tapOrUntap", "tap or untap", "{what:np}", { third: "taps or untaps" });
  verb(g, "counter", "counter", "{what:np}", { passive: ["", "by {by:np}"] });
  verb(g, "regenerate", "regenerate", ["{what:np}", ""], { passive: "" });
  verb(g, "fight", "fight", ["{what:np}", "each other => eachOther", ""], { past: "fought" });
  verb(g, "goad", "goad", "{what:np}", { passive: "", state: true });
  verb(g, "detain", "detain", "{what:np}", { passive: "" });
  verb(g, "suspect", "suspect", "{what:np}", { passive: "", state: true });
  verb(g, "transform", "transform", ["{what:np}", "", "into {into:np}"], { passive: "" });
  verb(g, "convert", "convert", ["{what:np}", ""]);
  verb(g, "attach", "attach", ["{what:np} to {to:np}"], {
    third: "attaches",
    passive: ["to {to:np}", "only to {to:np} => only"],
  });
  verb(g, "unattach", "unattach", ["{what:np}", "{what:np} from {from:np}"], {
    third: "unattaches",
    passive: ["", "from {from:np}"],
  });
  verb(g, "manifest", "manifest", ["{what:np}"], { passive: "" });
  verb(g, "cloak", "cloak", "{what:np}", { passive: "" });
  verb(g, "exert", "exert", "{what:np}", { passive: "" });
  verb(g, "airbend", "airbend", "{what:np}", { passive: "" });
  verb(g, "earthbendLand", "earthbend", "{what:np}", { passive: "" });
  verb(g, "waterbend", "waterbend", "{cost:mana}");
  verb(g, "behold", "behold", "{what:np}", { past: "beheld" });
  verb(g, "exploit", "exploit", "{what:np}", { passive: "" });
  verb(g, "foretell", "foretell", "{what:np}", { past: "foretold", passive: "" });
  verb(g, "plot", "plot", "{what:np}", { past: "plotted", gerund: "plotting", passive: "" });
  verb(
    g,
    "crew",
    "crew",
    ["{what:np}", "{what:np} using {of:possessive} toughness rather than {than:possessive} power"],
    { passive: ["", "by {by:np}"] },
  );
  verb(g, "saddle", "saddle", "{what:np}", { passive: "by {by:np}" });
  verb(g, "enlist", "enlist", "{what:np}");
  verb(g, "mentor", "mentor", "{what:np}");
  verb(g, "haunt", "haunt", ["{what:np}", ""]);
  verb(g, "cycle", "cycle", ["{what:np}", "or <discards|discard> {what:np} => orDiscard"], { passive: "" });
  verb(g, "unlock", "unlock", ["{what:np}", "this door", "a door => any"]);
  verb(g, "fullyUnlock", "fully unlock", "{what:np}", {
    third: "fully unlocks",
    past: "fully unlocked",
    gerund: "fully unlocking",
  });
  verb(g, "tempt", "tempt", "{what:np}");
  verb(g, "collect", "collect", "{what:np}", { passive: "" });
  verb(g, "harness", "harness", "{what:np}", { third: "harnesses" });
  verb(g, "meld", "meld", "{what:np} into {into:name}");
  verb(g, "conjure", "conjure", [
    "{what:conjured}",
    "{what:conjured} {where:destination}",
    "{what:conjured} {where:destination} {how:entering}",
  ]);
  g.templates("conjured", {
    conjuredCards: "{determiner} <card|cards> named {name}",
    duplicate: "a duplicate of {of:np}",
  });
  verb(g, "seek", "seek", ["{what:np}"], { past: "sought" });
  verb(g, "complete", "complete", "{what:np}");
  verb(g, "solve", "solve", "{what:np}", { passive: "" });
  verb(g, "populate", "populate", "");
}

function defineActionsWithNumbers(g: GrammarBuilder): void {
  verb(g, "draw", "draw", ["{cards:np}", "{cards:np} equal to {equal:quantityOf}"], {
    past: "drew",
    participle: "drawn",
    passive: "",
  });
  verb(
    g,
    "discard",
    "discard",
    [
      "{cards:np}",
      "{hand:handPhrase}",
      "{cards:np} equal to {equal:quantityOf}",
      "all the cards in {hand:handPhrase} => all",
    ],
    { passive: "" },
  );
  verb(
    g,
    "mill",
    "mill",
    ["{cards:np}", "half {of:possessive} library, rounded {way:rounding}", "{cards:np} equal to {equal:quantityOf}"],
    { passive: "" },
  );
  verb(g, "scry", "scry", ["{amount}", ""]);
  verb(g, "surveil", "surveil", ["{amount}", ""], { third: "surveils", past: "surveilled", gerund: "surveilling" });
  for (const [kind, base] of [
    ["fateseal", "fateseal"],
    ["bolster", "bolster"],
    ["support", "support"],
    ["adapt", "adapt"],
    ["incubate", "incubate"],
    ["discover", "discover"],
    ["endure", "endure"],
    ["blight", "blight"],
    ["earthbend", "earthbend"],
    ["expend", "expend"],
  ] as const)
    verb(g, kind, base, "{amount}");
  verb(g, "connive", "connive", ["", "{amount}"]);
  verb(g, "monstrosity", "monstrosity", "{amount}", { third: "monstrosities" });
  verb(g, "amass", "amass", ["{type:subtype} {amount}", "{amount}"], { third: "amasses" });
  verb(g, "collectEvidence", "collect evidence", "{amount}", { third: "collects evidence" });
  verb(g, "vote", "vote", [
    "",
    "an additional time => additional",
    "for {what:np}",
    "for {options:voteOptions}",
    "for {option:voteOption}",
  ]);
  g.templates("voteOptions", {
    voteOptions: [
      "{items:voteOption} or {items:voteOption}",
      "{items:voteOption}, {items+,:voteOption} or {items:voteOption}",
    ],
  });
  verb(g, "clash", "clash", "with {with:np}", { third: "clashes" });
  verb(g, "double", "double", "{what:quantityOf}", {
    passive: "",
  });
  verb(g, "triple", "triple", "{what:quantityOf}", { passive: "" });
  verb(g, "switch", "switch", ["{of:possessive} power and toughness", "the power and toughness of {ofAll:np}"], {
    third: "switches",
  });
  verb(g, "exchange", "exchange", [
    "control of {what:np}",
    "life totals with {with:np}",
    "life totals",
    "{first:quantityOf} with {second:quantityOf}",
  ]);
}

function defineActionsAlone(g: GrammarBuilder): void {
  for (const [kind, base] of [
    ["investigate", "investigate"],
    ["proliferate", "proliferate"],
    ["explore", "explore"],
    ["learn", "learn"],
    ["forage", "forage"],
    ["mutate", "mutate"],
    ["train", "train"],
    ["evolve", "evolve"],
    ["descend", "descend"],
    ["convoke", "convoke"],
    ["recruit", "recruit"],
    ["roundUp", "round up each time"],
  ] as const)
    verb(g, kind, base, "");
  verb(g, "manifestDread", "manifest dread", "", { third: "manifests dread", past: "manifested dread" });
  verb(g, "timeTravel", "time travel", "", { third: "time travels", past: "time traveled" });
  verb(g, "ventureIntoDungeon", "venture", ["into the dungeon", "into {name}"]);
  verb(g, "openAttraction", "open", ["an Attraction", "{amount:count} Attractions"]);
  verb(g, "visitAttractions", "roll", "to visit {of:possessive} Attractions");
  verb(g, "villainousChoice", "face", "a villainous choice — {first:sentence}, or {second:sentence}");
  verb(g, "heist", "heist", "{what:np}");
  verb(g, "take", "take", ["the initiative", "{turns:extraTurns} after this one => extraTurn"], {
    past: "took",
    participle: "taken",
    gerund: "taking",
  });
  g.templates("extraTurns", { extraTurns: "{determiner} extra <turn|turns>" });
  verb(g, "phaseOut", "phase out", "", { third: "phases out", past: "phased out" });
  verb(g, "phaseIn", "phase in", "", { third: "phases in", past: "phased in" });
  verb(g, "endTurn", "end", ["the turn", "the combat phase => combat", "this effect => effect"]);
  verb(g, "restartGame", "restart", "the game");
  verb(g, "beginGame", "begin", "the game with {what:np}", { past: "began", participle: "begun", gerund: "beginning" });
}
