/**
 * Reads an edition kept as a folder of Markdown files. The table of contents says which files belong to it: a folder can
 * hold stale files of earlier editions, which are ignored and named in the notes.
 */
import { compareRuleNumbers } from "../ruleNumber.ts";
import { normaliseRulesText } from "./decodeRulesText.ts";
import type { EditionGlossaryEntry, EditionRule, EditionSection, ReadEditionResult } from "./edition.ts";
import { effectiveDate, gapsInNumbers, readRulesLines } from "./readRulesText.ts";
import { fileLinks, stripMarkdown } from "./stripMarkdown.ts";

/** A file of a folder; `path` is relative to the folder, with `/` between names. */
export interface FolderFile {
  path: string;
  text: string;
}

interface ReadFile extends FolderFile {
  rules: ReadonlyMap<string, EditionRule>;
  sections: readonly EditionSection[];
  glossary: readonly EditionGlossaryEntry[];
}

interface Contents {
  file: FolderFile;
  /** Linked files in order, with the section the link's words name. */
  linked: Map<string, EditionSection | undefined>;
  sections: EditionSection[];
  missing: string[];
}

const contentsName =
  /^(?:readme|index|_index|toc|contents|table[-_ ]of[-_ ]contents|summary|_sidebar|home)\.(?:md|markdown)$/iu;
const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

