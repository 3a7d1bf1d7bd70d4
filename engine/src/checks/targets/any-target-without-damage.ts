import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { made, objects } from "../trees.ts";

/** “any target” for something else than damage. */
export const anyTargetWithoutDamage = check("any-target-without-damage", {
  ref: "TGT06",
  severity: "error",
  rules: [cr("115.4")],
  on: ["anyTarget", "anyOtherTarget", "targets", "otherTargets"],
  test: (_, place) =>
    place.above(
      "dealDamage",
      "prevent",
      "preventAlone",
      "damage",
      "damageRecipient",
      "to",
      "toAndBy",
      "choose",
      "redirect",
      "divide",
      "change",
      "doublesDamage",
    ) === undefined && !place.isTrigger,
  message: (place) => `“${place.words()}” can only be dealt damage; here it says too little about what is chosen.`,
  why: "“Any target” stands for creatures, players, planeswalkers and battles, and is only used of damage.",
  help: "Name what is chosen: “target creature”, “target permanent”, “target player”.",
  fixes: (place) =>
    place.node.kind === "anyTarget"
      ? [
          place.replace(
            "Write “target creature”",
            false,
            place.node,
            objects("target", made("cardType", { is: "creature" })),
          ),
          place.replace(
            "Write “target permanent”",
            false,
            place.node,
            objects("target", made("noun", { is: "permanent" })),
          ),
        ]
      : [],
  wrong: [
    "Tap «any target».",
    "«Any target» gains flying until end of turn.",
    "Artifact | {2}, {T}: Destroy «any target».",
    "Creature — Goblin | When this creature enters, put a +1/+1 counter on «any target».",
  ],
  right: [
    "Soot Herald deals 2 damage to any target.",
    "Prevent the next 2 damage that would be dealt to any target this turn.",
  ],
  fixed: ["Tap target creature."],
});
