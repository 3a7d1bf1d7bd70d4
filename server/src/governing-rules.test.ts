import { actionById } from "@cardwright/engine/keywords/actions";
import { oracleGrammar } from "@cardwright/engine/language/grammar";
import { ruleExists } from "@cardwright/engine/rules/index";
import { expect, test } from "vitest";
import { governingRules, namedActions, namedKinds, namedRules } from "./governing-rules.ts";

/** Kinds that the reader makes itself, from the shape of a line and not from a template. */
const kindsOfLines = [
  "abilityWord",
  "activatedAbility",
  "chapter",
  "loyaltyAbility",
  "mode",
  "quoted",
  "reminder",
  "triggeredAbility",
];

test("every rule that is named exists", () => {
  expect(namedRules.filter((number) => !ruleExists(number))).toEqual([]);
});

test("every kind that is named is one the grammar makes", () => {
  const made = new Set(kindsOfLines);
  for (const definition of oracleGrammar().definitions) if (definition.kind) made.add(definition.kind);
  for (const rule of oracleGrammar().ruleList) for (const { kind } of rule.lexicon.values()) made.add(kind);
  for (const kind of oracleGrammar().openByKind.keys()) made.add(kind);
  expect(namedKinds.filter((kind) => !made.has(kind))).toEqual([]);
});

test("every action that is named exists", () => {
  expect(namedActions.filter((id) => !actionById(id))).toEqual([]);
});

test("keyword actions and keywords are found by their names", () => {
  expect(governingRules({ kind: "destroy" })).toEqual(["701.8"]);
  expect(governingRules({ kind: "manifestDread" })).toEqual(["701.62"]);
  expect(governingRules({ kind: "untap" })).toEqual(["701.26"]);
  expect(governingRules({ kind: "keyword", is: "ward" })).toEqual(["702.21"]);
  expect(governingRules({ kind: "dealDamage" })).toEqual(["120.1"]);
  expect(governingRules({ kind: "npAndList" })).toBeUndefined();
});
