import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Grammar } from "@cardwright/engine/grammar/grammar";
import { isNode, type TreeNode, walkTree } from "@cardwright/engine/grammar/tree";
import type { CardMeasure } from "./measure-card.ts";
import { templateName } from "./tally.ts";

/** How many lines a table has at most. */
const LONGEST = 1000;

/**
 * Collects what helps to improve the grammar and the checks, and writes it as tables. The tables quote the corpus: the
 * folder they go to must not be committed.
 */
export class Report {
  private readonly unread = new Map<string, { cards: number; frees: number; example: string }>();
  private readonly stops = new Map<string, { count: number; frees: number; example: string }>();
  private readonly stopped = new Map<string, { cards: number; frees: number; example: string }>();
  private readonly ambiguous = new Map<string, { cards: number; length: number; example: string }>();
  private readonly groups = new Map<
    string,
    { cards: number; read: number; exact: number; ambiguous: number; clean: number }
  >();
  private readonly codes = new Map<string, { cards: number; examples: string[] }>();
  private readonly inexact: string[][] = [];
  private readonly slow: { milliseconds: number; name: string }[] = [];
  private readonly strings = new Map<string, Map<string, number>>();
  private readonly unplayable = new Map<string, { cards: number; frees: number; example: string }>();
  private readonly templates = new Map<number, { cards: number; example: string }>();

  /** Takes in one card. */
  add(measure: CardMeasure): void {
    const { name, year, layout } = measure.card;
    for (const group of [`layout ${layout}`, `year ${year ?? "unknown"}`]) {
      const entry = this.groups.get(group) ?? { cards: 0, read: 0, exact: 0, ambiguous: 0, clean: 0 };
      entry.cards++;
      for (const key of ["read", "exact", "ambiguous", "clean"] as const) if (measure[key]) entry[key]++;
      this.groups.set(group, entry);
    }
    this.addUnread(measure);
    for (const { rule, text } of smallest(measure.ambiguities)) {
      const key = `${rule} | ${text}`;
      const entry = this.ambiguous.get(key) ?? { cards: 0, length: text.split(" ").length, example: name };
      entry.cards++;
      this.ambiguous.set(key, entry);
    }
    for (const finding of measure.findings) {
      const entry = this.codes.get(finding.code) ?? { cards: 0, examples: [] };
      entry.cards++;
      if (entry.examples.length < 5) entry.examples.push(`${name}: ${finding.message}`);
      this.codes.set(finding.code, entry);
    }
    if (measure.read) for (const { text, printed } of measure.inexact) this.inexact.push([name, text, printed]);
    this.slow.push({ milliseconds: measure.seconds.read * 1000, name });
    for (const tree of measure.trees) this.addStrings(tree);
    for (const id of measure.templateWords.keys()) {
      const entry = this.templates.get(id) ?? { cards: 0, example: name };
      entry.cards++;
      this.templates.set(id, entry);
    }
    const reasons = new Set(measure.play?.reasons ?? []);
    for (const reason of reasons) {
      const entry = this.unplayable.get(reason) ?? { cards: 0, frees: 0, example: name };
      entry.cards++;
      if (reasons.size === 1) entry.frees++;
      this.unplayable.set(reason, entry);
    }
  }

  private addUnread(measure: CardMeasure): void {
    const patterns = new Set(measure.unread.map(patternOf));
    for (const pattern of patterns) {
      const entry = this.unread.get(pattern) ?? { cards: 0, frees: 0, example: measure.card.name };
      entry.cards++;
      if (patterns.size === 1) entry.frees++;
      this.unread.set(pattern, entry);
    }
    for (const stop of new Set(measure.stops.map(patternOf))) {
      const entry = this.stopped.get(stop) ?? { cards: 0, frees: 0, example: measure.card.name };
      entry.cards++;
      if (patterns.size === 1) entry.frees++;
      this.stopped.set(stop, entry);
    }
    const starts = new Set([...patterns].flatMap(phrasesOf));
    for (const phrase of starts) {
      const entry = this.stops.get(phrase) ?? { count: 0, frees: 0, example: measure.card.name };
      entry.count++;
      if (patterns.size === 1) entry.frees++;
      this.stops.set(phrase, entry);
    }
  }

  /** Strings in trees by the slot that holds them: what may stand there is a closed list, a name, an ability word or reminder text. */
  private addStrings(tree: TreeNode): void {
    for (const node of walkTree(tree)) {
      if (node.kind === "reminder" || node.kind === "unread") continue;
      for (const slot of Object.keys(node)) {
        const value = node[slot];
        if (slot === "kind" || typeof value !== "string" || isNode(value)) continue;
        const key = `${node.kind}.${slot}`;
        const values = this.strings.get(key) ?? new Map<string, number>();
        values.set(value, (values.get(value) ?? 0) + 1);
        this.strings.set(key, values);
      }
    }
  }

