import type { Fix, TextEdit } from "../finding.ts";
import type { JudgedFace } from "../judgedCard.ts";

/** Makes a fix. */
export const fix = (title: string, safe: boolean, ...edits: TextEdit[]): Fix => ({ title, safe, edits });

/** Whether the set declares a subtype. */
export function isDeclared(face: JudgedFace, word: string): boolean {
  return face.options.subtypes?.some((one) => one.toLowerCase() === word.toLowerCase()) ?? false;
}

/** Words with their article. */
export function aOrAn(words: string): string {
  return `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
}
