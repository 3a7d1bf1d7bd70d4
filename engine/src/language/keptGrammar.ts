/**
 * What the templates of the language begin with, written down when a bundle is built (`scripts/kept-beginnings.mjs` puts it here); undefined
 * in sources, where it is read off the templates. See `keptBeginnings.ts` of the grammar.
 */
export const keptGrammar: string | undefined = undefined;
