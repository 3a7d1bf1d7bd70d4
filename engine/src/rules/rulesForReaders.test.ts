import { describe, expect, it, vi } from "vitest";
import {
  sayNotChecked,
  sharedRulesBytes,
  sharedRulesFile,
  sharedRulesTexts,
} from "../../../scripts/citations-shared.mjs";
import {
  compareWithLock,
  hashOfRuleText,
  makeCitationLock,
  readCitationLock,
  writeCitationLock,
} from "./citationLock.ts";
import { citedBy } from "./citedBy.ts";
import { readEditionCache, writeEditionCache } from "./edition/editionCache.ts";
import { readEdition } from "./edition/readEdition.ts";
import { allGlossaryTerms, glossaryTermsIn, lookupGlossaryTerm } from "./glossary.ts";
import { lookupRule, ruleExists } from "./ruleBook.ts";
import { prepareRuleBook } from "./prepare.ts";
import { ruleHover, termHover } from "./ruleHover.ts";
import { ruleSections, rulesOfSection, sectionDocument } from "./rulesDocument.ts";
import { prepareRuleSearch, searchRules } from "./searchRules.ts";

// Whole rules files are read here, and other work may be running beside the tests.
vi.setConfig({ testTimeout: 60_000 });

const invented = `These rules are effective as of May 3, 2031.
100. General
101. Rolling
Glossary
Credits
100. General
100.1. Every pebble is round.
100.1a A pebble with *corners* is a brick.
101. Rolling
101.1. Pebbles roll downhill (see rule 100.1a).
Example: A pebble on a roof rolls.
Glossary

Brick
A pebble with corners. See rule 100.1a.

Zigzag
See Brick.

Credits
`;
const edition = readEdition(invented).edition!;
const current = () => {
  const bytes = sharedRulesBytes("editions/cr-2025-09-19.txt");
  return bytes && readEdition(bytes).edition;
};

describe("searching rules", () => {
  const best = (words: string) => searchRules(words, { limit: 3 }).map((rule) => rule.number);

  it("finds by number, range, title, term and words, with typing errors", () => {
    expect(best("CR 701.8a")).toEqual(["701.8a"]);
    expect(best("601.2a-i")).toEqual(["601.2a", "601.2b", "601.2c"]);
    expect(best("first strike")[0]).toBe("702.7");
    expect(best("regenrate")[0]).toBe("701.19");
    expect(best("dies")[0]).toBe("700.4");
    expect(best("legend rule")[0]).toBe("704.5j");
    expect(best("protction")[0]).toBe("702.16");
    expect(best("state based actions")[0]).toBe("704");
    expect(best("xyzzyxyzzy")).toEqual([]);
    expect(best("")).toEqual([]);
  });

  it("searches the text of an edition", () => {
    expect(searchRules("downhil", { edition }).map((rule) => rule.number)).toEqual(["101.1"]);
    expect(searchRules("101.1", { edition })[0]?.text).toContain("Pebbles roll");
    expect(searchRules("701.8a", { edition })).toEqual([]);
  });

  it("follows a number as it is typed: itself, what is below it, then longer numbers", () => {
    const typed = (words: string, limit = 4) => searchRules(words, { limit }).map((rule) => rule.number);
    expect(typed("70")).toEqual(["700", "700.1", "700.2", "700.2a"]);
    expect(typed("701.2", 2)).toEqual(["701.2", "701.2a"]);
    expect(typed("701.2", 40)).toContain("701.20");
    expect(typed("701.")[0]).toBe("701");
    expect(typed("999.9")).toEqual([]);
  });

  it("puts rules with all words before rules with some", () => {
    const found = searchRules("pebble corners", { edition }).map((rule) => rule.number);
    expect(found[0]).toBe("100.1a");
    expect(found.slice(1).sort()).toEqual(["100.1", "101.1"]);
  });

  it("can be prepared in steps", () => {
    const steps = [...prepareRuleSearch(readEdition(invented).edition)];
    expect(steps.length).toBeLessThan(9); // a small edition needs few, beside the first searches
    const whole = current();
    if (!whole) return sayNotChecked("search in a whole edition");
    expect([...prepareRuleSearch(whole)].length).toBeGreaterThan(500); // steps of a millisecond, not of ten
    expect(searchRules("summoning sickness", { edition: whole })[0]?.number).toBe("302.6");
  });
});

describe("hovers", () => {
  it("shows our summary with links, or the edition's text with examples and back-references", () => {
    const ours = ruleHover("602.2b")!;
    expect(ours).toContain("Activating Activated Abilities");
    expect(ours).toContain("(cardwright-rules:/2025-09-19/601.md#601.2b)");
    expect(ours).toContain("Our summary");
    const text = ruleHover("100.1a", { edition, linkTo: (number) => `#${number}` })!;
    expect(text).toContain("A pebble with \\*corners\\* is a brick.");
    expect(text).toContain("Named by [101.1](#101.1)");
    expect(text).toContain("2031-05-03");
    expect(ruleHover("101.1", { edition })).toContain("*Example:* A pebble on a roof rolls.");
    expect(ruleHover("flying")).toBeUndefined();
  });

  it("tells numbers of other editions", () => {
    expect(ruleHover("701.28", { edition: "2015-09-26" })).toContain(
      "701.28 is *Monstrosity* in the 2015 edition, *Convert* today",
    );
    expect(ruleHover("999.9")).toContain("The 2025-09-19 edition has no rule of this number.");
    expect(ruleHover("701.8a", { edition })).toContain("In the 2025-09-19 edition it stands under *Destroy*");
  });

  it("shows terms", () => {
    expect(termHover("Mana Value")).toContain("202.3");
    expect(termHover("zigzag", { edition })).toContain("A pebble with corners.");
    expect(termHover("xyzzy")).toBeUndefined();
  });
});

