import { expect, test } from "vitest";
import { KeptBeginnings, packBeginnings } from "./keptBeginnings.ts";
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
const pack = ({ beginnings, ruleList }: Grammar): string => packBeginnings(beginnings, ruleList.length);
/** All that a grammar knows of what its rules begin with. */
const known = ({ beginnings, ruleList }: Grammar) => [
  beginnings.words,
  ...ruleList.map(({ id, first, openFirst }) => [structuredClone({ ...beginnings.of(id) }), first, openFirst]),
];

test("what templates begin with comes back from its text as it was", () => {
  const grammar = build(birds());
  const kept = build(birds(), pack(grammar));
  expect(kept.beginnings).toBeInstanceOf(KeptBeginnings);
  expect(known(kept)).toEqual(known(grammar));
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
  const grammar = build(many());
  expect(grammar.beginnings.words).toHaveLength(150);
  expect(known(build(many(), pack(grammar)))).toEqual(known(grammar));
});

test("a text of other templates is not used", () => {
  const text = pack(build(birds()));
  const others = build(birds().templates("noise", { noise: "rattle" }), text);
  expect(others.beginnings.words).toContain("rattle");
  for (const cut of [text.slice(0, -1), `${text}!`, ""])
    expect(build(birds(), cut).beginnings, cut).not.toBeInstanceOf(KeptBeginnings);
});
