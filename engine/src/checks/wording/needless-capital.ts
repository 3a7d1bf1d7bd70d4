import { beginsWithCapital } from "../../text/letters.ts";
import { wordCheck } from "../check.ts";
import { hasWording } from "../trees.ts";

/** “target Creature”, “gains Flying” */
export const needlessCapital = wordCheck("needless-capital", {
  ref: "CAP01 CAP03 CAP04 CAP05 CAP08",
  severity: "warning",
  rules: [],
  surface: "capital",
  // “The” may belong to a name that the card shortens in its own way.
  test: ({ typed }, place) =>
    beginsWithCapital(typed.raw) &&
    typed.raw !== "The" &&
    !hasWording(place.node, "until-eot", "till-eot", "cmc", "on-etb") &&
    place.subject?.kind !== "manaObject" &&
    place.above("costs") === undefined,
  message: ({ typed, expected }) => `“${typed.raw}” is written “${expected}” within a sentence.`,
  why: "Card types, colors, keywords, zones and players are ordinary words; only subtypes and names have capitals.",
  help: "Write a small letter.",
  wrong: [
    "Destroy target «Creature».",
    "Destroy «TARGET» creature.",
    "Target creature gains «Flying» until end of turn.",
    "Creature — Elf | Flying, «Vigilance»",
    "Creature — Elf | Flying, «First Strike»",
    "Destroy target «Creature Or Planeswalker».",
    "Creature — Elf | At the beginning of your «End Step», you lose 1 life.",
    "Return target creature card from your «Graveyard» to your hand.",
    "Creature — Elf | When this creature enters, destroy target «Black» creature.",
  ],
  right: [
    "Destroy target creature.",
    "Target creature gains flying until end of turn.",
    "Creature — Elf | Flying, vigilance",
  ],
  fixed: ["Destroy target creature."],
});
