import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { children, holds } from "../trees.ts";

/** “Gain control of target player.” */
export const controlOfNonpermanent = misfitCheck("control-of-nonpermanent", {
  ref: null,
  rules: [cr("108.4")],
  on: "gainControl",
  // “Gain control of target opponent during that player's next turn” is a turn played for somebody (CR 723).
  unless: (place) => children(place.above("clause"), "tails").some((tail) => holds(tail, "during")),
  done: "come under your control",
  why: "Only permanents and spells have a controller that an effect can change; cards elsewhere have an owner alone.",
  help: "Name a permanent, or write “You control target player during their next turn.”",
  wrong: [
    "Gain control of «target player».",
    "Creature — Rogue | When this creature enters, gain control of «target card in a graveyard».",
    "Gain control of «target opponent» until end of turn.",
  ],
  right: ["Gain control of target creature until end of turn.", "Gain control of target spell."],
});
