/** Old wordings of a few words: more words, or others, than today for the same. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { changed, partOf, type ShapedWording, withParts } from "./shape.ts";

/** "If you attacked with a creature this turn" for "if you attacked this turn" (before 2021). */
const attackedWithACreature: ShapedWording = {
  tag: "with-a-creature",
  kinds: ["attack"],
  clues: ["attack.with"],
  today(node) {
    const what =
      node.kind === "attack" && node.tense && isNode(node.with) && node.with.kind === "objects" ? node.with : undefined;
    if (!what || what.qualities || what.suffixes || !isNode(what.determiner) || what.determiner.kind !== "a")
      return undefined;
    return isNode(what.noun) && what.noun.is === "creature" ? changed(node, { with: undefined }) : undefined;
  },
  before: (node) =>
    node.kind === "attack" && node.tense && !node.with && !node.what
      ? changed(node, {
          with: { kind: "objects", determiner: { kind: "a" }, noun: { kind: "cardType", is: "creature" } },
        })
      : undefined,
};

const SPELLS_OR_ABILITIES: TreeNode = {
  kind: "objects",
  noun: {
    kind: "nounOr",
    items: [
      { kind: "noun", is: "spell" },
      { kind: "noun", is: "ability" },
    ],
  },
};

/** "Can't be countered by spells or abilities" for "can't be countered" (before 2018). */
const counteredByAnything: ShapedWording = {
  tag: "by-spells-or-abilities",
  kinds: ["counter"],
  clues: ["counter.by"],
  today(node) {
    const by = node.kind === "counter" && node.voice === "passive" && isNode(node.by) ? node.by : undefined;
    const noun = by && !by.determiner && !by.qualities && !by.suffixes && isNode(by.noun) ? by.noun : undefined;
    if (noun?.kind !== "nounOr" || !Array.isArray(noun.items)) return undefined;
    const words = (noun.items as TreeNode[]).map((item) => item.is).join();
    return words === "spell,ability" ? changed(node, { by: undefined }) : undefined;
  },
  before: (node) =>
    node.kind === "counter" && node.voice === "passive" && !node.by
      ? changed(node, { by: SPELLS_OR_ABILITIES })
      : undefined,
};

const WHOLE_ZONES: ReadonlySet<string> = new Set(["zoneOf", "zoneAll"]);

/** "Exile all cards from target player's graveyard" for "exile target player's graveyard". */
const exileAllCards: ShapedWording = {
  tag: "all-cards-from",
  kinds: ["exile"],
  clues: ["all", "exile.what"],
  today(node) {
    const what = node.kind === "exile" && isNode(node.what) && node.what.kind === "objects" ? node.what : undefined;
    const suffixes = (what?.suffixes as TreeNode[] | undefined) ?? [];
    const only = suffixes.length === 1 && suffixes[0]!.kind === "inZone" ? suffixes[0]! : undefined;
    if (!what || what.qualities || !isNode(what.noun) || what.noun.is !== "card" || !isNode(what.determiner))
      return undefined;
    if (what.determiner.kind !== "all" || !only || !isNode(only.zone) || !WHOLE_ZONES.has(only.zone.kind))
      return undefined;
    return changed(node, { what: undefined, zone: only.zone });
  },
  before(node) {
    if (node.kind !== "exile" || node.what || !isNode(node.zone) || !WHOLE_ZONES.has(node.zone.kind) || node.voice)
      return undefined;
    const from: TreeNode = { kind: "inZone", preposition: { kind: "preposition", is: "from" }, zone: node.zone };
    const what = {
      kind: "objects",
      determiner: { kind: "all" },
      noun: { kind: "noun", is: "card" },
      suffixes: [from],
    } as TreeNode;
    return changed(node, { zone: undefined, what });
  },
};

/** "Your precombat main phase" for "your first main phase" (before 2023). */
const precombatMainPhase: ShapedWording = {
  tag: "precombat-main-phase",
  kinds: ["phaseOf"],
  clues: ["phase=precombatMainPhase"],
  today: (node) =>
    node.kind === "phaseOf" && isNode(node.phase) && node.phase.is === "precombatMainPhase" && !node.ordinal
      ? changed(node, { ordinal: { kind: "ordinal", is: "first" }, phase: changed(node.phase, { is: "mainPhase" }) })
      : undefined,
  before: (node) =>
    node.kind === "phaseOf" &&
    isNode(node.ordinal) &&
    node.ordinal.is === "first" &&
    isNode(node.phase) &&
    node.phase.is === "mainPhase"
      ? changed(node, { ordinal: undefined, phase: changed(node.phase, { is: "precombatMainPhase" }) })
      : undefined,
};

