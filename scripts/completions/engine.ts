/** Completion asked of the engine, without a language server: for trying out counts. */
import type { Likelihood } from "../../engine/src/grammar/likelihood.ts";
import { completeLine } from "../../engine/src/language/completion.ts";
import { namesOf } from "../../engine/src/language/read.ts";
import { type Cut, FIRST } from "./cuts.ts";

/** The first offers at a cut. */
export function offersAtCut({ face, line, at }: Cut, likelihood?: Likelihood): string[] {
  const { name, shortName, typeLine, lines } = face;
  const names = namesOf({ name, ...(shortName ? { shortName } : {}) });
  const context = { typeLine, manaCost: face.manaCost, linesAbove: lines.slice(0, line) };
  const { offers } = completeLine(lines[line]!, at, names, undefined, context, likelihood);
  return offers.slice(0, FIRST).map(({ text }) => text);
}