  /** Writes all tables into a folder. */
  async write(folder: string, grammar: Grammar): Promise<void> {
    await mkdir(folder, { recursive: true });
    const save = (name: string, title: string, head: string[], rows: (string | number)[][]): Promise<void> =>
      writeFile(path.join(folder, name), table(title, head, rows));
    const unread = [...this.unread].sort((a, b) => b[1].frees - a[1].frees || b[1].cards - a[1].cards);
    const phrases = [...this.stops].filter(([, entry]) => entry.count > 2).sort((a, b) => b[1].frees - a[1].frees);
    const ambiguous = [...this.ambiguous].sort((a, b) => b[1].cards - a[1].cards || a[1].length - b[1].length);
    const groups = [...this.groups].sort((a, b) => (a[0] < b[0] ? -1 : 1));
    const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
    await Promise.all([
      save(
        "unread.md",
        "Sentences not understood, by how many cards would be read with them",
        ["frees", "cards", "sentence", "example"],
        unread.map(([text, e]) => [e.frees, e.cards, text, e.example]),
      ),
      save(
        "unread-phrases.md",
        "Four words in a row in sentences not understood, where it is all the card lacks",
        ["frees", "cards", "words", "example"],
        phrases.map(([text, e]) => [e.frees, e.count, text, e.example]),
      ),
      save(
        "stops.md",
        "Where understanding stopped",
        ["frees", "cards", "words before | after", "example"],
        [...this.stopped]
          .sort((a, b) => b[1].frees - a[1].frees || b[1].cards - a[1].cards)
          .map(([text, e]) => [e.frees, e.cards, text, e.example]),
      ),
      save(
        "ambiguous.md",
        "Smallest places with more than one reading",
        ["cards", "rule and words", "example"],
        ambiguous.map(([text, e]) => [e.cards, text, e.example]),
      ),
      save(
        "groups.md",
        "By layout and year",
        ["group", "cards", "read", "exact", "ambiguous", "clean"],
        groups.map(([group, e]) => [
          group,
          e.cards,
          ...[e.read, e.exact, e.ambiguous, e.clean].map((part) => percent(part, e.cards)),
        ]),
      ),
      save(
        "checks.md",
        "Messages",
        ["code", "cards", "examples"],
        [...this.codes]
          .sort((a, b) => b[1].cards - a[1].cards)
          .map(([code, e]) => [code, e.cards, e.examples.join(" / ")]),
      ),
      save("inexact.md", "Read, but printed differently", ["card", "line", "printed"], this.inexact),
      save(
        "slow.md",
        "Cards that took longest to read",
        ["milliseconds", "card"],
        this.slow.sort((a, b) => b.milliseconds - a.milliseconds).map((e) => [e.milliseconds.toFixed(2), e.name]),
      ),
      save(
        "strings.md",
        "Strings in trees",
        ["slot", "different", "values"],
        [...this.strings]
          .sort((a, b) => b[1].size - a[1].size)
          .map(([slot, values]) => [
            slot,
            values.size,
            [...values]
              .sort((a, b) => b[1] - a[1])
              .slice(0, 40)
              .map(([value, count]) => `${value} (${count})`)
              .join(", "),
          ]),
      ),
      save(
        "unplayable.md",
        "Why cards can't be played",
        ["frees", "cards", "reason", "example"],
        [...this.unplayable]
          .sort((a, b) => b[1].frees - a[1].frees)
          .map(([reason, e]) => [e.frees, e.cards, reason, e.example]),
      ),
      save(
        "templates.md",
        "Templates by the cards that use them",
        ["cards", "template", "example"],
        [...this.templates]
          .sort((a, b) => b[1].cards - a[1].cards)
          .map(([id, e]) => [e.cards, templateName(grammar, id), e.example]),
      ),
    ]);
  }
}

/** Of nested ambiguous places the innermost ones. */
function smallest<T extends { readonly text: string }>(places: readonly T[]): T[] {
  return places.filter(
    (place) =>
      !places.some(
        (other) => other !== place && other.text.length < place.text.length && place.text.includes(other.text),
      ),
  );
}

/** A sentence without what differs from card to card: numbers, symbols, capitalised words within it. */
function patternOf(text: string): string {
  return text
    .replaceAll(/\{[^{}]*\}/g, "{}")
    .replaceAll(/[+\-−]?\d+\/[+\-−]?\d+/g, "N/N")
    .replaceAll(/\d+/g, "N")
    .replaceAll(/(?<=[\p{L},] )(?:\p{Lu}[\p{L}’'-]+)(?: \p{Lu}[\p{L}’'-]+)*/gu, "TYPE");
}

/** Every four words in a row. */
function phrasesOf(pattern: string): string[] {
  const words = pattern.split(/\s+/);
  const phrases: string[] = [];
  for (let i = 0; i + 4 <= words.length; i++)
    phrases.push(
      words
        .slice(i, i + 4)
        .join(" ")
        .toLowerCase(),
    );
  return phrases;
}

function table(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string => String(value).replaceAll("|", "\\|").replaceAll("\n", " ⏎ ");
  const line = (cells: readonly (string | number)[]): string => `| ${cells.map(cell).join(" | ")} |`;
  const more = rows.length > LONGEST ? `\n${rows.length - LONGEST} more\n` : "";
  return `# ${title}\n\n${line(head)}\n${line(head.map(() => "---"))}\n${rows.slice(0, LONGEST).map(line).join("\n")}\n${more}`;
}
