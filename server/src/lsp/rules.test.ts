import { writeEditionCache, readEdition } from "@cardwright/engine/rules/index";
import { afterEach, expect, test, vi } from "vitest";
import type { CodeAction, Hover, InlayHint, Location, LocationLink } from "vscode-languageserver";
import {
  type FoundRuleItem,
  type ReadEditionAnswer,
  type RuleListItem,
  type RulePlace,
  type RulesDocumentAnswer,
  type RulesInText,
  type RulesOfCard,
  type WorkspaceText,
  editionTextRequest,
  workspaceTextsRequest,
} from "../rules-protocol.ts";
import { type TestClient, type TestClientOptions, connect } from "./testing/client.ts";
import { inventedRules, inventedRulesInBase64 } from "./testing/invented-rules.ts";

// Each test starts a server and builds the grammar; the machine may be busy with other things.
vi.setConfig({ testTimeout: 60_000 });

const uri = "file:///set/harrow.cards";
const text = `// Cites 701.8a, once 701.21a and the defending player.
Harrow the Docks {3}{B}{B}
Sorcery
Destroy target creature. Its controller loses 2 life.

Lantern Warden {1}{W}
Creature — Human Soldier
Ward {2}
1/3
`;
const kept = writeEditionCache(readEdition(inventedRules()).edition!);

let client: TestClient | undefined;
const start = async (options: TestClientOptions = {}, texts: WorkspaceText[] = []) => {
  client = await connect({
    initializationOptions: { showRuleCommand: "open" },
    ...options,
    answers: {
      [editionTextRequest]: (params) => ((params as { form: string }).form === "kept" ? kept : null),
      [workspaceTextsRequest]: () => texts,
    },
  });
  await client.openFile(uri, text);
  return client;
};
afterEach(() => client?.end());

/** The place of some words of the text, or a few characters into them. */
function at(words: string, into = 0) {
  const before = text.slice(0, text.indexOf(words) + into).split("\n");
  return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1)!.length } };
}
const hoverText = (hover: Hover | null) => (hover?.contents as { value: string } | undefined)?.value ?? "";

test("numbers and terms in comments are told, phrases as before", async () => {
  const { request } = await start();
  const hover = (words: string) => request<Hover | null>("textDocument/hover", at(words));
  expect(hoverText(await hover("701.8a"))).toMatch(/701\.8a[\s\S]*Our summary, by the 2025-09-19 edition/);
  expect(hoverText(await hover("defending player"))).toContain("506.2");
  expect(hoverText(await hover("target creature"))).toContain("CR 115.1a");
});

test("an edition the client keeps is used, and a set file may ask for another", async () => {
  const { request, notify } = await start();
  await notify("cardwright/editions", ["2031-05-03"]);
  const hover = async () => hoverText(await request<Hover | null>("textDocument/hover", at("701.8a")));
  expect(await hover()).toContain("A pebble that is smashed becomes sand.");
  expect(hoverText(await request<Hover | null>("textDocument/hover", at("Destroy")))).toContain("> A pebble that is");
  const set = { uri: "file:///set/cardset.json", text: '{ "rulesEdition": "2022-04-29" }' };
  await notify("cardwright/setFiles", [set]);
  expect(await hover()).toContain("2022-04-29");
  expect(await request("cardwright/editionsInUse", {})).toEqual({
    dates: ["2031-05-03"],
    chosen: "2031-05-03",
    own: "2025-09-19",
  });
});

test("definitions lead into the rules: from a number, a verb, a keyword and a term", async () => {
  const capabilities = { textDocument: { definition: { linkSupport: true } } };
  const { request } = await start({ capabilities });
  const line = async (words: string) => {
    const [link] = await request<LocationLink[]>("textDocument/definition", at(words));
    const [, edition = "", section = ""] = /^cardwright-rules:\/([^/]+)\/(\d{3})/.exec(link?.targetUri ?? "") ?? [];
    const document = await request<RulesDocumentAnswer>("cardwright/rulesDocument", { edition, section });
    return document.text.split("\n")[link!.targetSelectionRange.start.line];
  };
  expect(await line("701.8a")).toMatch(/^ {2}701\.8a /);
  expect(await line("Destroy")).toBe("701.8 Destroy");
  expect(await line("Ward {2}")).toBe("702.21 Ward");
  expect(await line("defending player")).toMatch(/^ *506\.2 /);
  expect(await request("textDocument/definition", at("Harrow"))).toEqual([]);
});

test("a client that can't open rules gets no definitions", async () => {
  const { request } = await start({ initializationOptions: {} });
  expect(await request("textDocument/definition", at("Destroy"))).toEqual([]);
});

