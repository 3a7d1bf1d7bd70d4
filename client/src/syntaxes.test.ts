import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { loadWASM, OnigScanner, OnigString } from "vscode-oniguruma";
import { INITIAL, type IGrammar, parseRawGrammar, Registry } from "vscode-textmate";

const folder = new URL("../../syntaxes/", import.meta.url);

async function loadGrammar(): Promise<IGrammar> {
  const wasm = createRequire(import.meta.url).resolve("vscode-oniguruma/release/onig.wasm");
  await loadWASM((await readFile(wasm)).buffer as ArrayBuffer);
  const registry = new Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new OnigScanner(sources),
      createOnigString: (text) => new OnigString(text),
    }),
    loadGrammar: async () =>
      parseRawGrammar(await readFile(new URL("cards.tmLanguage.json", folder), "utf8"), "cards.json"),
  });
  return (await registry.loadGrammar("source.cards"))!;
}

const grammar = loadGrammar();

/** The coloured pieces of a line: `words: scope`, the innermost scope only and without its `.cards`. */
async function pieces(line: string): Promise<string[]> {
  const { tokens } = (await grammar).tokenizeLine(line, INITIAL);
  return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
    const words = line.slice(startIndex, endIndex).trim();
    const scope = scopes.at(-1)!;
    return words && scope !== "source.cards" ? [`${words}: ${scope.replace(/\.cards$/, "")}`] : [];
  });
}

test("name and mana cost", async () => {
  expect(await pieces("Soot Herald {1}{R}")).toEqual([
    "Soot Herald: entity.name.type.class.card",
    "{1}: variable.other.enummember.symbol",
    "{R}: variable.other.enummember.symbol",
  ]);
});

test("type lines, with any dash", async () => {
  for (const dash of ["—", "–", "-", "--"]) {
    expect(await pieces(`Legendary Artifact Creature ${dash} Goblin Scout`)).toEqual([
      "Legendary: storage.modifier.supertype",
      "Artifact Creature: storage.type.card-type",
      `${dash}: punctuation.separator.subtypes`,
      "Goblin Scout: entity.other.inherited-class.subtype",
    ]);
  }
  expect(await pieces("Creature enchants the land.")).toEqual([]);
});

test("power and toughness alone on a line, of every kind", async () => {
  for (const stats of ["2/1", "*/*", "1+*/2", "X/X", "-1/3"])
    expect(await pieces(stats)).toEqual([`${stats}: constant.numeric.power-toughness`]);
});

test("metadata and flavor text", async () => {
  expect((await pieces("Rarity: common"))[0]).toBe("Rarity: support.type.property-name");
  expect((await pieces("Flavor: It runs."))[2]).toMatch(/^It runs\.: .*markup\.italic/);
});

test("comments, and what they tell Cardwright; a line of slashes is no comment", async () => {
  expect(await pieces("// a note")).toEqual(["// a note: comment.line.double-slash"]);
  expect(await pieces('// expect old-enters on "enters the battlefield"')).toContain(
    "old-enters: entity.name.tag.check",
  );
  expect(await pieces("// cardwright: allow old-enters")).toContain("old-enters: entity.name.tag.check");
  expect(await pieces("//")).toEqual(["//: punctuation.separator.face"]);
  expect(await pieces("-----")).toEqual(["-----: punctuation.separator.face"]);
});

test("symbols, numbers and reminder text in rules text", async () => {
  expect(await pieces("{T}: Add {W/U}. (It taps.)")).toEqual([
    "{T}: variable.other.enummember.symbol",
    ":: punctuation.separator.cost",
    "{W/U}: variable.other.enummember.symbol",
    "(: comment.block.reminder",
    "It taps.: comment.block.reminder",
    "): comment.block.reminder",
  ]);
  expect(await pieces("It gets +1/+1 and −2/−2.")).toEqual(["+1/+1: constant.numeric", "−2/−2: constant.numeric"]);
  expect((await pieces("−3: Draw a card."))[0]).toBe("−3: constant.numeric.loyalty-cost");
});

test("words that a person moves and deletes by", async () => {
  const configuration = JSON.parse(await readFile(new URL("language-configuration.json", folder), "utf8"));
  const { pattern, flags } = configuration.wordPattern;
  const words = "{W/U} Half-Elf's +1/+1, −2/−2 {T}: ~ 10".match(new RegExp(pattern, `g${flags}`));
  expect(words).toEqual(["{W/U}", "Half-Elf's", "+1/+1", "−2/−2", "{T}", "~", "10"]);
});
