/**
 * From everything that happened to what is worth telling: steps that merely pass are left out, mana payments are put together.
 */
import { cr } from "../game/rules.ts";
import type { Told } from "./stage.ts";

/** Kinds of events that are told only when something comes of them. */
const ONLY_WITH_CONSEQUENCE = new Set([
  "stepBegins",
  "attackWith",
  "unblocked",
  "becomesBlocked",
  "search",
  "removeFromCombat",
]);

/**
 * The told things worth telling, in order.
 * @param subject the simulated card: its own mana abilities are told in full
 */
export function inShort(told: readonly Told[], subject: string): Told[] {
  const short: Told[] = [];
  let payment: Told | null = null;
  told.forEach((one, index) => {
    const { event } = one;
    if (isManaPayment(one, subject)) {
      if (event.kind !== "addMana") return;
      if (payment) payment.text = payment.text.replace(/\.$/, `${manaIn(one.text)}.`);
      else {
        payment = {
          ...one,
          text: one.text.replace(/ adds? /, (verb) => (verb === " add " ? " tap lands for " : " taps lands for ")),
        };
        short.push(payment);
      }
      return;
    }
    if (isLeftOut(told, index)) return;
    payment = null;
    short.push({ ...one });
  });
  return short;
}

function isLeftOut(told: readonly Told[], index: number): boolean {
  const { event, text } = told[index]!;
  if (ONLY_WITH_CONSEQUENCE.has(event.kind) && !hasConsequence(told, index)) return true;
  if (event.kind === "setMemory" && !text.includes("shield")) return true;
  // What the turn brings by itself: untapping, the draw for the turn, cards going to hidden hands.
  if (event.source === null && (event.kind === "untap" || (event.kind === "draw" && event.rules[0] === cr("504.1"))))
    return true;
  if (event.kind === "move" && event.cause === "draw") return true;
  return event.kind === "move" && event.cause === "discard" && event.rules[0] === cr("514.1");
}

/** Mana made by other cards than the simulated one. */
function isManaPayment({ event }: Told, subject: string): boolean {
  if (event.source?.card === subject) return false;
  if (event.kind === "addMana") return true;
  return event.kind === "activate" ? event.manaAbility : event.kind === "tap" && event.forMana;
}

function manaIn(text: string): string {
  return text.replace(/^.* adds? /, "").replace(/\.$/, "");
}

/** Whether something triggers because of it: the next told thing is a trigger going on the stack. */
function hasConsequence(told: readonly Told[], index: number): boolean {
  for (let next = index + 1; next < told.length; next++) {
    const { kind } = told[next]!.event;
    if (kind === "triggered") return true;
    if (!ONLY_WITH_CONSEQUENCE.has(kind)) return false;
    // What comes of a later step does not come of this one.
    if (kind === "stepBegins" && told[index]!.event.kind === "stepBegins") return false;
  }
  return false;
}
