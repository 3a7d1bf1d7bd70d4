import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, isTarget, made } from "../trees.ts";

/** “Target creature fights target creature.” */
export const fightOfOne = check("fight-of-one", {
  ref: "TGT10",
  severity: "warning",
  rules: [cr("115.3"), cr("701.14c")],
  on: "fight",
  test: (node, place) => {
    const what = child(node, "what");
    const isAny = isTarget(what) && !child(what, "determiner")!.other && !what!.suffixes && !what!.qualities;
    const areCreatures = [what, place.subject].every((one) => child(one, "noun")?.is === "creature");
    return isAny && areCreatures && isTarget(place.subject) && { at: what! };
  },
  message: "The same creature could be chosen twice, and would fight itself.",
  fixes: (place) => {
    const what = child(place.node, "what")!;
    const you = made("pronoun", { is: "you" });
    const theirs = changed(what, { suffixes: [made("notControlledBy", { by: you })] });
    const mine = place.subject!;
    const yours = mine.suffixes ? mine : changed(mine, { suffixes: [made("controlledBy", { by: you })] });
    return [
      place.replaceAll(
        "Yours and one you don't control",
        false,
        yours === mine
          ? [[what, theirs]]
          : [
              [mine, yours],
              [what, theirs],
            ],
      ),
      place.replace("Write “another”", false, what, changed(what, { determiner: made("target", { other: true }) })),
    ];
  },
  why: "Each “target” is chosen by itself, and nothing keeps the second from being the first.",
  help: "Write “Target creature you control fights target creature you don't control.”",
  wrong: [
    "Target creature fights «target creature».",
    "Creature — Elf | When this creature enters, target creature you control fights «target creature».",
    "Choose one —\n• Target creature fights «target creature».\n• Draw a card.",
  ],
  right: [
    "Target creature you control fights target creature you don't control.",
    "Target creature you control fights another target creature.",
    "Creature — Elf | When this creature enters, it fights target creature you don't control.",
  ],
  fixed: ["Target creature you control fights target creature you don't control."],
});
