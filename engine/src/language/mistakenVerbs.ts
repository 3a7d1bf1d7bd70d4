import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineMistakenVerbs(_g: GrammarBuilder): void {}
