import { expect, test } from "vitest";
import { packBeginnings, unpackBeginnings } from "./keptBeginnings.ts";
import { type Grammar, GrammarBuilder } from "./grammar.ts";

const birds = () =>
  new GrammarBuilder()
    .lexicon("bird", "bird", [
      { is: "owl", text: "owl", plural: "owls" },
      { is: "crane", text: "crowned crane", plural: "crowned cranes" },
    ])
    .templates("song", { sing: ["{who:bird} sing{s}", "sing{s} {who:bird}", "sing{s} [very] well"], hear: "a {bird}" })
    .anyOf("sound", "song", "noise", "bird", "verse")
    .templates("verse", { verse: ["({bird}|{song}|{noise}|{sound}) again", "[{bird}] [{song}] [{noise}] again"] })
    .templates("noise", { noise: "crack" });

const build = (builder: GrammarBuilder, kept?: string): Grammar => builder.build(() => false, kept);
const lengths = (grammar: Grammar) => grammar.beginnings.ofRules.map(({ wordEnds }) => wordEnds);

test("what templates begin with comes back from its text as it was", () => {
  const { beginnings } = build(birds());
  const text = packBeginnings(beginnings);
  expect(unpackBeginnings(text, lengths(build(birds())))).toEqual(beginnings);
  expect(build(birds(), text).beginnings).toEqual(beginnings);
});

test("many words and rules too", () => {
  const many = () => {
    const builder = new GrammarBuilder();
    for (let i = 0; i < 150; i++)
      builder.templates(`rule${"abcdefghij"[i % 10]}${"klmnopqrstuvwxy"[Math.floor(i / 10)]}`, {
        kind: `word${i} {rule${"abcdefghij"[(i + 1) % 10]}${"klmnopqrstuvwxy"[Math.floor(((i + 1) % 150) / 10)]}}`,
      });
    return builder.anyOf("any", ...[...builder.rules.keys()]);
  };
  const { beginnings } = build(many());
  expect(beginnings.words).toHaveLength(150);
  expect(unpackBeginnings(packBeginnings(beginnings), lengths(build(many())))).toEqual(beginnings);
});

test("a text of other templates is not used", () => {
  const text = packBeginnings(build(birds()).beginnings);
  const others = birds().templates("noise", { noise: "rattle" });
  const grammar = build(others, text);
  expect(grammar.beginnings.words).toContain("rattle");
  expect(unpackBeginnings(text, lengths(grammar))).toBeUndefined();
  for (const cut of [text.slice(0, -1), `${text}!`, ""])
    expect(unpackBeginnings(cut, lengths(build(birds()))), cut).toBeUndefined();
});
