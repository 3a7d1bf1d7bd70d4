import { type TreeNode, walkTree } from "@cardwright/engine/grammar/tree";
import type { Span } from "@cardwright/engine/text/words";
import type { SemanticTokens, SemanticTokensParams, SemanticTokensRangeParams } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { governingRules } from "../governing-rules.ts";
import { fileOf } from "./context.ts";
import type { Feature } from "./feature.ts";
import type { OpenCard, OpenFile } from "./open-files.ts";
import type { Turn } from "./turn.ts";
import { SemanticTokensBuilder } from "./library.ts";

/**
 * What is told apart by colour, beyond what the TextMate grammar sees by itself (types, symbols, numbers). Few, so that a card
 * stays calm: names, keywords, the verbs that are keyword actions, the card's own name, reminder text.
 */
export const tokenTypes = ["class", "keyword", "function", "variable", "comment"] as const;
type TokenType = (typeof tokenTypes)[number];

interface Token {
  readonly span: Span;
  readonly type: TokenType;
}

/** The tokens of a card in the order of its text; none overlaps another. Places count from the card's first character. */
export function tokensOf({ source, analysis }: OpenCard): Token[] {
  const tokens: Token[] = [];
  const add = (type: TokenType, span: Span | undefined) => {
    if (span && span[0] < span[1]) tokens.push({ type, span });
  };
  for (const { name } of source.faces) add("class", name.span);
  for (const { abilities } of analysis.faces)
    for (const { tree } of abilities)
      for (const node of walkTree(tree)) {
        addNode(node, source.text, add);
        for (const reminder of node.surface?.reminders ?? []) addNode(reminder, source.text, add);
      }
  return withoutOverlaps(tokens);
}

function addNode(node: TreeNode, text: string, add: (type: TokenType, span: Span | undefined) => void): void {
  if (!node.span) return;
  if (node.kind === "reminder") add("comment", node.span);
  else if (node.kind === "keyword") add("keyword", firstWords(node, text));
  else if (node.kind === "self" || node.kind === "selfName") add("variable", node.span);
  else if (governingRules(node)?.[0]?.startsWith("701.")) add("function", firstWord(node.span, text));
}

/** A keyword without what stands in its holes: "ward" of "ward {2}". */
function firstWords(node: TreeNode, text: string): Span {
  const [start, end] = node.span!;
  const rest = Object.values(node).flatMap((value) => (isSpanned(value) ? [value.span[0]] : []));
  const stop = Math.min(end, ...rest.filter((place) => place > start));
  const words = text.slice(start, stop).replace(/[\s—–-]+$/u, "");
  return [start, start + words.length];
}

function isSpanned(value: unknown): value is { span: Span } {
  return typeof value === "object" && value !== null && "span" in value;
}

function firstWord([start, end]: Span, text: string): Span {
  const word = /^[\p{L}’'-]+/u.exec(text.slice(start, end));
  return [start, start + (word?.[0].length ?? 0)];
}

/** Of two tokens over the same letters the one that begins first, and of those the longer one, stays. */
function withoutOverlaps(tokens: Token[]): Token[] {
  tokens.sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  let end = 0;
  return tokens.filter(({ span }) => {
    if (span[0] < end) return false;
    end = span[1];
    return true;
  });
}

/** A file's tokens as the protocol wants them; with lines, only those of the cards that reach into them. */
export async function semanticTokens(
  { document, cards }: OpenFile,
  turn: Turn,
  lines: readonly [first: number, last: number] = [0, document.lineCount],
): Promise<SemanticTokens> {
  const builder = new SemanticTokensBuilder();
  for (const card of cards) {
    await turn.checkpoint();
    const { start, end } = card.source;
    if (document.positionAt(end).line < lines[0] || document.positionAt(start).line > lines[1]) continue;
    for (const { span, type } of tokensOf(card)) pushToken(builder, document, [start + span[0], start + span[1]], type);
  }
  return builder.build();
}

/** A token may not go over the end of a line: reminder text that does is cut. */
function pushToken(builder: SemanticTokensBuilder, document: TextDocument, [from, to]: Span, type: TokenType): void {
  const { line, character } = document.positionAt(from);
  const end = document.positionAt(to);
  const length = end.line === line ? to - from : document.offsetAt({ line: line + 1, character: 0 }) - from - 1;
  if (length > 0) builder.push(line, character, length, tokenTypes.indexOf(type), 0);
}

const legend = { tokenTypes: [...tokenTypes], tokenModifiers: [] };

export const semanticTokensFeature: Feature<SemanticTokensParams, SemanticTokens> = {
  method: "textDocument/semanticTokens/full",
  capabilities: () => ({ semanticTokensProvider: { legend, full: true, range: true } }),
  fallback: { data: [] },
  handle: ({ textDocument }, context, turn) => {
    const file = fileOf(context, textDocument);
    return file ? semanticTokens(file, turn) : { data: [] };
  },
};

export const semanticTokensRangeFeature: Feature<SemanticTokensRangeParams, SemanticTokens> = {
  method: "textDocument/semanticTokens/range",
  fallback: { data: [] },
  handle: ({ textDocument, range }, context, turn) => {
    const file = fileOf(context, textDocument);
    return file ? semanticTokens(file, turn, [range.start.line, range.end.line]) : { data: [] };
  },
};
