import { expect, test } from "vitest";
import { packCounts, templateWeight, unpackCounts } from "./weights.ts";

test("packed counts are unpacked, to the nearest power of two", () => {
  const counts = new Map<number, number>();
  for (let i = 1; i < 3000; i++) counts.set((Math.imul(i, 0x9e3779b1) ^ (i << 7)) >>> 0, 1 + (i % 700));
  const unpacked = unpackCounts(packCounts(counts));
  expect(unpacked.size).toBe(counts.size);
  for (const [key, count] of counts) expect(Math.abs(Math.log2(unpacked.get(key >>> 2)! / count))).toBeLessThan(0.51);
});

test("line breaks in packed counts do not matter, and nothing is nothing", () => {
  const counts = new Map([
    [7, 2],
    [4_000_000_000, 16],
  ]);
  const packed = packCounts(counts);
  const short = new Map([...counts].map(([key, count]) => [key >>> 2, count]));
  expect(unpackCounts(`\n${packed.slice(0, 3)}\n${packed.slice(3)}\n`)).toEqual(short);
  expect(unpackCounts("")).toEqual(new Map());
});

test("a step that nobody takes has no weight", () => {
  expect(templateWeight(1)).toBe(0);
});
