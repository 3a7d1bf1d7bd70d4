import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareSymbols, colorsOf, manaValueOf, parseManaCost, printManaCost } from "./manaCost.ts";

const kinds = (text: string): string[] => parseManaCost(text, 0).symbols.map(({ meaning }) => meaning.kind);
const printed = (text: string): string => printManaCost(parseManaCost(text, 0));

describe("a mana cost", () => {
  it("has every kind of symbol (CR 107.4)", () => {
    expect(kinds("{X}{12}{W}{C}{S}{W/U}{2/B}{C/R}{G/P}{R/G/P}")).toEqual([
      "variable",
      "generic",
      "color",
      "colorless",
      "snow",
      "hybrid",
      "twobrid",
      "colorlessHybrid",
      "phyrexian",
      "hybridPhyrexian",
    ]);
  });

  it("may be written without braces", () => {
    for (const text of ["2WU", "(2)(W)(U)", "{2WU}", "2{W}{U}", "2wu"]) expect(printed(text), text).toBe("{2}{W}{U}");
    expect(printed("1W/U")).toBe("{1}{W/U}");
    expect(parseManaCost("2{W}", 0).form).toBe("mixed");
  });

  it("is printed with its symbols as cards print them", () => {
    expect(printed("{u/w}{W/2}{P/W}{w/c}")).toBe("{W/U}{2/W}{W/P}{C/W}");
  });

  it("keeps unknown symbols as they are, with their places", () => {
    const { symbols } = parseManaCost("{1}{Y1}{WU}{", 10);
    expect(symbols.map(({ meaning, text, span }) => [meaning.kind, text, span])).toEqual([
      ["generic", "{1}", [10, 13]],
      ["unknown", "{Y1}", [13, 17]],
      ["unknown", "{WU}", [17, 21]],
      ["unknown", "{", [21, 22]],
    ]);
  });

  it("has a mana value (CR 202.3) and colors (CR 202.2)", () => {
    const cost = parseManaCost("{X}{3}{2/W}{U/B}{G/P}{C}", 0);
    expect(manaValueOf(cost)).toBe(8);
    expect(colorsOf(cost)).toEqual(["W", "U", "B", "G"]);
    expect(manaValueOf(null)).toBe(0);
  });

  it("never runs two numbers together when printed bare", () => {
    expect(printManaCost(parseManaCost("{1}{2}{W}", 0), "bare")).toBe("1{2}W");
  });

  it("is read from any text, with symbols in order and inside it", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."{}()WUBRGPX/12 s") }), (text) => {
        let at = 5;
        for (const { span } of parseManaCost(text, 5).symbols) {
          expect(span[0]).toBeGreaterThanOrEqual(at);
          at = span[1];
        }
        expect(at).toBeLessThanOrEqual(5 + text.length);
      }),
    );
  });

  it("is no word", () => {
    expect(bareSymbols("Haste")).toBeNull();
    expect(bareSymbols("")).toBeNull();
  });
});
