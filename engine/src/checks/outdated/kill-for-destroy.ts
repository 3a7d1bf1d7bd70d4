import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import { withoutWording } from "../rewriting.ts";
import { whole } from "./firstWord.ts";

/** “kill”, “bury” */
export const killForDestroy = wordingCheck("kill-for-destroy", {
  ref: "ACT04",
  severity: "error",
  rules: [cr("701.8a")],
  wording: ["kill-for-destroy", "bury-for-destroy"],
  wholePhrase: true,
  // What “can't be killed” is told of its own.
  test: (_, place) => !place.above("cannot"),
  message: (place) => `“${whole(place)}” means nothing to the rules: creatures are destroyed.`,
  why: "“Kill” never was, and “bury” no longer is, an action of the game.",
  help: "Write “Destroy target creature.” If it must not be regenerated, add “It can't be regenerated.”",
  fixes: (place) => [
    place.replace(
      "Write “destroy”",
      false,
      place.node,
      withoutWording(withoutWording(place.node, "kill-for-destroy"), "bury-for-destroy"),
    ),
  ],
  wrong: [
    "«Kill target creature».",
    "Creature — Assassin | {T}: «Kill target tapped creature».",
    "«Bury all artifacts».",
  ],
  right: ["Destroy target creature."],
  fixed: ["Destroy target creature."],
});
