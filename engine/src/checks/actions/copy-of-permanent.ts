import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { made } from "../trees.ts";

/** “Copy target creature.” */
export const copyOfPermanent = misfitCheck("copy-of-permanent", {
  ref: "TOK09",
  rules: [cr("707.10"), cr("707.2")],
  on: "copy",
  done: "be copied like that",
  why: "Spells and abilities are copied on the stack; a permanent is copied by a token, or by another permanent that becomes a copy of it.",
  help: "Write “Create a token that's a copy of target creature.”",
  fixes: (place, { phrase, verb }) => {
    const token = { kind: "objects", determiner: made("a"), noun: made("noun", { is: "token" }) };
    const copy = made("be", {
      complement: made("isCopyOf", { of: phrase }),
      surface: { wording: ["contracted"], space: [0] },
    });
    return [
      place.replace(
        "Create a token",
        false,
        verb,
        made("create", { tokens: { ...token, suffixes: [made("thatDoes", { verbs: copy })] } }),
      ),
    ];
  },
  wrong: [
    "Copy «target creature».",
    "Artifact | {3}, {T}: Copy «target artifact».",
    "Creature — Shapeshifter | When this creature enters, copy «target creature an opponent controls».",
  ],
  right: [
    "Instant | Copy target instant or sorcery spell.",
    "Instant | Copy target activated ability.",
    "Create a token that's a copy of target creature.",
  ],
  fixed: ["Create a token that's a copy of target creature."],
});
