/**
 * Frames that hold abilities back until something is reached: Class levels (CR 716), level bands (711), station thresholds (721),
 * Cases (719), and tables of dice (706.3). Their lines are put into the words the game plays: an activated or triggered ability
 * that reaches it, and static abilities that give the rest as long as it is reached.
 */
import { readFace } from "../../language/read.ts";
import type { PrintedValues } from "../object.ts";
import { siegeAbility } from "./siege.ts";
import { type TreeNode, child, children, maybeChild, maybeNumber, word } from "../treeAccess.ts";

/** A line of a face that is compiled, with its number on the face. */
export interface FramedLine {
  tree: TreeNode;
  line: number;
  /** What a static ability of the frame holds back: compiled as abilities of their own. */
  holds: readonly FramedLine[];
}

/** The lines of a face as the game plays them. */
export function framedLines(lines: readonly TreeNode[], values: Omit<PrintedValues, "abilities">): FramedLine[] {
  const result: FramedLine[] = [];
  let classLevel: number | null = null;
  let threshold: TreeNode | null = null;
  lines.forEach((tree, line) => {
    const add = (made: TreeNode, holds: readonly FramedLine[] = []) => result.push({ tree: made, line, holds });
    switch (tree.kind) {
      case "classLevel":
        classLevel = maybeNumber(child(tree, "level")) ?? 0;
        add(levelAbility(tree, classLevel));
        return;
      case "levelBand":
        add(
          held(tree, bandCondition(tree), { stats: statsIn(tree) }),
          children(tree, "abilities")
            .filter(isAbility)
            .map((inner) => plain(inner, line)),
        );
        return;
      case "threshold": {
        threshold = held(tree, countersCondition("charge", maybeNumber(child(tree, "at")) ?? 0, null), {});
        add(threshold, [plain(child(tree, "ability"), line)]);
        return;
      }
      case "statsLine":
        if (threshold) becomeCreature(threshold, word(child(tree, "stats")));
        return;
      case "toSolve":
        add(solving(tree));
        return;
      case "solved":
        add(held(tree, { kind: "isSolved" }, {}), [plain(child(tree, "ability"), line)]);
        return;
      default:
        if (classLevel === null || !isAbility(tree)) add(withRows(tree));
        else add(held(tree, { kind: "classLevelAtLeast", value: classLevel }, {}), [plain(tree, line)]);
    }
  });
  if (values.subtypes.includes("Siege")) result.push({ tree: siegeAbility(), line: lines.length, holds: [] });
  // The numbers at the foot of a station card stand in its last section (CR 721.2b).
  if (threshold && values.power !== null && !isCreature(threshold) && !values.types.includes("creature"))
    becomeCreature(threshold, `${values.power}/${values.toughness}`);
  return result;
}

/** The printed values of a face: station cards have no power and toughness of their own (CR 721.2c). */
export function framedValues(
  lines: readonly TreeNode[],
  values: Omit<PrintedValues, "abilities">,
): Omit<PrintedValues, "abilities"> {
  const isStation = lines.some(({ kind }) => kind === "threshold") && !values.types.includes("creature");
  return isStation ? { ...values, power: null, toughness: null } : values;
}

function plain(tree: TreeNode, line: number): FramedLine {
  return { tree: withRows(tree), line, holds: [] };
}

function isAbility({ kind }: TreeNode): boolean {
  return kind !== "reminderLine" && kind !== "statsLine";
}

/** A static ability that gives others as long as something is reached; the compiler fills in which. */
function held(tree: TreeNode, condition: TreeNode, more: { stats?: string | null }): TreeNode {
  const sentence: TreeNode = { kind: "heldAbilities", condition, abilities: [], span: tree.span };
  if (more.stats) sentence.stats = { kind: "stats", is: more.stats };
  return { kind: "statement", effects: [sentence], span: tree.span };
}

function becomeCreature(statement: TreeNode, stats: string): void {
  const sentence = child(statement, "effects");
  sentence.stats = { kind: "stats", is: stats };
  sentence.creature = true;
}

const isCreature = (statement: TreeNode): boolean => child(statement, "effects").creature === true;

function countersCondition(counter: string, from: number, to: number | null): TreeNode {
  return { kind: "countersBetween", counter, from, ...(to === null ? {} : { to }) };
}

function bandCondition(band: TreeNode): TreeNode {
  const to = maybeChild(band, "to");
  return countersCondition("level", maybeNumber(child(band, "from")) ?? 0, to && maybeNumber(to));
}

function statsIn(band: TreeNode): string | null {
  const line = children(band, "abilities").find(({ kind }) => kind === "statsLine");
  return line ? word(child(line, "stats")) : null;
}

/** "[Cost]: Level N": only from the level before, only as a sorcery (CR 716.2a). */
function levelAbility(tree: TreeNode, level: number): TreeNode {
  const { span } = tree;
  const when: TreeNode = {
    kind: "restrictions",
    items: [{ kind: "asSorcery" }, { kind: "ifCondition", condition: { kind: "classLevelIs", value: level - 1 } }],
  };
  return {
    kind: "activatedAbility",
    costs: children(tree, "costs"),
    effects: [
      { kind: "gainClassLevel", value: level, span },
      { kind: "clause", verbs: { kind: "activate" }, tails: [{ kind: "onlyTail", when }], span },
    ],
    span,
  };
}

/** The slot's name as a written key would look like a promise to the tools. */
const THEN = "then";

let endStep: TreeNode | undefined;

/** The trigger of a Case, as it is worded on other cards. */
function atYourEndStep(): TreeNode {
  endStep ??= child(
    readFace({
      name: "This Case",
      typeLine: "Enchantment — Case",
      lines: [{ text: "At the beginning of your end step, draw a card.", start: 0 }],
    }).lines[0]!.tree,
    "trigger",
  );
  return endStep;
}

/** "To solve — [condition]" (CR 719.3a). */
function solving(tree: TreeNode): TreeNode {
  const { span } = tree;
  const unsolved: TreeNode = { kind: "conditionNot", items: [{ kind: "isSolved" }] };
  const effect: TreeNode = {
    kind: "ifThen",
    condition: { kind: "conditionAnd", items: [child(tree, "condition"), unsolved] },
    [THEN]: { kind: "becomeSolved", span },
    span,
  };
  return { kind: "triggeredAbility", trigger: atYourEndStep(), effects: [effect], span };
}

/** The rows of a table of dice are effects of the ability that rolls (CR 706.3b). */
function withRows(tree: TreeNode): TreeNode {
  const rows = children(tree, "rows");
  const inner = maybeChild(tree, "ability");
  if (rows.length === 0) return tree;
  const rest: TreeNode = { ...tree };
  delete rest.rows;
  if (inner) return { ...rest, ability: withRows({ ...inner, rows }) };
  // A row that is more than sentences stays what it is: nothing the game knows.
  const isPlain = rows.every((row) => maybeChild(row, "ability")?.kind === "statement");
  if (!isPlain) return tree;
  const results = rows.map((row): TreeNode => {
    const from = maybeNumber(child(row, "from")) ?? 0;
    const end = maybeChild(row, "to");
    const to = row.orMore === true ? null : ((end && maybeNumber(end)) ?? from);
    return {
      kind: "resultRow",
      from,
      ...(to === null ? {} : { to }),
      items: children(child(row, "ability"), "effects"),
      span: row.span,
    };
  });
  return { ...rest, effects: [...children(tree, "effects"), ...results] };
}
