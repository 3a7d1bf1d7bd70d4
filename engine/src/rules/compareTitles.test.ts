import { expect, it } from "vitest";
import { sayNotChecked, sharedRulesBytes } from "../../../scripts/citations-shared.mjs";
import { comparableEditions, compareTitles } from "./compareTitles.ts";
import { readEdition } from "./edition/readEdition.ts";
import { titleInRules } from "./edition/edition.ts";

it("tells which sections and keywords came, went and moved", () => {
  const { changes, unchanged } = compareTitles("2022-04-29", "2025-09-19")!;
  expect(changes).toContainEqual({ kind: "renumbered", from: "701.7", to: "701.8", title: "Destroy" });
  expect(unchanged).toBeGreaterThan(200);
  expect(compareTitles("2022-04-29", "2022-04-29")).toMatchObject({ changes: [] });
  expect(compareTitles("2015-09-26", "2025-09-19")).toBeUndefined();
  expect(compareTitles("2025-09-19", "2031-05-03")).toBeUndefined();
});

/** The files of the material by the dates that our tables know them by. */
const files: Readonly<Record<string, string>> = { "2021-04-22": "editions/cr-2021-04-19.txt" };

/** Each title of an edition's text with its number. */
function titlesOf(bytes: Uint8Array): Map<string, string> {
  const edition = readEdition(bytes).edition!;
  const titles = new Map<string, string>();
  for (const { number, title } of edition.sections)
    if (number.length === 3 && Number(number) % 100 > 0) titles.set(`section ${title.toLowerCase()}`, number);
  for (const number of edition.rules.keys())
    if (/^70[12]\.(?!1$)\d+$/.test(number))
      titles.set(`${number.slice(0, 3)} ${titleInRules(edition, number).toLowerCase()}`, number);
  return titles;
}

it("agrees with the texts of all editions", () => {
  const dates = comparableEditions();
  const titles = dates.map((date) => sharedRulesBytes(files[date] ?? `editions/cr-${date}.txt`));
  if (titles.some((bytes) => bytes === undefined)) return sayNotChecked("titles against the texts of the editions");
  const texts = titles.map((bytes) => titlesOf(bytes!));
  for (const [i, from] of dates.entries())
    for (const [j, to] of dates.entries()) {
      const expected: string[] = [];
      for (const [title, number] of texts[i]!) {
        const then = texts[j]!.get(title);
        if (then !== number) expected.push(`${number} > ${then ?? ""}`);
      }
      for (const [title, number] of texts[j]!) if (!texts[i]!.has(title)) expected.push(` > ${number}`);
      const told = compareTitles(from, to)!.changes.map((change) => `${change.from ?? ""} > ${change.to ?? ""}`);
      expect(told.sort()).toEqual(expected.sort());
    }
});
