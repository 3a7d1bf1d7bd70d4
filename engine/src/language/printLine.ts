/** Printing lines and faces: the frames of abilities around the sentences that the grammar prints. */
import type { Grammar } from "../grammar/grammar.ts";
import { finishWords, joinWords, Printer } from "../grammar/print.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";
import { cluesOfOldWording, nodeAsWorded } from "./eras/today.ts";
import { oracleGrammar } from "./grammar.ts";
import { commasIntoQuotes, dropStopsBeforeCommas } from "./quotes.ts";
import type { CardNames } from "./sentences.ts";
import { defineShapePrinters, printReminders } from "./shapePrinters.ts";

const prepared = new WeakSet<Grammar>();

/** Teaches a grammar's printer the kinds that are made outside the grammar: lines, sentences in a row, reminder text. */
export function definePrinters(grammar: Grammar): void {
  if (prepared.has(grammar)) return;
  prepared.add(grammar);
  grammar.asWorded = nodeAsWorded;
  grammar.watched = cluesOfOldWording;
  const printers = grammar.printers as Map<string, (node: TreeNode, printer: Printer) => void>;
  printers.set("statement", (node, printer) => printEffects(node, node.effects as TreeNode[], printer));
  const activated = (node: TreeNode, printer: Printer): void => {
    const costs = node.costs as TreeNode[];
    for (const [i, cost] of costs.entries()) {
      printer.startSentence();
      printer.print(cost, "plural");
      if (i < costs.length - 1 && !node.surface?.wording?.includes("no-cost-comma")) printer.emit(node, ",", false);
    }
    const wording = node.surface?.wording ?? [];
    if (wording.includes("dash-for-colon")) printer.emit(node, "—");
    else if (wording.includes("comma-for-colon")) printer.emit(node, ",", false);
    else if (!wording.includes("no-colon")) printer.emit(node, ":", false);
    printEffects(node, node.effects as TreeNode[], printer, !wording.includes("comma-for-colon"));
  };
  // Sentences that are one today; what stands around them brings the last full stop.
  printers.set("sentences", (node, printer) => {
    const isSpliced = node.surface?.wording?.includes("comma-for-full-stop");
    for (const [i, sentence] of (node.items as TreeNode[]).entries()) {
      if (i > 0 && isSpliced) printer.emit(node, ",", false);
      else if (i > 0) {
        printer.emit(node, ".", false);
        printer.startSentence();
      }
      printer.print(sentence);
    }
  });
  printers.set("activatedAbility", frame(activated));
  printers.set("loyaltyAbility", (node, printer) => {
    printer.print(node.cost as TreeNode);
    printer.emit(node, ":", false);
    printEffects(node, node.effects as TreeNode[], printer);
  });
  const triggered = (node: TreeNode, printer: Printer): void => {
    printer.startSentence();
    printer.print(node.trigger as TreeNode);
    if (!node.surface?.wording?.includes("no-comma")) printer.emit(node, ",", false);
    printEffects(node, node.effects as TreeNode[], printer, false);
  };
  printers.set("triggeredAbility", frame(triggered));
  printers.set("worded", (node, printer) => {
    printer.print(node.word as TreeNode);
    printer.emit(node, "—");
    printer.print(node.ability as TreeNode);
  });
  printers.set("abilityWord", (node, printer) => printer.emit(node, node.text as string, true, undefined, true));
  printers.set("chapter", (node, printer) => {
    for (const [i, chapter] of (node.chapters as TreeNode[]).entries()) {
      if (i > 0) printer.emit(node, ",", false);
      printer.emit(chapter, chapter.is as string);
    }
    printer.emit(node, "—");
    printer.print(node.ability as TreeNode);
  });
  defineShapePrinters(printers);
  printers.set("reminder", (node, printer) => printer.emit(node, `(${node.text as string})`, true, undefined, true));
  printers.set("reminderLine", (node, printer) => {
    printReminders(node, printer);
  });
  printers.set("unread", (node, printer) => printer.emit(node, node.text as string, true, undefined, true));
  printers.set("keywordLine", (node, printer) => {
    printer.startSentence();
    const start = printer.words.length;
    const keywords = node.keywords as TreeNode[];
    const separator = node.surface?.wording?.includes("semicolons") ? ";" : ",";
    for (const [i, keyword] of keywords.entries()) {
      if (i > 0) printer.emit(node, separator, false);
      printer.print(keyword);
    }
    if (isNode(node.variable) && isNode(node.amount)) printWhere(node, node.variable, node.amount, printer);
    if (node.stop) printer.emit(node, ".", false);
    insertAsides(
      (node.surface?.reminders ?? []).filter((reminder) => reminder.after !== undefined),
      start,
      printer,
    );
    printReminders(node, printer);
  });
}

