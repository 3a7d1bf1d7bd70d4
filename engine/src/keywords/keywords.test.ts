import { describe, expect, test } from "vitest";
import { dashForm } from "./keyword.ts";
import {
  keywordAbilities,
  keywordById,
  keywordByWords,
  keywordFamily,
  keywordsByWords,
  meaningLines,
  reminderText,
} from "./keywords.ts";
import { runsSharedWithRules, sharedVocabulary, someRulesSentence } from "./shared.testing.ts";
import { holesOf } from "./template.ts";

const firstSection = 2;
const lastSection = 188;

describe("keyword abilities", () => {
  test("every section of CR 702 has a definition", () => {
    const sections = new Set(keywordAbilities.map((keyword) => keyword.rule?.replace(/[a-z]+$/, "")));
    const missing: string[] = [];
    for (let section = firstSection; section <= lastSection; section++) {
      if (!sections.has(`702.${section}`)) missing.push(`702.${section}`);
    }
    expect(missing).toEqual([]);
  });

  test("every keyword and variant of the shared vocabulary has a definition with its rule", () => {
    const vocabulary = sharedVocabulary();
    const listed = [...(vocabulary?.keyword_abilities ?? []), ...(vocabulary?.keyword_variants ?? [])];
    const rules = new Set(keywordAbilities.map((keyword) => keyword.rule));
    expect(listed.filter((entry) => !rules.has(entry.rule))).toEqual([]);
    const unknownNames = listed
      .flatMap((entry) => entry.name.split(" and "))
      .map((name) =>
        name
          .replace(/\[.*\]/, "")
          .replace(/\(.*\)/, "")
          .trim(),
      )
      .filter((name) => !namesAKeyword(name));
    expect(unknownNames).toEqual([]);
  });

  test("ids are unique", () => {
    const ids = keywordAbilities.map((keyword) => keyword.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test("variants point at definitions", () => {
    expect(keywordAbilities.filter((keyword) => keyword.variantOf !== null && !keywordById(keyword.variantOf))).toEqual(
      [],
    );
  });

  test.each(keywordAbilities.map((keyword) => [keyword.id, keyword] as const))("%s is consistent", (_id, keyword) => {
    const parameters = new Set(keyword.parameters.map((parameter) => parameter.hole));
    const lines = [keyword.reminder, ...(keyword.means ?? [])];
    const holes = lines.flatMap(holesOf);
    expect(holes.filter((hole) => !parameters.has(hole))).toEqual([]);
    expect(reminderText(keyword).split(" ").length).toBeLessThan(40);
    expect(reminderText(keyword)).not.toMatch(/ {2}|undefined|\{[a-z]/);
    expect(lines.flatMap(runsSharedWithRules)).toEqual([]);
  });
});

test("a sentence of the rules would be noticed", () => {
  const sentence = someRulesSentence();
  expect(sentence === undefined || runsSharedWithRules(sentence).length > 0).toBe(true);
});

/** The vocabulary writes names as titles, and some with words that only explain. */
function namesAKeyword(name: string): boolean {
  const key = name.toLowerCase().replaceAll("’", "'");
  return keywordAbilities.some(
    (keyword) =>
      keyword.id === key ||
      keyword.name.toLowerCase() === key ||
      keyword.forms.some((form) => form.toLowerCase().startsWith(key)),
  );
}

describe("lookup", () => {
  test("by the printed words, in any letter case", () => {
    expect(keywordByWords("First Strike")?.id).toBe("first strike");
    expect(keywordByWords("totem armor")?.id).toBe("umbra armor");
    expect(keywordByWords("Doctor’s companion")?.id).toBe("doctor's companion");
    expect(keywordByWords("mountaincycling")?.id).toBe("typecycling");
    expect(keywordByWords("basic landcycling")?.id).toBe("typecycling");
    expect(keywordByWords("snow swampwalk")?.id).toBe("landwalk");
    expect(keywordByWords("swampwalk")?.id).toBe("landwalk");
    expect(keywordByWords("Goblin offering")?.id).toBe("offering");
    expect(keywordByWords("banana")).toBeUndefined();
  });

  test("keywords that share their words come together, the plain one first", () => {
    expect(keywordsByWords("devour").map((keyword) => keyword.id)).toEqual(["devour", "devour quality"]);
  });

  test("the family of a variant", () => {
    expect(keywordFamily(keywordById("megamorph")!).map((keyword) => keyword.id)).toEqual(["megamorph", "morph"]);
  });

  test("frequencies come from the printed cards", () => {
    expect(keywordById("flying")!.frequency).toBeGreaterThan(3000);
    expect(keywordById("protection")!.frequency).toBeGreaterThan(100);
    expect(keywordById("exhaust")!.frequency).toBe(38);
  });
});

describe("what keywords stand for", () => {
  test("a mana cost", () => {
    expect(meaningLines(keywordById("ward")!, { cost: "{2}" })).toEqual([
      "Whenever this permanent becomes the target of an ability or spell an opponent controls, counter that ability or spell unless that player pays {2}.",
    ]);
  });

  test("another cost", () => {
    expect(meaningLines(keywordById("ward")!, { cost: "Discard a card" })?.[0]).toMatch(
      /unless that player discards a card\.$/,
    );
    expect(
      meaningLines(keywordById("escape")!, { cost: "{3}{B}, Exile three other cards from your graveyard" }),
    ).toEqual([
      "You may cast this card from your graveyard by paying {3}{B} and exiling three other cards from your graveyard.",
    ]);
  });

  test("numbers", () => {
    expect(meaningLines(keywordById("graft")!, { n: 1 })?.[0]).toBe(
      "This permanent enters with a +1/+1 counter on it.",
    );
    expect(meaningLines(keywordById("graft")!, { n: 3 })?.[0]).toBe(
      "This permanent enters with three +1/+1 counters on it.",
    );
    expect(meaningLines(keywordById("graft")!, { n: "X" })?.[0]).toBe(
      "This permanent enters with X +1/+1 counters on it.",
    );
  });

  test("a missing value leaves out the line that speaks of it", () => {
    expect(meaningLines(keywordById("vanishing")!, {})).toHaveLength(2);
    expect(meaningLines(keywordById("vanishing")!, { n: 2 })).toHaveLength(3);
  });

  test("an optional quality", () => {
    expect(meaningLines(keywordById("equip")!, { cost: "{1}", quality: "Knight" })).toEqual([
      "{1}: Attach this Equipment to target Knight creature you control. Activate only as a sorcery.",
    ]);
    expect(reminderText(keywordById("equip")!, { cost: "{1}", quality: "artifact" })).toMatch(/an artifact creature/);
  });

  test("nouns", () => {
    expect(meaningLines(keywordById("affinity")!, { objects: "artifacts" })).toEqual([
      "This spell costs {1} less to cast for each artifact you control.",
    ]);
    expect(meaningLines(keywordById("affinity")!, { objects: "Elves" })?.[0]).toMatch(/each Elf you/);
    expect(meaningLines(keywordById("champion")!, { objects: "an Elf" })?.[0]).toMatch(/another Elf you/);
    expect(meaningLines(keywordById("typecycling")!, { cost: "{2}", cardType: "Island" })?.[0]).toMatch(
      /for an Island card/,
    );
  });

  test("keywords that are rules of the game stand for no text", () => {
    expect(meaningLines(keywordById("trample")!, {})).toBeNull();
  });

  test("forms with a dash", () => {
    expect(dashForm("ward {cost}")).toBe("ward—{cost}");
    expect(dashForm("crew {n}")).toBeUndefined();
  });
});
