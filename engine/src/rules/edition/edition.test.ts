import { describe, expect, it, vi } from "vitest";
import { sayNotChecked, sharedRulesBytes, sharedRulesFile } from "../../../../scripts/citations-shared.mjs";
import { checkCrossReferences } from "./checkCrossReferences.ts";
import { compareEditions } from "./compareEditions.ts";
import { type Edition, ruleInEdition } from "./edition.ts";
import { readEditionCache, writeEditionCache } from "./editionCache.ts";
import { readEdition } from "./readEdition.ts";

// Whole rules files are read here, and other work may be running beside the tests.
vi.setConfig({ testTimeout: 60_000 });

const files = ["2017-08-25", "2019-07-12", "2021-04-19", "2022-04-29", "2025-09-19"];

/** A rules text of our own invention, in the form of the official ones. */
const invented = `Pebble: The Rolling Comprehensive Rules

These rules are effective as of May 3, 2031.

Contents

1. Stones
100. General
101. Rolling
7. More Stones
701. Deeds

Glossary
Credits


1. Stones

100. General

100.1. Every pebble is round.

   100.1a A pebble with corners is a brick.

101. Rolling

101.1. Pebbles roll downhill (see rule 100.1a). For deeds, see rule 701, “Deeds.”
Example: A pebble on a roof rolls.
Example: One in a bowl stays,
and so does one in a cup.

     It may also be pushed.

7. More Stones

701. Deeds

701.1. Some deeds have names.

701.2. Skip

701.2a To skip a pebble is to throw it over water, as rules 100.1–101.1 allow.

Glossary

Brick
1. A pebble with corners.
2. What walls are made of.
See rule 100.1a.

Zigzag
See Brick.

Credits

Nobody.
`;

function read(source: Parameters<typeof readEdition>[0]): Edition {
  const result = readEdition(source);
  expect(result.message).toBeUndefined();
  return result.edition!;
}

