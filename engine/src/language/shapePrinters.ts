/** Printing what `lineShapes.ts` takes off the front of lines. */
import type { Printer } from "../grammar/print.ts";
import { isNode, type TreeNode } from "../grammar/tree.ts";

type Printers = Map<string, (node: TreeNode, printer: Printer) => void>;

export function defineShapePrinters(printers: Printers): void {
  printers.set("mode", (node, printer) => {
    printer.emit(node, node.plus ? "+" : "•");
    if (isNode(node.label)) {
      printer.print(node.label);
      printer.emit(node, "—");
    }
    if (isNode(node.cost)) {
      printer.print(node.cost);
      printer.emit(node, "—");
    }
    printBelow(node, printer);
  });
  printers.set("priced", (node, printer) => {
    printer.print(node.cost as TreeNode);
    printer.emit(node, "—");
    printBelow(node, printer);
  });
  printers.set("tableRow", (node, printer) => {
    printRange(node, printer);
    printBelow(node, printer);
  });
  printers.set("threshold", (node, printer) => {
    printer.print(node.at as TreeNode);
    printer.emit(node, "+", false);
    printer.emit(node, "|");
    printBelow(node, printer);
  });
  printers.set("levelBand", (node, printer) => {
    printer.emit(node, "LEVEL", true, undefined, true);
    printer.print(node.from as TreeNode);
    printer.emit(node, isNode(node.to) ? "-" : "+", false);
    if (isNode(node.to)) printer.print(node.to, "plural", false);
  });
  printers.set("statsLine", (node, printer) => {
    printer.print(node.stats as TreeNode);
    printReminders(node, printer);
  });
  printers.set("classLevel", (node, printer) => {
    for (const [i, cost] of (node.costs as TreeNode[]).entries()) {
      printer.startSentence();
      if (i > 0) printer.emit(node, ",", false);
      printer.print(cost);
    }
    printer.emit(node, ":", false);
    printer.emit(node, "Level");
    printer.print(node.level as TreeNode);
    printReminders(node, printer);
  });
  printers.set("solved", (node, printer) => {
    printer.emit(node, "Solved");
    printer.emit(node, "—");
    printBelow(node, printer);
  });
  printers.set("toSolve", (node, printer) => {
    printer.emit(node, "To solve");
    printer.emit(node, "—");
    printer.startSentence();
    if (isNode(node.condition)) printer.print(node.condition);
    if (!node.surface?.wording?.includes("no-full-stop")) printer.emit(node, ".", false);
    printReminders(node, printer);
  });
}

/** Reminder texts behind all else. */
export function printReminders(node: TreeNode, printer: Printer): void {
  for (const reminder of node.surface?.reminders ?? []) if (reminder.after === undefined) printer.print(reminder);
}

function printBelow(node: TreeNode, printer: Printer): void {
  if (!isNode(node.ability)) return;
  printer.startSentence();
  printer.print(node.ability);
}

function printRange(node: TreeNode, printer: Printer): void {
  printer.print(node.from as TreeNode);
  if (isNode(node.to)) {
    printer.emit(node, "—", false);
    printer.print(node.to, "plural", false);
  } else if (node.orMore) printer.emit(node, "+", false);
  printer.emit(node, "|");
}
