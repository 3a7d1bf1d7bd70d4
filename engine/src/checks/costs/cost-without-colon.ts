import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { withoutCapitals, withoutForms, withoutWording } from "../rewriting.ts";
import { changed, child, children, holds, made } from "../trees.ts";

const TAGS = ["no-colon", "dash-for-colon", "comma-for-colon"];

/** “{2}, {T} Draw a card.”, “{2} — Draw a card.”, “Pay {2}, draw a card.” */
export const costWithoutColon = check("cost-without-colon", {
  ref: "CST01",
  severity: "error",
  rules: [cr("602.1"), cr("602.1a")],
  on: ["activatedAbility", "priced", "clause"],
  test: (node, place) => {
    const costs = costsOf(node, place);
    return costs.length > 0 && { at: [costs[0]!, costs.at(-1)!] };
  },
  message: (place) => {
    const costs = costsOf(place.node, place);
    return `After “${place.words(costs[0], costs.at(-1))}” a colon is missing, so it isn't a cost.`;
  },
  why: "An activated ability is written “cost: effect”; the colon is what makes the first part a cost.",
  help: "Put a colon between the cost and the effect: “{2}, {T}: Draw a card.”",
  fixes: (place) => [withColon(place)],
  wrong: [
    "Artifact | «{2}, {T}» Draw a card.",
    "Artifact | «{2}» — Draw a card.",
    "Artifact | «Pay {2}», draw a card.",
    "Creature — Elf | «{T}», add {G}.",
    "Creature — Elf | «{1}» Untap this creature.",
    'Creature — Elf | Creatures you control have "«{G}» Untap this creature."',
    "Land | «{3}, {T}» — Each player draws a card.",
  ],
  right: [
    "Artifact | {2}, {T}: Draw a card.",
    "Creature — Elf | {T}: Add {G}.",
    "Artifact | When this artifact enters, you may pay {2}. If you do, draw a card.",
  ],
  fixed: [
    "Artifact | {2}, {T}: Draw a card.",
    "Artifact | {2}: Draw a card.",
    "Artifact | {2}: Draw a card.",
    "Creature — Elf | {T}: Add {G}.",
    "Creature — Elf | {1}: Untap this creature.",
  ],
});

/** The parts of a cost that no colon follows; none when all is well. */
function costsOf(node: TreeNode, place: Place): TreeNode[] {
  if (node.kind === "activatedAbility") {
    const tag = node.surface?.wording?.find((one) => TAGS.includes(one));
    return tag && !(tag === "dash-for-colon" && dividesModes(place)) ? children(node, "costs") : [];
  }
  if (node.kind === "priced") return dividesModes(place) ? [] : children(node, "cost");
  // “{1} untap this creature”: read as if the mana did something.
  const subject = child(node, "subject");
  if (subject?.kind !== "manaObject" || !child(subject, "symbols") || place.parent?.kind !== "statement") return [];
  return holds(child(node, "verbs"), "be", "cannot", "may") ? [] : [subject];
}

/** Whether a dash behind a cost is as it should be: it divides the price of a mode from the mode. */
function dividesModes(place: Place): boolean {
  if (place.above("mode") || place.slot === "modes" || children(place.line.tree, "modes").length > 0) return true;
  return place.face.isSpell && !place.isQuoted;
}

function withColon(place: Place): Fix | undefined {
  const { node } = place;
  if (node.kind === "activatedAbility") {
    const usual = TAGS.reduce(withoutWording, node);
    const costs = children(usual, "costs").map((cost) => {
      const mana = cost.kind === "pay" ? child(cost, "cost") : undefined;
      return mana?.kind === "mana" ? mana : cost;
    });
    return place.replace("Put a colon", true, node, withoutForms({ ...usual, costs }));
  }
  const statement = node.kind === "priced" ? child(node, "ability")! : place.parent!;
  const effects = children(statement, "effects");
  const costs = node.kind === "priced" ? [child(node, "cost")!] : [child(node, "subject", "symbols")!];
  const replaced = node.kind === "priced" ? node : statement;
  if (node.kind === "clause") {
    if (effects[0] !== node) return undefined;
    effects[0] = withoutCapitals(changed(node, { subject: undefined }));
  }
  const ability = made("activatedAbility", { costs, effects, surface: statement.surface, span: replaced.span });
  return effects.length ? place.replace("Put a colon", true, replaced, withoutForms(ability)) : undefined;
}