function resolvePath(from: string, link: string): string {
  const parts = link.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const part of link.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

/** Finds the table of contents: the file that links to most of the others, a usual name deciding between equals. */
function findContents(files: readonly FolderFile[]): Contents | undefined {
  const byPath = new Map(files.map((file) => [file.path.toLowerCase(), file]));
  let best: { contents: Contents; score: number } | undefined;
  for (const file of files) {
    const contents: Contents = { file, linked: new Map(), sections: [], missing: [] };
    for (const link of fileLinks(file.text)) {
      const words = /^\W*(\d{3})\.?\s+(.+?)\s*$/u.exec(stripMarkdown(link.words));
      const section =
        words?.[1] && words[2] ? { number: words[1] as EditionSection["number"], title: words[2] } : undefined;
      const path = resolvePath(file.path, link.path);
      const target = [path, `${path}.md`, `${path}/index.md`, `${path}/README.md`]
        .map((tried) => byPath.get(tried.toLowerCase()))
        .find((found) => found);
      if (target && target !== file) contents.linked.set(target.path, contents.linked.get(target.path) ?? section);
      else if (!target && /\.(?:md|markdown)$/iu.test(path)) contents.missing.push(path);
      if (section) contents.sections.push(section);
    }
    if (contents.sections.length === 0) contents.sections = readRulesLines(stripMarkdown(file.text)).announced;
    const listed = contents.sections.length === 0 ? sectionLines(file.text) : [];
    contents.sections.push(...listed);
    const named = contentsName.test(nameOf(file.path));
    const depth = file.path.split("/").length;
    const score = contents.linked.size * 10 + (named ? Math.min(listed.length, 40) + 5 : 0) - depth;
    if ((contents.linked.size >= 2 || (named && listed.length >= 2)) && (!best || score > best.score))
      best = { contents, score };
  }
  return best?.contents;
}

/** Section lines ("- 701. Keyword Actions") of a table of contents without links. */
function sectionLines(text: string): EditionSection[] {
  if (/^\s*\d{3}\.\d/mu.test(stripMarkdown(text))) return []; // it holds rules: a chapter, not a table of contents
  return [...stripMarkdown(text).matchAll(/^\s*(\d{3})\.\s+(\S.*?)\s*$/gmu)].map((match) => ({
    number: match[1] as EditionSection["number"],
    title: match[2] ?? "",
  }));
}

function readFile(file: FolderFile): ReadFile {
  const plain = stripMarkdown(file.text);
  const isGlossary = /glossary/iu.test(nameOf(file.path)) || /^\s*#{1,3}\s+glossary\s*$/imu.test(file.text);
  const lines = readRulesLines(plain);
  const glossary =
    lines.glossary.length > 0 ? lines.glossary : isGlossary && lines.rules.size === 0 ? readGlossary(file.text) : [];
  return { ...file, rules: lines.rules, sections: lines.sections, glossary };
}

/** Glossary entries under headings ("### Ability") or bold terms ("**Ability**"), else in blocks with the term first. */
function readGlossary(text: string): EditionGlossaryEntry[] {
  const entries: EditionGlossaryEntry[] = [];
  let current: { term: string; lines: string[] } | undefined;
  const finish = () => {
    const entryText = current?.lines
      .join("\n")
      .replace(/\n{2,}/gu, "\n")
      .trim();
    if (current && entryText) entries.push({ term: current.term, text: entryText });
  };
  for (const line of text.split("\n")) {
    const term =
      /^\s{0,3}#{2,6}\s+(.+?)\s*#*\s*$/u.exec(line)?.[1] ??
      /^\s*(?:[-*]\s+)?\*\*([^*]+?):?\*\*:?\s*(?=$|\S)/u.exec(line)?.[1];
    if (!term) {
      current?.lines.push(stripMarkdown(line).trim());
      continue;
    }
    finish();
    const rest = line.includes("**") ? line.slice(line.lastIndexOf("**") + 2).replace(/^[:\s–—-]+/u, "") : "";
    current = { term: stripMarkdown(term), lines: rest ? [stripMarkdown(rest)] : [] };
  }
  finish();
  return entries;
}

/** Reads a folder of Markdown files as one edition; a folder without rules gives a message. Never throws. */
export function readMarkdownFolder(input: readonly FolderFile[]): ReadEditionResult {
  const files = input
    .filter((file) => /\.(?:md|markdown)$/iu.test(file.path))
    .map((file) => ({
      path: file.path.replaceAll("\\", "/").replace(/^\.?\//u, ""),
      text: normaliseRulesText(file.text),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  if (files.length === 0) return { message: "The folder holds no Markdown files (.md). Nothing was changed." };
  const contents = findContents(files);
  const read = files.map(readFile).filter((file) => file.rules.size > 0 || file.glossary.length > 0);
  if (read.length === 0)
    return {
      message:
        "The folder holds no rules: no line of its files begins with a rule number such as 100.1. Nothing was changed.",
    };

  const notes: string[] = [];
  const { belonging, stale } = separateStaleFiles(read, contents);
  if (belonging.length === 0)
    return {
      message: `The table of contents ${contents?.file.path} names none of the files with rules. Nothing was changed.`,
    };
  if (stale.length > 0)
    notes.push(
      `Ignored, because the table of contents does not name them as they are: ${stale.map((file) => file.path).join(", ")}.`,
    );
  if (contents && contents.missing.length > 0)
    notes.push(`Named in the table of contents but not there: ${[...new Set(contents.missing)].join(", ")}.`);
  if (!contents) notes.push("The folder has no table of contents, so every file was read.");

  const rules = new Map<string, EditionRule>();
  const sections = new Map<string, EditionSection>();
  const twice = new Set<string>();
  for (const file of belonging) {
    for (const section of file.sections) if (!sections.has(section.number)) sections.set(section.number, section);
    for (const [number, rule] of file.rules) {
      if (rules.has(number)) twice.add(number);
      else rules.set(number, rule);
    }
  }
  for (const section of contents?.sections ?? [])
    if (belonging.some((file) => rulesOfSection(file, section.number))) sections.set(section.number, section);
  const missingSections = (contents?.sections ?? []).filter(
    (section) => !sections.has(section.number) && !section.number.endsWith("00"),
  );
  if (missingSections.length > 0)
    notes.push(
      `Sections of the table of contents without rules: ${missingSections.map((section) => section.number).join(", ")}.`,
    );
  if (twice.size > 0) notes.push(`Given twice, the first text is shown: ${[...twice].slice(0, 10).join(", ")}.`);
  const gaps = gapsInNumbers(rules);
  if (gaps.length > 0)
    notes.push(
      `Missing between their neighbours: ${gaps.slice(0, 10).join(", ")}${gaps.length > 10 ? ` and ${gaps.length - 10} more` : ""}.`,
    );
  const date = contents ? (effectiveDate(contents.file.text) ?? dateOf(contents.file)) : undefined;
  const anyDate = date ?? belonging.map((file) => effectiveDate(file.text)).find((found) => found);
  if (!anyDate)
    notes.push('The folder does not say from when on its rules are effective; the edition is shown as "unknown".');
  return {
    edition: {
      date: anyDate ?? "unknown",
      source: "markdown",
      sections: [...sections.values()].sort((a, b) => compareRuleNumbers(a.number, b.number)),
      rules: new Map([...rules].sort(([a], [b]) => compareRuleNumbers(a, b))),
      glossary: belonging.flatMap((file) => file.glossary),
      notes,
    },
  };
}

const rulesOfSection = (file: ReadFile, section: string) =>
  [...file.rules.keys()].some((number) => number.startsWith(`${section}.`));

function dateOf(file: FolderFile): string | undefined {
  return /\b(20\d\d)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])\b/u.exec(file.text)?.slice(1, 4).join("-");
}

/** A file belongs to the edition when the table of contents links to it, or, without links, lists its section by that title. */
function separateStaleFiles(
  read: readonly ReadFile[],
  contents: Contents | undefined,
): { belonging: ReadFile[]; stale: ReadFile[] } {
  if (!contents) return { belonging: [...read], stale: [] };
  const listed = new Map(contents.sections.map((section) => [section.number as string, section.title.toLowerCase()]));
  const belongs = (file: ReadFile): boolean => {
    if (file.path === contents.file.path) return true;
    if (contents.linked.size > 0) {
      if (!contents.linked.has(file.path)) return false;
      const section = contents.linked.get(file.path);
      return !section || file.sections.length === 0 || file.sections.some((own) => own.number === section.number);
    }
    if (file.glossary.length > 0 && file.rules.size === 0) return true;
    return file.sections.every((own) => listed.get(own.number) === own.title.toLowerCase());
  };
  const order = [...contents.linked.keys()];
  const belonging = read.filter(belongs).sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  return { belonging, stale: read.filter((file) => !belonging.includes(file)) };
}
