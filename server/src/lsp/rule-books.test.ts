import { currentEdition, readEdition, writeEditionCache } from "@cardwright/engine/rules/index";
import { expect, test } from "vitest";
import { editionTextRequest, keepEditionNotification } from "../rules-protocol.ts";
import { RuleBooks, ruleInBook } from "./rule-books.ts";
import { inventedRules, inventedRulesInBase64 } from "./testing/invented-rules.ts";

/** Books kept by a client that answers with these texts, and everything it was told. */
function booksWith(texts: Readonly<Record<string, string>>) {
  const told: unknown[] = [];
  const asked: string[] = [];
  const books = new RuleBooks({
    ask: async (method, params) => {
      expect(method).toBe(editionTextRequest);
      const { date, form } = params as { date: string; form: string };
      asked.push(`${date} ${form}`);
      return texts[`${date} ${form}`] ?? null;
    },
    notify: (method, params) => void told.push([method, params]),
    warn: (message) => void told.push(message),
  });
  return { books, told, asked };
}
const edition = readEdition(inventedRules()).edition!;
const kept = writeEditionCache(edition);

test("without any edition our own summaries are the book, older ones are known by their dates", async () => {
  const { books } = booksWith({});
  expect(await books.book("")).toBeUndefined();
  expect(await books.book(currentEdition)).toBeUndefined();
  expect(await books.book("2022-04-29")).toBe("2022-04-29");
});

test("an edition is fetched once, when it is needed; the newest is the default", async () => {
  const { books, asked } = booksWith({ "2031-05-03 kept": kept });
  books.take(["2031-05-03", "2017-08-25"]);
  expect(asked).toEqual([]);
  expect(books.dates).toEqual(["2031-05-03", "2017-08-25"]);
  const book = await books.book("");
  expect(book).toMatchObject({ date: "2031-05-03" });
  expect(await books.book("2031-05-03")).toBe(book);
  expect(asked).toEqual(["2031-05-03 kept"]);
});

test("a kept form that is of no use is made anew from the file; without the file the user is told", async () => {
  const whole = booksWith({ "2031-05-03 kept": kept.slice(0, 400), "2031-05-03 file": inventedRulesInBase64() });
  whole.books.take(["2031-05-03"]);
  expect(await whole.books.book("")).toMatchObject({ date: "2031-05-03" });
  expect(whole.told).toEqual([[keepEditionNotification, { date: "2031-05-03", kept }]]);
  const lost = booksWith({ "2031-05-03 kept": "something else" });
  lost.books.take(["2031-05-03"]);
  expect(await lost.books.book("")).toBe("2031-05-03");
  expect(lost.told).toEqual(["The rules of 2031-05-03 can't be read any more. Please add their file again."]);
});

test("an edition of unknown date comes last", () => {
  const { books } = booksWith({});
  books.take(["unknown", "2017-08-25", "2031-05-03"]);
  expect(books.dates).toEqual(["2031-05-03", "2017-08-25", "unknown"]);
  expect(books.datesWithNumbers).not.toContain("unknown");
});

test("a rule is found under its number of the book", () => {
  const tap = "701.26" as never;
  expect(ruleInBook(tap, undefined)).toEqual({ number: "701.26", book: undefined });
  expect(ruleInBook(tap, "2022-04-29")).toEqual({ number: "701.21", book: "2022-04-29" });
  expect(ruleInBook("701.62" as never, "2017-08-25")).toEqual({ number: "701.62", book: undefined });
  expect(ruleInBook("701.8a" as never, edition)).toEqual({ number: "701.8a", book: edition });
  expect(ruleInBook("701.9a" as never, edition)).toEqual({ number: "701.9a", book: undefined });
});
