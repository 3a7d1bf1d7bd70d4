/**
 * The citation lock: short hashes of rule texts, never the texts. With it a new edition tells which of the rules that our
 * code and summaries follow have changed, even where the old edition's file is no longer at hand.
 */
import type { Edition } from "./edition/edition.ts";
import type { RuleNumber } from "./ruleNumber.ts";

/** The lock of one edition: its date and the hash of every rule. */
export interface CitationLock {
  edition: string;
  hashes: ReadonlyMap<string, string>;
}

/** Eight hexadecimal digits (FNV-1a, 32 bits) of a text without regard to spacing and kind of quotation marks. */
export function hashOfRuleText(text: string): string {
  const plain = text.replace(/[“”]/gu, '"').replace(/[‘’]/gu, "'").replace(/\s+/gu, " ").trim();
  let hash = 0x811c9dc5;
  for (let index = 0; index < plain.length; index++) {
    hash ^= plain.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Makes the lock of an edition; a rule's examples count as part of its text. */
export function makeCitationLock(edition: Edition): CitationLock {
  const hashes = new Map<string, string>();
  for (const rule of edition.rules.values())
    hashes.set(rule.number, hashOfRuleText([rule.text, ...rule.examples].join("\n")));
  return { edition: edition.date, hashes };
}

/** Writes a lock as text: the date, then one line a section with `number=hash` for each of its rules. */
export function writeCitationLock(lock: CitationLock): string {
  const sections = new Map<string, string[]>();
  for (const [number, hash] of lock.hashes) {
    const section = number.slice(0, 3);
    const list = sections.get(section) ?? [];
    list.push(`${number.slice(3)}=${hash}`);
    sections.set(section, list);
  }
  return [
    `edition ${lock.edition}`,
    ...[...sections].map(([section, rules]) => `${section} ${rules.join(" ")}`),
    "",
  ].join("\n");
}

/** Reads what {@link writeCitationLock} wrote; undefined for any other text. */
export function readCitationLock(text: string): CitationLock | undefined {
  const [head = "", ...lines] = text.split("\n");
  const edition = /^edition (\S+)$/u.exec(head)?.[1];
  if (!edition) return undefined;
  const hashes = new Map<string, string>();
  for (const line of lines) {
    const [section = "", ...rules] = line.split(" ");
    for (const rule of rules) {
      const [number = "", hash = ""] = rule.split("=");
      hashes.set(section + number, hash);
    }
  }
  return { edition, hashes };
}

/** What the lock and an edition disagree about. */
export interface LockDifference {
  number: RuleNumber;
  kind: "changed" | "gone" | "new";
}

/** Compares a lock with an edition, number by number. */
export function compareWithLock(lock: CitationLock, edition: Edition): LockDifference[] {
  const now = makeCitationLock(edition).hashes;
  const differences: LockDifference[] = [];
  for (const [number, hash] of lock.hashes) {
    const other = now.get(number);
    if (other !== hash)
      differences.push({ number: number as RuleNumber, kind: other === undefined ? "gone" : "changed" });
  }
  for (const number of now.keys())
    if (!lock.hashes.has(number)) differences.push({ number: number as RuleNumber, kind: "new" });
  return differences;
}
