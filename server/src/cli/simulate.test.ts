import { describe, expect, it } from "vitest";
import { TestFolder } from "./test-command.ts";

const herald =
  "Soot Herald {1}{R}\nCreature — Goblin Scout\nHaste\nWhen this creature enters, it deals 1 damage to any target.\n2/1\n";
const odd = "Odd Ox {G}\nCreature — Ox\nZzz qqq.\n1/1\n";

interface Report {
  card: string;
  seed: number;
  verdict: string;
  steps: { n: number; event: string; text: string; rules: string[]; span: [number, number] | null }[];
  unmodelled: unknown[];
}

describe("simulate", () => {
  it("plays a card and gives each step with its rules and its words in the file", async () => {
    const file = `// two cards\n\n${odd}\n${herald}`;
    await TestFolder.with({ "a.cards": file }, async (folder) => {
      const { code, json } = await folder.run([
        "simulate",
        "a.cards",
        "--card",
        "soot herald",
        "--seed",
        "3",
        "--json",
      ]);
      const { card, seed, verdict, steps, unmodelled } = json as Report;
      expect([code, card, seed, unmodelled]).toEqual([0, "Soot Herald", 3, []]);
      expect(verdict).toContain("Soot Herald");
      expect(steps.map(({ n }) => n)).toEqual(steps.map((_, index) => index + 1));
      const damage = steps.find(({ event }) => event === "damage")!;
      expect(file.slice(...damage.span!)).toContain("deals 1 damage to any target");
      expect(damage.rules).toContain("120.3");
      expect(Object.keys(json as object)).toEqual(["card", "seed", "verdict", "steps", "unmodelled", "state"]);
    });
  });

  it("gives the same steps for the same seed", async () => {
    await TestFolder.with({ "a.cards": herald }, async (folder) => {
      const once = await folder.run(["simulate", "a.cards", "--json"]);
      expect((await folder.run(["simulate", "a.cards", "--json"])).out).toBe(once.out);
    });
  });

  it("tells people what happened, and how several games ended", async () => {
    await TestFolder.with({ "a.cards": herald }, async (folder) => {
      const { out } = await folder.run(["simulate", "a.cards"]);
      expect(out).toMatch(/deals 1 damage to .*CR 120\.3/);
      expect(out).toContain("“it deals 1 damage to any target”");
      expect((await folder.run(["simulate", "a.cards", "--games", "3", "--json"])).json).toMatchObject({
        card: "Soot Herald",
        games: [{ seed: 1 }, { seed: 2 }, { seed: 3 }],
      });
    });
  });

  it("ends with 1 when something can't be played, and says what", async () => {
    await TestFolder.with({ "a.cards": odd }, async (folder) => {
      const { code, out } = await folder.run(["simulate", "a.cards"]);
      expect(code).toBe(1);
      expect(out).toContain("not modelled: “Zzz qqq");
    });
  });

  it("says which cards there are", async () => {
    await TestFolder.with({ "a.cards": `${herald}\n${odd}`, "b.cards": "hello\n" }, async (folder) => {
      expect(await folder.run(["simulate", "a.cards"])).toMatchObject({
        code: 2,
        err: "Say with --card which card to play: Soot Herald, Odd Ox.\n",
      });
      expect(await folder.run(["simulate", "a.cards", "--card", "Nobody"])).toMatchObject({
        code: 2,
        err: "There is no card called “Nobody”. There are: Soot Herald, Odd Ox.\n",
      });
      expect(await folder.run(["simulate", "b.cards"])).toMatchObject({
        code: 2,
        err: "There is no card in b.cards.\n",
      });
      expect(await folder.run(["simulate", "c.cards"])).toMatchObject({ code: 2, err: "c.cards does not exist.\n" });
      expect((await folder.run(["simulate", "a.cards", "--card", "Odd Ox", "--ability", "9"])).err).toContain(
        "there is no ability 9",
      );
    });
  });
});
