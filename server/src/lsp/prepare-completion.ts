import { prepareCompletion } from "@cardwright/engine/language/prepareCompletion";

/** How long nothing may have been asked before it goes on, in milliseconds: nobody who types is kept waiting. */
const quiet = 700;
/** How long it works at a stretch, and rests after that. */
const longestWork = 4;
const restBetween = 8;

/**
 * Makes completion ready for its first question while nothing else is to be done: from the first file that is opened on, in
 * stretches of a few milliseconds.
 */
export class CompletionPreparation {
  #heard = 0;
  #begun = false;

  constructor(readonly clock: () => number = () => performance.now()) {}

  /** Something was asked or typed: what is not ready yet waits. */
  heard(): void {
    this.#heard = this.clock();
  }

  /** Begins, the first time it is called; gives when all is ready. */
  async begin(): Promise<void> {
    if (this.#begun) return;
    this.#begun = true;
    this.heard();
    await this.#untilQuiet();
    let started = this.clock();
    for (const _ of prepareCompletion()) {
      if (this.clock() - started < longestWork) continue;
      await rest(restBetween);
      await this.#untilQuiet();
      started = this.clock();
    }
  }

  async #untilQuiet(): Promise<void> {
    for (let left = this.#left(); left > 0; left = this.#left()) await rest(left);
  }

  #left(): number {
    return this.#heard + quiet - this.clock();
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    // In Node a timer keeps the process alive unless it is told not to; a browser's is a number.
    if (typeof timer === "object") (timer as { unref(): void }).unref();
  });
}
