/**
 * Wordings that are always wrong or long out of date, so that they are read and judged and not just given up on. A sentence is
 * read with them only when it can't be read without (see `Rule.mistaken`), so they cost right text nothing.
 * Each gives the node that is meant, with a tag; where it means something else, a kind of its own.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { defineMistakenForms } from "./mistakenForms.ts";
import { defineMistakenFrames } from "./mistakenFrames.ts";
import { defineMistakenKeywords } from "./mistakenKeywords.ts";
import { defineMistakenPhrases } from "./mistakenPhrases.ts";
import { defineMistakenReplacing } from "./mistakenReplacing.ts";
import { defineMistakenSentences } from "./mistakenSentences.ts";
import { defineMistakenVerbs } from "./mistakenVerbs.ts";

export function defineMistakes(g: GrammarBuilder): void {
  defineMistakenFrames(g);
  defineMistakenForms(g);
  defineMistakenKeywords(g);
  defineMistakenPhrases(g);
  defineMistakenSentences(g);
  defineMistakenVerbs(g);
  defineMistakenReplacing(g);
}
