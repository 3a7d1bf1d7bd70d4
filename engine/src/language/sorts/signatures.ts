/**
 * What each verb can be said of, one line a verb: who does it (`subject`) and what it is done to (by the name of the slot that
 * holds it), each with the rule that says so. Checks, readings and completion look here.
 */
import { anyCard, Thing } from "./sort.ts";

/** What a place takes. */
export interface Need {
  /** Bits of {@link Thing}. */
  readonly things: number;
  /** Card types of permanents, when only some will do. */
  readonly types?: readonly string[];
  /** For messages: “only *a permanent* can be destroyed”. */
  readonly words: string;
  /** Number of the rule that says so; a test of the checks looks each up. */
  readonly rule: string;
}

export interface Signature {
  readonly subject?: Need;
  /** Needs by slot. */
  readonly slots?: Readonly<Record<string, Need>>;
  /** The slot that the subject of the passive stands for: “is destroyed”. */
  readonly object?: string;
}

const permanent = (rule: string): Need => ({ things: Thing.permanent, words: "a permanent", rule });
const creature = (rule: string): Need => ({
  things: Thing.permanent,
  types: ["creature"],
  words: "a creature",
  rule,
});
const player = (rule: string): Need => ({ things: Thing.player, words: "a player", rule });
const card = (rule: string): Need => ({ things: anyCard, words: "a card", rule });
const allButPlayers = 2047 - Thing.player;

/** The verbs by the kind of their node. */
export const signatures: Readonly<Record<string, Signature>> = {
  destroy: { object: "what", slots: { what: permanent("701.8a") } },
  sacrifice: { subject: player("701.21a"), object: "what", slots: { what: permanent("701.21a") } },
  tap: { object: "what", slots: { what: permanent("701.26a") } },
  untap: { object: "what", slots: { what: permanent("701.26b") } },
  tapOrUntap: { object: "what", slots: { what: permanent("701.26") } },
  tapForMana: { subject: player("106.12"), slots: { what: permanent("106.12") } },
  counter: {
    object: "what",
    slots: { what: { things: Thing.spell | Thing.ability, words: "a spell or ability", rule: "701.6a" } },
  },
  regenerate: { object: "what", slots: { what: permanent("701.19a") } },
  exile: {
    object: "what",
    slots: {
      what: { things: allButPlayers - Thing.ability, words: "a card, spell or permanent", rule: "701.13a" },
    },
  },
  return: {
    object: "what",
    slots: { what: { things: allButPlayers - Thing.ability, words: "a card, spell or permanent", rule: "400.7" } },
  },
  draw: { subject: player("121.1"), object: "cards", slots: { cards: card("121.1") } },
  discard: {
    subject: player("701.9a"),
    object: "cards",
    slots: { cards: { things: Thing.handCard, words: "a card in a hand", rule: "701.9a" } },
  },
  mill: {
    subject: player("701.17a"),
    object: "cards",
    slots: { cards: { things: Thing.libraryCard, words: "a card of a library", rule: "701.17a" } },
  },
  cast: {
    subject: player("601.2"),
    object: "what",
    slots: { what: { things: anyCard | Thing.spell, words: "a card or spell", rule: "601.2" } },
  },
  copy: {
    object: "what",
    slots: {
      what: { things: anyCard | Thing.spell | Thing.ability, words: "a spell, ability or card", rule: "707.10" },
    },
  },
  gainControl: {
    subject: player("108.4"),
    slots: { what: { things: Thing.permanent | Thing.spell, words: "a permanent or spell", rule: "108.4" } },
  },
  control: {
    subject: player("108.4"),
    slots: { what: { things: allButPlayers, words: "a permanent, spell or ability", rule: "108.4" } },
  },
  attach: {
    slots: {
      what: permanent("701.3a"),
      to: { things: Thing.permanent | Thing.player, words: "a permanent or player", rule: "701.3a" },
    },
  },
  fight: { subject: creature("701.14a"), slots: { what: creature("701.14a") } },
  goad: { object: "what", slots: { what: creature("701.15a") } },
  suspect: { object: "what", slots: { what: creature("701.60a") } },
  detain: { object: "what", slots: { what: permanent("701.35a") } },
  exert: { object: "what", slots: { what: permanent("701.43a") } },
  transform: { object: "what", slots: { what: permanent("701.27a") } },
  convert: { object: "what", slots: { what: permanent("701.28a") } },
  dealDamage: {
    subject: { things: allButPlayers, words: "a source: an object, not a player", rule: "120.1" },
    slots: {
      to: {
        things: Thing.permanent | Thing.player,
        types: ["creature", "planeswalker", "battle"],
        words: "a creature, planeswalker, battle or player",
        rule: "120.1",
      },
    },
  },
  gainLife: { subject: player("119.3") },
  loseLife: { subject: player("119.3") },
  payLife: { subject: player("119.4") },
  scry: { subject: player("701.22a") },
  surveil: { subject: player("701.25a") },
  search: { subject: player("701.23a") },
  create: { subject: player("701.7a") },
  explore: { subject: permanent("701.44a") },
  connive: { subject: permanent("701.50a") },
  target: {
    subject: { things: Thing.spell | Thing.ability | Thing.player, words: "a spell or ability", rule: "115.1" },
  },
  attackVerb: { subject: creature("508.1a") },
  block: { subject: creature("509.1a") },
};
