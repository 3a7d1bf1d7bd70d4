/**
 * From everything that happened to what is worth telling: steps that merely pass are left out, mana payments are put together.
 */
import type { Told } from "./stage.ts";

/** Kinds of events that are told only when something comes of them. */
const ONLY_WITH_CONSEQUENCE = new Set([
  "stepBegins",
  "attackWith",
  "unblocked",
  "becomesBlocked",
  "search",
  "setMemory",
  "removeFromCombat",
]);

/** The told things worth telling, in order. */
export function inShort(told: readonly Told[]): Told[] {
  const short: Told[] = [];
  told.forEach((one, index) => {
    const { event } = one;
    if (isManaPayment(one)) {
      const last = short.at(-1);
      if (event.kind === "addMana" && last && isPaymentLine(last))
        last.text = last.text.replace(/\.$/, `, ${manaIn(one.text)}.`);
      else if (event.kind === "addMana") short.push({ ...one, text: one.text.replace(/ adds /, " makes mana: ") });
      return;
    }
    if (ONLY_WITH_CONSEQUENCE.has(event.kind) && !hasConsequence(told, index)) return;
    if (event.kind === "setMemory" && !one.text.includes("shield")) return;
    // What the turn brings by itself: untapping, the draw for the turn, cards going to hidden hands.
    if (event.source === null && (event.kind === "untap" || event.kind === "draw")) return;
    if (event.kind === "move" && event.cause === "draw") return;
    if (event.kind === "move" && event.cause === "discard" && event.rules[0] === "514.1") return;
    if (event.kind === "resolved" && event.source === null) return;
    short.push({ ...one });
  });
  return short;
}

function isManaPayment({ event }: Told): boolean {
  if (event.kind === "addMana") return event.source === null || event.source.span === null;
  if (event.kind === "activate") return event.manaAbility && (event.source === null || event.source.span === null);
  return event.kind === "tap" && event.forMana && (event.source === null || event.source.span === null);
}

function isPaymentLine({ event }: Told): boolean {
  return event.kind === "addMana" && (event.source === null || event.source.span === null);
}

function manaIn(text: string): string {
  return text.replace(/^.* adds /, "").replace(/\.$/, "");
}

/** Whether something triggers because of it: the next told thing is a trigger going on the stack. */
function hasConsequence(told: readonly Told[], index: number): boolean {
  for (let next = index + 1; next < told.length; next++) {
    const { kind } = told[next]!.event;
    if (kind === "triggered") return true;
    if (!ONLY_WITH_CONSEQUENCE.has(kind)) return false;
  }
  return false;
}
