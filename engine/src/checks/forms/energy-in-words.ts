import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children } from "../trees.ts";

/** The number of energy counters a phrase with words in the place of symbols speaks of. */
function amountOf(amount: ReturnType<typeof child>): number {
  const value = Number(amount?.value ?? 0);
  return value > 0 && value < 13 ? value : 0;
}

/** “get 2 energy” */
export const energyInWords = check("energy-in-words", {
  ref: "SYM14",
  severity: "warning",
  rules: [cr("107.14"), cr("122.1")],
  on: ["numberedEnergy", "getCounters"],
  test: (node, place) => {
    if (node.kind === "numberedEnergy") {
      const amount = amountOf(child(node, "amount"));
      const verb = /^pay/i.exec(place.words())?.[0] ?? (/^gains|^gets/i.test(place.words()) ? "gets" : "get");
      const text = `${verb} ${"{E}".repeat(amount)}`;
      return { fixes: amount ? [place.edit(`Write “${text}”`, true, { span: place.span(), text })] : [] };
    }
    const counters = child(node, "counters");
    if (!children(counters, "names").some(({ is }) => is === "energy") || node.tense || node.form) return false;
    const determiner = child(counters, "determiner");
    const amount =
      determiner?.kind === "a"
        ? 1
        : amountOf(child(child(determiner, "quantity"), "amount") ?? child(determiner, "quantity"));
    const text = "{E}".repeat(amount);
    const at = counters!;
    return { at, fixes: amount ? [place.edit(`Write ${text}`, true, { span: place.span(at), text })] : [] };
  },
  message: "Energy is written in symbols, one {E} for each counter.",
  why: "Energy counters have a symbol of their own, and cards say what is got and paid with it.",
  help: "Write “You get {E}{E}.” and “Pay {E}{E}”.",
  wrong: [
    "You «get 3 energy».",
    "Creature — Elf | Whenever this creature attacks, you «gain 2 energy».",
    "Creature — Elf | When this creature enters, you get «two energy counters».",
    "Artifact | {T}, «Pay 2 energy»: Draw a card.",
    'Enchantment | Creatures you control have "When this creature dies, you «get 1 energy»."',
  ],
  right: ["You get {E}{E}.", "Artifact | {T}, Pay {E}{E}: Draw a card."],
  fixed: [
    "You get {E}{E}{E}.",
    "Creature — Elf | Whenever this creature attacks, you get {E}{E}.",
    "Creature — Elf | When this creature enters, you get {E}{E}.",
    "Artifact | {T}, Pay {E}{E}: Draw a card.",
  ],
});
