/** Made by `npm run weights` from a corpus: `template key:cards` (see weights.ts). */
export const templateCounts = ``;
