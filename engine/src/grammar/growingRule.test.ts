import { describe, expect, test } from "vitest";
import { oracleBuilder } from "../language/grammar.ts";
import { isTypeWord } from "../language/vocabulary.ts";
import type { Rule, TrieNode } from "./definitions.ts";
import { type Grammar, GrammarBuilder } from "./grammar.ts";

const oracle = (): Grammar => oracleBuilder().build(isTypeWord);

/** All that can be read from a place of a trie, as a text: words, slots and ends in their order. */
function shape(grammar: Grammar, node: TrieNode, path: readonly TrieNode[] = []): unknown {
  if (path.includes(node)) return "loop";
  const below = [...path, node];
  return {
    words: [...(node.literals ?? [])].map(([id, nodes]) => [
      grammar.literalWords[id],
      nodes.map((next) => [...(node.byForms ?? [])].find(([, other]) => other === next)![0]),
    ]),
    forms: [...(node.byForms ?? [])].map(([forms, next]) => [forms, shape(grammar, next, below)]),
    slots: node.slots.map(({ rule, next }) => [rule.name, shape(grammar, next, below)]),
    ends: node.accepts.map(({ definition, variant }) => `${definition.id}.${definition.variants.indexOf(variant)}`),
  };
}

/** The same with what can begin it in the order of names: only the order below the root is settled while it grows. */
function wholeShape(grammar: Grammar, rule: Rule): unknown {
  const { words, forms, ...rest } = shape(grammar, rule.root) as {
    words: [string, unknown][];
    forms: [string, unknown][];
  };
  const byName = (list: [string, unknown][]) => [...list].sort(([a], [b]) => (a < b ? -1 : 1));
  return { words: byName(words), forms: byName(forms), ...rest };
}

describe("a rule grows as it is needed", () => {
  test("into the same trie, whatever word it is tried at first", () => {
    const [whole, grown] = [oracle(), oracle()];
    for (const [at, rule] of whole.ruleList.entries()) {
      const other = grown.ruleList[at]!;
      for (let id = grown.literalWords.length - 1; id > 0; id -= 1 + (at % 3)) if (other.first[id]) other.rootAt(id);
      expect(wholeShape(grown, other), rule.name).toEqual(wholeShape(whole, rule));
    }
    expect(grown.stateCount).toBe(whole.stateCount);
  });

  test("and knows before what it can begin with", () => {
    const grammar = oracle();
    for (const rule of grammar.ruleList) {
      const reach = new Set<Rule>();
      const visit = (one: Rule): void => {
        if (reach.has(one)) return;
        reach.add(one);
        for (const { rule: next } of one.root.slots) visit(next);
      };
      visit(rule);
      const words = new Set([...reach].flatMap(({ root }) => [...(root.literals?.keys() ?? [])]));
      const known = [...rule.first.keys()].filter((id) => rule.first[id] === 1);
      expect(new Set(known), rule.name).toEqual(words);
      expect(rule.openFirst, rule.name).toEqual(new Set([...reach].flatMap(({ open }) => open)));
    }
  });

  test("and every word of its templates has an id before they are compiled, which stays", () => {
    const [whole, fresh] = [oracle(), oracle()];
    const keys = new Set<string>();
    for (const { variants } of whole.definitions)
      for (const { elements } of variants)
        for (const element of elements) if (element.type === "literal") for (const key of element.keys) keys.add(key);
    const ids = new Map([...keys].map((key) => [key, fresh.literalId(key)]));
    expect([...ids].filter(([, id]) => id === 0)).toEqual([]);
    expect(new Set(ids.values()).size).toBe(keys.size);
    for (const rule of fresh.ruleList) expect(rule.root.accepts).toEqual([]);
    for (const [key, id] of ids) expect(fresh.literalId(key)).toBe(id);
    expect(fresh.literalId("wobblefrob")).toBe(0);
    expect(fresh.literalId("wobblefrob")).toBe(0);
  });

  test("only as far as it must", () => {
    const g = new GrammarBuilder();
    for (const word of [
      "ash",
      "birch",
      "cedar",
      "dogwood",
      "elm",
      "fir",
      "gum",
      "hazel",
      "ivy",
      "juniper",
      "larch",
      "oak",
      "yew",
    ])
      g.templates("tree", { [word]: `${word} tree` });
    const grammar = g.build(() => false);
    const before = grammar.stateCount;
    grammar.rule("tree").rootAt(grammar.literalId("oak"));
    expect(grammar.stateCount - before).toBe(2);
    grammar.rule("tree").rootAt(grammar.literalId("tree"));
    expect(grammar.stateCount - before).toBe(2);
  });

  test("and says that it can be empty before it grows", () => {
    const empty = (template: string) => () =>
      new GrammarBuilder().templates("rule", { kind: template }).build(() => false);
    for (const template of ["[very] [old]", "{trees*:rule}", "[old|(new|)]", "(|old)"])
      expect(empty(template)).toThrow(/empty/);
    for (const template of ["[very] old", "{trees+:rule} tree", "(old|new) [tree]"])
      expect(empty(template)).not.toThrow();
  });
});
