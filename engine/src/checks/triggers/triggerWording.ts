/** How triggered abilities begin. */
import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { selfOf } from "../actions/damageWithoutSource.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { withoutCapitals } from "../rewriting.ts";
import { child, children, findNode, holds, made, objects, verbsIn } from "../trees.ts";

/** The event that a label stands for. */
function triggerOf(is: string, face: JudgedFace): TreeNode | undefined {
  const self = selfOf(face);
  const does = (kind: string, verbs: TreeNode): TreeNode =>
    made(kind, { event: made("clause", { subject: self, verbs }) });
  switch (is) {
    case "enters":
      return does("when", made("enter"));
    case "dies":
      return does("when", made("die"));
    case "attacks":
      return does("whenever", made("attack"));
    case "blocks":
      return does("whenever", made("block"));
    case "damagesPlayer":
      return does(
        "whenever",
        made("dealDamage", {
          damage: made("damage", { type: made("damageKind", { is: "combatDamage" }) }),
          to: objects("a", made("playerNoun", { is: "player" })),
        }),
      );
    case "upkeep":
    case "endStep":
      return made("at", { point: beginningOf(is) });
    default:
      return undefined;
  }
}

function beginningOf(phase: string): TreeNode {
  return made("beginningOf", {
    phase: made("phaseOf", {
      of: made("possessivePronoun", { is: "your" }),
      phase: made("phase", { is: phase, surface: { inflected: [0] } }),
    }),
  });
}

/** “On death:”, “ETB:” */
export const labelForTrigger = check("label-for-trigger", {
  ref: "TRG02",
  severity: "error",
  rules: [cr("603.1")],
  on: "shorthandAbility",
  test: (node) => ({ at: child(node, "trigger")! }),
  message: (place) =>
    `“${place.words(child(place.node, "trigger"))}” is no trigger: a triggered ability is a sentence with “when”, “whenever” or “at”.`,
  why: "What comes before a colon is a cost, and labels like these mean nothing to the rules.",
  help: "Write “When this creature dies, …”, “Whenever this creature attacks, …”, “When this creature enters, …”.",
  fixes: (place) => {
    const statement = place.parent;
    const trigger = triggerOf(child(place.node, "trigger")!.is as string, place.face);
    const effect = child(place.node, "effect");
    if (statement?.kind !== "statement" || !trigger || !effect) return [];
    const [, ...rest] = children(statement, "effects");
    const ability = made("triggeredAbility", {
      trigger,
      effects: [withoutCapitals(effect), ...rest],
      surface: statement.surface,
      span: statement.span,
    });
    return [place.replace("Write it as a sentence", false, statement, ability)];
  },
  wrong: [
    "Creature — Elf | «On death»: Draw a card.",
    "Creature — Elf | «ETB»: You gain 2 life.",
    "Creature — Elf | «On attack»: Target creature gets +1/+1 until end of turn.",
    "Creature — Elf | Flying\n«When attacking», draw a card.",
    "Enchantment | «On upkeep»: You gain 1 life.",
  ],
  right: ["Creature — Elf | When this creature dies, draw a card.", "Creature — Elf | {T}: Draw a card."],
  fixed: [
    "Creature — Elf | When this creature dies, draw a card.",
    "Creature — Elf | When this creature enters, you gain 2 life.",
    "Creature — Elf | Whenever this creature attacks, target creature gets +1/+1 until end of turn.",
  ],
});

