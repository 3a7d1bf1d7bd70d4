import { describe, expect, it } from "vitest";
import { TestFolder } from "./test-command.ts";

const fine = "Ash Ox {G}\nCreature — Ox\nReach\n1/1\n";
const offForm = "Ash Ox 1G\nCreature - Ox 1/1\n\tReach\n";

describe("check", () => {
  it("has nothing to say about a good card", async () => {
    await TestFolder.with({ "a.cards": fine }, async (folder) => {
      expect(await folder.run(["check", "a.cards", "--json"])).toMatchObject({ code: 0, json: [] });
      expect((await folder.run(["check", "a.cards"])).out).toBe("1 card: nothing to complain about\n");
    });
  });

  it("gives each finding with its place, sorted, in columns as editors count them", async () => {
    await TestFolder.with(
      { "b.cards": `\uFEFF${offForm}`.replaceAll("\n", "\r\n"), "a.cards": fine },
      async (folder) => {
        const { code, json } = await folder.run(["check", ".", "--json"]);
        expect(code).toBe(0);
        expect(json).toMatchObject([
          {
            file: "b.cards",
            card: "Ash Ox",
            code: "bare-mana",
            line: 1,
            column: 8,
            endLine: 1,
            endColumn: 10,
            severity: "hint",
            ref: null,
            tags: [],
            rules: [],
            related: [],
          },
          {
            code: "hyphen-for-dash",
            line: 2,
            column: 10,
            fixes: [{ safe: true, edits: [{ line: 2, column: 10, endLine: 2, endColumn: 11, text: "—" }] }],
          },
          { code: "stats-on-type-line", line: 2, column: 15 },
        ]);
      },
    );
  });

  it("ends with 1 for what is grave enough", async () => {
    await TestFolder.with({ "a.cards": offForm, "b.cards": "nothing here\n" }, async (folder) => {
      expect((await folder.run(["check", "a.cards", "--fail-on", "hint"])).code).toBe(1);
      expect((await folder.run(["check", "*.cards"])).code).toBe(1);
    });
  });

  it("reads standard input, folders and globs; what is missing does not keep the rest from being checked", async () => {
    await TestFolder.with({ "a.cards": fine }, async (folder) => {
      expect(await folder.run(["check", "-", "--json"], "Ox 1G\nInstant\n")).toMatchObject({
        json: [{ file: "-", code: "bare-mana" }],
      });
      expect((await folder.run(["check", "missing.cards"])).out).toBe("");
      const { code, out, err } = await folder.run(["check", "a.cards", "missing.cards", "x*.cards"]);
      expect([code, out]).toEqual([2, "1 card: nothing to complain about\n"]);
      expect(err).toBe("missing.cards does not exist.\nNo file matches x*.cards.\n");
      expect((await folder.run(["check"])).code).toBe(2);
      expect((await folder.run(["check", "a.cards", "--fromat", "json"])).err).toContain("--fromat");
      expect((await folder.run(["check", "a.cards", "--format", "yaml"])).err).toContain(
        "--format can be text, json, sarif, github",
      );
    });
  });

  it("shows the words, what to do and a count", async () => {
    await TestFolder.with({ "a.cards": offForm }, async (folder) => {
      const { out } = await folder.run(["check", "a.cards"]);
      expect(out).toContain(
        "a.cards:1:8 hint Mana is written in braces: {1}{G}, not 1G. [bare-mana] Ash Ox\n  │ Ash Ox 1G\n  │        ^^\n    fix: Put the mana in braces\n",
      );
      expect(out).toContain("1 card: 3 hints");
    });
  });

  it("takes a file that is no text for no card, and shows none of it", async () => {
    await TestFolder.with({ "a.cards": "PK\u0003\u0004\u0000\u0007 Ox {G}\nInstant\n" }, async (folder) => {
      const { code, out } = await folder.run(["check", "a.cards"]);
      expect(code).toBe(1);
      expect(out).not.toContain("PK");
    });
  });

  it("applies safe fixes until none is left", async () => {
    await TestFolder.with({ "a.cards": offForm }, async (folder) => {
      expect(await folder.run(["check", "a.cards", "--fix", "--json"])).toMatchObject({ code: 0, json: [] });
      expect(await folder.read("a.cards")).toBe("Ash Ox {1}{G}\nCreature — Ox \n\tReach\n1/1\n");
      expect((await folder.run(["check", "-", "--fix"], offForm)).out).toBe(
        "Ash Ox {1}{G}\nCreature — Ox \n\tReach\n1/1\n",
      );
    });
  });

  it("speaks SARIF and GitHub", async () => {
    await TestFolder.with({ "a,b.cards": offForm }, async (folder) => {
      const sarif = (await folder.run(["check", "a,b.cards", "--format", "sarif"])).json;
      expect(sarif).toMatchObject({
        version: "2.1.0",
        runs: [
          {
            columnKind: "utf16CodeUnits",
            results: [
              {
                ruleId: "bare-mana",
                level: "note",
                locations: [{ physicalLocation: { region: { startLine: 1, startColumn: 8, endColumn: 10 } } }],
              },
              {},
              {},
            ],
          },
        ],
      });
      const github = await folder.run(["check", "a,b.cards", "--format", "github"]);
      expect(github.out.split("\n")[0]).toBe(
        "::notice file=a%2Cb.cards,line=1,endLine=1,col=8,endColumn=10,title=Ash Ox (bare-mana)::Mana is written in braces: {1}{G}, not 1G.",
      );
    });
  });

  it("is silenced by comments and by the set file, and reports a set file that can't be used", async () => {
    const text = `// cardwright: allow bare-mana\n\n${offForm}`;
    const files = {
      "a.cards": text,
      "cardset.json": '{ "severities": { "hyphen-for-dash": "off", "stats-on-type-line": "error" }, "erra": 1 }',
    };
    await TestFolder.with(files, async (folder) => {
      expect(await folder.run(["check", "a.cards", "--json"])).toMatchObject({
        code: 1,
        json: [
          { file: "a.cards", code: "stats-on-type-line", severity: "error" },
          { file: "cardset.json", code: "unusable-set-file", line: 1 },
        ],
      });
    });
  });
});

