import { type GameAction, keywordAction } from "./gameAction.ts";

/** Keyword actions that nearly every set uses (CR 701.2-701.28). */
export const basicActions: readonly GameAction[] = [
  keywordAction("activate", "701.2", {
    takes: { what: "activated ability" },
    summary: "Put an activated ability on the stack and pay its costs (CR 602).",
  }),
  keywordAction("attach", "701.3", {
    takes: { what: "Equipment, Aura or Fortification", to: "permanent or player" },
    summary: "Move an Aura, Equipment or Fortification onto something it can legally be on.",
  }),
  keywordAction("unattach", "701.3d", {
    takes: { what: "Equipment, Aura or Fortification" },
    summary: "Take an Equipment off what it is attached to; it stays on the battlefield.",
  }),
  keywordAction("behold", "701.4", {
    takes: { what: "object" },
    summary: "Choose such a permanent of yours, or show such a card from your hand.",
    means: "Choose a {what} you control or reveal a {what} card from your hand.",
  }),
  keywordAction("cast", "701.5", {
    takes: { what: "card", "from?": "place" },
    summary: "Put a card on the stack as a spell: choose modes and targets, then pay (CR 601).",
  }),
  keywordAction("counter", "701.6", {
    takes: { what: "spell or ability" },
    summary: "Take a spell or ability off the stack with no effect; a spell goes to its owner's graveyard.",
  }),
  keywordAction("create", "701.7", {
    takes: { what: "token description" },
    summary: "Put tokens with the given characteristics onto the battlefield.",
  }),
  keywordAction("destroy", "701.8", {
    takes: { what: "permanent" },
    summary: "Send a permanent on the battlefield to its owner's graveyard, unless something saves it.",
  }),
  keywordAction("discard", "701.9", {
    takes: { what: "card in a hand" },
    summary: "Move a card from its owner's hand to their graveyard; who chooses depends on the effect.",
  }),
  keywordAction("double", "701.10", {
    takes: { what: "amount" },
    summary: "Make a power, a toughness, a life total, counters, mana or damage twice as much.",
  }),
  keywordAction("triple", "701.11", {
    takes: { what: "amount" },
    summary: "Make a power, a toughness or another amount three times as much.",
  }),
  keywordAction("exchange", "701.12", {
    takes: { what: "object", with: "object" },
    summary: "Swap two things (control, life totals, zones, text); unless both halves are possible nothing happens.",
  }),
  keywordAction("exile", "701.13", {
    takes: { what: "object" },
    summary: "Move an object to exile from wherever it is.",
  }),
  keywordAction("fight", "701.14", {
    by: "permanent",
    takes: { what: "creature" },
    summary: "Two creatures deal damage equal to their powers to each other, outside combat.",
  }),
  keywordAction("goad", "701.15", {
    takes: { what: "creature" },
    summary: "Until your next turn the creature must attack every combat, and somebody other than you if it can.",
  }),
  keywordAction("investigate", "701.16", {
    summary: "Create a Clue token.",
    means: "Create a Clue token.",
  }),
  keywordAction("mill", "701.17", {
    takes: { n: "card in a library" },
    summary: "Put cards off the top of a player's library into that player's graveyard.",
  }),
  keywordAction("play", "701.18", {
    takes: { what: "card" },
    summary: "Play a land as a special action, or cast a spell, whichever the card is.",
  }),
  keywordAction("regenerate", "701.19", {
    takes: { what: "permanent" },
    summary:
      "Make a shield: the next destruction this turn taps the permanent, heals it and takes it out of combat instead.",
  }),
  keywordAction("reveal", "701.20", {
    takes: { what: "card" },
    summary: "Show a card to all players for a moment.",
  }),
  keywordAction("look at", "701.20e", {
    takes: { what: "card" },
    summary: "Let only one player see a card for a moment.",
  }),
  keywordAction("sacrifice", "701.21", {
    takes: { what: "permanent its player controls" },
    summary: "A player moves a permanent they control to its owner's graveyard; that is no destruction.",
  }),
  keywordAction("scry", "701.22", {
    takes: { n: "number" },
    summary: "Look at your library's top N cards; put some on the bottom and the others back, in orders you choose.",
  }),
  keywordAction("search", "701.23", {
    takes: { where: "place", for: "card" },
    summary: "Look through a whole zone for cards; in a hidden zone you may fail to find a card with a quality.",
  }),
  keywordAction("shuffle", "701.24", {
    takes: { what: "library" },
    summary: "Put the cards of a library in an order nobody knows.",
  }),
  keywordAction("surveil", "701.25", {
    takes: { n: "number" },
    summary: "Look at your library's top N cards; put some into your graveyard and the others back in any order.",
  }),
  keywordAction("tap", "701.26", {
    takes: { what: "permanent" },
    summary: "Turn an untapped permanent sideways.",
  }),
  keywordAction("untap", "701.26", {
    takes: { what: "permanent" },
    summary: "Turn a tapped permanent upright.",
  }),
  keywordAction("transform", "701.27", {
    by: "permanent",
    takes: { what: "double-faced permanent" },
    summary: "Turn a double-faced permanent over to its other face.",
  }),
  keywordAction("convert", "701.28", {
    by: "permanent",
    takes: { what: "double-faced permanent" },
    summary: "The same as transform, on cards that call it converting.",
  }),
];
