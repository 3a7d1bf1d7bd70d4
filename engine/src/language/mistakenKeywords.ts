import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenKeywords(_g: GrammarBuilder): void {}
