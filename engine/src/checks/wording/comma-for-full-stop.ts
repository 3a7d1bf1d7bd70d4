import { wordingCheck } from "../check.ts";

/** “Draw a card, you gain 2 life.” */
export const commaForFullStop = wordingCheck("comma-for-full-stop", {
  ref: null,
  severity: "warning",
  rules: [],
  wording: "comma-for-full-stop",
  message: "A new sentence begins here; a full stop belongs before it.",
  why: "A comma joins what one sentence says of one subject. Somebody or something else that acts begins a sentence of its own.",
  help: "Write “Draw a card. You gain 2 life.”",
  wrong: [
    "Draw a card«, you» gain 2 life.",
    "Destroy target creature«, its» controller loses 2 life.",
    "Creature — Elf | When this creature enters, create a 1/1 white Soldier creature token«, it» gains haste.",
    "Artifact | {T}: Destroy target creature«, it» can't be regenerated.",
    "You may pay {2}«, if» you do, draw a card.",
    "Choose one — | • Draw a card«, each» opponent loses 1 life. | • Scry 2.",
  ],
  right: ["Draw a card. You gain 2 life.", "Draw a card, then you gain 2 life.", "Draw a card and you gain 2 life."],
  fixed: [
    "Draw a card. You gain 2 life.",
    "Destroy target creature. Its controller loses 2 life.",
    "Creature — Elf | When this creature enters, create a 1/1 white Soldier creature token. It gains haste.",
  ],
});
