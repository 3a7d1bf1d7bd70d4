/**
 * A text in which off-form parts are replaced step by step while every letter remembers where it came from, so that
 * whatever is found in the mended text can be shown in the text as it was typed.
 */
import type { Span } from "../text/words.ts";
import type { FormProblemCode } from "./formProblems.ts";

/** One replacement, in the places of the typed text. */
export interface Mend {
  readonly code: FormProblemCode;
  readonly span: Span;
  readonly text: string;
}

/** One replacement, in the places of the text as it stands before the step. */
export interface MendStep {
  readonly code: FormProblemCode;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A mended text and the way back from it. */
export interface MendedText {
  readonly text: string;
  /** Where a stretch of the mended text comes from, in the places the text was made with. */
  originOf(start: number, end: number): Span;
}

/** See the head of the file. */
export class MendableText implements MendedText {
  /** The text as mended so far. */
  text: string;
  /** All replacements so far, in the places of the typed text. */
  readonly mends: Mend[] = [];
  /** For each character of `text` the typed stretch it stands for; `null` while nothing was replaced. */
  private starts: number[] | null = null;
  private ends: number[] | null = null;

  /**
   * @param typed the text as it stands
   * @param base the place of its first character, counted in what places are wanted in
   */
  constructor(
    readonly typed: string,
    private readonly base: number,
  ) {
    this.text = typed;
  }

  /** Does all replacements of one step at once. They must be in order and must not overlap. */
  apply(steps: readonly MendStep[]): void {
    if (steps.length === 0) return;
    const starts: number[] = [];
    const ends: number[] = [];
    let text = "";
    let position = 0;
    const keep = (until: number): void => {
      for (let i = position; i < until; i++) {
        starts.push(this.starts ? this.starts[i]! : this.base + i);
        ends.push(this.ends ? this.ends[i]! : this.base + i + 1);
      }
      text += this.text.slice(position, until);
    };
    const done: Mend[] = [];
    for (const step of steps) {
      keep(step.start);
      const span = this.originOf(step.start, step.end);
      for (let i = 0; i < step.text.length; i++) {
        starts.push(span[0]);
        ends.push(span[1]);
      }
      text += step.text;
      position = step.end;
      done.push({ code: step.code, span, text: step.text });
    }
    keep(this.text.length);
    this.text = text;
    this.starts = starts;
    this.ends = ends;
    for (const mend of done) this.mends.push(mend);
  }

  /** Drops white space at both ends; this is no mend, just where the text begins and ends. */
  trim(): void {
    const from = this.text.length - this.text.trimStart().length;
    const to = Math.max(from, this.text.trimEnd().length);
    if (from === 0 && to === this.text.length) return;
    const starts = this.starts ?? Array.from({ length: this.text.length }, (_, i) => this.base + i);
    const ends = this.ends ?? Array.from({ length: this.text.length }, (_, i) => this.base + i + 1);
    this.starts = starts.slice(from, to);
    this.ends = ends.slice(from, to);
    this.text = this.text.slice(from, to);
  }

  originOf(start: number, end: number): Span {
    if (!this.starts || !this.ends) return [this.base + start, this.base + end];
    const typedEnd = this.base + this.typed.length;
    if (start >= end) {
      const at = start < this.starts.length ? this.starts[start]! : (this.ends[this.ends.length - 1] ?? typedEnd);
      return [at, at];
    }
    return [this.starts[start] ?? typedEnd, this.ends[end - 1] ?? typedEnd];
  }
}
