/**
 * Long texts as they are kept in bundles: deflated, and written with characters that stand for themselves in a string, two for 13 bits.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate/browser";
import { DIGITS } from "./packedDigits.ts";

const BITS_OF_PAIR = 13;

/** Packs a text. */
export function packText(text: string): string {
  return packBytes(deflateSync(strToU8(text), { level: 9 }));
}

/** Writes what was deflated with characters. */
export function packBytes(bytes: Uint8Array): string {
  let packed = "";
  let bits = 0;
  let value = 0;
  const pair = (): void => {
    packed += DIGITS[Math.floor(value / DIGITS.length)]! + DIGITS[value % DIGITS.length]!;
  };
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      value = value * 2 + ((byte >> bit) & 1);
      if (++bits < BITS_OF_PAIR) continue;
      pair();
      bits = value = 0;
    }
  }
  if (bits > 0) {
    value <<= BITS_OF_PAIR - bits;
    pair();
  }
  return packed;
}

/**
 * Texts by name, packed, as an object that unpacks each when it is first read.
 * @param dictionary a packed text with which they were deflated
 */
export function unpackedWhenRead<Name extends string>(
  packed: Readonly<Record<Name, string>>,
  dictionary?: string,
): Record<Name, string> {
  const texts = {} as Record<Name, string>;
  let words: Uint8Array | undefined;
  for (const name in packed) {
    let text: string | undefined;
    const get = (): string => {
      if (dictionary !== undefined) words ??= strToU8(unpackText(dictionary));
      text ??= unpackText(packed[name], words);
      return text;
    };
    Object.defineProperty(texts, name, { enumerable: true, get });
  }
  return texts;
}

/** Unpacks what {@link packText} made, or {@link packBytes} of what was deflated with a dictionary. */
export function unpackText(packed: string, dictionary?: Uint8Array): string {
  const digitOf = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) digitOf[DIGITS.charCodeAt(i)] = i;
  const bytes = new Uint8Array(Math.floor(((packed.length / 2) * BITS_OF_PAIR) / 8));
  let bits = 0;
  let value = 0;
  let length = 0;
  for (let i = 0; i < packed.length; i += 2) {
    const pair = digitOf[packed.charCodeAt(i)]! * DIGITS.length + digitOf[packed.charCodeAt(i + 1)]!;
    value = (value << BITS_OF_PAIR) | pair;
    bits += BITS_OF_PAIR;
    while (bits >= 8) {
      bits -= 8;
      bytes[length++] = value >> bits;
    }
    value &= (1 << bits) - 1;
  }
  return strFromU8(inflateSync(bytes, dictionary ? { dictionary } : {}));
}
