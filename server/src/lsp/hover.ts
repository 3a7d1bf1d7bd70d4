import { whatCouldStand } from "@cardwright/engine/checks/index";
import { type TreeNode, isNode } from "@cardwright/engine/grammar/tree";
import { keywordName, ownKeywordMeaning } from "@cardwright/engine/language/ownWords";
import { keywordById, reminderText } from "@cardwright/engine/keywords/keywords";
import { symbolByText } from "@cardwright/engine/language/lexicon/symbols";
import { type RuleNumber, cr } from "@cardwright/engine/rules/index";
import { lookupGlossaryTerm } from "@cardwright/engine/rules/glossary";
import { escapeMarkdown } from "@cardwright/engine/rules/ruleHover";
import type { Span } from "@cardwright/engine/text/words";
import type { Hover, HoverParams, Position } from "vscode-languageserver";
import { describeNode } from "../describe-tree.ts";
import { actionOf, governingRules } from "../governing-rules.ts";
import { localize } from "../localize.ts";
import { fileOf, rulesFor } from "./context.ts";
import type { Feature } from "./feature.ts";
import { type OpenCard, type OpenFile, cardAt, rangeInCard } from "./open-files.ts";
import type { RuleText } from "./rule-text.ts";
import { hoverOfLine } from "./rule-hover.ts";
import { type TreePlace, treePlaceAt } from "./tree-place.ts";
import { MarkupKind } from "./library.ts";

/** How many rules around a place a hover shows; more would hide the card. */
const mostRules = 3;

/** What is said about one place of a card: a heading and paragraphs, all Markdown, then rules, the most telling first. */
export interface Telling {
  readonly span: Span;
  readonly parts: readonly string[];
  readonly numbers: readonly RuleNumber[];
}

/** What there is to say about a place of a card, counted from the card's first character. */
export function tellingAt(card: OpenCard, at: number): Telling | undefined {
  return tellSymbol(card, at) ?? tellHead(card, at) ?? tellRulesText(card, at);
}

/** What is said about a place of a file when the mouse rests on it; `null` where there is nothing to say. */
export function hoverAt(file: OpenFile, position: Position, rules: RuleText): Hover | null {
  const offset = file.document.offsetAt(position);
  const card = cardAt(file, offset);
  if (!card) return null;
  const telling = tellingAt(card, offset - card.source.start);
  if (!telling) return null;
  const value = [...telling.parts.filter(Boolean), ...rules.cite(telling.numbers)].join("\n\n");
  return {
    contents: { kind: MarkupKind.Markdown, value },
    range: rangeInCard(file.document, card.source, telling.span),
  };
}

/** A mana or other symbol, wherever it stands. */
function tellSymbol({ source }: OpenCard, at: number): Telling | undefined {
  for (const match of source.text.matchAll(/\{[^{}\s]+\}/g)) {
    const span: Span = [match.index, match.index + match[0].length];
    if (at < span[0]) return undefined;
    if (at >= span[1]) continue;
    const symbol = symbolByText(match[0]);
    if (!symbol) return undefined;
    const value =
      symbol.mana && !Number.isNaN(symbol.manaValue)
        ? localize("Adds {value} to the mana value.", { value: symbol.manaValue })
        : "";
    return {
      span,
      parts: [`**${match[0]}** — ${symbol.name}`, value],
      numbers: symbol.rule ? [cr(symbol.rule)] : [],
    };
  }
  return undefined;
}

/** The type line and the numbers in the corner. */
function tellHead({ source }: OpenCard, at: number): Telling | undefined {
  const inside = ([start, end]: Span) => at >= start && at <= end && start < end;
  for (const { typeLine, stats } of source.faces) {
    const groups = [
      { pieces: typeLine.supertypes, what: localize("supertype"), rule: cr("205.4") },
      { pieces: typeLine.types, what: localize("card type"), rule: cr("205.2") },
      { pieces: typeLine.subtypes, what: localize("subtype"), rule: cr("205.3") },
    ];
    for (const { pieces, what, rule } of groups) {
      const piece = pieces.find(({ span }) => inside(span));
      if (!piece) continue;
      const own = governingRules({ kind: "cardType", is: piece.text.toLowerCase() }) ?? [];
      return { span: piece.span, parts: [`**${piece.text}** — ${what}`], numbers: [...own, rule] };
    }
    if (stats && inside(stats.span)) {
      if (stats.kind === "powerToughness") {
        const { power, toughness } = stats;
        const values = { power: power.text, toughness: toughness.text };
        const head = localize("**Power {power}, toughness {toughness}**", values);
        return { span: stats.span, parts: [head], numbers: [cr("208.1")] };
      }
      const loyalty = stats.kind === "loyalty";
      const head = `**${loyalty ? localize("Loyalty") : localize("Defense")} ${stats.value.text}**`;
      return { span: stats.span, parts: [head], numbers: [loyalty ? cr("209.1") : cr("210.1")] };
    }
  }
  return undefined;
}

