import { isYou, sortOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, made, objects } from "../trees.ts";

/** “Sacrifice target creature.” */
export const sacrificeOfTarget = check("sacrifice-of-target", {
  ref: "ACT01",
  severity: "error",
  rules: [cr("701.21a")],
  on: "sacrifice",
  test: (node, place) => {
    const what = sortOf(child(node, "what"));
    const who = place.subject;
    return what.isTarget && !(what.controller === "you" && (!who || isYou(who)));
  },
  message: (place) =>
    place.subject
      ? `“${place.words(child(place.node, "what"))}” may not be theirs to sacrifice: a player chooses among the permanents they control.`
      : `“${place.words(child(place.node, "what"))}” can't be sacrificed by you: you may not control it.`,
  why: "A player can only sacrifice permanents they control, and chooses them as they do it; others' permanents are destroyed, or their controller sacrifices one.",
  help: "Write “Destroy target creature.” or “Target opponent sacrifices a creature of their choice.”",
  fixes: (place) => {
    const what = child(place.node, "what")!;
    const plain = changed(what, { determiner: made("a"), suffixes: undefined });
    if (place.isCost) return [place.replace("Sacrifice one of your own", false, what, plain)];
    const clause = place.parent?.kind === "clause" ? place.parent : undefined;
    if (!clause || clause.subject) {
      return [
        place.replace(
          "Let them choose",
          false,
          what,
          changed(plain, { suffixes: [made("ofAnyChosen", { whose: made("possessivePronoun", { is: "their" }) })] }),
        ),
      ];
    }
    const opponent = objects("target", made("playerNoun", { is: "opponent" }));
    const chosen = changed(plain, {
      suffixes: [made("ofAnyChosen", { whose: made("possessivePronoun", { is: "their" }) })],
    });
    return [
      place.replace("Destroy it instead", false, place.node, made("destroy", { what })),
      place.replace(
        "Let an opponent sacrifice one",
        false,
        clause,
        made("clause", { subject: opponent, verbs: made("sacrifice", { what: chosen }), tails: clause.tails }),
      ),
    ];
  },
  wrong: [
    "«Sacrifice target creature».",
    "Creature — Demon | When this creature enters, «sacrifice target artifact an opponent controls».",
    "Artifact | {T}, «Sacrifice target creature»: Draw a card.",
    "Target player «sacrifices target land».",
    'Creature — Demon | Creatures you control have "{T}: «Sacrifice target enchantment»."',
    "Choose one —\n• «Sacrifice target creature».\n• Draw a card.",
  ],
  right: [
    "Sacrifice a creature.",
    "Target opponent sacrifices a creature of their choice.",
    "Destroy target creature.",
  ],
  fixed: [
    "Destroy target creature.",
    "Creature — Demon | When this creature enters, destroy target artifact an opponent controls.",
    "Artifact | {T}, Sacrifice a creature: Draw a card.",
  ],
});
