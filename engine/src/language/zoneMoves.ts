/** Moving objects between zones, and counters onto and off objects: return, put, remove, move, search, reveal. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { numberOfCounters } from "./determiners.ts";
import { verb } from "./verbs.ts";

export function defineZoneMoves(g: GrammarBuilder): void {
  verb(
    g,
    "return",
    "return",
    [
      "{what:np} to {to:zone}",
      "{what:np} to {to:zone} {how:entering}",
      "to {to:zone} {what:np}#zone-first",
      "from {from:zone} to {to:zone} {what:np}",
    ],
    { passive: ["to {to:zone}", "to {to:zone} {how:entering}", ""] },
  );
  definePut(g);
  defineEntering(g);
  defineCounterPhrases(g);
  defineLooking(g);
}

function definePut(g: GrammarBuilder): void {
  verb(
    g,
    "put",
    "put",
    [
      "{what:np} {where:destination}",
      "{what:np} {where:destination} {how:entering}",
      "{what:np} {where:destination} and {other:restNp} {otherWhere:destination}",
      "{what:np} {where:destination} {how:entering} and {other:restNp} {otherWhere:destination}",
      "{counters:countersPhrase} on {on:np}",
      "{counters:countersPhrase} on {on:np} and {second:countersPhrase} on {secondOn:np}",
      "{counters:countersPhrase} on {on:np} equal to {equal:quantityOf}",
      "{counters:countersPhrase} equal to {equal:quantityOf} on {on:np}#equal-first",
      "{where:destination} {what:np}#where-first",
      "{where:destination} {how:entering} {what:np}#where-first",
      "{what:np} {where:destination} from {from:zone}",
      "{counters:countersPhrase} on {on:np}, {second:countersPhrase} on {secondOn:np}, and {third:countersPhrase} on {thirdOn:np}",
      "{what:np} back",
      "{what:np} back {order:order}",
      "{what:np} anywhere else => elsewhere",
      "{zone:zoneOfPlayer} {where:destination}",
    ],
    {
      past: "put",
      gerund: "putting",
      third: "puts",
      passive: ["{where:destination}", "{where:destination} from {from:zone}", "on {on:np}"],
    },
  );
  g.lexicon("restNp", "pronoun", [
    { is: "theRest", text: "the rest" },
    { is: "theOther", text: "the other" },
    { is: "theOthers", text: "the others" },
  ]);
  g.templates("destination", {
    fromTop: "{ordinal:ordinal} from the top",
    intoOrBottom: "into {zone} {ordinal:ordinal} from the top or on the bottom",
    into: ["into {zone}", "into {zone} {order:order}", "into {zone} {ordinal:ordinal} from the top"],
    onto: "onto {zone}",
    onTop: ["on top of {zone}", "on top", "on top of {zone} {order:order}", "on top {order:order}"],
    onBottom: [
      "on the bottom of {zone}",
      "on the bottom",
      "on the bottom of {zone} {order:order}",
      "on the bottom {order:order}",
    ],
    topOrBottom: [
      "on ({whose:possessive} choice of|#no-choice) the top or bottom of {zone}",
      "on the top of {zone} or on the bottom",
    ],
    backOn: ["back {where:backDestination}"],
  });
  g.templates("backDestination", {
    onTop: ["on top", "on top of {zone}", "on top {order:order}", "on top of {zone} {order:order}"],
  });
  g.lexicon("order", "order", [
    { is: "any", text: "in any order" },
    { is: "random", text: "in a random order" },
  ]);
}

/** How something enters: tapped, under whose control, with which counters; in this order when there are several. */
function defineEntering(g: GrammarBuilder): void {
  g.templates("enteringState", {
    tapped: "tapped",
    tappedAndAttacking: "tapped and attacking",
    attacking: "attacking",
    faceDown: "face down",
    faceUp: "face up",
    transformed: "transformed",
    tappedAndTransformed: "tapped and transformed",
    untapped: "untapped",
    prepared: "prepared",
  });
  g.templates("enteringControl", {
    underControl: ["under {of:possessive} control", "under the control of {ofWhom:np}"],
  });
  g.templates("enteringWith", {
    withCounters: [
      "with {counters:countersPhrase} on {on:pronoun}",
      "with {counters:countersPhrase} on {on:pronoun} equal to {equal:quantityOf}",
    ],
    attachedTo: "attached to {to:np}",
    withCountersAnd: "with {counters:countersPhrase} on {on:pronoun} and with {having}",
  });
  g.anyOf("entering", "enteringState", "enteringControl", "enteringWith");
  g.templates("entering", {
    underControl: "tapped under {of:possessive} control => tapped",
    underControlWith: "under {of:possessive} control with {counters:countersPhrase} on {on:pronoun}",
    enteringSeveral: [
      "{items:enteringState} {items:enteringWith}",
      "{items:enteringNotTapped} {items:enteringControl}",
      "{items:enteringState} {items:enteringControl} {items:enteringWith}",
      "{items:enteringControl} {items:enteringAttached}",
    ],
  });
  g.templates("enteringAttached", { attachedTo: "attached to {to:np}" });
  g.templates("enteringNotTapped", {
    tappedAndAttacking: "tapped and attacking",
    faceDown: "face down",
    faceUp: "face up",
    transformed: "transformed",
    tappedAndTransformed: "tapped and transformed",
  });
  g.lexicon("facing", "facing", [
    { is: "faceDown", text: "face down" },
    { is: "faceUp", text: "face up" },
  ]);
}