/** A phrase of the rules text: what it was understood to be, and the rules that govern it and the phrases around it. */
function tellRulesText(card: OpenCard, at: number): Telling | undefined {
  const place = treePlaceAt(card, at);
  if (!place) return undefined;
  const unread = place.path.find(({ kind }) => kind === "unread");
  if (unread?.span)
    return {
      span: unread.span,
      parts: [localize("Not understood: what this says is neither checked nor played."), ...couldStand(card, at)],
      numbers: [],
    };
  const keyword = place.path.find(({ kind }) => kind === "keyword");
  if (keyword) return tellKeyword(keyword, card);
  const told = place.path.filter((node) => node.span && governingAt(node, place) !== undefined);
  const innermost = told.at(-1);
  if (!innermost?.span) return undefined;
  const numbers: RuleNumber[] = [];
  for (const node of told.toReversed())
    for (const number of governingAt(node, place) ?? [])
      if (!numbers.includes(number) && numbers.length < mostRules) numbers.push(number);
  const words = card.source.text.slice(...innermost.span);
  const head = `**${escapeMarkdown(words)}** — ${escapeMarkdown(describeNode(innermost))}`;
  const summary = escapeMarkdown(actionOf(innermost)?.summary ?? lookupGlossaryTerm(words)?.definition ?? "");
  return { span: innermost.span, parts: [head, summary], numbers };
}

/** How far the words at a place are understood, and what could come next in card English. */
function couldStand({ source, analysis }: OpenCard, at: number): string[] {
  for (const face of analysis.faces) {
    for (const line of face.abilities) {
      const part = line.unread.find(({ span: [start, end] }) => start <= at && at <= end);
      if (!part) continue;
      const { understood, offers } = whatCouldStand(face, source.text, line, part);
      const words = offers.map((offer) => `“${escapeMarkdown(offer)}”`).join(", ");
      if (!words) return [];
      const before = escapeMarkdown(understood);
      return [
        before
          ? localize("After “{before}” could come: {words}.", { before, words })
          : localize("Here could stand: {words}.", { words }),
      ];
    }
  }
  return [];
}

/** The rules of a node by what it stands in. A target's rule depends on what it is a target of (CR 115.1a, c, d); a statement's on the card it stands on (CR 113.3). */
export function governingAt(node: TreeNode, { face, path }: TreePlace): readonly RuleNumber[] | undefined {
  const onSpell = face.typeLine.types.some(({ text }) => /^(instant|sorcery)$/i.test(text));
  if (node.kind === "statement") return [onSpell ? cr("113.3a") : cr("113.3d")];
  if (node.kind === "target" || node.kind === "targets") {
    if (path.some(({ kind }) => kind === "triggeredAbility")) return [cr("115.1d")];
    if (path.some(({ kind }) => kind === "activatedAbility" || kind === "loyaltyAbility")) return [cr("115.1c")];
    if (onSpell) return [cr("115.1a")];
  }
  return governingRules(node);
}

function tellKeyword(node: TreeNode, { source }: OpenCard): Telling | undefined {
  const own = ownKeywordMeaning(node, ({ span }) => (span ? source.text.slice(...span) : ""));
  if (own && node.span)
    return {
      span: node.span,
      parts: [`**${keywordName(node)}**`, escapeMarkdown(own.reminder || own.lines.join("\n"))],
      numbers: [],
    };
  const keyword = keywordById(String(node.is));
  if (!keyword || !node.span) return undefined;
  const values = keyword.parameters.map(({ hole }): [string, string | undefined] => {
    const value = node[hole];
    return [hole, isNode(value) && value.span ? source.text.slice(...value.span) : undefined];
  });
  const reminder = escapeMarkdown(reminderText(keyword, Object.fromEntries(values)));
  return { span: node.span, parts: [`**${keyword.name}**`, reminder], numbers: governingRules(node) ?? [] };
}

export const hoverFeature: Feature<HoverParams, Hover | null> = {
  method: "textDocument/hover",
  capabilities: () => ({ hoverProvider: true }),
  fallback: null,
  handle: async ({ textDocument, position }, context) => {
    const file = fileOf(context, textDocument);
    if (!file) return null;
    const rules = await rulesFor(context, textDocument.uri);
    return (
      (await hoverOfLine(file, position, rules, context.books, "numbers")) ??
      hoverAt(file, position, rules) ??
      (await hoverOfLine(file, position, rules, context.books, "terms"))
    );
  },
};
