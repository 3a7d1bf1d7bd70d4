/**
 * Shapes of lines: what stands at the front of a line beside its ability, seen before anything is read.
 * Bullets of modes, prices of modes, chapter numbers, rows of dice tables, thresholds, levels, ability words.
 */
import { childNodes, isNode, type TreeNode } from "../grammar/tree.ts";
import type { Span, Word } from "../text/words.ts";

/** The front of a line: a node that still lacks its ability, and the words of the ability. */
export interface LineFront {
  /** The node to be completed; undefined for a line that is an ability and nothing else. */
  readonly node: TreeNode | undefined;
  /** Which of its slots takes the ability. */
  readonly slot: string;
  /** The rule that reads the first sentence. */
  readonly rule: string;
  readonly words: readonly Word[];
}

const ROMAN = /^(?:I|II|III|IV|V|VI|VII|VIII|IX|X)$/;
const DASH = /^[—-]$/;

/** Takes one shape off the front of a line. The words that are left may have a shape of their own (a mode with a price). */
export function frontOf(words: readonly Word[], text: string, start: number): LineFront {
  const found =
    modeFront(words) ??
    pricedFront(words) ??
    levelFront(words) ??
    rowFront(words) ??
    caseFront(words) ??
    dashFront(words, text, start);
  // A front without an ability behind it is no front, but for the head of a level band.
  if (found && (found.words.length > 0 || found.node?.kind === "levelBand")) return found;
  return { node: undefined, slot: "ability", rule: "opening", words };
}

function front(node: TreeNode, words: readonly Word[], rule = "opening"): LineFront {
  return { node, slot: "ability", rule, words };
}

function numberNode(word: Word): TreeNode {
  return { kind: "number", value: Number(word.raw.replace(/[^\d]/g, "")), span: [word.start, word.end] };
}

/** Keeps a dash or bullet that is typed in an unusual way. */
function typed(node: TreeNode, index: number, word: Word, usual: string): void {
  if (word.raw !== usual) node.surface = { typed: [...(node.surface?.typed ?? []), index, word.raw] };
}

/** `• mode` */
function modeFront(words: readonly Word[]): LineFront | undefined {
  if (words[0]?.key !== "•") return undefined;
  const node: TreeNode = { kind: "mode" };
  typed(node, 0, words[0], "•");
  return front(node, words.slice(1));
}

/** `+ {2} — mode` of spree, `{P}{P} — mode`, and the price behind the label of a tiered mode. */
function pricedFront(words: readonly Word[]): LineFront | undefined {
  const plus = words[0]?.key === "+";
  const from = plus ? 1 : 0;
  if (!words[from]?.key.startsWith("{")) return undefined;
  let end = from;
  while (end < words.length && /^\{[^{}]+\}$/.test(words[end]!.key)) end++;
  const dash = words[end];
  if (end === from || dash?.key !== "—" || !dash.space || !words[end + 1]?.space) return undefined;
  const symbols: TreeNode[] = words.slice(from, end).map((word) => {
    return { kind: "symbol", is: word.raw, span: [word.start, word.end] };
  });
  const cost: TreeNode = { kind: "mana", symbols, span: [words[from]!.start, words[end - 1]!.end] };
  if (plus && !words[from]!.space) cost.surface = { space: [0] };
  const node: TreeNode = plus ? { kind: "mode", plus: true, cost } : { kind: "priced", cost };
  typed(node, plus ? 1 : 0, dash, "—");
  return front(node, words.slice(end + 1));
}

/** `LEVEL 1-4` and `LEVEL 5+`. */
function levelFront(words: readonly Word[]): LineFront | undefined {
  if (words[0]?.raw !== "LEVEL" || !/^\d+$/.test(words[1]?.key ?? "")) return undefined;
  const node: TreeNode = { kind: "levelBand", from: numberNode(words[1]!) };
  if (words.length === 3 && /^[-—]\d+$/.test(words[2]!.key)) node.to = numberNode(words[2]!);
  else if (words.length === 4 && DASH.test(words[2]!.key) && /^\d+$/.test(words[3]!.key))
    node.to = numberNode(words[3]!);
  else if (words.length !== 3 || words[2]!.key !== "+") return undefined;
  return front(node, []);
}

/** Rows of dice tables (`1—9 | …`, `20 | …`), and thresholds (`8+ | …`) until {@link asOpenRow} knows what is before them. */
function rowFront(words: readonly Word[]): LineFront | undefined {
  if (!/^\d+$/.test(words[0]?.key ?? "")) return undefined;
  const bar = words.findIndex((word, i) => i < 5 && word.key === "|");
  if (bar < 0 || bar + 1 >= words.length) return undefined;
  const between = words.slice(1, bar);
  const from = numberNode(words[0]!);
  if (between.length === 0) return front({ kind: "tableRow", from }, words.slice(bar + 1));
  if (between.length === 1 && between[0]!.key === "+")
    return front({ kind: "threshold", at: from }, words.slice(bar + 1));
  const signed = between.length === 1 && /^[-—]\d+$/.test(between[0]!.key);
  const dashed = between.length === 2 && DASH.test(between[0]!.key) && /^\d+$/.test(between[1]!.key);
  if (!signed && !dashed) return undefined;
  const node: TreeNode = { kind: "tableRow", from, to: numberNode(between[between.length - 1]!) };
  typed(node, 0, { ...between[0]!, raw: between[0]!.raw.charAt(0) }, "—");
  return front(node, words.slice(bar + 1));
}

