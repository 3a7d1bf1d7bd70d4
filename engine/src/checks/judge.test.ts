import { describe, expect, it } from "vitest";
import { parseCard } from "../cards/parseCards.ts";
import { readCard } from "../cards/readCard.ts";
import { editBetween } from "./edits.ts";
import { allChecks, checkCard } from "./judge.ts";
import { isBefore } from "./options.ts";

const card = (...lines: string[]) => parseCard(["Soot Herald {1}{R}", ...lines].join("\n"));
const codes = (text: ReturnType<typeof card>, options = {}): string[] =>
  checkCard(text, readCard(text), options).map(({ code }) => code);

describe("judging a card", () => {
  const etb = card("Creature — Goblin", "When this creature enters the battlefield, draw a card.", "1/1");

  it("reports findings in the order of the text, with the author's words", () => {
    const twice = card("Instant", "Destroy target spell. Sacrifice target creature.");
    const findings = checkCard(twice);
    expect(findings.map(({ code }) => code)).toEqual(["destroy-of-nonpermanent", "sacrifice-of-target"]);
    expect(findings[0]!.message).toContain("“target spell”");
    expect(findings[0]).toMatchObject({ ref: "TGT17", severity: "error", rules: ["701.8a", "110.4a"], related: [] });
  });

  it("is silent about what the card or the file allows", () => {
    const allowing = parseCard(
      "// cardwright: allow sacrifice-of-target\nSoot Herald {1}{R}\nSorcery\nSacrifice target creature.",
    );
    expect(codes(allowing)).toEqual([]);
    expect(codes(card("Sorcery", "Sacrifice target creature."), { allowed: ["sacrifice-of-target"] })).toEqual([]);
  });

  it("takes severities from the set", () => {
    const options = { severities: { "enters-the-battlefield": "error" as const } };
    expect(checkCard(etb, readCard(etb), options)[0]!.severity).toBe("error");
    expect(codes(etb, { severities: { "enters-the-battlefield": "off" } })).toEqual([]);
  });

  it("does not tell a set off for the wordings of its era", () => {
    expect(codes(etb)).toEqual(["enters-the-battlefield"]);
    expect(codes(etb, { era: "pre-BLB" })).toEqual([]);
    expect(codes(etb, { era: "pre-FDN" })).toEqual(["enters-the-battlefield"]);
    expect(isBefore(undefined, "pre-BLB")).toBe(false);
  });

  it("knows what the set declares", () => {
    const fox = card("Creature — Glimmerfox", "Haste", "1/1");
    expect(codes(fox)).toEqual(["unknown-subtype"]);
    expect(codes(fox, { subtypes: ["Glimmerfox"] })).toEqual([]);
  });

  it("says what is not understood, and where understanding stops", () => {
    const [finding] = checkCard(card("Sorcery", "Destroy target creature with wobbling ears."));
    expect(finding).toMatchObject({ code: "not-understood", severity: "information" });
    expect(finding!.message).toContain("Destroy target creature");
  });

  it("mends lines that are read in another form than they were typed in", () => {
    const bare = card("Creature — Goblin", "Ward 2 life", "1/1");
    const finding = checkCard(bare).find(({ code }) => code === "keyword-cost-without-dash")!;
    const [edit] = finding.fixes[0]!.edits;
    expect(bare.text.slice(0, edit!.span[0]) + edit!.text + bare.text.slice(edit!.span[1])).toContain(
      "Ward—Pay 2 life.",
    );
  });

  it("has at least the sixty checks it promises, each with three wrong examples or more", () => {
    expect(allChecks().length).toBeGreaterThanOrEqual(60);
    for (const { code, wrong } of allChecks()) expect(wrong.length, code).toBeGreaterThanOrEqual(3);
  });
});

describe("the edit between two texts", () => {
  it("changes whole words and nothing around them", () => {
    expect(editBetween("Draw a card.", "Draw two cards.", 10)).toEqual({ span: [15, 21], text: "two cards" });
    expect(editBetween("{2}, {T} Draw", "{2}, {T}: Draw", 0)).toEqual({ span: [8, 8], text: ":" });
    expect(editBetween("same", "same", 0)).toBeNull();
  });
});
