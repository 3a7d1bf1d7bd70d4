import { describe, expect, it } from "vitest";
import { commands } from "./main.ts";
import { TestFolder } from "./test-command.ts";

const herald =
  "Soot Herald {1}{R}\nCreature — Goblin Scout\nHaste\nWhen this creature enters, it deals 1 damage to any target.\n2/1\n";

describe("the command line", () => {
  it("helps", async () => {
    await TestFolder.with({}, async (folder) => {
      expect((await folder.run([])).code).toBe(2);
      const { code, out } = await folder.run(["--help"]);
      expect(code).toBe(0);
      for (const { name } of commands) expect(out).toContain(name);
      for (const { name } of commands) expect((await folder.run([name, "--help"])).out).toContain(`cardwright ${name}`);
      expect((await folder.run(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
      expect(await folder.run(["chekc"])).toMatchObject({ code: 2, out: "" });
    });
  });
});

describe("checks", () => {
  it("lists and explains every message", async () => {
    await TestFolder.with({}, async (folder) => {
      const list = (await folder.run(["checks", "--json"])).json as {
        code: string;
        docs: string;
        severity: string;
        refs: string[];
        rules: string[];
      }[];
      expect(list.map(({ code }) => code)).toContain("not-understood");
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
      expect(Object.keys(list[0]!)).toEqual(["code", "refs", "severity", "rules", "docs"]);
      expect((await folder.run(["checks", "bare-mana"])).out).toContain("{1}{W}{U}");
      expect((await folder.run(["checks", "nonsense"])).code).toBe(2);
    });
  });
});

describe("format", () => {
  it("changes files in place, or only says so", async () => {
    await TestFolder.with({ "a.cards": "Ox  1G\n\nInstant", "b.cards": herald }, async (folder) => {
      expect(await folder.run(["format", "--check", "."])).toMatchObject({ code: 1, out: "a.cards would change\n" });
      expect(await folder.run(["format", ".", "--json"])).toMatchObject({
        code: 0,
        json: [
          { file: "a.cards", changed: true },
          { file: "b.cards", changed: false },
        ],
      });
      expect(await folder.read("a.cards")).toBe("Ox {1}{G}\nInstant\n");
      expect((await folder.run(["format", "-"], "Ox 1G\nInstant")).out).toBe("Ox {1}{G}\nInstant\n");
    });
  });
});

describe("parse and print", () => {
  it("give the tree and the text again", async () => {
    await TestFolder.with({ "a.cards": `\n${herald}` }, async (folder) => {
      const [face] = (await folder.run(["parse", "a.cards", "--json"])).json as {
        lines: { span: [number, number] }[];
      }[];
      expect(face).toMatchObject({
        card: "Soot Herald",
        face: "Soot Herald",
        typeLine: "Creature — Goblin Scout",
        unread: [],
        ambiguous: 0,
      });
      expect(`\n${herald}`.slice(...face!.lines[0]!.span)).toBe("Haste");
      const tree = (await folder.run(["parse", "-", "--json", "--no-spans"], herald)).out;
      expect(tree).not.toContain('"span"');
      const text = "Haste\nWhen this creature enters, it deals 1 damage to any target.";
      expect((await folder.run(["print", "-"], tree)).out).toBe(`${text}\n`);
      expect((await folder.run(["print", "-", "--json"], tree)).json).toEqual([
        { card: "Soot Herald", face: "Soot Herald", text },
      ]);
    });
  });

  it("print in the words of another time", async () => {
    await TestFolder.with({}, async (folder) => {
      const tree = (await folder.run(["parse", "-", "--json", "--no-spans"], herald)).out;
      expect((await folder.run(["print", "-", "--era", "pre-BLB"], tree)).out).toContain(
        "enters the battlefield, it deals",
      );
      expect((await folder.run(["print", "-", "--era", "current"], tree)).out).toContain(
        "When this creature enters, it deals",
      );
      expect((await folder.run(["print", "-", "--era", "long-ago"], tree)).code).toBe(2);
    });
  });

  it("tell people what was understood", async () => {
    await TestFolder.with({}, async (folder) => {
      const { code, out } = await folder.run(["parse", "-"], herald);
      expect(code).toBe(0);
      expect(out).toContain("Soot Herald");
      expect(out).toContain("triggered ability");
    });
  });

  it("say so when a tree is none", async () => {
    await TestFolder.with(
      { "a.json": '[{"lines": [{"tree": {"kind": "nonsense"}}]}]', "b.json": "{", "c.json": "[1]" },
      async (folder) => {
        const { code, err } = await folder.run(["print", "a.json", "b.json", "c.json"]);
        expect(code).toBe(2);
        expect(err).toContain("a.json");
        expect(err).toContain("b.json: This is not JSON.");
        expect(err).toContain("c.json: This is not what parse --json gives.");
      },
    );
  });
});

describe("rule", () => {
  it("shows rules by number, range and words", async () => {
    await TestFolder.with({}, async (folder) => {
      const rules = (await folder.run(["rule", "115.4", "601.2a-b", "--json"])).json as {
        number: string;
        text: null;
        summary: string;
      }[];
      expect(rules.map(({ number }) => number)).toEqual(["115.4", "601.2a", "601.2b"]);
      expect(rules[0]).toMatchObject({ title: "Targets", text: null });
      expect(Object.keys(rules[0]!)).toEqual(["number", "title", "edition", "summary", "text", "see"]);
      expect((await folder.run(["rule", "first strike"])).out).toContain("702.7");
      expect(await folder.run(["rule", "999.9"])).toMatchObject({ code: 1 });
    });
  });

  it("adds the text of the user's own edition", async () => {
    await TestFolder.with({}, async (folder) => {
      expect(await folder.run(["rule", "115.4", "--edition", "missing.txt"])).toMatchObject({ code: 2 });
    });
  });
});

describe("coverage", () => {
  const corpus = [
    {
      name: "Soot Herald",
      typeLine: "Creature — Goblin Scout",
      power: "1",
      toughness: "1",
      text: "Haste\nWhen this creature enters, it deals 1 damage to any target.",
      core: true,
    },
    { name: "Plain Ox", typeLine: "Creature — Ox", power: "1", toughness: "1", core: true },
    {
      name: "Odd Ox",
      typeLine: "Creature — Ox",
      power: "1",
      toughness: "1",
      text: "Zzz qqq.\nReach",
      core: false,
      layout: "normal",
      year: 2030,
    },
    {
      name: "A // B",
      faces: [
        { name: "A", typeLine: "Instant", text: "Draw a card." },
        { name: "B", typeLine: "Instant", text: "B deals 2 damage to any target." },
      ],
      core: true,
    },
  ]
    .map((card) => JSON.stringify(card))
    .join("\n");

  it("counts cards that are read, exact and clean, all and core", async () => {
    await TestFolder.with({ "c.jsonl": corpus }, async (folder) => {
      const { code, json } = await folder.run(["coverage", "c.jsonl", "--json"]);
      expect(code).toBe(0);
      expect(json).toMatchObject({
        all: {
          cards: 4,
          blank: 1,
          read: 3,
          exact: 3,
          ambiguous: 0,
          clean: 3,
          withErrors: 0,
          withWarnings: 0,
          lines: 6,
          linesExact: 5,
          unread: [{ text: "Zzz qqq", count: 1 }],
          byCode: { "not-understood": 1 },
        },
        core: { cards: 3, blank: 1, read: 3, exact: 3, lines: 4, linesExact: 4, unread: [] },
      });
      const { core } = json as { core: Record<string, unknown> };
      for (const field of [
        "decidedByPreference",
        "templates",
        "freeWords",
        "seconds",
        "cardsPerSecond",
        "readMilliseconds",
        "rareTemplateWords",
      ])
        expect(core).toHaveProperty(field);
    });
  });

  it("plays the cards when asked", async () => {
    await TestFolder.with({ "c.jsonl": corpus }, async (folder) => {
      const { json } = await folder.run(["coverage", "c.jsonl", "--play", "--json"]);
      expect(json).toMatchObject({ all: { cards: 4, read: 3 } });
      const { all } = json as { all: { playable: number; read: number } };
      expect(all.playable).toBeGreaterThan(0);
      expect(all.playable).toBeLessThanOrEqual(all.read);
    });
  });

  it("says which lines are no cards, and measures the others", async () => {
    await TestFolder.with({ "c.jsonl": `nonsense\n${corpus}` }, async (folder) => {
      const { code, err, json } = await folder.run(["coverage", "c.jsonl", "--json"]);
      expect([code, err]).toEqual([2, "c.jsonl:1: This line is not JSON.\n"]);
      expect(json).toMatchObject({ all: { cards: 4 } });
    });
  });

  it("writes tables for those who improve it, and a table for people", async () => {
    await TestFolder.with({ "c.jsonl": corpus }, async (folder) => {
      const { out } = await folder.run(["coverage", "c.jsonl", "--report", "tables", "--limit", "3"]);
      expect(out).toMatch(/^cards +3 +2$/m);
      expect(await folder.read("tables/unread.md")).toContain("| 1 | 1 | Zzz qqq | Odd Ox |");
      expect(await folder.read("tables/groups.md")).toContain("| year 2030 | 1 | 0.0 % |");
    });
  });
});
