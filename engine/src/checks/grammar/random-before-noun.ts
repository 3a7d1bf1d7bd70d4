import { changed, child, children, hasWording, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “a random card” */
export const randomBeforeNoun = check("random-before-noun", {
  ref: "ACT23 TGT25",
  severity: "warning",
  rules: [cr("701.9b")],
  on: "objects",
  test: (node) => {
    const random = children(node, "qualities").find(({ kind }) => kind === "randomQuality");
    const target = child(node, "determiner");
    if (random) return { at: random };
    return hasWording(target, "random-target") && { at: target! };
  },
  message: "What chance picks is worded “at random”, behind the noun.",
  fixes: (place) => {
    const { node } = place;
    const rest = children(node, "qualities").filter(({ kind }) => kind !== "randomQuality");
    const isDiscarded = place.parent?.kind === "discard";
    const chosen = isDiscarded ? [] : [made("done", { verb: made("choose", { voice: "passive" }) })];
    const suffixes = [...children(node, "suffixes"), ...chosen, made("atRandom")];
    const target = child(node, "determiner");
    const determiner = hasWording(target, "random-target") ? made("target") : target;
    const { kind, noun } = node;
    const qualities = rest.length > 0 ? rest : undefined;
    return [
      place.replace(
        "Write “at random”",
        true,
        node,
        changed(made(kind), { determiner, qualities, noun: noun!, suffixes }),
      ),
    ];
  },
  why: "“Random” describes no card: it tells how one is chosen.",
  help: "Write “discards a card at random”, “target creature chosen at random”.",
  wrong: [
    "Target player discards a «random» card.",
    "Destroy target «random» creature.",
    "Destroy «a random target» creature.",
    "Creature — Elf | When this creature enters, each opponent discards two «random» cards.",
    "Exile a «random» creature card from your graveyard.",
    "Choose one —\n• Discard a «random» card.\n• Draw a card.",
    'Enchantment | Creatures you control have "{T}: Target player discards a «random» card."',
  ],
  right: ["Target player discards a card at random.", "Destroy target creature chosen at random."],
  fixed: [
    "Target player discards a card at random.",
    "Destroy target creature chosen at random.",
    "Destroy target creature chosen at random.",
    "Creature — Elf | When this creature enters, each opponent discards two cards at random.",
  ],
});