/** “At your upkeep, …”, “When it's your upkeep, …”, “When the beginning of combat, …” */
export const timeWithoutBeginning = check("time-without-beginning", {
  ref: "TRG03 TRG05",
  severity: "error",
  rules: [cr("603.2b"), cr("603.1")],
  on: ["at", "when", "whenever"],
  test: (node) => {
    if (node.surface?.wording?.includes("at-without-beginning") || node.surface?.wording?.includes("when-point"))
      return true;
    const event = child(node, "event");
    const verb = verbsIn(child(event, "verbs"))[0];
    return (
      (node.kind === "when" || node.kind === "whenever") &&
      verb?.kind === "be" &&
      holds(child(verb, "complement"), "isPhase", "phaseOf", "yourTurn", "phases") &&
      event?.kind === "clause"
    );
  },
  message: (place) => `“${place.words()}”: abilities that wait for a time begin “At the beginning of …”.`,
  why: "A step lasts a while; the ability triggers once, as the step begins, and says so.",
  help: "Write “At the beginning of your upkeep, …”.",
  fixes: (place) => {
    const { node } = place;
    if (node.kind === "at")
      return [
        place.replace(
          "At its beginning",
          false,
          node,
          made("at", { point: made("beginningOf", { phase: child(node, "point") }) }),
        ),
      ];
    const point = child(node, "event");
    const phase = findNode(
      child(point, "verbs", "complement"),
      ({ kind }) => kind === "phaseOf" || kind === "eachPhase",
    );
    if (phase)
      return [place.replace("At its beginning", false, node, made("at", { point: made("beginningOf", { phase }) }))];
    return point?.kind === "beginningOf" ? [place.replace("Write “at”", false, node, made("at", { point }))] : [];
  },
  wrong: [
    "Enchantment | «At your upkeep», draw a card.",
    "Creature — Elf | «At your end step», you gain 1 life.",
    "Enchantment | «When the beginning of your upkeep», draw a card.",
    "Enchantment | «At each player's draw step», that player discards a card.",
    "Enchantment | «When it's your upkeep», draw a card.",
  ],
  right: [
    "Enchantment | At the beginning of your upkeep, draw a card.",
    "Enchantment | At the beginning of combat on your turn, draw a card.",
  ],
  fixed: ["Enchantment | At the beginning of your upkeep, draw a card."],
});

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
    const order = findNode(effect, (below) => below.kind === "clause");
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
  ],
  fixed: ["Enchantment | At the beginning of your upkeep, draw a card."],
});

/** “At end of turn, …” */
export const atEndOfTurn = check("at-end-of-turn", {
  ref: "TRG04 TRG21",
  severity: "warning",
  rules: [cr("513.1"), cr("603.7")],
  tags: ["deprecated"],
  on: ["endOf", "endOfTurn"],
  test: (node) => node.kind === "endOfTurn" || child(node, "of")?.is === "turn" || isTurn(child(node, "phase")),
  message: (place) => `“${place.words()}” is worded “the beginning of the … end step” today.`,
  why: "The turn ends after the end step and the cleanup step; what once was said to happen “at end of turn” happens as the end step begins.",
  help: "Write “at the beginning of the next end step”, or “At the beginning of your end step” for an ability that triggers each turn.",
  fixes: (place) => {
    const endStep = made("phase", { is: "endStep", surface: { inflected: [0] } });
    const next = made("beginningOf", { phase: made("nextPhase", { phase: endStep }) });
    const each = made("beginningOf", { phase: made("eachPhase", { phase: endStep }) });
    return place.isIn("triggeredAbility", "trigger")
      ? [
          place.replace("In each end step", false, place.node, each),
          place.replace("In your end step", false, place.node, beginningOf("endStep")),
        ]
      : [place.replace("In the next end step", false, place.node, next)];
  },
  wrong: [
    "Enchantment | At «end of turn», draw a card.",
    "Exile target creature. Return it to the battlefield under its owner's control at «end of turn».",
    "Creature — Elf | At «the end of turn», sacrifice this creature.",
    "Creature — Elf | Whenever this creature attacks, sacrifice it at «end of turn».",
  ],
  right: [
    "Enchantment | At the beginning of your end step, draw a card.",
    "Creature — Elf | Whenever this creature attacks, sacrifice it at end of combat.",
    "Target creature gets +1/+1 until end of turn.",
  ],
});

function isTurn(phase: TreeNode | undefined): boolean {
  return findNode(phase, (below) => below.kind === "phase" && below.is === "turn") !== undefined;
}