/** `, where X is …` behind a keyword ability. */
function printWhere(owner: TreeNode, variable: TreeNode, amount: TreeNode, printer: Printer): void {
  printer.emit(owner, ",", false);
  printer.emit(owner, "where");
  printer.print(variable);
  printer.emit(owner, "is");
  printer.print(amount);
}

/** Printers of the frames of abilities get the reminder texts that stand in the frame itself (effect -1). */
function frame(print: (node: TreeNode, printer: Printer) => void): (node: TreeNode, printer: Printer) => void {
  return (node, printer) => {
    const start = printer.words.length;
    print(node, printer);
    insertAsides(asidesOf(node, -1), start, printer);
  };
}

function asidesOf(node: TreeNode, effect: number): TreeNode[] {
  return (node.surface?.reminders ?? []).filter((aside) => aside.effect === effect && aside.after !== undefined);
}

/** Puts reminder texts between words already printed. */
function insertAsides(asides: readonly TreeNode[], start: number, printer: Printer): void {
  for (const aside of [...asides].reverse()) {
    const at = Math.min(start + (aside.after as number), printer.words.length);
    printer.print(aside);
    printer.words.splice(at, 0, printer.words.pop()!);
  }
}

/** Sentences in a row, each with its full stop, unless it ends in a quoted ability that brings its own. */
function printEffects(owner: TreeNode, effects: readonly TreeNode[], printer: Printer, begin = true): void {
  const without = owner.surface?.wording?.includes("no-full-stop") ?? false;
  const behind = (owner.surface?.reminders ?? []).filter((reminder) => reminder.after === undefined);
  const printBehind = (effect: number): void => {
    for (const reminder of behind) if (reminder.effect === effect) printer.print(reminder);
  };
  printBehind(-1);
  for (const [i, effect] of effects.entries()) {
    if (i > 0 || begin) printer.startSentence();
    const start = printer.words.length;
    printer.print(effect);
    const words = printer.words;
    let last = words.length - 1;
    const header = words[last]?.text === "—" || words[last]?.text === ".";
    while (last > 0 && /^["']$/.test(words[last]!.text)) last--;
    const quoteBefore = last < words.length - 1 && /^[.!?]$/.test(words[last]?.text ?? "");
    insertAsides(asidesOf(owner, i), start, printer);
    if (!quoteBefore && !header && !(without && i === effects.length - 1)) printer.emit(owner, ".", false);
    printBehind(i);
  }
}

/** The text of one ability, its modes on lines of their own. */
export function printLine(tree: TreeNode, names: CardNames, grammar: Grammar = oracleGrammar()): string {
  definePrinters(grammar);
  const printer = new Printer(grammar, { names: names as unknown as Record<string, string> });
  printer.startSentence();
  printer.print(tree);
  const text = joinWords(finishWords(commasIntoQuotes(dropStopsBeforeCommas(printer.words))));
  return [text, ...linesBelow(tree).map((line) => printLine(line, names, grammar))].join("\n");
}

/** What stands on lines of its own below an ability: modes, rows of a table, the abilities of a level band. */
function linesBelow(tree: TreeNode): TreeNode[] {
  return ["modes", "rows", "abilities"].flatMap((slot) => {
    const value = tree[slot];
    return Array.isArray(value) && (slot !== "abilities" || tree.kind === "levelBand") ? value.filter(isNode) : [];
  });
}

/** The rules text of a face from the trees of its lines. Throws on a tree the grammar does not know. */
export function printFace(lines: readonly TreeNode[], names: CardNames, grammar: Grammar = oracleGrammar()): string {
  return lines.map((line) => printLine(line, names, grammar)).join("\n");
}