/** How many energy symbols are still written one by one. */
const MOST_SYMBOLS = 5;

/** "{E}{E}{E}{E}{E}{E}" for "six {E}" (before 2024). */
const energyOneByOne: ShapedWording = {
  tag: "symbols-one-by-one",
  kinds: ["pay", "getCounters"],
  clues: [["pay.cost", "getCounters"]],
  today(node) {
    const slot = node.kind === "pay" ? "cost" : node.kind === "getCounters" ? "counters" : undefined;
    const energy = slot && isNode(node[slot]) ? (node[slot] as TreeNode) : undefined;
    if (!slot || energy?.kind !== "energy" || node.amount || !Array.isArray(energy.symbols)) return undefined;
    const symbols = energy.symbols as TreeNode[];
    if (symbols.length <= MOST_SYMBOLS) return undefined;
    const kind = node.kind === "pay" ? "number" : "count";
    return changed(node, {
      amount: { kind, value: symbols.length },
      [slot]: changed(energy, { symbols: symbols.slice(0, 1) }),
    });
  },
  before(node) {
    const slot = node.kind === "pay" ? "cost" : node.kind === "getCounters" ? "counters" : undefined;
    const energy = slot && isNode(node[slot]) ? (node[slot] as TreeNode) : undefined;
    const count = isNode(node.amount) ? node.amount.value : undefined;
    if (!slot || energy?.kind !== "energy" || typeof count !== "number") return undefined;
    const symbols = Array.from({ length: count }, (): TreeNode => ({ kind: "symbol", is: "{E}" }));
    return changed(node, { amount: undefined, [slot]: changed(energy, { symbols }) });
  },
};

/** "As long as it's your turn" for "during your turn" (before 2021). */
const asLongAsYourTurn: ShapedWording = {
  tag: "as-long-as-its-your-turn",
  kinds: ["asLongAs", "leadingAsLongAs"],
  clues: ["yourTurn"],
  today(node) {
    const condition = node.kind === "leadingAsLongAs" || node.kind === "asLongAs" ? node.condition : undefined;
    if (!isNode(condition) || !isYourTurn(condition)) return undefined;
    const today =
      node.kind === "asLongAs"
        ? changed(node, { kind: "when", condition: undefined, time: { kind: "during", phase: yourTurn() } })
        : changed(node, { kind: "leadingDuring", condition: undefined, phase: yourTurn() });
    return withParts(today, { condition });
  },
  before(given) {
    const { rest: node, part } = partOf(given, "condition");
    const time = node.kind === "when" && isNode(node.time) && node.time.kind === "during" ? node.time : undefined;
    const phase = node.kind === "leadingDuring" ? node.phase : time?.phase;
    if (!isNode(phase) || phase.kind !== "phaseOf" || phase.next || !isNode(phase.of) || phase.of.is !== "your")
      return undefined;
    if (!isNode(phase.phase) || phase.phase.is !== "turn") return undefined;
    // Behind a clause it may tell when something happens: "whenever you draw a card during your turn".
    if (time && !part) return undefined;
    return time
      ? changed(node, { kind: "asLongAs", time: undefined, condition: part ?? itsYourTurn() })
      : changed(node, { kind: "leadingAsLongAs", phase: undefined, condition: part ?? itsYourTurn() });
  },
};

const your = (): TreeNode => ({ kind: "possessivePronoun", is: "your" });
const yourTurn = (): TreeNode => ({ kind: "phaseOf", of: your(), phase: { kind: "phase", is: "turn" } });
const itsYourTurn = (): TreeNode => ({
  kind: "clause",
  subject: { kind: "pronoun", is: "it" },
  verbs: { kind: "be", complement: { kind: "yourTurn", of: your() }, surface: { wording: ["contracted"], space: [0] } },
});

function isYourTurn(condition: TreeNode): boolean {
  if (condition.kind === "duringIf") return isNode(condition.when) && condition.when.kind === "yourTurn";
  const verbs = condition.kind === "clause" && isNode(condition.verbs) ? condition.verbs : undefined;
  const complement = verbs && !verbs.negative && isNode(verbs.complement) ? verbs.complement : undefined;
  return complement?.kind === "yourTurn" && isNode(complement.of) && complement.of.is === "your";
}

export const smallWordings: readonly ShapedWording[] = [
  attackedWithACreature,
  counteredByAnything,
  exileAllCards,
  precombatMainPhase,
  energyOneByOne,
  asLongAsYourTurn,
];
