/**
 * Makes plain text of what rules files really hold: UTF-8 with and without a byte order mark, UTF-16, Windows-1252,
 * and text that was decoded with the wrong one of them on the way to us.
 */

/** Characters of the bytes 0x80–0x9F in Windows-1252; unused ones stay as they are. */
const windows1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

interface WebDecoder {
  decode(bytes: Uint8Array): string;
}
type WebDecoderClass = new (label: string, options?: { fatal?: boolean }) => WebDecoder;

/**
 * Decodes the bytes of a rules file. A byte order mark decides; without one valid UTF-8 is UTF-8 and anything else is
 * Windows-1252. `TextDecoder` is part of every place we run in (browser, worker, Node).
 */
export function decodeRulesBytes(bytes: Uint8Array): string {
  const Decoder = (globalThis as unknown as { TextDecoder: WebDecoderClass }).TextDecoder;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new Decoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new Decoder("utf-16be").decode(bytes);
  try {
    return new Decoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8. Decoded by hand, because "windows-1252" is missing from Node builds with small ICU data.
    const pieces: string[] = [];
    for (let start = 0; start < bytes.length; start += 8192) {
      pieces.push(String.fromCharCode(...bytes.subarray(start, start + 8192)));
    }
    return mendControlCharacters(pieces.join(""));
  }
}

function mendControlCharacters(text: string): string {
  return text.replace(/[\u0080-\u009f]/gu, (character) => windows1252.charAt(character.charCodeAt(0) - 0x80));
}

/** UTF-8 that was read as Windows-1252 shows "â€™" for an apostrophe; this reads it back. Undefined when it can't be. */
function mendDoubleDecoding(text: string): string | undefined {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const high = code < 0x100 ? -1 : windows1252.indexOf(text.charAt(index));
    if (code >= 0x100 && high < 0) return undefined;
    bytes[index] = high >= 0 ? high + 0x80 : code;
  }
  const decoded = decodeRulesBytes(bytes);
  return decoded.includes("â€") ? undefined : decoded;
}

/** Plain lines for the readers: no byte order mark, `\n` line ends, ordinary spaces, wrong decodings mended. */
export function normaliseRulesText(text: string): string {
  let plain = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (/[\u0080-\u009f]/u.test(plain)) plain = mendControlCharacters(plain);
  if (plain.includes("â€")) plain = mendDoubleDecoding(plain) ?? plain;
  if (plain.includes("\r")) plain = plain.replace(/\r\n?/gu, "\n");
  if (/[\u00a0\u2007\u202f\u200b\ufeff\u2028\u2029]/u.test(plain)) {
    plain = plain
      .replace(/[\u00a0\u2007\u202f]/gu, " ")
      .replace(/[\u200b\ufeff]/gu, "")
      .replace(/[\u2028\u2029]/gu, "\n");
  }
  return plain;
}