test("references are the user's cards that use or name the rule, open or not, and scenarios", async () => {
  const other = "Grim Toll {1}{B}\nInstant\nDestroy target artifact. // not a comment\n";
  const { request } = await start({}, [
    { uri, text: "an old state of the open file" },
    { uri: "file:///set/other.cards", text: other },
    { uri: "file:///set/a.scenario", text: "# 701.8b\nGiven a creature\nWhen I destroy it\n" },
  ]);
  const context = { includeDeclaration: true };
  const found = await request<Location[]>("textDocument/references", { ...at("Destroy"), context });
  expect(found.map((place) => [place.uri.replace(/.*\//, ""), place.range.start.line])).toEqual([
    ["701%20Keyword%20Actions", expect.any(Number)],
    ["harrow.cards", 0],
    ["harrow.cards", 3],
    ["other.cards", 2],
    ["a.scenario", 0],
    ["a.scenario", 2],
  ]);
  const ward = await request<Location[]>("cardwright/ruleReferences", { number: "702.21a" });
  expect(ward.map(({ range }) => range.start.line)).toEqual([7]);
});

test("a number of another edition gets a quick fix that writes today's", async () => {
  const { request } = await start();
  const { textDocument, position } = at("701.21a");
  const params = { textDocument, range: { start: position, end: position }, context: { diagnostics: [] } };
  const actions = await request<CodeAction[]>("textDocument/codeAction", params);
  const update = actions.find(({ title }) => title.includes("to 701.26a"));
  expect(update?.edit?.changes?.[uri]).toEqual([
    { range: { start: position, end: { line: 0, character: position.character + 7 } }, newText: "701.26a" },
  ]);
});

test("a number the chosen edition lacks has its number there behind it", async () => {
  const { request, change } = await start();
  await change(uri, "// 103.3b was the old number, 103.4b is the new one, 701.21a could be either\n", 2);
  const range = { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } };
  const hints = await request<InlayHint[]>("textDocument/inlayHint", { textDocument: { uri }, range });
  expect(hints).toMatchObject([
    {
      position: { line: 0, character: 9 },
      label: "→ 103.4b",
      textEdits: [{ range: { start: { line: 0, character: 3 } }, newText: "103.4b" }],
    },
  ]);
});

test("a section is a document with an outline and links that lead to lines", async () => {
  const { request, notify } = await start();
  await notify("cardwright/editions", ["2031-05-03"]);
  const params = { edition: "2031-05-03", section: "115" };
  const document = await request<RulesDocumentAnswer>("cardwright/rulesDocument", params);
  const lines = document.text.split("\n");
  for (const { number, line } of document.entries) expect(lines[line]?.trim().startsWith(number)).toBe(true);
  const link = document.links.find(({ number }) => number === "701.8a")!;
  expect(lines[link.range.start.line]?.slice(link.range.start.character, link.range.end.character)).toBe("701.8a");
  const place = await request<RulePlace>("cardwright/rulePlace", { number: "701.8a" });
  expect(place).toEqual({
    uri: "cardwright-rules:/2031-05-03/701%20Keyword%20Actions",
    range: { start: { line: 5, character: 2 }, end: { line: 5, character: 8 } },
    name: "701.8a A pebble that is smashed becomes sand.",
  });
  expect(document.text).toContain("Comprehensive Rules, effective 2031-05-03");
  expect(await request("cardwright/rulesDocument", { edition: "2031-05-03", section: "999" })).toBeNull();
  expect(await request("cardwright/rulePlace", { number: "999.1" })).toBeNull();
});

test("the numbers of a text that lead somewhere, by the edition in use", async () => {
  const { request, notify } = await start();
  const cited = "// 701.8a is not 701.8z,\n// nor costs it {1}.50 to pay 103.3b as rule 115 says (v1.115.4)";
  const numbers = async () => {
    const found = await request<RulesInText>("cardwright/rulesInText", { uri, text: cited });
    return [found.edition, ...found.numbers.map(({ number, range }) => `${number} ${range.start.line}`)];
  };
  expect(await numbers()).toEqual(["2025-09-19", "701.8a 0", "115 1"]);
  await notify("cardwright/editions", ["2031-05-03"]);
  expect(await numbers()).toEqual(["2031-05-03", "701.8a 0", "115 1"]);
});

test("search finds by number, title and words with errors; the list goes down to subrules", async () => {
  const { request } = await start();
  const search = (words: string) => request<FoundRuleItem[]>("cardwright/searchRules", { words, limit: 5 });
  expect(await search("")).toEqual([]);
  expect((await search("115.4"))[0]?.number).toBe("115.4");
  expect((await search("regenrate"))[0]?.number).toBe("701.19");
  const under = (number: string | null) => request<RuleListItem[]>("cardwright/rulesUnder", { number });
  expect(await under(null)).toHaveLength(9);
  expect((await under("1"))[0]).toMatchObject({ number: "100", title: "Game Concepts: general", hasRulesUnder: true });
  expect((await under("701")).find(({ number }) => number === "701.8")).toMatchObject({
    title: "Destroy",
    hasRulesUnder: true,
  });
  expect((await under("701.8")).map(({ number }) => number)).toEqual(["701.8a", "701.8b", "701.8c"]);
});

test("the rules of a card, each once, with the words that bring them in", async () => {
  const { request } = await start();
  const found = await request<RulesOfCard>("cardwright/rulesOfCard", at("Destroy"));
  expect(found.card).toBe("Harrow the Docks");
  const numbers = found.rules.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(found.rules.find(({ number }) => number === "701.8")).toMatchObject({ title: "Destroy" });
  expect(found.rules.find(({ number }) => number === "115.1a")?.words).toBe("target");
});

test("an offered file is read without being kept; a foreign or damaged one says why", async () => {
  const { request } = await start();
  const offer = (file: string) => request<ReadEditionAnswer>("cardwright/readEdition", { file });
  expect(await offer(inventedRulesInBase64())).toMatchObject({ date: "2031-05-03", kept, rules: expect.any(Number) });
  for (const bad of [btoa("A shopping list."), btoa(inventedRules().slice(0, 150)), btoa("\0\x01\x02\x03"), ""])
    expect(await offer(bad)).toEqual({ message: expect.stringMatching(/\w+.*\.$/) });
});
