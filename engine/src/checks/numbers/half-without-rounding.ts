import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, holds, made } from "../trees.ts";

/** “half your life” without a direction */
export const halfUnrounded = check("half-without-rounding", {
  ref: "NUM04",
  severity: "error",
  rules: [cr("107.1a")],
  on: ["halfUnrounded", "halfLife", "halfLifeUnrounded", "halfOfUnrounded", "halfOf"],
  test: (node, place) => {
    // A comparison needs no rounding: “less than half their starting life total”.
    if (
      node.way ||
      (node.kind === "halfLife" && !node.unrounded) ||
      place.above("lessOrEqual", "lessThan", "greaterThan", "greaterOrEqual", "thereAre") ||
      place.above("isEqual") ||
      holds(place.line.tree, "roundEachTime")
    )
      return false;
    return !holds(place.line.tree, "rounding") && !place.parents.some((parent) => parent.way !== undefined);
  },
  message: (place) => `“${place.words()}” doesn't say which way to round.`,
  why: "The game knows whole numbers only; a card that halves says whether to round up or down.",
  help: "Add “, rounded up” or “, rounded down”.",
  fixes: (place) =>
    place.node.kind === "halfUnrounded"
      ? (["up", "down"] as const).map((is) =>
          place.replace(
            `Round ${is}`,
            false,
            place.node,
            made("half", { amount: child(place.node, "amount"), way: made("rounding", { is }) }),
          ),
        )
      : [],
  wrong: [
    "You gain life equal to «half your life total».",
    "Creature — Elf | When this creature enters, you lose life equal to «half your life total».",
    "Soot Herald deals damage to target creature equal to «half its power».",
    "Target player loses «half their life».",
  ],
  right: ["You gain life equal to half your life total, rounded up."],
});
