import { describe, expect, it } from "vitest";
import { TestFolder } from "./test-command.ts";

const set = JSON.stringify({
  name: "Embers",
  keywords: [
    {
      name: "kindle",
      form: "kindle {n}",
      parameters: [{ name: "n", kind: "number" }],
      means: "When this creature enters, it deals {n} damage to any target.",
    },
    {
      name: "rekindle",
      form: "rekindle {cost}",
      parameters: [{ name: "cost", kind: "cost" }],
      means: "{cost}, {T}: You gain 2 life.",
    },
  ],
  subtypes: { planeswalker: ["Torvald"], creature: ["Emberling"] },
});
const herald = `Soot Herald {1}{R}
Creature — Emberling
Kindle 2
Rekindle {1}
Other Emberlings you control get +1/+1.
2/1
`;
const torvald = `Torvald, Smith of Soot {2}{R}
Legendary Planeswalker — Torvald
+1: Target creature gains kindle 3 until end of turn.
−2: Create two 1/1 red Emberling creature tokens.
Loyalty: 3
`;

describe("a set's own keywords and subtypes", () => {
  it("are no reason to complain", async () => {
    await TestFolder.with({ "cardset.json": set, "a.cards": `${herald}\n${torvald}` }, async (folder) => {
      const { code, out } = await folder.run(["check", "a.cards"]);
      expect([code, out]).toEqual([0, expect.stringContaining("nothing to complain about")]);
    });
  });

  it("are unknown without the set file", async () => {
    await TestFolder.with({ "a.cards": `${herald}\n${torvald}` }, async (folder) => {
      const { out } = await folder.run(["check", "a.cards"]);
      for (const word of ["Kindle", "Emberling", "Torvald"]) expect(out).toContain(word);
    });
  });

  it("are in the tree, with their meaning", async () => {
    await TestFolder.with({ "cardset.json": set, "a.cards": herald }, async (folder) => {
      const { out, json } = await folder.run(["parse", "a.cards", "--json"]);
      expect((json as { unread: unknown[] }[])[0]!.unread).toEqual([]);
      expect(out).toContain("it deals {n} damage");
      expect((await folder.run(["parse", "a.cards"])).out).toContain("keyword: kindle");
    });
  });

  it("are played as the text they stand for", async () => {
    await TestFolder.with({ "cardset.json": set, "a.cards": herald }, async (folder) => {
      const { code, json } = await folder.run(["simulate", "a.cards", "--json"]);
      const { steps, unmodelled } = json as {
        steps: { event: string; text: string; span: [number, number] }[];
        unmodelled: [];
      };
      expect([code, unmodelled]).toEqual([0, []]);
      const damage = steps.find(({ event }) => event === "damage")!;
      expect(damage.text).toContain("2 damage");
      expect(herald.slice(...damage.span)).toBe("Kindle 2");
      expect(steps.some(({ text }) => text.includes("gain 2 life"))).toBe(true);
    });
  });
});
