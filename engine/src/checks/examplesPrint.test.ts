import { expect, test } from "vitest";
import { parseCardDocument, readCard } from "../cards/index.ts";
import { printFace } from "../language/printLine.ts";
import { checks } from "./all.ts";
import { exampleCard } from "./examples.ts";

/** What is not printed as it was typed: costs that are mended before they are read, and keyword lists in words that always go to the usual ones. */
const MENDED = new Set([
  "keyword-cost-as-number",
  "keyword-cost-without-dash",
  "and-between-keywords",
  "protection-against",
  "cards-behind-number",
]);

test("wordings that are wrong are printed as they stand, from the tree alone", () => {
  const others: string[] = [];
  let compared = 0;
  for (const { code, wrong, right } of checks) {
    for (const example of [...wrong, ...right]) {
      for (const card of parseCardDocument(exampleCard(example).text).cards)
        for (const { abilities, names, source } of readCard(card)) {
          if (abilities.some(({ unread }) => unread.length > 0)) continue;
          const trees = JSON.parse(JSON.stringify(abilities.map(({ tree }) => tree)));
          const typed = source.lines.map(({ text }) => text).join("\n");
          compared++;
          if (printFace(trees, names) !== typed && !MENDED.has(code)) others.push(`${code}: ${typed}`);
        }
    }
  }
  expect(compared).toBeGreaterThan(1500);
  expect(others).toEqual([]);
});
