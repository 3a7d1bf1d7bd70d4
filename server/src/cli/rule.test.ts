import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedRules } from "../lsp/testing/invented-rules.ts";
import { runCommandLine } from "./main.ts";

let cwd = "";
beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), "cardwright-rule-"));
  await writeFile(path.join(cwd, "rules-2031-05-03.txt"), inventedRules());
  const newer = inventedRules("June 1, 2032")
    .replace("701.8b Sand is never smashed again. See rule 701.8a.", "701.8b Sand stays sand. See rule 701.9.")
    .replace("115.4. Whatever", "115.5. Whatever");
  await writeFile(path.join(cwd, "rules-2032-06-01.txt"), newer);
  await writeFile(path.join(cwd, "list.txt"), "A shopping list.");
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

async function run(...args: string[]) {
  const said = { out: "", err: "" };
  const code = await runCommandLine(["rule", ...args], {
    cwd,
    colors: false,
    readInput: async () => "",
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
  });
  return { code, ...said };
}
const numbers = (out: string) => (JSON.parse(out) as { number: string }[]).map(({ number }) => number);

test("numbers, ranges, keywords and words, in our own book", async () => {
  const range = Array.from("abcdefghi", (letter) => `601.2${letter}`);
  expect(numbers((await run("601.2a-i", "--json")).out)).toEqual(range);
  expect(numbers((await run("deathtouch", "--json", "--limit", "1")).out)).toEqual(["702.2"]);
  expect((await run("999.9")).code).toBe(1);
  expect((await run()).code).toBe(2);
});

test("a date alone stands for the numbers of that edition", async () => {
  const { out, code } = await run("701.28", "--edition", "2015-09-26");
  expect(code).toBe(0);
  expect(out).toContain("701.28 is *Monstrosity* in the 2015 edition, *Convert* today");
  expect(numbers((await run("tap and untap", "--edition", "2022-04-29", "--json", "--limit", "1")).out)).toEqual([
    "701.21",
  ]);
});

test("an edition is a file, a date in a folder, or the newest of a folder", async () => {
  expect((await run("701.8a", "--edition", "rules-2031-05-03.txt")).out).toContain("becomes sand");
  expect((await run("701.8b", "--edition", "2031-05-03", "--rules", ".")).out).toContain("never smashed");
  expect((await run("701.8b", "--rules", ".")).out).toContain("stays sand");
  expect(numbers((await run("115.1-4", "--edition", "2031-05-03", "--rules", ".", "--json")).out)).toEqual([
    "115.1",
    "115.1a",
    "115.4",
  ]);
  const missing = await run("115.4", "--edition", "2020-01-01", "--rules", ".");
  expect(missing).toMatchObject({
    code: 2,
    err: ". holds no edition of 2020-01-01, only of 2031-05-03, 2032-06-01.\n",
  });
  expect(await run("115.4", "--edition", "list.txt")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/can't be used/),
  });
});

test("the difference of two editions, whole or of some rules", async () => {
  const whole = await run("--diff", "2031-05-03", "2032-06-01", "--rules", ".");
  expect(whole.out).toMatch(/^> 115\.4 → 115\.5 Targets: renumbered$/m);
  expect(whole.out).toMatch(/^~ 701\.8b Destroy: rewritten/m);
  expect(whole.out).toMatch(
    /2031-05-03 to 2032-06-01: 0 added, 0 removed, 1 renumbered, 1 rewritten, \d+ unchanged\n$/,
  );
  const some = await run("--diff", "rules-2031-05-03.txt", "rules-2032-06-01.txt", "115", "--json");
  expect(JSON.parse(some.out).changes).toEqual([{ kind: "renumbered", from: "115.4", to: "115.5", title: "Targets" }]);
  expect((await run("--diff", "2031-05-03")).code).toBe(2);
});

test("without texts the numbers of sections and keywords are compared", async () => {
  const whole = await run("--diff", "2022-04-29", "2025-09-19");
  expect(whole).toMatchObject({ code: 0, err: expect.stringMatching(/--rules/) });
  expect(whole.out).toMatch(/^> 701\.7 → 701\.8 Destroy: renumbered$/m);
  expect(whole.out).toMatch(
    /2025-09-19, sections and keywords: \d+ added, \d+ removed, \d+ renumbered, \d+ unchanged\n$/,
  );
  const some = await run("--diff", "2022-04-29", "2025-09-19", "701.8", "--json");
  expect(JSON.parse(some.out)).toMatchObject({
    basis: "titles",
    changes: expect.arrayContaining([{ kind: "renumbered", from: "701.7", to: "701.8", title: "Destroy" }]),
  });
  expect(await run("--diff", "2016-04-08", "2025-09-19")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/2017-08-25/),
  });
  expect(await run("--diff", "rules-2031-05-03.txt", "2025-09-19")).toMatchObject({ code: 2 });
});

test("a single rules file is looked in as a folder is", async () => {
  const file = "rules-2031-05-03.txt";
  expect((await run("701.8b", "--rules", file)).out).toContain("never smashed");
  expect((await run("701.8b", "--edition", "2031-05-03", "--rules", file)).out).toContain("never smashed");
  expect(await run("701.8b", "--edition", "2032-06-01", "--rules", file)).toMatchObject({
    code: 2,
    err: `${file} is the edition of 2031-05-03, not of 2032-06-01.\n`,
  });
  expect(await run("115.4", "--rules", "list.txt")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/can't be used/),
  });
});

test("faulty cross-references of a rules file are listed", async () => {
  expect(await run("--check", "rules-2031-05-03.txt")).toMatchObject({ code: 0 });
  const faulty = await run("--check", "rules-2032-06-01.txt");
  expect(faulty.code).toBe(1);
  expect(faulty.out).toContain("701.8b names 701.9, which does not exist in this edition");
  expect(faulty.out).toContain("1 faulty cross-reference\n");
});