describe("check --expectations", () => {
  it("is content when every message is expected", async () => {
    const text = `${offForm}// expect bare-mana on "1G"\n// expect hyphen-for-dash\n// expect stats-on-type-line\n`;
    await TestFolder.with({ "a.cards": text }, async (folder) => {
      expect(await folder.run(["check", "a.cards", "--expectations"])).toMatchObject({
        code: 0,
        out: "3 expectations: all as expected\n",
      });
      expect((await folder.run(["check", "a.cards", "--json"])).json).toHaveLength(3);
    });
  });

  it("fails on missing and on extra messages", async () => {
    const text = `${offForm}// expect bare-mana on "2G"\n// expect hyphen-for-dash\n\nFine {G}\nInstant\nDraw a card.\n// expect no-card\n`;
    await TestFolder.with({ "a.cards": text }, async (folder) => {
      const { code, json } = await folder.run(["check", "a.cards", "--expectations", "--json"]);
      expect(code).toBe(1);
      expect(json).toMatchObject([
        { problem: "extra", code: "bare-mana", words: "1G", line: 1 },
        { problem: "extra", code: "stats-on-type-line", words: "1/1", line: 2 },
        {
          problem: "missing",
          code: "bare-mana",
          words: "2G",
          line: 4,
          message: "The message bare-mana was expected on “2G” and is missing; it stands on “1G”.",
        },
        { problem: "missing", code: "no-card", words: null, card: "Fine" },
      ]);
    });
  });

  it("plays the cards that say how a simulation ends", async () => {
    const card = "Ash Ox {G}\nCreature — Ox\nReach\n1/1\n";
    const text = `${card}// expect simulate: battlefield: Ash Ox\n// expect simulate: life 20; life 3\n`;
    await TestFolder.with({ "a.cards": text }, async (folder) => {
      expect(await folder.run(["check", "a.cards", "--expectations", "--json"])).toMatchObject({
        code: 1,
        json: [{ problem: "missing", code: "simulate", words: "life 3", line: 6, card: "Ash Ox" }],
      });
    });
  });

  it("knows what is expected of a file without cards", async () => {
    await TestFolder.with({ "a.cards": "// expect no-card\nhello\n" }, async (folder) => {
      expect((await folder.run(["check", "a.cards", "--expectations"])).code).toBe(0);
    });
  });
});
