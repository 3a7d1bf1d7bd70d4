import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";

/** “Tap target spell.” */
export const tapOfNonpermanent = misfitCheck("tap-of-nonpermanent", {
  ref: null,
  rules: [cr("701.26a"), cr("110.5")],
  on: ["tap", "untap", "tapOrUntap"],
  done: "be tapped or untapped",
  why: "Being tapped is a state of permanents; cards elsewhere, spells and players have none.",
  help: "Name a permanent: “Tap target creature.”",
  wrong: [
    "Tap «target player».",
    "Creature — Elf | When this creature enters, untap «target spell».",
    "Artifact | {2}: Tap or untap «target card in a graveyard».",
  ],
  right: [
    "Tap target creature.",
    "Untap all lands you control.",
    "Creature — Elf | Whenever this creature becomes tapped, draw a card.",
  ],
});