describe("making the book ready", () => {
  it("goes in small steps, with an edition and without", () => {
    expect([...prepareRuleBook(edition)].length).toBeGreaterThan(4);
    expect([...prepareRuleBook()].length).toBeGreaterThan(4);
  });
});

describe("back-references and documents", () => {
  it("knows who names a rule", () => {
    expect(citedBy("100.1a", edition)).toEqual(["101.1"]);
    expect(citedBy("100.1a", readEditionCache(writeEditionCache(edition)))).toEqual(["101.1"]);
    expect(citedBy("601.2b")).toContain("602.2b");
    expect(citedBy("100.1", edition)).toEqual([]);
  });

  it("writes a section as a document whose outline fits its lines", () => {
    expect(ruleSections()).toHaveLength(146);
    for (const document of [sectionDocument("702")!, sectionDocument("100", edition)!]) {
      const lines = document.text.split("\n");
      for (const entry of document.entries)
        if (!lines[entry.line]?.includes(" to ")) expect(lines[entry.line]).toContain(entry.number);
    }
    expect(sectionDocument("999")).toBeUndefined();
  });

  it("has a place for every rule of a section, and for every number a line names", () => {
    const document = sectionDocument("701")!;
    expect(document.entries.map(({ number }) => number)).toEqual(["701", ...rulesOfSection("701")]);
    const small = sectionDocument("101", edition)!;
    const lines = small.text.split("\n");
    expect(small.links.map(({ number, line, start, end }) => [number, lines[line]?.slice(start, end)])).toEqual([
      ["100.1a", "100.1a"],
    ]);
    const back = sectionDocument("100", edition)!;
    expect(back.text).toContain("100.1a A pebble with *corners* is a brick.\n    Cited by 101.1");
    expect(back.links.map(({ number }) => number)).toEqual(["101.1"]);
  });
});

describe("the glossary", () => {
  it("has at least 120 terms, each with rules that exist, in our own words", () => {
    const terms = allGlossaryTerms();
    expect(terms.length).toBeGreaterThanOrEqual(120);
    expect(
      terms.flatMap((term) =>
        term.rules
          .filter((rule) => !ruleExists(rule) || lookupRule(rule)?.summary == null)
          .map((rule) => `${term.term} ${rule}`),
      ),
    ).toEqual([]);
    const texts = sharedRulesTexts();
    if (texts.length === 0) return sayNotChecked("that definitions are in our own words");
    const plain = (text: string) =>
      ` ${text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s]/gu, "")
        .replace(/\s+/gu, " ")} `;
    const official = texts.map((name) => plain(sharedRulesFile(name) ?? "")).join("\n");
    const copied = terms.filter((term) => {
      const words = plain(term.definition).trim().split(" ");
      return words.some(
        (_, index) => index + 9 <= words.length && official.includes(` ${words.slice(index, index + 9).join(" ")} `),
      );
    });
    expect(copied.map((term) => term.term)).toEqual([]);
  });

  it("looks terms up in any case and number", () => {
    expect(lookupGlossaryTerm("State-Based Actions")?.rules).toEqual(["704"]);
    expect(lookupGlossaryTerm("blockers")?.term).toBe("blocking creature");
    expect(lookupGlossaryTerm("Brick", edition)).toEqual({
      term: "Brick",
      definition: null,
      text: "A pebble with corners. See rule 100.1a.",
      rules: ["100.1a"],
    });
    expect(lookupGlossaryTerm("Zigzag", edition)?.text).toContain("corners");
    expect(lookupGlossaryTerm("xyzzy", edition)).toBeUndefined();
  });

  it("finds terms in a text, the longest ones", () => {
    const text = "Whenever a creature you don’t control dies, defending player mills cards equal to its mana value.";
    expect(glossaryTermsIn(text).map((found) => [found.term, text.slice(...found.span)])).toEqual([
      ["creature", "creature"],
      ["dies", "dies"],
      ["defending player", "defending player"],
      ["mana value", "mana value"],
    ]);
  });
});

describe("the citation lock", () => {
  it("keeps hashes only and tells what changed", () => {
    const lock = makeCitationLock(edition);
    const written = writeCitationLock(lock);
    expect(written).not.toContain("pebble");
    expect(readCitationLock(written)).toEqual(lock);
    expect(compareWithLock(lock, edition)).toEqual([]);
    const other = readEdition(
      invented.replace("Every pebble", "Each pebble").replace("100.1a A pebble", "100.1b A pebble"),
    ).edition!;
    expect(compareWithLock(lock, other)).toEqual([
      { number: "100.1", kind: "changed" },
      { number: "100.1a", kind: "gone" },
      { number: "100.1b", kind: "new" },
    ]);
    expect(hashOfRuleText("“a”  b")).toBe(hashOfRuleText('"a" b'));
    expect(readCitationLock("something else")).toBeUndefined();
  });
});
