/** The tables of docs/coverage.md: how many cards and abilities are read and printed back, by year, layout and kind. Counts only. */
import { readFileSync } from "node:fs";
import { corpusCardSource, type ReadFace, readCard, readCorpus } from "../../engine/src/cards/index.ts";
import { checkCard } from "../../engine/src/checks/index.ts";
import { stripTree, type TreeNode } from "../../engine/src/grammar/tree.ts";
import { printLine } from "../../engine/src/language/printLine.ts";
import type { LineReading } from "../../engine/src/language/read.ts";

/** What is counted of a group of cards or abilities. */
export interface Counted {
  all: number;
  read: number;
  exact: number;
  /** Cards with an error or warning, or a word that is not understood; not counted for abilities. */
  unclean: number;
}

/** The counts by each question. */
export interface Counts {
  readonly years: ReadonlyMap<string, Counted>;
  readonly layouts: ReadonlyMap<string, Counted>;
  readonly abilities: ReadonlyMap<string, Counted>;
  /** Cards on which each check speaks, errors and warnings only. */
  readonly codes: ReadonlyMap<string, number>;
  readonly cards: number;
}

/** Years before this one are counted together. */
const FIRST_YEAR = 2015;

/** Counts the core cards of a corpus. */
export function countCorpus(file: string): Counts {
  const { cards } = readCorpus(readFileSync(file, "utf8"));
  const years = new Map<string, Counted>();
  const layouts = new Map<string, Counted>();
  const abilities = new Map<string, Counted>();
  const codes = new Map<string, number>();
  let count = 0;
  for (const card of cards) {
    if (!card.core) continue;
    count++;
    const source = corpusCardSource(card);
    const faces = readCard(source);
    const findings = checkCard(source, faces).filter(({ severity }) => severity === "error" || severity === "warning");
    for (const code of new Set(findings.map((finding) => finding.code))) codes.set(code, (codes.get(code) ?? 0) + 1);
    const lines = faces.flatMap((face) => face.abilities.map((line) => measured(face, line, source.text)));
    for (const { kind, isRead, isExact } of lines) add(abilities, kind, isRead, isExact, false);
    const isRead = lines.every((line) => line.isRead);
    const isExact = lines.every((line) => line.isExact);
    const year = card.year === null ? "unknown" : card.year < FIRST_YEAR ? `before ${FIRST_YEAR}` : String(card.year);
    add(years, year, isRead, isExact, !isRead || findings.length > 0);
    add(layouts, card.layout, isRead, isExact, !isRead || findings.length > 0);
  }
  return { years, layouts, abilities, codes, cards: count };
}

function add(to: Map<string, Counted>, key: string, isRead: boolean, isExact: boolean, isUnclean: boolean): void {
  const counted = to.get(key) ?? { all: 0, read: 0, exact: 0, unclean: 0 };
  to.set(key, counted);
  counted.all++;
  if (isRead) counted.read++;
  if (isExact) counted.exact++;
  if (isUnclean) counted.unclean++;
}

interface Measured {
  readonly kind: string;
  readonly isRead: boolean;
  readonly isExact: boolean;
}

function measured({ names, source }: ReadFace, line: LineReading, cardText: string): Measured {
  const isRead = line.unread.length === 0;
  const kind = kindOf(line.tree, source.typeLine.canonical);
  return { kind, isRead, isExact: isRead && printed(line.tree, names) === cardText.slice(...line.span) };
}

/** The text a tree alone gives back; undefined when it can't be printed. */
function printed(tree: TreeNode, names: ReadFace["names"]): string | undefined {
  try {
    return printLine(JSON.parse(JSON.stringify(stripTree(tree))) as TreeNode, names);
  } catch {
    return undefined;
  }
}

const KINDS: Readonly<Record<string, string>> = {
  keywordLine: "keyword abilities",
  triggeredAbility: "triggered",
  activatedAbility: "activated",
  shorthandAbility: "triggered, in short",
  loyaltyAbility: "loyalty",
  chapter: "chapters of a Saga",
  levelBand: "level bands",
  threshold: "station and level lines",
  reminderLine: "reminder text alone",
  solved: "solved (Cases)",
  toSolve: "to solve (Cases)",
};

/** What kind of ability a line is, in words; what stands behind an ability word, and whether there are modes. */
function kindOf(tree: TreeNode, typeLine: string): string {
  if (tree.modes !== undefined) return "modal";
  if (tree.rows !== undefined) return "tables of dice";
  const unread = wholeUnreadText(tree);
  if (unread !== undefined && /^(?:When|Whenever|At)\b/.test(unread)) return "triggered";
  if (unread !== undefined && /^[^"]+:/.test(unread)) return "activated";
  if (tree.kind === "worded" && typeof tree.ability === "object") return kindOf(tree.ability as TreeNode, typeLine);
  return KINDS[tree.kind] ?? (/Instant|Sorcery/.test(typeLine) ? "spell abilities" : "static and others");
}

/** The words of a line of which nothing was understood. */
function wholeUnreadText(tree: TreeNode): string | undefined {
  const [first, ...more] = Array.isArray(tree.effects) ? (tree.effects as TreeNode[]) : [];
  return tree.kind === "statement" && first?.kind === "unread" && more.length === 0 ? String(first.text) : undefined;
}

/** The tables as Markdown. */
export function tablesOf(counts: Counts): string {
  const kinds = (of: ReadonlyMap<string, Counted>) => [...of].sort(([, a], [, b]) => b.all - a.all);
  const years = [...counts.years].sort(([a], [b]) => rank(a) - rank(b));
  return [
    `Core cards: ${counts.cards}. Made by \`node scripts/coverage-doc.mjs <cards.jsonl>\`.`,
    table("year", years, true),
    table("layout", kinds(counts.layouts), true),
    table("lines by kind of ability", kinds(counts.abilities), false),
    codesTable(counts.codes),
  ].join("\n\n");
}

/** "before 2015" stands first, "unknown" last. */
function rank(year: string): number {
  return year.startsWith("before") ? 0 : Number(year) || Number.POSITIVE_INFINITY;
}

function table(title: string, rows: readonly (readonly [string, Counted])[], withClean: boolean): string {
  const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const lines = rows.map(([name, { all, read, exact, unclean }]) => {
    const cells = [name, String(all), share(read, all), share(exact, all)];
    return `| ${[...cells, ...(withClean ? [share(all - unclean, all)] : [])].join(" | ")} |`;
  });
  const head = [title, withClean ? "cards" : "lines", "read", "exact", ...(withClean ? ["clean"] : [])];
  return [`| ${head.join(" | ")} |`, `|${"---|".repeat(head.length)}`, ...lines].join("\n");
}

function codesTable(codes: ReadonlyMap<string, number>): string {
  const rows = [...codes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([code, n]) => `| ${code} | ${n} |`);
  return ["| errors and warnings on printed cards | cards |", "|---|---|", ...rows].join("\n");
}
