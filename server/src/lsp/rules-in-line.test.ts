import { readEdition } from "@cardwright/engine/rules/index";
import { expect, test } from "vitest";
import { type RuleBook, RuleBooks } from "./rule-books.ts";
import { RuleText } from "./rule-text.ts";
import { onlyUpdate, rulesInLine, updatesOfNumber } from "./rules-in-line.ts";
import { inventedRules } from "./testing/invented-rules.ts";

const books = new RuleBooks({ ask: async () => null, notify: () => {}, warn: () => {} });
const edition = readEdition(inventedRules()).edition!;

/** What is found at the `$0` of a line. */
function look(marked: string, book?: RuleBook) {
  const character = marked.indexOf("$0");
  return rulesInLine(marked.replace("$0", ""), character, new RuleText(book, "open"), books);
}

test("a number shows the rule with links that open it, and leads to its place", async () => {
  const found = await look("// as in 701$0.8a, unlike 115.4");
  expect([found?.start, found?.end]).toEqual([9, 15]);
  expect(found?.hover).toMatch(/701\.8a/);
  expect(found?.hover).toContain(`(command:open?${encodeURIComponent('["701.8a","2025-09-19"]')})`);
  expect(found?.places).toMatchObject([{ uri: "cardwright-rules:/2025-09-19/701%20Keyword%20Actions" }]);
  expect((await look("see rule 115$0"))?.places).toMatchObject([
    { name: "115 Targets", range: { start: { line: 0 } } },
  ]);
});

test("with an edition its text stands there, with examples and the date", async () => {
  const found = await look("115.1a$0", edition);
  expect(found?.hover).toContain("Pebbles in a sling");
  expect(found?.hover).toContain("*Example:* A sling");
  expect(found?.hover).toContain("2031-05-03");
  expect(found?.places).toMatchObject([{ uri: "cardwright-rules:/2031-05-03/115%20Targets" }]);
});

test("a number that means something else in another edition says so", async () => {
  const found = (await look("701.2$08"))?.hover;
  expect(found).toMatch(
    /701\.28 is \*Transform\* in the 2022 edition .*, \*Monstrosity\* in the 2015 edition .*, \*Convert\* today\./,
  );
  expect(found).toContain(`now [701.27](command:open?${encodeURIComponent('["701.27","2025-09-19"]')})`);
  const older = await look("701.2$01a", "2022-04-29");
  expect(older?.hover).toMatch(/701\.21 is \*Tap and Untap\* in the 2022 edition, \*Sacrifice\* today/);
  expect(older?.places).toMatchObject([{ name: expect.stringMatching(/^701\.26a /) }]);
});

test("a number can be replaced by the one of the chosen edition", async () => {
  const number = "701.21a" as never;
  expect(updatesOfNumber(number, undefined, books)[0]).toEqual({
    title: "Update 701.21a (Tap and Untap, as of 2022) to 701.26a, its number in the 2025-09-19 edition",
    number: "701.26a",
  });
  expect(updatesOfNumber("115.4" as never, undefined, books)).toEqual([]);
  expect(updatesOfNumber("701.26a" as never, "2022-04-29", books)[0]?.number).toBe("701.21a");
});

test("only a number that the edition lacks gets a hint unasked", () => {
  const hinted = ["103.3b", "701.21a", "701.8a", "999.1"].map((number) =>
    onlyUpdate(number as never, undefined, books),
  );
  expect(hinted).toEqual(["103.4b", undefined, undefined, undefined]);
});

test("terms of the game lead to the rules that define them; other numbers and words say nothing", async () => {
  const found = await look("// its mana$0 value");
  expect(found?.hover).toContain("mana value");
  expect(found?.places[0]?.name).toMatch(/^202\.3 /);
  expect(await look("// version 3$0.14")).toBeNull();
  expect(await look("// in 123$0.45 seconds")).not.toBeNull();
  expect(await look("// 999.1$0")).toBeNull();
  expect(await look("// frobnicate$0")).toBeNull();
});