function defineCounterPhrases(g: GrammarBuilder): void {
  const one = [
    "{determiner} {names*:counterName} <counter|counters>",
    "{determiner} {additional:additional} {names*:counterName} <counter|counters>",
  ];
  g.templates("countersItem", { counters: one, countersOfThatKind: "{determiner} <counter|counters> of that kind" });
  g.anyOf("countersPhrase", "countersItem");
  g.templates("countersPhrase", {
    counterChoice: [
      "{whose:possessive} choice of {items:countersItem} or {items:countersItem}",
      "{whose:possessive} choice of {items+,:countersItem} or {items:countersItem}",
      "{whose:possessive} choice of a {names+,:counterName} or {names:counterName} counter",
    ],
    countersAnd: [
      "{items:countersItem} and {items:countersItem}",
      "{items:countersItem}, {items+,:countersItem} and {items:countersItem}",
    ],
  });
  g.lexicon("additional", "additional", [{ is: "additional", text: "additional" }]);
  g.number(["counters", "countersOfThatKind"], numberOfCounters).number("countersAnd", "plural");
  verb(
    g,
    "remove",
    "remove",
    [
      "{counters:countersPhrase} from {from:np}",
      "{counters:countersPhrase} from among {among:np}",
      "{counters:countersPhrase} equal to {equal:quantityOf} from {from:np}",
      "{what:np} from combat",
      "{what:np} => off",
    ],
    {
      passive: ["", "from {from:np}"],
    },
  );
  verb(g, "move", "move", [
    "{counters:countersPhrase} from {from:np} onto {onto:np}",
    "{counters:countersPhrase} from among {among:np} onto {onto:np}",
    "{counters:countersPhrase} onto {onto:np}",
  ]);
  verb(g, "distribute", "distribute", "{counters:countersPhrase} among {among:np}");
}

function defineLooking(g: GrammarBuilder): void {
  verb(g, "lookAt", "look at", ["{what:np}", "{zone:handPhrase}", "{what:np} any time => anyTime"], {
    third: "looks at",
    past: "looked at",
    gerund: "looking at",
    passive: "",
  });
  verb(g, "lookAtAndPlay", "look at and play", "{what:np}");
  g.templates("handPhrase", { hand: "{of:possessive} hand" });
  g.templates("handPhrase", { hand: "{of:possessive} hands" }, { set: { number: "plural" } });
  verb(
    g,
    "shuffle",
    "shuffle",
    [
      "",
      "{what:zone}",
      "{what:np} into {into:zone}",
      "{what:np} into {into:zone} from {from:zone}",
      "{zone:zone} into {into:zone}",
      "{what:np} and {zone:zoneOfPlayer} into {into:zone}",
    ],
    { past: "shuffled", gerund: "shuffling", passive: ["", "into {into:zone}"] },
  );
  g.templates("zoneOfPlayer", { zoneOf: "{of:possessive} {zone:zoneGroup}" });
  verb(
    g,
    "search",
    "search",
    [
      "{zone} for {what:np}",
      "{zone} for a number of {what:np} equal to {equal:quantityOf}",
      "{zone} and/or outside the game for {what:np} => orOutside",
      "{zone}",
    ],
    {
      third: "searches",
      passive: "",
    },
  );
  verb(g, "reveal", "reveal", ["{what:np}", "{zone:handPhrase}", "a number of {what:np} equal to {equal:quantityOf}"], {
    passive: ["", "from {from:zone}"],
  });
  verb(g, "playRevealed", "play", ["with {what:np} revealed", "with {zone:handPhrase} revealed"]);
  verb(
    g,
    "create",
    "create",
    ["{tokens:np}", "{name}, {tokens:np}", "a number of {tokens:np} equal to {equal:quantityOf}"],
    {
      passive: ["", "under {of:possessive} control"],
    },
  );
}
