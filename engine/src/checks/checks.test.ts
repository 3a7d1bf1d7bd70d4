import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseCard } from "../cards/parseCards.ts";
import { signatures } from "../language/sorts/index.ts";
import { lookupRule } from "../rules/ruleBook.ts";
import type { Check } from "./check.ts";
import { applyEdits } from "./edits.ts";
import { exampleCard } from "./examples.ts";
import type { Finding } from "./finding.ts";
import { allChecks, checkCard } from "./judge.ts";

const judge = (text: string): Finding[] => checkCard(parseCard(text));

const shown = (text: string, findings: readonly Finding[]): string =>
  findings.map((one) => `${one.code}: «${text.slice(...one.span)}» ${one.message}`).join("\n");

/** Every fix of a finding, tried: the problem is gone, nothing else has come, and nothing outside the edits has changed. */
function tryFixes(checked: Check, text: string, before: readonly Finding[]): string[] {
  const results: string[] = [];
  for (const finding of before.filter((one) => one.code === checked.code)) {
    for (const fix of finding.fixes) {
      const after = applyEdits(text, fix.edits);
      const findings = judge(after);
      const left = findings.filter((one) => one.code === checked.code).length;
      const had = before.filter((one) => one.code === checked.code).length;
      expect(
        left,
        `${checked.code}: “${fix.title}” on\n${text}\ngives\n${after}\n${shown(after, findings)}`,
      ).toBeLessThan(had);
      const isNew = findings.filter((one) => one.severity !== "hint" && !before.some((old) => old.code === one.code));
      expect(shown(after, isNew), `${checked.code}: “${fix.title}” brings new problems:\n${after}`).toBe("");
      results.push(after);
    }
  }
  return results;
}

describe.each(allChecks().map((one) => [one.code, one] as const))("%s", (code, checked) => {
  it("finds what is marked in its wrong examples, and nothing in its right ones", () => {
    expect(checked.wrong.length).toBeGreaterThan(0);
    expect(checked.right.length).toBeGreaterThan(0);
    for (const example of checked.wrong) {
      const { text, marked } = exampleCard(example);
      expect(marked.length, `nothing is marked in ${example}`).toBeGreaterThan(0);
      const findings = judge(text);
      const own = findings.filter((one) => one.code === code);
      expect(
        own.map((one) => text.slice(...one.span)),
        `${example}\n${shown(text, findings)}`,
      ).toEqual(marked.map((span) => text.slice(...span)));
      expect(own.map((one) => one.span)).toEqual(marked);
    }
    for (const example of checked.right) {
      const { text } = exampleCard(example);
      const findings = judge(text).filter((one) => one.severity !== "hint" || one.code === code);
      expect(shown(text, findings), example).toBe("");
    }
  });

  it("has fixes that mend it and change nothing else", () => {
    for (const [i, example] of checked.wrong.entries()) {
      const { text } = exampleCard(example);
      const [first] = tryFixes(checked, text, judge(text));
      const wanted = checked.fixed?.[i];
      if (wanted) expect(first).toBe(exampleCard(wanted).text);
      else if (wanted === null) expect(first).toBeUndefined();
    }
  });

  it("says what, why and what instead, and cites rules that exist", () => {
    for (const words of [checked.why, checked.help]) expect(words).toMatch(/^[\p{Lu}“{+−\d].*[.!?”]$/su);
    for (const rule of checked.rules) expect(lookupRule(rule), rule).toBeDefined();
    expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});

describe("all checks together", () => {
  it("have codes of their own", () => {
    const codes = allChecks().map((one) => one.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("have a file each, named by the code and holding no other", () => {
    const folder = new URL(".", import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    for (const { code } of allChecks()) {
      const own = files.filter((file) => file.split(/[/\\]/).at(-1) === `${code}.ts`);
      expect(own, code).toHaveLength(1);
      const made = readFileSync(new URL(own[0]!, folder), "utf8").match(/^export const \w+ = \w*[cC]heck\(/gm);
      expect(made, code).toHaveLength(1);
    }
  });

  it("rest on signatures whose rules exist", () => {
    for (const { subject, slots } of Object.values(signatures)) {
      for (const need of [subject, ...Object.values(slots ?? {})])
        if (need) expect(lookupRule(need.rule), need.rule).toBeDefined();
    }
  });
});