describe("reading a rules text", () => {
  it("finds sections, rules, examples and glossary", () => {
    const edition = read(invented);
    expect(edition.date).toBe("2031-05-03");
    expect(edition.sections).toEqual([
      { number: "100", title: "General" },
      { number: "101", title: "Rolling" },
      { number: "701", title: "Deeds" },
    ]);
    expect([...edition.rules.keys()]).toEqual(["100.1", "100.1a", "101.1", "701.1", "701.2", "701.2a"]);
    expect(edition.rules.get("101.1")?.examples).toEqual([
      "A pebble on a roof rolls.",
      "One in a bowl stays, and so does one in a cup.\nIt may also be pushed.",
    ]);
    expect(edition.glossary).toEqual([
      { term: "Brick", text: "1. A pebble with corners.\n2. What walls are made of.\nSee rule 100.1a." },
      { term: "Zigzag", text: "See Brick." },
    ]);
    expect(ruleInEdition(edition, "101.1")?.see).toEqual(["100.1a", "701"]);
    expect(ruleInEdition(edition, "701.2a")?.title).toBe("Skip");
  });

  it("does not mind line ends, byte order marks and encodings", () => {
    const expected = read(invented).rules;
    for (const form of [
      `\ufeff${invented}`,
      invented.replaceAll("\n", "\r\n"),
      invented.replaceAll("\n", "\r"),
      invented.replaceAll(" ", "\u00a0"),
    ]) {
      expect(read(form).rules).toEqual(expected);
    }
    const windows1252 = Uint8Array.from(
      invented,
      (character) => ({ "“": 0x93, "”": 0x94, "–": 0x96 })[character] ?? character.charCodeAt(0),
    );
    expect(read(windows1252).rules).toEqual(expected);
    expect(read(new TextEncoder().encode(invented)).rules).toEqual(expected);
    const wronglyDecoded = invented.replaceAll("“", "â€œ").replaceAll("”", "â€\u009d").replaceAll("–", "â€“");
    expect(read(wronglyDecoded).rules).toEqual(expected);
    const controlCharacters = invented.replaceAll("“", "\u0093").replaceAll("”", "\u0094").replaceAll("–", "\u0096");
    expect(read(controlCharacters).rules).toEqual(expected);
    const utf16 = new Uint8Array(2 + invented.length * 2);
    new DataView(utf16.buffer).setUint16(0, 0xfeff, true);
    for (let index = 0; index < invented.length; index++)
      new DataView(utf16.buffer).setUint16(2 + index * 2, invented.charCodeAt(index), true);
    expect(read(utf16).rules).toEqual(expected);
  });

  it("answers damaged, truncated and foreign text with a message", () => {
    const message = (source: Parameters<typeof readEdition>[0]) => readEdition(source).message;
    expect(message("")).toBe("The file is empty. Nothing was changed.");
    expect(message("Dear diary,\ntoday I drew 7 cards.")).toContain("not the Comprehensive Rules");
    expect(message("%PDF-1.7")).toContain("PDF");
    expect(message("<!DOCTYPE html><html></html>")).toContain("web page");
    expect(message("\u0000\u0001\u0002")).toContain("not a text file");
    expect(message(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]))).toContain("Nothing was changed");
    expect(message(invented.slice(0, invented.indexOf("701.1.")))).toContain("stops at 101.1");
    expect(message(invented.slice(0, invented.indexOf("Glossary\n\nBrick")))).toContain("before its glossary");
    expect(message(invented.slice(0, invented.indexOf("Zigzag\n")))).toContain("inside its glossary");
    expect(message("100.1. Every pebble is round.\n100.2. Two pebbles are two.")).toContain("no table of contents");
    expect(message([])).toContain("no Markdown files");
  });

  it("never throws, whatever it is given", () => {
    for (let cut = 0; cut < invented.length; cut += 7) {
      readEdition(invented.slice(cut));
      readEdition(invented.slice(0, cut));
      readEdition(`${invented.slice(0, cut)}\u0000\t[${invented.slice(cut + 3)}`);
      readEdition([
        { path: "README.md", text: invented.slice(0, cut) },
        { path: "x.md", text: invented.slice(cut) },
      ]);
    }
  });

  it("reads every year's file as the counts of the material say", () => {
    const counts = sharedRulesFile("editions.json");
    if (!counts) return sayNotChecked("the five editions");
    const known = JSON.parse(counts) as Record<
      string,
      {
        rules: number;
        examples: number;
        sections: Record<string, string>;
        titles_701: Record<string, string>;
        titles_702: Record<string, string>;
      }
    >;
    for (const file of files) {
      const edition = read(sharedRulesBytes(`editions/cr-${file}.txt`)!);
      const expected = known[edition.date]!;
      expect(edition.rules.size, file).toBe(expected.rules);
      expect(
        [...edition.rules.values()].reduce((sum, rule) => sum + rule.examples.length, 0),
        file,
      ).toBe(expected.examples);
      expect(Object.fromEntries(edition.sections.map((section) => [section.number, section.title])), file).toEqual(
        expected.sections,
      );
      for (const [number, title] of Object.entries({ ...expected.titles_701, ...expected.titles_702 }))
        expect(ruleInEdition(edition, number)?.title).toBe(title);
      expect(edition.notes).toEqual([]);
    }
  });
});