/**
 * `15+ | …` alone can't tell whether it is a threshold or the last row of a dice table: behind an ability that rolls, or whose
 * table has not come so far yet, it is a row. An ability behind a threshold may roll and use the result without a table.
 */
export function asOpenRow(line: TreeNode, previous: TreeNode): TreeNode {
  if (line.kind !== "threshold" || !isNode(line.at)) return line;
  const last = (previous.rows as TreeNode[] | undefined)?.at(-1);
  const reached = last && (isNode(last.to) ? last.to : isNode(last.from) ? last.from : undefined);
  const isRow = reached
    ? Number(line.at.value) > Number(reached.value)
    : previous.kind !== "threshold" && tellsToRoll(previous);
  if (!isRow) return line;
  const { at, ability, span, surface } = line;
  return {
    kind: "tableRow",
    from: at,
    orMore: true,
    ability,
    ...(span ? { span } : {}),
    ...(surface ? { surface } : {}),
  };
}

/** Whether an ability rolls dice itself, and does not only wait for a roll. */
function tellsToRoll(node: TreeNode): boolean {
  if (node.kind === "roll") return true;
  if (node.kind === "quoted") return false;
  return childNodes(node).some((child) => child !== node.trigger && tellsToRoll(child));
}

/** `To solve — condition` and `Solved — ability` of cases. */
function caseFront(words: readonly Word[]): LineFront | undefined {
  if (words[0]?.key === "solved" && words[1]?.key === "—") return front({ kind: "solved" }, words.slice(2));
  if (words[0]?.key !== "to" || words[1]?.key !== "solve" || words[2]?.key !== "—") return undefined;
  return { node: { kind: "toSolve" }, slot: "condition", rule: "condition", words: words.slice(3) };
}

/** Chapter numbers and ability words: all that stands before a spaced dash. */
function dashFront(words: readonly Word[], text: string, start: number): LineFront | undefined {
  const dash = prefixDash(words);
  if (dash < 0) return undefined;
  const before = words.slice(0, dash);
  const numerals = before.filter((word) => word.key !== ",");
  let node: TreeNode;
  // “II, III”: a comma between each two, and nowhere else.
  const isList =
    before.length === 2 * numerals.length - 1 && before.every((word, i) => (word.key === ",") === (i % 2 === 1));
  if (isList && numerals.every((word) => ROMAN.test(word.raw))) {
    const chapters: TreeNode[] = numerals.map((word, i) => {
      const unspaced = i > 0 && !word.space ? { surface: { space: [0] } } : {};
      return { kind: "chapterNumber", is: word.raw, span: [word.start, word.end], ...unspaced };
    });
    node = { kind: "chapter", chapters };
    typed(node, numerals.length - 1, words[dash]!, "—");
  } else {
    const span: Span = [before[0]!.start, before[before.length - 1]!.end];
    const word = { kind: "abilityWord", text: text.slice(span[0] - start, span[1] - start), span } as TreeNode;
    node = { kind: "worded", word };
    typed(node, 0, words[dash]!, "—");
  }
  return front(node, words.slice(dash + 1));
}

/** What no ability word holds: . : " ( and symbols. */
const NEVER_IN_PREFIX = new Set([46, 58, 34, 40, 123]);

/** What is chosen from stands behind a dash too: “each opponent faces a villainous choice — …” (CR 701.55a). */
const CHOICE_BEFORE_DASH = "choice";

/** The dash behind an ability word or chapter numbers; -1 when there is none. */
function prefixDash(words: readonly Word[]): number {
  for (let i = 1; i < Math.min(words.length - 1, 10); i++) {
    const word = words[i]!;
    if (word.key === "—") {
      const spaced = word.space && words[i + 1]!.space;
      return spaced && words[0]!.key !== "choose" && words[i - 1]!.key !== CHOICE_BEFORE_DASH ? i : -1;
    }
    if (NEVER_IN_PREFIX.has(word.key.charCodeAt(0))) return -1;
  }
  return -1;
}

/** The condition of `To solve — …` out of the statement that it was read as. */
export function conditionOf(node: TreeNode, statement: TreeNode): TreeNode {
  const [condition] = (statement.effects as TreeNode[] | undefined) ?? [];
  const result: TreeNode = { ...node, condition };
  if (statement.surface) result.surface = statement.surface;
  return result;
}

/** Puts a mode's label and price into the mode itself: `• Label — {2} — ability`. */
export function foldMode(mode: TreeNode): TreeNode {
  let ability = mode.ability;
  const folded: TreeNode = { ...mode };
  if (isNode(ability) && ability.kind === "worded" && isNode(ability.ability) && ability.ability.kind === "priced") {
    folded.label = ability.word;
    ability = ability.ability;
  }
  if (isNode(ability) && ability.kind === "priced") {
    folded.cost = ability.cost;
    folded.ability = ability.ability;
  }
  return folded;
}
