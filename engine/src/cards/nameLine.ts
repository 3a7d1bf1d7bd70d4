/**
 * The first line of a face: its name, then perhaps its mana cost.
 */
import { LetterPattern } from "../text/letters.ts";
import type { ManaDialect } from "./cardSource.ts";
import { bareSymbols } from "./manaCost.ts";
import { fieldLabelOf, parseMetadataLine } from "./metadata.ts";
import { isPowerToughness } from "./stats.ts";

/** Where the parts of a name line stand in it. */
export interface NameLineParts {
  /** After a label such as `Name:`. */
  readonly nameStart: number;
  readonly nameEnd: number;
  /** `null` without a mana cost. */
  readonly cost: readonly [start: number, end: number] | null;
  /**
   * How sure the cost is one: in braces, bare but unmistakable (`1RR`), or letters that may belong to the name (`Plan B`).
   */
  readonly evidence: "braced" | "strong" | "weak" | "none";
  /** Whether signs such as ` - ` stand between name and cost. */
  readonly divider: boolean;
}

/**
 * Finds name and mana cost in a line without markup.
 * @param text the trimmed line
 * @param dialect in a bare file a lone letter or number at the end is a cost; elsewhere it belongs to the name
 */
export function nameLineParts(text: string, dialect: ManaDialect): NameLineParts {
  const label = fieldLabelOf(text);
  const nameStart = label?.label === "name" ? label.length : 0;
  const found = bracedCost(text, nameStart) ?? bareCost(text, nameStart);
  if (!found || (found.evidence === "weak" && dialect === "braced")) {
    return { nameStart, nameEnd: text.length, cost: null, evidence: found ? "weak" : "none", divider: false };
  }
  const before = text.slice(nameStart, found.start);
  const name = before.replace(/\s+[-–—|:]+\s*$|\s*[|]\s*$|:\s*$/, "").trimEnd();
  const divider = name.length < before.trimEnd().length;
  return {
    nameStart,
    nameEnd: nameStart + name.length,
    cost: [found.start, text.length],
    evidence: found.evidence,
    divider,
  };
}

interface FoundCost {
  readonly start: number;
  readonly evidence: "braced" | "strong" | "weak";
}

/** A cost from the first brace to the end, with bare symbols right before that brace (`2{G}`). */
function bracedCost(text: string, from: number): FoundCost | null {
  const brace = text.indexOf("{", from);
  if (brace < 0) return null;
  for (const piece of text.slice(brace).match(/\{[^{}]*\}|\{[^{}\s]*|[^{\s]+/g) ?? []) {
    if (!piece.startsWith("{") && !bareSymbols(piece)) return null;
    if (piece.startsWith("{") && /\s/.test(piece)) return null;
  }
  const before = /(?:^|\s)(\S+)$/.exec(text.slice(Math.max(from, brace - 12), brace))?.[1];
  const start = before !== undefined && bareSymbols(before) ? brace - before.length : brace;
  return start > from && text.slice(from, start).trim() !== "" ? { start, evidence: "braced" } : null;
}

/** A cost without braces: the last word, if it can be mana and is not the only word. */
function bareCost(text: string, from: number): FoundCost | null {
  let start = text.length;
  while (start > from && !/\s/.test(text[start - 1]!) && text.length - start <= 40) start--;
  const word = text.slice(start);
  if (start <= from || !/\s/.test(text[start - 1]!) || text.slice(from, start).trim() === "" || !bareSymbols(word))
    return null;
  return { start, evidence: evidenceOf(word) };
}

function evidenceOf(word: string): "strong" | "weak" {
  if (/^\(.+\)$/.test(word)) return /\(.+\(/.test(word) || /\//.test(word) ? "strong" : "weak";
  if (/^\d{1,2}[WUBRGCSXYZ/()P]+$/.test(word) || /^\d{1,2}[wubrgcsx]{1,6}$/.test(word)) return "strong";
  if (/^[XYZ]+[WUBRGC/()P]+$/.test(word)) return "strong";
  return /^[WUBRGC/()P]{2,}$/.test(word) ? "strong" : "weak";
}

/** Keywords that take a mana cost, as rules lines start with them: "Kicker {1}{R}" looks like a name line and is none. */
const COST_KEYWORD =
  /^(?:kicker|multikicker|cycling|equip|ward|flashback|disturb|morph|megamorph|disguise|madness|echo|buyback|unearth|evoke|dash|bestow|scavenge|overload|embalm|eternalize|foretell|ninjutsu|plot|spectacle|surge|emerge|prowl|mutate|encore|blitz|prototype|miracle|outlast|level up|reconfigure|transmute|replicate|entwine|fortify|specialize|squad|offspring|warp|mayhem|harmonize|web-slinging|cumulative upkeep|\w+cycling)\b/i;

/** Whether a line that ends in mana is the keyword line of an ability. */
export function startsWithCostKeyword(text: string): boolean {
  return COST_KEYWORD.test(text);
}

/** What a name begins with. */
const BEGINNING = new LetterPattern("^[\\p{L}\\d\"“'’‘+_…(&]");

/** Whether a line without markup can be the name line of a card. */
export function canBeNameLine(text: string): boolean {
  if (text.length === 0 || text.length > 220) return false;
  const parts = nameLineParts(text, "braced");
  const name = text.slice(parts.nameStart, parts.nameEnd);
  if (!BEGINNING.test(name) || name.length > 160) return false;
  if (/[{}:;,]$/.test(name) || name.includes("{")) return false;
  // A full stop ends a sentence, unless a mana cost follows what then must be a name.
  if (parts.evidence !== "braced" && /[^.\s]{2}\.$/.test(name)) return false;
  return parseMetadataLine(text) === null && !isPowerToughness(text);
}

/** Whether a line without markup is a mana cost and nothing else, perhaps with its label. */
export function isCostLine(text: string): boolean {
  const label = fieldLabelOf(text);
  const cost = label?.label === "cost" ? text.slice(label.length) : text;
  if (label?.label === "cost" && cost.trim() === "") return true;
  if (cost.length > 80) return false;
  const pieces = cost.trim().match(/\S+/g) ?? [];
  return pieces.length > 0 && pieces.every((piece) => bareSymbols(piece) !== null && !/^[a-z]+$/.test(piece));
}
