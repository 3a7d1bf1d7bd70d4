import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ManaType } from "../object.ts";
import { manaValue, parseManaCost, printManaCost, withX } from "./cost.ts";
import { canPay, planByCounting, supplyOf } from "./counting.ts";
import { type ManaSource, planPayment, searchPlan } from "./solver.ts";

const ability = { card: "test", index: 0 };
function source(object: number, ...outputs: string[]): ManaSource {
  return { object, ability, outputs: outputs.map((lot) => [...lot] as ManaType[]), snow: false, expense: 0 };
}
function pay(cost: string, sources: ManaSource[], pool = "", life = 20) {
  const units = [...pool].map((type) => ({ type: type as ManaType, snow: false }));
  return planPayment(parseManaCost(cost), units, sources, life);
}
const used = (plan: ReturnType<typeof pay>) => plan?.uses.map((use) => use.source.object).sort();

describe("the payment solver", () => {
  it("taps one land for each mana", () => {
    expect(used(pay("{1}{R}", [source(1, "R"), source(2, "G"), source(3, "G")]))).toHaveLength(2);
  });
  it("keeps the dual land for the colour only it can make", () => {
    expect(used(pay("{W}{U}", [source(1, "W", "U"), source(2, "W")]))).toEqual([1, 2]);
    expect(
      pay("{W}{U}", [source(1, "W", "U"), source(2, "W")])?.uses.find((use) => use.source.object === 1)?.output,
    ).toBe(1);
  });
  it("cannot use one land twice", () => {
    expect(pay("{W}{U}", [source(1, "W", "U")])).toBeNull();
  });
  it("spends what floats before tapping anything", () => {
    const plan = pay("{1}{R}", [source(1, "R")], "RC");
    expect(plan).toMatchObject({ uses: [], life: 0 });
    expect(plan?.spent.sort()).toEqual([0, 1]);
  });
  it("uses both mana of a source that makes two", () => {
    expect(used(pay("{3}", [source(1, "CC"), source(2, "G"), source(3, "G")]))).toHaveLength(2);
  });
  it("pays hybrid, monocoloured hybrid and Phyrexian symbols the other way when it must", () => {
    expect(pay("{W/U}", [source(1, "U")])).not.toBeNull();
    expect(used(pay("{2/W}", [source(1, "G"), source(2, "G")]))).toEqual([1, 2]);
    expect(pay("{G/P}", [])?.life).toBe(2);
    expect(pay("{G/P}", [], "", 1)).toBeNull();
  });
  it("does not pay colourless with coloured mana, nor snow with other mana", () => {
    expect(pay("{C}", [source(1, "G")])).toBeNull();
    expect(pay("{S}", [source(1, "G")])).toBeNull();
    expect(pay("{S}", [{ ...source(1, "G"), snow: true }])).not.toBeNull();
  });
});

describe("mana costs", () => {
  it("have a mana value", () => {
    expect(manaValue("{2}{W/U}{2/B}{G/P}")).toBe(6);
    expect(manaValue("{X}{R}", 3)).toBe(4);
    expect(manaValue(null)).toBe(0);
  });
  it("print as they were read", () => {
    expect(printManaCost(parseManaCost("{X}{2}{W}{W}"))).toBe("{X}{2}{W}{W}");
    expect(printManaCost(withX(parseManaCost("{X}{X}{R}"), 2))).toBe("{4}{R}");
    expect(printManaCost(parseManaCost("{0}"))).toBe("{0}");
  });
});

describe("paying by counting", () => {
  const type = fc.constantFrom<ManaType>("W", "U", "R", "C");
  const unit = fc.record({ type, snow: fc.boolean() });
  const single = type.map((one) => [[one]]);
  const lots = fc.array(fc.array(type, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 });
  const listOf = (outputs: fc.Arbitrary<ManaType[][]>) =>
    fc
      .array(fc.record({ outputs, expense: fc.constantFrom(0, 0, 1, 5) }), { maxLength: 6 })
      .map((list): ManaSource[] => list.map((one, object) => ({ object, ability, snow: false, ...one })));
  const plainCost = fc
    .record({ generic: fc.nat(3), symbols: fc.array(type, { maxLength: 3 }) })
    .map(({ generic, symbols }) => parseManaCost(`{${generic}}${symbols.map((one) => `{${one}}`).join("")}`));
  const anyCost = fc
    .array(fc.constantFrom("{1}", "{2}", "{W}", "{U}", "{W/U}", "{2/R}", "{R/P}", "{S}", "{C}"), { maxLength: 4 })
    .map((symbols) => parseManaCost(symbols.join("")));

  it("finds the plan that the search finds", () => {
    fc.assert(
      fc.property(plainCost, fc.array(unit, { maxLength: 3 }), listOf(single), (cost, pool, sources) => {
        expect(planByCounting(cost, pool, sources)).toEqual(searchPlan(cost, pool, sources, 20));
      }),
    );
  });

  it("says what can be paid as the search does, also without a source that is busy", () => {
    const busy = fc.option(fc.nat(6));
    fc.assert(
      fc.property(
        anyCost,
        fc.array(unit, { maxLength: 3 }),
        listOf(lots),
        busy,
        fc.nat(3),
        (cost, pool, all, used, life) => {
          const rest = all.filter(({ object }) => object !== used);
          expect(canPay(cost, pool, supplyOf(all, 0), life, used)).toBe(searchPlan(cost, pool, rest, life) !== null);
        },
      ),
    );
    fc.assert(
      fc.property(plainCost, fc.array(unit, { maxLength: 3 }), listOf(single), busy, (cost, pool, all, used) => {
        const rest = all.filter(({ object }) => object !== used);
        expect(canPay(cost, pool, supplyOf(all, 0), 0, used)).toBe(searchPlan(cost, pool, rest, 0) !== null);
      }),
    );
  });
});
