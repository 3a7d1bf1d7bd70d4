/** What players and objects do: the verbs of the game, one line each. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import type { TreeNode } from "../grammar/tree.ts";
import { defineBattlefieldVerbs } from "./battlefieldVerbs.ts";
import { numberOfDeterminer } from "./nounPhrases.ts";
import { defineStates } from "./states.ts";
import { verb } from "./verbs.ts";

export function defineVerbPhrases(g: GrammarBuilder): void {
  defineKeywordActions(g);
  defineZoneMoves(g);
  defineBattlefieldVerbs(g);
  defineStates(g);
}

function defineKeywordActions(g: GrammarBuilder): void {
  verb(g, "destroy", "destroy", "{what:np}", { passive: "" });
  verb(
    g,
    "exile",
    "exile",
    [
      "{what:np}",
      "{what:np} {how:facing}",
      "{what:np} until {until:clause}",
      "{what:np} with {counters:countersPhrase} on {on:pronoun}",
    ],
    { passive: ["", "{how:facing}", "with {with:np}", "from {from:zone}"] },
  );
  verb(g, "sacrifice", "sacrifice", "{what:np}", { passive: "" });
  verb(g, "tap", "tap", "{what:np}", {
    past: "tapped",
    gerund: "tapping",
    passive: ["", "for mana => forMana"],
    state: true,
  });
  verb(g, "tapForMana", "tap", ["{what:np} for mana", "{what:np} for {mana}"], { past: "tapped", gerund: "tapping" });
  verb(g, "untap", "untap", ["{what:np}", ""], { past: "untapped", gerund: "untapping", passive: "", state: true });
  verb(g, "tapOrUntap", "tap or untap", "{what:np}", { third: "taps or untaps" });
  verb(g, "counter", "counter", "{what:np}", { passive: "" });
  verb(g, "regenerate", "regenerate", ["{what:np}", ""], { passive: "" });
  verb(g, "draw", "draw", ["{cards:np}", "{cards:np} equal to {equal:quantityOf}"], {
    past: "drew",
    participle: "drawn",
    passive: "",
  });
  verb(g, "discard", "discard", ["{cards:np}", "{cards:np} at random => atRandom", "{hand:handPhrase}"], {
    passive: "",
  });
  verb(g, "mill", "mill", ["{cards:np}", "half {of:possessive} library, rounded {way:rounding}"], { passive: "" });
  verb(g, "scry", "scry", "{amount}", {});
  verb(g, "surveil", "surveil", "{amount}", { third: "surveils" });
  verb(g, "fateseal", "fateseal", "{amount}", {});
  verb(g, "investigate", "investigate", "");
  verb(g, "proliferate", "proliferate", "");
  verb(g, "populate", "populate", "");
  verb(g, "explore", "explore", "");
  verb(g, "connive", "connive", ["", "{amount}"]);
  verb(g, "fight", "fight", ["{what:np}", "each other => eachOther", ""], { past: "fought" });
  verb(g, "goad", "goad", "{what:np}", { passive: "", state: true });
  verb(g, "detain", "detain", "{what:np}", { passive: "" });
  verb(g, "suspect", "suspect", "{what:np}", { passive: "", state: true });
  verb(g, "transform", "transform", ["{what:np}", "", "into {into:np}"], { passive: "" });
  verb(g, "convert", "convert", ["{what:np}", ""]);
  verb(g, "attach", "attach", ["{what:np} to {to:np}"], { third: "attaches", passive: "to {to:np}" });
  verb(g, "unattach", "unattach", ["{what:np}", "{what:np} from {from:np}"], { third: "unattaches" });
  verb(g, "shuffle", "shuffle", ["", "{what:zone}", "{what:np} into {into:zone}", "{zone:zone} into {into:zone}"], {
    past: "shuffled",
    gerund: "shuffling",
  });
  verb(g, "search", "search", ["{zone} for {what:np}", "{zone}", "{zone} and {secondZone:zone} for {what:np}"], {
    third: "searches",
    passive: "",
  });
  verb(g, "reveal", "reveal", ["{what:np}", "{zone:handPhrase}", "cards from {from:zone} until {until:clause}"], {
    passive: ["", "from {from:zone}"],
  });
  verb(g, "create", "create", ["{tokens:np}", "a number of {tokens:np} equal to {equal:quantityOf}"], { passive: "" });
  verb(g, "vote", "vote", "");
  verb(g, "clash", "clash", "with {with:np}", { third: "clashes" });
  verb(g, "monstrosity", "monstrosity", "{amount}", { third: "monstrosities" });
  verb(g, "bolster", "bolster", "{amount}");
  verb(g, "support", "support", "{amount}");
  verb(g, "adapt", "adapt", "{amount}");
  verb(g, "amass", "amass", ["{type:subtype} {amount}"], { third: "amasses" });
  verb(g, "incubate", "incubate", "{amount}");
  verb(g, "discover", "discover", "{amount}");
  verb(g, "endure", "endure", "{amount}");
  verb(g, "blight", "blight", "{amount}");
  verb(g, "earthbend", "earthbend", "{amount}");
  verb(g, "manifest", "manifest", ["{what:np}"]);
  verb(g, "manifestDread", "manifest dread", "", { third: "manifests dread" });
  verb(g, "learn", "learn", "");
  verb(g, "forage", "forage", "");
  verb(g, "exert", "exert", "{what:np}", { passive: "" });
  verb(g, "collectEvidence", "collect evidence", "{amount}", { third: "collects evidence" });
  verb(g, "ventureIntoDungeon", "venture", "into the dungeon");
  verb(g, "take", "take", ["the initiative", "an extra turn after this one => extraTurn"], {
    past: "took",
    participle: "taken",
  });
  verb(g, "phaseOut", "phase out", "", { third: "phases out", past: "phased out" });
  verb(g, "phaseIn", "phase in", "", { third: "phases in", past: "phased in" });
  verb(g, "cloak", "cloak", "{what:np}");
  verb(
    g,
    "double",
    "double",
    [
      "{what:quantityOf}",

      "the number of each kind of counter on {on:np}",
    ],
    { passive: "" },
  );
  verb(g, "exchange", "exchange", ["control of {what:np}", "life totals with {with:np}", "life totals"]);
}

function defineZoneMoves(g: GrammarBuilder): void {
  verb(g, "return", "return", ["{what:np} to {to:zone}", "{what:np} to {to:zone} {how:entering}"], {
    passive: ["to {to:zone}", "to {to:zone} {how:entering}"],
  });
  verb(
    g,
    "put",
    "put",
    [
      "{what:np} {where:destination}",
      "{what:np} {where:destination} {how:entering}",
      "{counters:countersPhrase} on {on:np}",
      "{what:np} back",
      "{what:np} into {into:zone} and the rest {rest:destination}",
    ],
    {
      past: "put",
      gerund: "putting",
      third: "puts",
      passive: ["{where:destination}", "{where:destination} from {from:zone}", "on {on:np}"],
    },
  );
  g.templates("destination", {
    into: "into {zone}",
    onto: "onto {zone}",
    onTop: ["on top of {zone}", "on top", "on top of {zone} {order:order}"],
    onBottom: [
      "on the bottom of {zone}",
      "on the bottom",
      "on the bottom of {zone} {order:order}",
      "on the bottom {order:order}",
    ],
    topOrBottom: "on (their choice of|your choice of#your) the top or bottom of {zone}",
  });
  g.lexicon("order", "order", [
    { is: "any", text: "in any order" },
    { is: "random", text: "in a random order" },
  ]);
  g.templates("entering", {
    tapped: "tapped",
    tappedAndAttacking: "tapped and attacking",
    underControl: ["under {of:possessive} control", "tapped under {of:possessive} control => tapped"],
    attachedTo: "attached to {to:np}",
    faceDown: "face down",
    faceUp: "face up",
    transformed: "transformed",
    withCounters: "with {counters:countersPhrase} on {on:pronoun}",
    underControlWith: "under {of:possessive} control with {counters:countersPhrase} on {on:pronoun}",
    attacking: "attacking",
  });
  g.lexicon("facing", "facing", [
    { is: "faceDown", text: "face down" },
    { is: "faceUp", text: "face up" },
  ]);
  g.templates(
    "countersPhrase",
    {
      counters: [
        "{determiner} {names*:counterName} counter{s}",
        "{determiner} {additional:additional} {names*:counterName} counter{s}",
      ],
    },
    {},
  );
  g.lexicon("additional", "additional", [{ is: "additional", text: "additional" }]);
  g.number("counters", (node) => counterNumber(node));
  verb(g, "remove", "remove", ["{counters:countersPhrase} from {from:np}", "{what:np} from combat"], { passive: "" });
  verb(g, "lookAt", "look at", ["{what:np}", "{zone:handPhrase}"], {
    third: "looks at",
    past: "looked at",
    gerund: "looking at",
    passive: "",
  });
  g.templates("handPhrase", { hand: "{of:possessive} hand" });
}

function counterNumber(node: TreeNode): "singular" | "plural" {
  const determiner = node.determiner as TreeNode | undefined;
  return (determiner && numberOfDeterminer(determiner)) ?? "plural";
}
