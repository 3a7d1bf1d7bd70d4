import { actionsByForm } from "@cardwright/engine/keywords/actions";
import { keywordByWords, reminderText } from "@cardwright/engine/keywords/keywords";
import { subtypeByWord, subtypeRules } from "@cardwright/engine/language/lexicon/subtypes";
import { symbolByText } from "@cardwright/engine/language/lexicon/symbols";
import { formProblemKinds } from "@cardwright/engine/cards/index";
import { lookupGlossaryTerm } from "@cardwright/engine/rules/glossary";
import { escapeMarkdown } from "@cardwright/engine/rules/ruleHover";
import type { CompletionItem } from "vscode-languageserver";
import { governingRules } from "../governing-rules.ts";
import type { Feature } from "./feature.ts";
import type { RuleText } from "./rule-text.ts";
import { MarkupKind } from "./library.ts";

/** What `completion.ts` keeps with each item for this. */
interface ItemData {
  readonly text: string;
  readonly rule: string;
}

/** The documentation of one offer, as Markdown paragraphs: what it means, and its rule. Empty where there is nothing to say. */
export function documentationOf({ text, rule }: ItemData, rules: RuleText): string {
  return paragraphs(text, rule, rules).filter(Boolean).join("\n\n");
}

function paragraphs(text: string, rule: string, rules: RuleText): string[] {
  if (rule === "symbol") {
    const symbol = symbolByText(text);
    return symbol ? [symbol.name, ...rules.cite(symbol.rule ? [symbol.rule] : [])] : [];
  }
  if (rule === "check") return [formProblemKinds.find(({ code }) => code === text)?.explanation ?? ""];
  if (rule === "keyword") {
    const keyword = keywordByWords(text);
    return keyword ? [escapeMarkdown(reminderText(keyword)), ...rules.cite(keyword.rule ? [keyword.rule] : [])] : [];
  }
  const [action] = actionsByForm(text);
  if (action) return [escapeMarkdown(action.summary), ...rules.cite(action.rule ? [action.rule] : [])];
  const subtype = rule === "subtype" ? subtypeByWord(text) : undefined;
  if (subtype) return rules.cite([subtypeRules[subtype.category]]);
  const type = governingRules({ kind: "cardType", is: text.toLowerCase() });
  if (type) return rules.cite(type);
  const term = lookupGlossaryTerm(text);
  return term ? [escapeMarkdown(term.definition ?? ""), ...rules.cite(term.rules.slice(0, 2))] : [];
}

export const completionResolveFeature: Feature<CompletionItem, CompletionItem | null> = {
  method: "completionItem/resolve",
  fallback: null,
  handle: (item, { rules }) => {
    const value = documentationOf(item.data as ItemData, rules);
    return value ? { ...item, documentation: { kind: MarkupKind.Markdown, value } } : item;
  },
};
