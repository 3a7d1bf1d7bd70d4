import { type Edition, prepareRuleBook } from "@cardwright/engine/rules/index";

/** How long the server has rest before it makes the rule book ready, and between two steps of that, in milliseconds. */
const restBefore = 1500;
const restBetween = 15;

/** Makes the rule book ready for the first hover while nothing else is to be done; steps of a few milliseconds. */
export async function prepareRulesSoon(edition: Edition | undefined): Promise<void> {
  await rest(restBefore);
  for (const _ of prepareRuleBook(edition)) await rest(restBetween);
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer: unknown = setTimeout(resolve, milliseconds);
    // In Node a timer keeps the process alive unless it is told not to; a browser's is a number.
    if (typeof timer === "object") (timer as { unref(): void }).unref();
  });
}
