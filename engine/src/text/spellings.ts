/**
 * The words that texts are made of are the same few thousand again and again: each is kept once, so that reading makes no copies and
 * comparing two words is comparing two places. What a text says does not depend on what was read before.
 */

import { ownCopy } from "./ownCopy.ts";
import type { Codes } from "./usualWords.ts";

/** No more words than this are kept; it is about twice what rules texts use. */
const MOST = 1 << 13;
/** Longer words are not kept. */
const LONGEST = 24;

const SIZE = MOST * 2;
const MASK = SIZE - 1;
const keys: string[] = new Array<string>(SIZE).fill("");
/** What each key's place was made of; 0 where none is kept. */
const hashes = new Int32Array(SIZE);
let kept = 0;

/** Small letters for capitals and apostrophes of one kind, as {@link keyBetween} gives them. */
function keyCode(code: number): number {
  if (code >= 65 && code <= 90) return code | 32;
  return code === 8217 ? 39 : code;
}

/**
 * A part of a text in small letters, with straight apostrophes. Its characters are ASCII, and those that are a word by themselves.
 * @param codes the characters of the text
 */
export function keyBetween(text: string, codes: Codes, start: number, end: number): string {
  const length = end - start;
  if (length > LONGEST) return text.slice(start, end).toLowerCase().replace("’", "'");
  let hash = length;
  for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + keyCode(codes[i]!)) | 0;
  let place = (hash ^ (hash >>> 15)) & MASK;
  for (;;) {
    const known = hashes[place]!;
    if (known === 0) break;
    if (known === (hash | 1) && isKeyOf(keys[place]!, codes, start, length)) return keys[place]!;
    place = (place + 1) & MASK;
  }
  const key = text.slice(start, end).toLowerCase().replace("’", "'");
  if (kept === MOST) return key;
  kept++;
  hashes[place] = hash | 1;
  keys[place] = ownCopy(key);
  return keys[place]!;
}

function isKeyOf(key: string, codes: Codes, start: number, length: number): boolean {
  if (key.length !== length) return false;
  for (let i = 0; i < length; i++) if (key.charCodeAt(i) !== keyCode(codes[start + i]!)) return false;
  return true;
}

/** Whether a part of a text is written as its key is: in small letters, with straight apostrophes. */
export function isWrittenAsKey(codes: Codes, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (codes[i] !== keyCode(codes[i]!)) return false;
  return true;
}
