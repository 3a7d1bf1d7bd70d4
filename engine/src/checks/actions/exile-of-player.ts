import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Exile target player.” */
export const exileOfPlayer = misfitCheck("exile-of-player", {
  ref: null,
  rules: [cr("701.13a"), cr("109.1")],
  on: "exile",
  done: "be exiled",
  why: "Exile is a zone for cards and tokens; players are in no zone, and abilities leave the stack for good.",
  help: "Name an object (“Exile target creature”), or let the player lose the game.",
  wrong: [
    "Exile «target player».",
    "Enchantment | When this enchantment enters, exile «target activated ability».",
    "Exile «target creature or player».",
  ],
  right: ["Exile target creature.", "Exile target card from a graveyard.", "Exile target spell."],
});
