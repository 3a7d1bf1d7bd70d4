import { expect, it } from "vitest";
import { deflateSync, strToU8 } from "fflate";
import { packBytes, packText, unpackedWhenRead, unpackText } from "./packedText.ts";

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

it("texts that say the same words are unpacked with what they were packed with", () => {
  const dictionary = "Whenever a creature enters the battlefield under your control, ";
  const texts = { gain: `${dictionary}you gain 1 life.`, draw: `${dictionary}draw a card.` };
  const pack = (text: string) => packBytes(deflateSync(strToU8(text), { dictionary: strToU8(dictionary) }));
  const packed = { gain: pack(texts.gain), draw: pack(texts.draw) };
  expect(packed.gain.length).toBeLessThan(packText(texts.gain).length / 2);
  expect({ ...unpackedWhenRead(packed, packText(dictionary)) }).toEqual(texts);
});
