/**
 * Usage counts of templates, their variants, lexicon entries and open words over a corpus; of nothing else. The cards kept
 * apart (names whose SHA-1 begins with 0 or 1) are not counted.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Accept, Grammar } from "../../engine/src/grammar/grammar.ts";
import { isNode, MADE_BY, type TreeNode } from "../../engine/src/grammar/tree.ts";
import { oracleGrammar } from "../../engine/src/language/grammar.ts";
import { readFace } from "../../engine/src/language/read.ts";
import { lineContext, openSource, templateKey } from "../../engine/src/language/weights.ts";

interface CardLine {
  readonly name: string;
  readonly core?: boolean;
  readonly typeLine: string;
  readonly text?: string;
  readonly faces?: readonly CardLine[];
}

/** `[key, uses]`, by key. */
export function countTemplates(file: string): [string, number][] {
  const counter = new Counter(oracleGrammar());
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (!line.trim()) continue;
    const card = JSON.parse(line) as CardLine;
    if (card.core === false || /^[01]/.test(createHash("sha1").update(card.name).digest("hex"))) continue;
    for (const face of card.faces ?? [card]) {
      const lines = (face.text ?? "").split("\n").map((text) => ({ text, start: 0 }));
      for (const reading of readFace({ name: face.name, typeLine: face.typeLine, lines }).lines) {
        counter.line = lineContext(face.typeLine);
        counter.countOpenings(reading.templates);
        counter.visit(reading.tree, counter.line);
      }
    }
  }
  return [...counter.counts].filter(([, count]) => count > 2).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The rules that read the parts of a line which the grammar does not put together itself. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  activatedAbility: { costs: "cost", effects: "sentence" },
  triggeredAbility: { trigger: "trigger", effects: "anySentence" },
  loyaltyAbility: { cost: "loyaltyCost", effects: "sentence" },
  statement: { effects: "opening" },
};

/** A template or open word on the way between two rules. */
type Step = readonly [rule: string, source: string];

class Counter {
  readonly counts = new Map<string, number>();
  /** The context of what stands in the line itself. */
  line = "";
  private readonly paths = new Map<string, readonly Step[]>();

  constructor(private readonly grammar: Grammar) {}

  /** Frames of abilities: their nodes are taken apart when the line is put together. */
  countOpenings(templates: readonly number[]): void {
    for (const id of templates) {
      const definition = this.grammar.definitions[id]!;
      if (definition.rule === "opening" && /^(?:activated|triggered|loyalty)$/.test(definition.kind ?? ""))
        this.count(this.line, definition.rule, definition.source, 0);
    }
  }

  /** `context`: the rule of the node that holds this one. */
  visit(node: TreeNode, context: string): void {
    const made = node[MADE_BY] as Accept | undefined;
    const parts = PARTS[node.kind];
    if (made) this.countMade(node, made, context);
    else if (parts) this.countParts(node, parts);
    const below = made ? made.definition.rule : this.line;
    for (const name of Object.keys(node))
      for (const [i, child] of itemsOf(node[name]).entries())
        this.visit(
          child,
          parts && !made && node.kind !== "statement" && (name !== "effects" || i === 0) ? "opening" : below,
        );
  }

  private countParts(node: TreeNode, parts: Readonly<Record<string, string>>): void {
    for (const [slot, rule] of Object.entries(parts))
      for (const [i, child] of itemsOf(node[slot]).entries()) {
        const first = slot !== "effects" || i === 0;
        this.countPath(first ? rule : "anySentence", child, first && node.kind !== "statement" ? "opening" : this.line);
      }
  }

  private countMade(node: TreeNode, { definition, variant }: Accept, context: string): void {
    this.count(context, definition.rule, definition.source, definition.variants.indexOf(variant));
    const used = new Map<string, number>();
    for (const element of variant.elements) {
      if (element.type !== "slot") continue;
      const items = itemsOf(node[element.name]);
      const from = used.get(element.name) ?? 0;
      const until = element.repeat === "once" ? from + 1 : items.length;
      for (const child of items.slice(from, until)) this.countPath(element.rule, child, definition.rule);
      used.set(element.name, until);
    }
  }

  /** Counts the rules between a slot and what stands in it. */
  private countPath(rule: string, child: TreeNode, context: string): void {
    const made = child[MADE_BY] as Accept | undefined;
    const goal = made ? `rule ${made.definition.rule}` : `open ${child.kind}`;
    const key = `${rule}>${goal}`;
    let path = this.paths.get(key);
    if (!path) {
      path = this.pathTo(rule, goal);
      this.paths.set(key, path);
    }
    for (const [of, source] of path) this.count(context, of, source, 0);
  }

  /** The keys of the templates that pass through from a rule to a goal, by the shortest way. */
  private pathTo(rule: string, goal: string): readonly Step[] {
    const seen = new Set([rule]);
    let ways: { rule: string; keys: Step[] }[] = [{ rule, keys: [] }];
    while (ways.length) {
      const next: typeof ways = [];
      for (const way of ways) {
        if (goal === `rule ${way.rule}`) return way.keys;
        const kind = goal.startsWith("open ") ? goal.slice(5) : "";
        if (kind && this.grammar.rule(way.rule).open.some((open) => open.kind === kind))
          return [...way.keys, [way.rule, openSource(kind)]];
        for (const definition of this.grammar.definitions) {
          if (definition.rule !== way.rule || definition.kind !== null) continue;
          const slot = definition.variants[0]!.elements[0];
          if (slot?.type !== "slot" || seen.has(slot.rule)) continue;
          seen.add(slot.rule);
          next.push({ rule: slot.rule, keys: [...way.keys, [definition.rule, definition.source]] });
        }
      }
      ways = next;
    }
    return [];
  }

  /** Counts a template in all, and by the rule of the node that holds it. */
  private count(context: string, rule: string, source: string, variant: number): void {
    for (const key of [templateKey(rule, source, variant), templateKey(rule, source, variant, context)])
      this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}

function itemsOf(value: unknown): TreeNode[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
}
