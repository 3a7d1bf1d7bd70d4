import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";

/** “Instead of dying, exile it.” */
export const insteadOfDoing = check("instead-of-doing", {
  ref: "REP03",
  severity: "warning",
  rules: [cr("614.1a")],
  on: "insteadOfDoing",
  test: () => true,
  message: (place) => `“${place.words()}” is worded “If … would …, … instead.”`,
  why: "A replacement effect says whose event it waits for with “would”, and what happens “instead”.",
  help: "Write “If it would die, exile it instead.”",
  fixes: (place) => {
    const doing = child(place.node, "doing");
    const effect = child(place.node, "then");
    if (doing?.kind !== "die" || effect?.kind !== "clause" || effect.subject) return [];
    const subject =
      place.face.isSpell || place.isQuoted ? made("pronoun", { is: "it" }) : child(effect, "verbs", "what");
    const condition = made("clause", { subject, verbs: made("would", { do: made("die") }) });
    const it = made("clause", {
      verbs: { ...child(effect, "verbs")!, what: made("pronoun", { is: "it" }) },
      tails: [...children(effect, "tails"), made("insteadTail")],
    });
    // biome-ignore lint/suspicious/noThenProperty: a slot of the tree, and nothing waits for trees
    const replaced = made("ifThen", { condition, then: it });
    return [place.replace("Write “If … would die”", false, place.node, replaced)];
  },
  wrong: [
    "Creature — Elf | «Instead of dying, exile this creature».",
    "Enchantment | «Instead of drawing a card, you may gain 3 life».",
    "Soot Herald deals 3 damage to target creature. «Instead of dying, exile it».",
  ],
  right: ["Creature — Elf | If this creature would die, exile it instead."],
  fixed: ["Creature — Elf | If this creature would die, exile it instead."],
});
