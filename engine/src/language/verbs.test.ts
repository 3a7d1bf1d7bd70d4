import { describe, expect, test } from "vitest";
import { findKind, printed, readText } from "./reading.testing.ts";

/** Our own sentences, each with a node that its tree must hold. */
const sentences: readonly [text: string, node: Record<string, unknown> & { kind: string }][] = [
  // keyword actions
  ["Destroy target creature.", { kind: "destroy", what: { determiner: { kind: "target" } } }],
  ["Exile target player's graveyard.", { kind: "exile", zone: { kind: "zoneOf" } }],
  ["Target creature you control explores.", { kind: "explore" }],
  ["When this creature mutates, draw a card.", { kind: "mutate" }],
  ["When this creature exploits a creature, scry 2.", { kind: "exploit" }],
  ["Waterbend {3}: Draw a card.", { kind: "waterbend", cost: { kind: "mana" } }],
  ["Airbend target creature.", { kind: "airbend" }],
  ["Earthbend 3.", { kind: "earthbend", amount: { value: 3 } }],
  ["Whenever you expend 4, draw a card.", { kind: "expend" }],
  ["As an additional cost to cast this spell, behold a Goblin.", { kind: "behold" }],
  ["When this creature enters, open an Attraction.", { kind: "openAttraction" }],
  ["The Ring tempts you.", { kind: "tempt" }],
  ["Switch target creature's power and toughness until end of turn.", { kind: "switch" }],
  ["Time travel.", { kind: "timeTravel" }],
  ["End the turn.", { kind: "endTurn" }],
  ["You may planeswalk.", { kind: "planeswalk" }],
  ["Set this scheme in motion.", { kind: "setInMotion", what: { kind: "self" } }],
  ["Abandon this scheme.", { kind: "abandon" }],
  ["Assemble two Contraptions.", { kind: "assemble" }],
  ["Roll the planar die.", { kind: "roll", dice: { die: { is: "planar die" } } }],
  ['You get a one-time boon with "Draw a card."', { kind: "getBoon", oneTime: true }],
  // zones
  ["Return target creature to its owner's hand.", { kind: "return", to: { kind: "zoneOf" } }],
  ["Return to your hand all Goblin cards in your graveyard.", { kind: "return", surface: { wording: ["zone-first"] } }],
  [
    "When this creature dies, return it to the battlefield transformed under your control.",
    { kind: "enteringSeveral", items: [{ kind: "transformed" }, { kind: "underControl" }] },
  ],
  [
    "Put two of those cards into your hand and the rest into your graveyard.",
    { kind: "put", other: { is: "theRest" }, otherWhere: { kind: "into" } },
  ],
  [
    "Look at the top three cards of your library, then put them back in any order.",
    { kind: "put", order: { is: "any" } },
  ],
  ["Target creature's owner puts it on the top or bottom of their library.", { kind: "topOrBottom" }],
  ["You may look at the top card of your library any time.", { kind: "lookAt", anyTime: true }],
  ["Play with the top card of your library revealed.", { kind: "playRevealed" }],
  ["Shuffle your hand and graveyard into your library.", { kind: "shuffle" }],
  // counters
  ["Put a +1/+1 counter on target creature.", { kind: "put", counters: { kind: "counters" } }],
  ["Put your choice of a flying counter or a haste counter on target creature.", { kind: "counterChoice" }],
  ["Move a +1/+1 counter from this creature onto target creature.", { kind: "move" }],
  [
    "Put a number of +1/+1 counters on this creature equal to its power.",
    { kind: "put", equal: { kind: "statOf" }, counters: { determiner: { quantity: { kind: "aNumberOf" } } } },
  ],
  ["This creature escapes with two +1/+1 counters on it.", { kind: "escape", how: { kind: "withCounters" } }],
  // mana
  ["{T}: Add {G} or one mana of the chosen color.", { kind: "manaOr" }],
  [
    "{T}: Add X mana in any combination of {U} and/or {R}, where X is this creature's power.",
    { kind: "manaAnyCombination" },
  ],
  ["Spend this mana only to cast Goblin spells.", { kind: "spendMana", do: { kind: "cast" } }],
  ["Until end of turn, you don't lose this mana as steps and phases end.", { kind: "loseMana" }],
  // damage
  ["Soot Herald deals 3 damage to any target.", { kind: "dealDamage", to: { kind: "anyTarget" } }],
  ["Soot Herald deals 4 damage divided as you choose among any number of targets.", { kind: "damageDivided" }],
  [
    "Soot Herald deals damage to any target equal to its power.",
    { kind: "dealDamage", damage: { kind: "damage", equal: { kind: "statOf" } } },
  ],
  ["Prevent all combat damage that would be dealt this turn.", { kind: "prevent" }],
  ["Prevent half that damage, rounded down.", { kind: "prevent", half: true }],
  // choosing, votes, chance
  ["You choose a nonland card from it.", { kind: "choose", from: { is: "it" } }],
  ["You may choose new targets for the copy.", { kind: "choose", for: { kind: "objects" } }],
  ["As this creature enters, choose Ash or Ember.", { kind: "chooseLabel" }],
  ["Starting with you, each player votes for mercy or ruin.", { kind: "vote" }],
  ["If ruin gets more votes or the vote is tied, draw a card.", { kind: "moreVotesOrTied" }],
  ["Flip a coin.", { kind: "flip", coins: { kind: "coins" } }],
  ["If it comes up heads, draw a card.", { kind: "comeUp", face: { is: "heads" } }],
  ["Roll two six-sided dice.", { kind: "roll", dice: { die: { is: "six-sided die" } } }],
  ["Roll two d20 and ignore the lower roll.", { kind: "ignore" }],
  // casting
  ["Whenever you cast or copy an instant spell, draw a card.", { kind: "castOrCopy" }],
  ["You may look at and play that card this turn.", { kind: "lookAtAndPlay" }],
  ["If this spell would be countered, draw a card.", { kind: "counter", voice: "passive" }],
  // abilities and states
  ["Target creature gains your choice of flying or haste until end of turn.", { kind: "gainAbilities", choice: true }],
  ["Target creature loses all creature types.", { kind: "loseTypes" }],
  ["Creatures you control have haste and can't have or gain flying.", { kind: "haveOrGain" }],
  ["Target creature is no longer suspected.", { kind: "noLonger" }],
  ["If it's not your turn, draw a card.", { kind: "be", negative: true }],
];

describe("verb phrases", () => {
  test.each(sentences)("%s", (text, node) => {
    const reading = readText(text);
    expect(reading.lines[0]!.unread.map((unread) => unread.text)).toEqual([]);
    expect(reading.lines[0]!.ambiguities).toEqual([]);
    expect(findKind(reading.lines[0]!.tree, node.kind)).toMatchObject(node);
    expect(printed(reading)).toBe(text);
  });

  test("a comma before the “and” of two things is kept", () => {
    for (const text of [
      "You may have Soot Herald enter as a copy of target creature, except it's red and it has haste.",
      "You may have Soot Herald enter as a copy of target creature, except it's red, and it has haste.",
    ])
      expect(printed(readText(text))).toBe(text);
  });

  test("a verb agrees with who does it, whatever its form", () => {
    for (const text of ["You mill two cards.", "Each player mills two cards.", "Target player may mill two cards."])
      expect(printed(readText(text))).toBe(text);
    const wrong = readText("Each player mill two cards.");
    expect(findKind(wrong.lines[0]!.tree, "mill")!.surface).toEqual({ inflected: [0] });
  });
});
