import { describe, expect, test } from "vitest";
import { runsSharedWithRules, sharedVocabulary } from "../../keywords/shared.testing.ts";
import { abilityWordByWords, abilityWords } from "./abilityWords.ts";
import { cardTypeByWord, cardTypes } from "./cardTypes.ts";
import { counterMeanings, counterNames, isCounterName } from "./counters.ts";
import { gameTermByWords, gameTerms } from "./gameTerms.ts";
import { numberOfWord, wordOfNumber } from "./numberWords.ts";
import { turnPartByWords } from "./phases.ts";
import { predefinedTokenByWords, predefinedTokens } from "./predefinedTokens.ts";
import { mistakenSubtypes, retiredSubtypeByWord, retiredSubtypes } from "./retiredSubtypes.ts";
import { basicLandTypes, pluralOf, pluralsOf, subtypeByWord, subtypes, subtypesByWord } from "./subtypes.ts";
import { gameSymbols, symbolByText } from "./symbols.ts";
import { verbForms } from "./verbForms.ts";
import { zoneByWord } from "./zones.ts";

describe("types", () => {
  test("card types by singular and plural", () => {
    expect(cardTypeByWord("Sorceries")).toMatchObject({ type: { id: "sorcery" }, number: "plural" });
    expect(cardTypeByWord("land")).toMatchObject({ type: { id: "land", permanent: true }, number: "singular" });
    expect(cardTypeByWord("goblin")).toBeUndefined();
    expect(cardTypes).toHaveLength(15);
  });

  test.each([
    ["Elf", "Elves"],
    ["Wolf", "Wolves"],
    ["Werewolf", "Werewolves"],
    ["Dwarf", "Dwarves"],
    ["Mercenary", "Mercenaries"],
    ["Ally", "Allies"],
    ["Faerie", "Faeries"],
    ["Harpy", "Harpies"],
    ["Octopus", "Octopuses"],
    ["Sphinx", "Sphinxes"],
    ["Plains", "Plains"],
    ["Merfolk", "Merfolk"],
    ["Mouse", "Mice"],
    ["Ox", "Oxen"],
    ["Hero", "Heroes"],
    ["Class", "Classes"],
    ["Time Lord", "Time Lords"],
    ["Kobold", "Kobolds"],
    ["Wall", "Walls"],
    ["Monkey", "Monkeys"],
    ["Bandicoot", "Bandicoots"],
  ])("the plural of %s is %s", (singular, plural) => {
    expect(pluralOf(singular)).toBe(plural);
  });

  test("subtypes by word", () => {
    expect(subtypeByWord("elves")).toEqual({ id: "Elf", category: "creature", number: "plural" });
    expect(subtypeByWord("Merfolk")).toEqual({ id: "Merfolk", category: "creature", number: "either" });
    expect(subtypeByWord("Urza’s")?.id).toBe("Urza's");
    expect(subtypeByWord("Time Lords")).toEqual({ id: "Time Lord", category: "creature", number: "plural" });
    expect(subtypeByWord("Hound")).toBeUndefined();
    expect(subtypesByWord("Spacecraft").map((entry) => entry.category)).toEqual(["artifact", "planar"]);
  });

  test("no word is the plural of one subtype and the singular of another of the same category", () => {
    const singulars = new Set(subtypes.map((subtype) => `${subtype.category} ${subtype.id}`));
    const clashes = subtypes.flatMap((subtype) =>
      pluralsOf(subtype.id).filter((plural) => plural !== subtype.id && singulars.has(`${subtype.category} ${plural}`)),
    );
    expect(clashes).toEqual([]);
  });

  test("every listed subtype of the shared vocabulary is there, and no subtype twice in a category", () => {
    const vocabulary = sharedVocabulary();
    const ids = new Set(subtypes.map((subtype) => subtype.id));
    const listed = Object.values(vocabulary?.subtypes ?? {}).flatMap((list) => list.items);
    expect(listed.map((id) => id.replaceAll("’", "'")).filter((id) => !ids.has(id))).toEqual([]);
    const keys = subtypes.map((subtype) => `${subtype.category} ${subtype.id}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(basicLandTypes.every((type) => ids.has(type))).toBe(true);
  });

  test("retired and mistaken types are no subtypes, and point at real ones", () => {
    const words = [...retiredSubtypes.map((entry) => entry.id), ...mistakenSubtypes.keys()];
    expect(
      words.filter(
        (word) => subtypeByWord(word) !== undefined && subtypes.find((s) => s.id === word)?.standing === "listed",
      ),
    ).toEqual([]);
    const successors = [...retiredSubtypes.map((entry) => entry.now), ...mistakenSubtypes.values()];
    expect(successors.filter((id) => id !== null && subtypeByWord(id) === undefined)).toEqual([]);
    expect(retiredSubtypeByWord("hound")?.now).toBe("Dog");
  });
});

describe("numbers", () => {
  test("words both ways", () => {
    expect(wordOfNumber(3)).toBe("three");
    expect(wordOfNumber(21)).toBe("twenty-one");
    expect(wordOfNumber(-1)).toBeUndefined();
    expect(numberOfWord("Thirteen")).toBe(13);
    expect(numberOfWord("twenty-one")).toBe(21);
    expect(numberOfWord("7")).toBe(7);
    expect(numberOfWord("several")).toBeUndefined();
    for (let value = 0; value <= 100; value++) expect(numberOfWord(wordOfNumber(value)!)).toBe(value);
  });
});

describe("symbols", () => {
  test("printed symbols are found as they are, each once", () => {
    const texts = gameSymbols.map((symbol) => symbol.text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    for (const symbol of gameSymbols) expect(symbolByText(symbol.text)).toBe(symbol);
  });

  test("other spellings lead to the printed form", () => {
    expect(symbolByText("{w/u}")?.text).toBe("{W/U}");
    expect(symbolByText("{U/W}")?.text).toBe("{W/U}");
    expect(symbolByText("{WP}")?.text).toBe("{W/P}");
    expect(symbolByText("{W/2}")?.text).toBe("{2/W}");
    expect(symbolByText("{W/G/P}")?.text).toBe("{G/W/P}");
    expect(symbolByText("{untap}")?.text).toBe("{Q}");
    expect(symbolByText("{1000000}")?.manaValue).toBe(1_000_000);
    expect(symbolByText("{V}")).toBeUndefined();
  });
});

describe("counters, ability words, tokens", () => {
  test("counters", () => {
    expect(isCounterName("charge")).toBe(true);
    expect(isCounterName("First strike")).toBe(true);
    expect(isCounterName("+1/+1")).toBe(true);
    expect(isCounterName("−2/−2")).toBe(true);
    expect(isCounterName("banana")).toBe(false);
    expect([...counterNames].sort()).toEqual(counterNames);
    expect(counterMeanings.filter((meaning) => !isCounterName(meaning.name))).toEqual([]);
  });

  test("every ability word of the shared vocabulary", () => {
    const listed = sharedVocabulary()?.ability_words.items ?? [];
    expect(listed.filter((word) => abilityWordByWords(word)?.listed !== true)).toEqual([]);
    expect(abilityWordByWords("Council’s dilemma")?.id).toBe("council's dilemma");
  });

  test("every predefined token of the shared vocabulary", () => {
    const listed = sharedVocabulary()?.predefined_tokens ?? [];
    expect(listed.filter((token) => predefinedTokenByWords(token.name)?.rule !== token.rule)).toEqual([]);
    expect(predefinedTokenByWords("wicked role")?.name).toBe("Wicked");
  });

  test("nothing is copied from the rules", () => {
    const texts = [
      ...abilityWords.map((word) => word.summary),
      ...gameTerms.map((term) => term.summary),
      ...counterMeanings.map((meaning) => meaning.summary),
      ...predefinedTokens.flatMap((token) => token.rulesText),
    ];
    expect(texts.flatMap(runsSharedWithRules)).toEqual([]);
  });
});

describe("other words", () => {
  test("game terms", () => {
    expect(gameTermByWords("Outlaws")?.rule).toBe("700.12");
    expect(gameTermByWords("city’s blessing")?.of).toBe("player");
    const words = gameTerms.flatMap((term) => [term.id, ...term.also]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test("zones and turn parts", () => {
    expect(zoneByWord("Graveyards")?.id).toBe("graveyard");
    expect(zoneByWord("command zone")?.id).toBe("command");
    expect(turnPartByWords("end step")?.id).toBe("end");
    expect(turnPartByWords("upkeeps")?.id).toBe("upkeep");
  });

  test.each([
    ["destroy", "destroys", "destroying", "destroyed"],
    ["tap", "taps", "tapping", "tapped"],
    ["untap", "untaps", "untapping", "untapped"],
    ["discard", "discards", "discarding", "discarded"],
    ["draw", "draws", "drawing", "drawn"],
    ["sacrifice", "sacrifices", "sacrificing", "sacrificed"],
    ["scry", "scries", "scrying", "scried"],
    ["counter", "counters", "countering", "countered"],
    ["attach", "attaches", "attaching", "attached"],
    ["exile", "exiles", "exiling", "exiled"],
    ["put", "puts", "putting", "put"],
    ["pay", "pays", "paying", "paid"],
    ["return", "returns", "returning", "returned"],
    ["shuffle", "shuffles", "shuffling", "shuffled"],
    ["fight", "fights", "fighting", "fought"],
    ["regenerate", "regenerates", "regenerating", "regenerated"],
    ["lose", "loses", "losing", "lost"],
    ["die", "dies", "dying", "died"],
    ["set in motion", "sets in motion", "setting in motion", "set in motion"],
    ["reveal", "reveals", "revealing", "revealed"],
    ["populate", "populates", "populating", "populated"],
    ["deal", "deals", "dealing", "dealt"],
    ["goad", "goads", "goading", "goaded"],
    ["explore", "explores", "exploring", "explored"],
    ["mill", "mills", "milling", "milled"],
    ["begin", "begins", "beginning", "begun"],
  ])("the forms of %s", (base, thirdPerson, gerund, pastParticiple) => {
    expect(verbForms(base)).toMatchObject({ base, thirdPerson, gerund, pastParticiple });
  });
});