describe("reading a data set's listing", () => {
  const tabs =
    'rules · Datasets\n\nnumber stringlengths 5 7\ttext\texamples\tindex\n101.10\tTen pebbles roll.\t[]\t3\n101.1\tPebbles roll (see rule 100, “Stones”).\t[ "A roof.", "A hill." ]\t1\n101.2\tTwo pebbles roll.\t[]\t2\n';
  const paragraphs =
    '101.1\n\nPebbles roll (see rule 100, “Stones”).\n\n[ "A roof.", "A hill." ]\n\n1\n\n101.10\n\nTen pebbles roll.\n\n[]\n\n3\n\n101.2\n\nTwo pebbles roll.\n\n[]\n\n2\n';

  it("takes rows with tabs and one value a paragraph, in the order of the rules", () => {
    for (const form of [tabs, paragraphs, tabs + paragraphs]) {
      const edition = read(form);
      expect([...edition.rules.keys()]).toEqual(["101.1", "101.2", "101.10"]);
      expect(edition.rules.get("101.1")?.examples).toEqual(["A roof.", "A hill."]);
      expect(edition.date).toBe("unknown");
      expect(edition.notes.join(" ")).toContain("101.9");
    }
  });

  it("reads the first seed", () => {
    const seed = sharedRulesFile("seed-000_c25446e093768491.txt");
    if (!seed) return sayNotChecked("the data set's listing");
    const edition = read(seed);
    expect(edition.rules.size).toBe(100);
    expect(edition.sections.map((section) => section.title)).toEqual([
      "Targets",
      "Special Actions",
      "Timing and Priority",
      "Costs",
      "Life",
    ]);
    expect(edition.rules.get("118.12")?.examples.length).toBeGreaterThan(0);
  });
});

describe("reading a folder of Markdown", () => {
  const folder = [
    {
      path: "README.md",
      text: "# Pebble Rules\n\nEffective as of May 3, 2031.\n\n- [100. General](rules/100.md)\n- [101. Rolling](rules/101%20rolling.md#top)\n- [701. Deeds](rules/701.md)\n- [Glossary](glossary.md)\n",
    },
    {
      path: "rules/100.md",
      text: "# 100. General\n\n**100.1.** Every pebble is round.\n\n- **100.1a** A pebble with corners is a [brick](../glossary.md#brick).\n",
    },
    {
      path: "rules/101 rolling.md",
      text: "## 101 Rolling\n\n### 101.1\n\nPebbles roll *downhill* (see [rule 100.1a](100.md)).\n\n> **Example:** A pebble on a roof rolls.\n",
    },
    {
      path: "rules/701.md",
      text: '# 701. Deeds\n\n701\\.1. Some deeds have names.\n\n### 701.2. Skip <a id="701-2"></a>\n\n701.2a To skip a pebble is to throw it.\n',
    },
    {
      path: "rules/701-old.md",
      text: "# 701. Deeds\n\n701.1. Deeds of old.\n\n701.2. Kick\n\n701.2a To kick a pebble is rude.\n",
    },
    {
      path: "glossary.md",
      text: "# Glossary\n\n### Brick\n\nA pebble with corners. See rule 100.1a.\n\n### Zigzag\n\nSee *Brick*.\n",
    },
  ];

  it("trusts the table of contents and names stale files", () => {
    const edition = read(folder);
    expect(edition.source).toBe("markdown");
    expect(edition.date).toBe("2031-05-03");
    expect([...edition.rules.keys()]).toEqual(["100.1", "100.1a", "101.1", "701.1", "701.2", "701.2a"]);
    expect(edition.rules.get("100.1a")?.text).toBe("A pebble with corners is a brick.");
    expect(edition.rules.get("101.1")).toEqual({
      number: "101.1",
      text: "Pebbles roll downhill (see rule 100.1a).",
      examples: ["A pebble on a roof rolls."],
    });
    expect(ruleInEdition(edition, "701.2a")?.title).toBe("Skip");
    expect(edition.sections.map((section) => section.title)).toEqual(["General", "Rolling", "Deeds"]);
    expect(edition.glossary.map((entry) => entry.term)).toEqual(["Brick", "Zigzag"]);
    expect(edition.notes.join(" ")).toContain("rules/701-old.md");
  });

  it("goes by titles where the table of contents has no links", () => {
    const listed = [
      { path: "index.md", text: "# Contents\n\n100. General\n101. Rolling\n701. Deeds\n" },
      ...folder.slice(1, 4),
      { path: "old/701.md", text: "# 701. Actions\n\n701.1. Deeds of old.\n" },
    ];
    const edition = read(listed);
    expect(edition.rules.get("701.1")?.text).toBe("Some deeds have names.");
    expect(edition.notes.join(" ")).toContain("old/701.md");
  });

  it("says what is missing", () => {
    const edition = read(folder.filter((file) => file.path !== "rules/100.md"));
    expect(edition.notes.join(" ")).toContain("rules/100.md");
    expect(readEdition([{ path: "notes.md", text: "# Shopping\n\n- pebbles" }]).message).toContain("holds no rules");
  });
});

