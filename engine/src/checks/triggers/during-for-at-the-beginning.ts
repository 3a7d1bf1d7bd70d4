import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { withoutCapitals } from "../rewriting.ts";
import { child, children, findNode, made, verbsIn } from "../trees.ts";

/** Verbs that say what is so, and not what is to be done. */
const STATIC = new Set([
  "prevent",
  "prevent",
  "haveAbilities",
  "getStats",
  "be",
  "cannot",
  "can",
  "haveStats",
  "have",
  "not",
  "cost",
  "costMore",
  "may",
  "control",
  "lose",
  "loseAbilities",
  "must",
  "enter",
  "attack",
  "block",
  "would",
]);

/** What an effect does, behind its times and conditions. */
function whatHappens(effect: TreeNode | undefined): TreeNode | undefined {
  const inner = effect?.kind === "clause" ? undefined : child(effect, "then");
  return inner ? whatHappens(inner) : effect;
}

/** “During your upkeep, draw a card.” */
export const duringForTrigger = check("during-for-at-the-beginning", {
  ref: "TRG03",
  severity: "error",
  rules: [cr("603.2b"), cr("113.3")],
  on: "during",
  test: (node, place) => {
    const leading = child(node, "when");
    if (
      leading?.kind !== "leadingDuring" ||
      place.resolves ||
      !place.face.isPermanent ||
      place.isHalfRead ||
      place.parent?.kind !== "statement"
    )
      return false;
    if (!child(leading, "phase")) return false;
    const effect = child(node, "effect") ?? child(node, "then");
    const order = findNode(whatHappens(effect), (below) => below.kind === "clause");
    const who = child(order, "subject");
    if (
      !order ||
      (who && !(who.kind === "pronoun" && who.is === "you")) ||
      verbsIn(child(order, "verbs")).some(({ kind }) => STATIC.has(kind))
    )
      return false;
    return { at: leading };
  },
  message: (place) => `“${place.words(child(place.node, "when"))}” doesn't say when in it this happens, or how often.`,
  why: "A thing that is done happens at one moment; cards say “At the beginning of your upkeep, …” for an ability that triggers then.",
  help: "Write “At the beginning of …”.",
  fixes: (place) => {
    const statement = place.parent!;
    const [first, ...rest] = children(statement, "effects");
    const phase = child(place.node, "when", "phase");
    const effect = child(place.node, "effect") ?? child(place.node, "then");
    if (first !== place.node || !phase || !effect) return [];
    const ability = made("triggeredAbility", {
      trigger: made("at", { point: made("beginningOf", { phase }) }),
      effects: [withoutCapitals(effect), ...rest],
      surface: statement.surface,
      span: statement.span,
    });
    return [place.replace("At its beginning", false, statement, ability)];
  },
  wrong: [
    "Enchantment | «During your upkeep», draw a card.",
    "Creature — Elf | «During your end step», create a Food token.",
    "Artifact | «During each player's upkeep», destroy target creature.",
    "Enchantment | «During your upkeep», you gain 1 life.",
  ],
  right: [
    "Enchantment | At the beginning of your upkeep, draw a card.",
    "Enchantment | During your turn, creatures you control have first strike.",
    "Creature — Elf | During your turn, as long as you've sacrificed a land this turn, you may play lands from your graveyard.",
  ],
  fixed: ["Enchantment | At the beginning of your upkeep, draw a card."],
});
