import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { withoutForms } from "../rewriting.ts";
import { changed, child, children, holds, made, verbsIn } from "../trees.ts";

/** “When this creature would die, …” */
export const whenWould = check("when-would", {
  ref: "REP02",
  severity: "error",
  rules: [cr("603.1"), cr("614.1a")],
  on: ["when", "whenever"],
  test: (node) => {
    const verbs = verbsIn(child(node, "event", "verbs"));
    return verbs.some(({ kind }) => kind === "would");
  },
  message: (place) => `“${place.words()}” mixes a trigger and a replacement.`,
  why: "A trigger waits until something has happened; “would” replaces it before it does.",
  help: "Write “If this creature would die, … instead.”, or “When this creature dies, …”.",
  fixes: (place) => {
    const event = child(place.node, "event")!;
    const would = child(event, "verbs")!;
    const done = child(would, "do");
    const ability = place.parent;
    const once = ["die", "enter", "leave"].includes(done?.kind ?? "");
    const trigger = made(once ? "when" : "whenever", { event: withoutForms(changed(event, { verbs: done })) });
    const fixes = [
      done && would.kind === "would" ? place.replace("Let it trigger", false, place.node, trigger) : undefined,
    ];
    const [first, ...rest] = children(ability, "effects");
    if (ability?.kind === "triggeredAbility" && first?.kind === "clause" && rest.length === 0) {
      const effect: TreeNode = holds(first, "insteadTail")
        ? first
        : changed(first, { tails: [...children(first, "tails"), made("insteadTail")] });
      const statement = made("statement", {
        effects: [made("ifThen", { condition: event, effect })],
        surface: ability.surface,
        span: ability.span,
      });
      fixes.push(place.replace("Let it be replaced", false, ability, statement));
    }
    return fixes;
  },
  wrong: [
    "Creature — Elf | «When this creature would die», exile it.",
    "Enchantment | «Whenever you would draw a card», you gain 1 life.",
    "Creature — Elf | «When Soot Herald would deal damage to a player», draw a card.",
  ],
  right: [
    "Creature — Elf | If this creature would die, exile it instead.",
    "Creature — Elf | When this creature dies, draw a card.",
  ],
  fixed: ["Creature — Elf | When this creature dies, exile it."],
});
