import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, holds, isSelf, made, verbsIn } from "../trees.ts";

const EVENTS = new Set([
  "die",
  "enter",
  "leave",
  "attack",
  "block",
  "draw",
  "discard",
  "cast",
  "dealDamage",
  "gainLife",
  "loseLife",
  "sacrifice",
  "destroy",
  "exile",
  "tap",
  "untap",
  "create",
  "activate",
  "play",
  "mill",
  "scry",
  "surveil",
]);

/** What “if” waits for, when that is something that happens and not something that is so. */
function eventOf(condition: TreeNode | undefined): TreeNode | undefined {
  if (condition?.kind !== "clause" || condition.tails) return undefined;
  const verbs = verbsIn(child(condition, "verbs"));
  return verbs.length > 0 &&
    verbs.every((verb) => EVENTS.has(verb.kind) && !verb.tense && !verb.negative && !verb.voice)
    ? condition
    : undefined;
}

/** What “if” asks, when what follows is done once and nothing says when: “If you control no Islands, sacrifice this creature.” */
function stateOf(condition: TreeNode | undefined, effect: TreeNode | undefined): TreeNode | undefined {
  const verb = child(effect, "verbs");
  const isDone =
    effect?.kind === "clause" &&
    (!effect.subject ? verb?.kind === "sacrifice" || verb?.kind === "draw" : verb?.kind === "winGame");
  return isDone && condition?.kind === "clause" && !holds(condition, "would", "be") ? condition : undefined;
}

/** “If this creature dies, draw a card.” */
export const ifForWhen = check("if-for-when", {
  ref: "TRG01 TRG10",
  severity: "error",
  rules: [cr("603.1"), cr("603.4"), cr("603.8")],
  on: "ifThen",
  test: (node, place) => {
    if (
      place.resolves ||
      place.isHalfRead ||
      place.parent?.kind !== "statement" ||
      !(place.face.isPermanent || place.isQuoted)
    )
      return false;
    if (children(place.parent, "effects")[0] !== node || node.instead) return false;
    const condition = child(node, "condition");
    const effect = child(node, "effect") ?? child(node, "then");
    const at = eventOf(condition) ?? stateOf(condition, effect);
    return (
      at !== undefined && !holds(effect, "instead", "insteadTail", "prevent", "enter", "ifAble", "ratherThan") && { at }
    );
  },
  message: (place) =>
    `“If ${place.words(child(place.node, "condition"))}” waits for nothing: an ability that does begins with “when” or “whenever”.`,
  why: "“If” only asks whether something is so at that moment; only “when”, “whenever” and “at” make an ability that waits for an event.",
  help: "Write “When this creature dies, …” or “Whenever you draw a card, …”.",
  fixes: (place) => {
    const statement = place.parent!;
    const [, ...rest] = children(statement, "effects");
    const event = child(place.node, "condition")!;
    const effect = child(place.node, "effect") ?? child(place.node, "then");
    if (!effect) return [];
    const once =
      eventOf(event) === undefined ||
      (isSelf(child(event, "subject")) && ["die", "enter", "leave"].includes(child(event, "verbs")?.kind ?? ""));
    const trigger = made(once ? "when" : "whenever", { event });
    return [
      place.replace(
        once ? "Write “when”" : "Write “whenever”",
        false,
        statement,
        made("triggeredAbility", {
          trigger,
          effects: [effect, ...rest],
          surface: statement.surface,
          span: statement.span,
        }),
      ),
    ];
  },
  wrong: [
    "Creature — Elf | If «this creature dies», draw a card.",
    "Enchantment | If «you gain life», put a +1/+1 counter on target creature.",
    "Creature — Elf | If «Soot Herald attacks», it gets +1/+0 until end of turn.",
    "Creature — Fish | If «you control no Islands», sacrifice this creature.",
    "Enchantment | If «you control ten or more creatures», you win the game.",
    'Enchantment | Creatures you control have "If «this creature dies», draw a card."',
  ],
  right: [
    "Creature — Elf | When this creature dies, draw a card.",
    "Enchantment | If you would draw a card, draw two cards instead.",
    "Sorcery | If you control a Forest, draw a card.",
    "Land | If you control two or more other lands, this land enters tapped.",
  ],
  fixed: [
    "Creature — Elf | When this creature dies, draw a card.",
    "Enchantment | Whenever you gain life, put a +1/+1 counter on target creature.",
  ],
});
