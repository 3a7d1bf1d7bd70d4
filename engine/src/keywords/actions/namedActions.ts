import type { VerbForms } from "../../language/lexicon/verbForms.ts";
import { type GameAction, keywordAction } from "./gameAction.ts";

/** Keyword actions that belong to some sets (CR 701.29-701.64) and newer ones. */
export const namedActions: readonly GameAction[] = [
  keywordAction("fateseal", "701.29", {
    takes: { n: "number" },
    summary: "Scry with an opponent's library.",
  }),
  keywordAction("clash", "701.30", {
    takes: { "with?": "player" },
    summary: "You and an opponent each show your top card and may bottom it; the higher mana value wins.",
  }),
  keywordAction("planeswalk", "701.31", {
    summary: "Leave the current plane for the next one (Planechase only).",
  }),
  keywordAction("set in motion", "701.32", {
    takes: { what: "scheme" },
    summary: "Turn a scheme face up off the scheme deck (Archenemy only).",
  }),
  keywordAction("abandon", "701.33", {
    takes: { what: "scheme" },
    summary: "Put an ongoing scheme face down under the scheme deck (Archenemy only).",
  }),
  keywordAction("proliferate", "701.34", {
    summary: "Give permanents and players you choose one more of each kind of counter they have.",
  }),
  keywordAction("detain", "701.35", {
    takes: { what: "permanent" },
    summary: "The permanent neither attacks nor blocks until your next turn, and its activated abilities are off.",
    means: "Until your next turn, {what} can't attack, can't block, and its activated abilities can't be activated.",
  }),
  keywordAction("populate", "701.36", {
    summary: "Copy a creature token you control.",
    means: "Choose a creature token you control. Create a token that's a copy of it.",
  }),
  keywordAction("monstrosity", "701.37", {
    by: "permanent",
    forms: sameForms("monstrosity"),
    takes: { n: "number" },
    summary: "Once: the creature gets N +1/+1 counters and is monstrous from then on.",
    means: "If this creature isn't monstrous, it becomes monstrous and you put {n:count:+1/+1 counter} on it.",
  }),
  keywordAction("vote", "701.38", {
    takes: { for: "choice" },
    summary: "Each player in turn picks one of the options; the counts decide what happens.",
  }),
  keywordAction("bolster", "701.39", {
    takes: { n: "number" },
    summary: "The weakest-built creature you control (least toughness) gets N +1/+1 counters.",
    means: "Choose a creature with the least toughness among creatures you control. Put {n:count:+1/+1 counter} on it.",
  }),
  keywordAction("manifest", "701.40", {
    takes: { what: "card" },
    summary: "Put a card face down as a plain 2/2; a creature card may later be turned up for its mana cost.",
  }),
  keywordAction("support", "701.41", {
    takes: { n: "number" },
    summary: "Up to N target creatures get a +1/+1 counter each.",
    means: "Choose up to {n} other target creatures. Put a +1/+1 counter on each of them.",
  }),
  keywordAction("meld", "701.42", {
    takes: { what: "permanent" },
    summary: "Two cards of a pair return as one permanent, put together from their backs.",
  }),
  keywordAction("exert", "701.43", {
    takes: { what: "permanent" },
    summary: "Choose that it stays tapped in your next untap step, for the effect that asks for it.",
  }),
  keywordAction("explore", "701.44", {
    by: "permanent",
    summary:
      "Show your top card: a land goes to hand; anything else gives a +1/+1 counter and may go to the graveyard.",
  }),
  keywordAction("assemble", "701.45", {
    takes: { what: "Contraption" },
    summary: "Put a Contraption off the Contraption deck onto a sprocket (casual cards).",
  }),
  keywordAction("adapt", "701.46", {
    by: "permanent",
    takes: { n: "number" },
    summary: "A creature without +1/+1 counters gets N of them.",
    means: "If there are no +1/+1 counters on this creature, put {n:count:+1/+1 counter} on it.",
  }),
  keywordAction("amass", "701.47", {
    takes: { "what?": "subtype", n: "number" },
    summary: "Your Army, made first as a 0/0 black token if you have none, gets N +1/+1 counters.",
  }),
  keywordAction("learn", "701.48", {
    summary: "Discard a card to draw a card, or fetch a Lesson from outside the game, or neither.",
  }),
  keywordAction("venture into the dungeon", "701.49", {
    takes: { "what?": "name" },
    summary: "Move your marker to the next room of your dungeon, or enter the first room of one.",
  }),
  keywordAction("connive", "701.50", {
    by: "permanent",
    takes: { "n?": "number" },
    summary: "Draw N cards, then discard N; the creature gets a +1/+1 counter for every nonland card discarded.",
  }),
  keywordAction("open an Attraction", "701.51", {
    summary: "Put the top card of your Attraction deck onto the battlefield.",
  }),
  keywordAction("roll to visit your Attractions", "701.52", {
    summary: "Roll a six-sided die; your Attractions with that number lit are visited.",
  }),
  keywordAction("incubate", "701.53", {
    takes: { n: "number" },
    summary: "Create an Incubator token with N +1/+1 counters.",
    means: "Create an Incubator token with {n:count:+1/+1 counter} on it.",
  }),
  keywordAction("the Ring tempts you", "701.54", {
    by: "game",
    forms: {
      base: "tempt",
      thirdPerson: "tempts",
      gerund: "tempting",
      past: "tempted",
      pastParticiple: "tempted",
    },
    takes: { who: "player" },
    summary: "Choose a creature of yours as Ring-bearer; your Ring gains its next ability.",
  }),
  keywordAction("face a villainous choice", "701.55", {
    takes: { between: "choice" },
    summary: "The player picks one of two unpleasant things, and it happens.",
  }),
  keywordAction("time travel", "701.56", {
    summary: "Add or remove one time counter on each suspended card and permanent of yours you choose.",
  }),
  keywordAction("discover", "701.57", {
    takes: { n: "number" },
    summary: "Exile off your library to a nonland card of mana value N at most; cast it free or take it to hand.",
  }),
  keywordAction("cloak", "701.58", {
    takes: { what: "card" },
    summary: "Manifest with ward {2}.",
  }),
  keywordAction("collect evidence", "701.59", {
    takes: { n: "number" },
    summary: "Exile cards from your graveyard with mana values of N or more in total.",
  }),
  keywordAction("suspect", "701.60", {
    takes: { what: "creature" },
    summary: "The creature has menace and can't block while it is suspected.",
  }),
  keywordAction("forage", "701.61", {
    summary: "Give up a Food or three cards of your graveyard.",
    means: "Sacrifice a Food or exile three cards from your graveyard.",
  }),
  keywordAction("manifest dread", "701.62", {
    summary: "Manifest one of your top two cards; the other goes to your graveyard.",
  }),
  keywordAction("endure", "701.63", {
    by: "permanent",
    takes: { n: "number" },
    summary: "Choose: N +1/+1 counters on it, or an N/N white Spirit token.",
    means:
      "You may put {n:count:+1/+1 counter} on this creature. If you don't, create a {n}/{n} white Spirit creature token.",
  }),
  keywordAction("harness", "701.64", {
    takes: { what: "permanent" },
    summary: "Turn on a permanent's ∞ ability for good.",
  }),
  keywordAction("waterbend", null, {
    takes: { cost: "cost" },
    summary: "Pay a cost; artifacts and creatures you tap pay {1} each.",
  }),
  keywordAction("airbend", null, {
    takes: { what: "object" },
    summary: "Exile it; while it stays there its owner may cast it for {2}.",
    means:
      "Exile {what}. For as long as it remains exiled, its owner may cast it for {2} rather than pay its mana cost.",
  }),
  keywordAction("earthbend", null, {
    takes: { n: "number" },
    summary: "A land of yours becomes a 0/0 creature with haste and N +1/+1 counters; lost, it returns tapped.",
    means:
      "Target land you control becomes a 0/0 creature with haste that's still a land. Put {n:count:+1/+1 counter} on it. When it dies or is exiled, return it to the battlefield tapped.",
  }),
  keywordAction("blight", null, {
    takes: { n: "number" },
    summary: "Put N -1/-1 counters on a creature you control.",
    means: "Put {n:count:-1/-1 counter} on a creature you control.",
  }),
  keywordAction("conjure", null, {
    takes: { what: "name", where: "place" },
    summary: "Make a card out of nothing in a zone (digital cards).",
  }),
  keywordAction("seek", null, {
    takes: { what: "card" },
    summary: "Take a random card with a quality from your library into your hand (digital cards).",
  }),
  keywordAction("heist", null, {
    takes: { what: "library" },
    summary: "Take one of three random cards of an opponent's library to cast it yourself (digital cards).",
  }),
];

/** For an action whose word is a noun and never changes. */
function sameForms(word: string): VerbForms {
  return { base: word, thirdPerson: word, gerund: word, past: word, pastParticiple: word };
}
