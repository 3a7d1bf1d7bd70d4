import { expect, it } from "vitest";
import { packText, unpackText } from "./packedText.ts";

it.each(["", "a", "ab", "Gain 3 life — “twice”.", "−2: Ω 🜁", "the same again, ".repeat(5000)])(
  "a packed text comes out as it went in: %.20s",
  (text) => {
    const packed = packText(text);
    expect(unpackText(packed)).toBe(text);
    expect(packed).toMatch(/^[ -~]*$/);
    expect(packed).not.toMatch(/[\\`$"]/);
  },
);

it("makes a long text much shorter", () => {
  const text = Array.from({ length: 2000 }, (_, i) => `The ${i % 13}th rule says what the ${i % 7}th card does.`).join(
    "\n",
  );
  expect(packText(text).length).toBeLessThan(text.length / 5);
});