describe("the kept form of an edition", () => {
  it("gives back what was written and refuses everything else", () => {
    const edition = read(invented);
    const kept = readEditionCache(writeEditionCache(edition))!;
    const plain = (of: Edition) => [...of.rules.values()].map((rule) => [rule.number, rule.text, rule.examples]);
    expect(plain(kept)).toEqual(plain(edition));
    expect({ ...kept, rules: 0 }).toEqual({ ...edition, rules: 0 });
    expect(ruleInEdition(kept, "101.1")).toEqual(ruleInEdition(edition, "101.1"));
    expect(readEditionCache(invented)).toBeUndefined();
    expect(readEditionCache("")).toBeUndefined();
    expect(readEditionCache(writeEditionCache(edition).slice(0, -400))).toBeUndefined();
  });
});

describe("cross-references", () => {
  it("reports dangling and misquoted ones", () => {
    expect(checkCrossReferences(read(invented))).toEqual([]);
    const broken = invented
      .replace("rule 701, “Deeds.”", "rule 701, “Rolling,” and rule 999.9")
      .replace("See rule 100.1a.", "See rule 100.7.");
    const problems = checkCrossReferences(read(broken));
    expect(problems.map((problem) => [problem.from, problem.kind, problem.cited, problem.meant])).toEqual([
      ["101.1", "misquoted", "701", "101"],
      ["101.1", "dangling", "999.9", undefined],
      ["Brick", "dangling", "100.7", undefined],
    ]);
  });

  it("finds the four known ones of the 2025 text", () => {
    const bytes = sharedRulesBytes("editions/cr-2025-09-19.txt");
    if (!bytes) return sayNotChecked("the known faulty cross-references");
    expect(
      checkCrossReferences(read(bytes)).map((problem) => `${problem.from}: ${problem.kind} ${problem.cited}`),
    ).toEqual([
      "724.5: misquoted 613",
      "Endure: misquoted 702.62",
      "Map: dangling 110.10",
      "Supervillain Rumble: misquoted 806",
    ]);
  });
});

describe("comparing editions", () => {
  it("tells added, removed, renumbered and rewritten rules", () => {
    const newer = invented
      .replace("101.1. Pebbles roll downhill", "101.1. Wheels turn.\n\n101.2. Pebbles roll downhill")
      .replace("A pebble with corners is a brick.", "A pebble with corners is called a brick.")
      .replace("701.1. Some deeds have names.\n\n", "")
      .replace("701.2. Skip", "701.3. Skip")
      .replace("701.2a", "701.3a");
    const difference = compareEditions(read(invented), read(newer));
    expect(difference.changes.map((change) => [change.kind, change.from, change.to])).toEqual([
      ["rewritten", "100.1a", "100.1a"],
      ["added", undefined, "101.1"],
      ["renumbered", "101.1", "101.2"],
      ["removed", "701.1", undefined],
      ["renumbered", "701.2", "701.3"],
      ["renumbered", "701.2a", "701.3a"],
    ]);
    expect(difference.unchanged).toBe(1);
  });

  it("agrees with the seeds about where the rules of older editions went", () => {
    const [older, newer] = [
      sharedRulesBytes("editions/cr-2022-04-29.txt"),
      sharedRulesBytes("editions/cr-2025-09-19.txt"),
    ];
    if (!older || !newer) return sayNotChecked("2022 against 2025");
    const { numbers } = compareEditions(read(older), read(newer));
    expect([numbers.get("701.28a"), numbers.get("701.17a"), numbers.get("115.4"), numbers.get("726.1")]).toEqual([
      "701.27a",
      "701.21a",
      "115.4",
      "732.1",
    ]);
  });
});
