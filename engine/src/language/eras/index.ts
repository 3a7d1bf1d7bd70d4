/** Eras of templating: the same meaning in the words of then and now. */
export { type Era, eraById, type EraId, eras } from "./eras.ts";
export { printFace, printLine, type PrintOptions } from "./printInEra.ts";
