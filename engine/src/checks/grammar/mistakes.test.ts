import { describe, expect, it } from "vitest";
import { oracleGrammar } from "../../language/grammar.ts";
import { allChecks } from "../judge.ts";

/** Kinds under which the frames of abilities are judged, when the lines are put together. */
const JUDGED_AS: Readonly<Record<string, string>> = { activated: "activatedAbility", triggered: "triggeredAbility" };
/** Kinds that checks look at from the node above. */
const SEEN_FROM_ABOVE = new Set(
  "formerAdjective timeAdverb damageDealt everyPhase activate once asSorcery noMoreThanTimes randomQuality".split(" "),
);

describe("wordings that are read although they are mistakes", () => {
  it("are each told of by a check", () => {
    const tags = new Set(allChecks().flatMap((one) => (one.type === "wording" ? [one.wording].flat() : [])));
    const kinds = new Set(allChecks().flatMap((one) => (one.type === "node" ? [one.on].flat() : [])));
    const grammar = oracleGrammar();
    const untold = new Set<string>();
    let seen = 0;
    for (const { rule, kind, variants } of grammar.definitions) {
      if (!grammar.rule(rule).mistaken || kind === null) continue;
      for (const variant of variants) {
        seen++;
        // What holds a mistaken part is told of there.
        const holdsMistake = variant.elements.some((part) => part.type === "slot" && grammar.rule(part.rule).mistaken);
        const isTold = holdsMistake || variant.tags.some((tag) => tags.has(tag)) || kinds.has(JUDGED_AS[kind] ?? kind);
        if (!isTold && !SEEN_FROM_ABOVE.has(kind)) untold.add(`${rule}: ${kind} #${variant.tags.join("#")}`);
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect([...untold]).toEqual([]);
  });
});
