import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenPhrases(_g: GrammarBuilder): void {}
