/**
 * Clauses and sentences, in strata (KERNEL.md 4): verb phrase, list of verb phrases, clause, tails, clause list, prefixes.
 * A tail hangs on the clause: "gets +1/+1 and gains flying until end of turn" has one duration over both.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { defineConditions } from "./conditions.ts";
import { defineSubjects } from "./subjects.ts";
import { defineTails } from "./tails.ts";
import { defineTimes } from "./times.ts";

/** A clause may end in no, one or two late tails. */
const withLateTails = (words: string): string[] => [
  `${words} {tails*:tail}`,
  `${words} {tails*:tail} {tails:lateTail}`,
  `${words} {tails*:tail} {tails:lateTail} {tails:lateTail}`,
];

export function defineClauses(g: GrammarBuilder): void {
  defineVerbLists(g);
  g.templates("clause", {
    clause: [
      "{subject!:subject} {verbs} {tails*:eventTail}",
      "{subject!:subject} next {verbs} {tails*:eventTail} => next",
      "{subject!:subject} each {verbs} {tails*:eventTail} => each",
    ],
    thereAre: ["(there <is|are>|there's#contracted) {what!:thing} {tails*:eventTail}"],
  });
  g.templates(
    "subjectClause",
    {
      clause: [
        ...withLateTails("{subject!:subject} {verbs}"),
        ...withLateTails("{subject!:subject} each {verbs}").map((words) => `${words} => each`),
      ],
      thereAre: withLateTails("(there <is|are>|there's#contracted) {what!:thing}"),
    },
    { untested: "without tails it prints as a clause inside another" },
  );
  // A clause that ends in a condition would take what is joined to the condition.
  g.templates(
    "plainClause",
    { clause: ["{subject!:subject} {verbs} {tails*:tail}", "{verbs} {tails*:tail}"] },
    { untested: "prints as any clause" },
  );
  g.templates("imperative", { clause: withLateTails("{verbs}") });
  g.anyOf("mainClause", "subjectClause", "imperative");
  defineSentences(g);
  defineTails(g);
  defineTimes(g);
  defineConditions(g);
  defineSubjects(g);
}

function defineVerbLists(g: GrammarBuilder): void {
  g.anyOf("verbs", "verb");
  g.templates("verbItem", { withTail: "{verb} {tails+:tail}" });
  g.anyOf("verbItem", "verb");
  // What is joined by "or" behind a condition belongs to the condition; only lists with "and" and "then" go on behind one.
  g.anyOf("firstVerb", "verbItem");
  g.templates("firstVerb", { withTail: "{verb} {tails*:tail} {tails@:innerCondition}" });
  g.templates(
    "innerCondition",
    { ifTail: "if {condition}", asLongAs: "as long as {condition}", unless: "unless {condition}" },
    { untested: "prints as any late tail" },
  );
  for (const [word, kind, item] of [
    ["and", "verbsAnd", "firstVerb"],
    ["or", "verbsOr", "verbItem"],
    ["and/or", "verbsAndOr", "verbItem"],
  ] as const) {
    g.templates("verbs", {
      [kind]: [`{items:${item}} ${word} {items:verb}`, `{items:${item}}, {items+,:${item}} ${word} {items:verb}`],
    });
  }
  for (const last of ["verb", "verbPair"])
    g.templates("verbs", {
      verbsThen: [
        `{items:firstVerb}, then {items:${last}}`,
        `{items:firstVerb}, {items+,:firstVerb} then {items:${last}}`,
      ],
    });
  g.templates(
    "verbPair",
    { verbsAnd: "{items:firstVerb} and {items:verb}" },
    { untested: "prints as any pair of verbs" },
  );
}

function defineSentences(g: GrammarBuilder): void {
  g.anyOf("sentence", "mainClause");
  g.templates("sentence", {
    clausesAnd: [
      "{items:plainClause} and {items:subjectClause}",
      "{items:plainClause}, {items+,:plainClause} and {items:subjectClause}",
    ],
    clausesCommaAnd: ["{items:mainClause}, and {items:subjectClause}"],
    clausesThen: ["{items:mainClause}, then {items:subjectClause}"],
    clausesOr: ["{items:plainClause} or {items:subjectClause}"],
  });
  g.templates("sentence", {
    ifThen: ["if {condition}, {then:anySentence}", "if {condition} instead, {then:sentence} => instead"],
    // biome-ignore lint/suspicious/noThenProperty: the kind is called by its word
    then: "then {then:sentence}",
    thenIf: ["then, {then:sentence}"],
    otherwise: "otherwise, {then:sentence}",
    forEach: ["for each {each:countable}, {then:sentence}", "for each of {of:whole}, {then:sentence}"],
    during: ["{when:leading}, {then:anySentence}"],
    asItEnters: ["as {clause}, {then:sentence}"],
    instead: "instead {then:sentence}",
    also: "{player!:np} also {then:sentence}",
    additionally: ["additionally, {then:sentence}", "also {then:imperative} => also"],
    additionalCost: ["as an additional cost to cast {what:np}, {then:sentence}"],
  });
}
