/**
 * Where the usual words of rules text end: plain letters, {T}, 20, +1/+1, marks. Nearly all words are of these kinds, and this is
 * much cheaper than a pattern, which has the last word about all others (`words.ts`).
 */

const APOSTROPHE = 39;
const COMMA = 44;
const STOP = 46;
const SLASH = 47;
const PLUS = 43;
const HYPHEN = 45;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;
const EM_DASH = 8212;
const BULLET = 8226;
const CURLY_APOSTROPHE = 8217;

/** What may stand right behind a word that needs no closer look: white space, ) " , . : ; em dash, and the end of the text. */
const PLAIN_ENDS = new Uint8Array(1 << 14);
for (const code of [0, 9, 10, 13, 32, 34, 41, COMMA, STOP, 58, 59, EM_DASH]) PLAIN_ENDS[code] = 1;

/** The characters of a text, with a 0 behind the last. */
export type Codes = Uint16Array<ArrayBuffer>;

let room: Codes = new Uint16Array(1 << 10);

/** The characters of a text; they stay as they are until the next text is asked for. */
export function codesOf(text: string): Codes {
  const { length } = text;
  if (length >= room.length) room = new Uint16Array(2 * length);
  for (let i = 0; i < length; i++) room[i] = text.charCodeAt(i);
  room[length] = 0;
  return room;
}

/**
 * Where a word ends that begins at `at`; 0 when it wants a closer look (a hyphen, *non-*, *-cycling*, *-walk*, letters
 * beyond ASCII). Nothing else can end there: the pattern would say the same.
 */
export function usualEnd(codes: Codes, at: number): number {
  const code = codes[at]!;
  const lower = code | 32;
  if (lower >= 97 && lower <= 122 && code >= 65) return lettersEnd(codes, at);
  if (isDigit(code)) return numberEnd(codes, at);
  switch (code) {
    case 34:
    case 40:
    case 41:
    case COMMA:
    case 58:
    case 59:
    case EM_DASH:
    case BULLET:
      return at + 1;
    case STOP:
      return codes[at + 1]! === STOP ? 0 : at + 1;
    case OPENING_BRACE:
      return symbolEnd(codes, at);
    case PLUS:
    case HYPHEN:
      return changeEnd(codes, at);
    case APOSTROPHE:
    case CURLY_APOSTROPHE:
      return at > 0 && isLetter(codes[at - 1]!) ? genitiveEnd(codes, at) : 0;
    default:
      return 0;
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLetter(code: number): boolean {
  return code >= 65 && (code | 32) >= 97 && (code | 32) <= 122;
}

function endsAt(codes: Codes, at: number): boolean {
  return PLAIN_ENDS[codes[at]!] === 1;
}

/** Where the end of a genitive stands that begins at an apostrophe: behind *creature's*, behind *players'*. */
function genitiveEnd(codes: Codes, at: number): number {
  if (endsAt(codes, at + 1)) return at + 1;
  return codes[at + 1]! === 115 && endsAt(codes, at + 2) ? at + 2 : 0;
}

function lettersEnd(codes: Codes, at: number): number {
  let end = at + 1;
  while (isLetter(codes[end]!)) end++;
  if (!endsAt(codes, end)) {
    const code = codes[end]!;
    if ((code !== APOSTROPHE && code !== CURLY_APOSTROPHE) || genitiveEnd(codes, end) === 0) return 0;
  }
  const length = end - at;
  // What begins with *non* may be two words.
  if (length > 3 && (codes[at]! | 32) === 110 && (codes[at + 1]! | 32) === 111 && (codes[at + 2]! | 32) === 110)
    return 0;
  const last = codes[end - 1]! | 32;
  return length > 4 && ((last === 107 && endsIn("walk", codes, end)) || (last === 103 && endsIn("cycling", codes, end)))
    ? 0
    : end;
}

function endsIn(letters: string, codes: Codes, end: number): boolean {
  const start = end - letters.length;
  for (let i = 0; i < letters.length; i++) if (letters.charCodeAt(i) !== (codes[start + i]! | 32)) return false;
  return true;
}

function digitsEnd(codes: Codes, at: number): number {
  let end = at;
  while (isDigit(codes[end]!)) end++;
  return end;
}

/** A number, or power and toughness in digits. */
function numberEnd(codes: Codes, at: number): number {
  const end = digitsEnd(codes, at);
  if (codes[end]! !== SLASH) return ifAlone(codes, end);
  const second = digitsEnd(codes, end + 1);
  return second > end + 1 ? ifAlone(codes, second) : 0;
}

/** Where digits end, when nothing stands behind them that could be a part of the number; otherwise 0. */
function ifAlone(codes: Codes, end: number): number {
  if (!endsAt(codes, end)) return 0;
  const code = codes[end]!;
  return (code === COMMA || code === STOP) && isDigit(codes[end + 1]!) ? 0 : end;
}

/** A symbol in braces, of letters, digits and slashes. */
function symbolEnd(codes: Codes, at: number): number {
  for (let end = at + 1; end <= at + 13; end++) {
    const code = codes[end]!;
    if (code === CLOSING_BRACE) return end > at + 1 ? end + 1 : 0;
    if (!isLetter(code) && !isDigit(code) && code !== SLASH) return 0;
  }
  return 0;
}

/** A change of power and toughness in digits. */
function changeEnd(codes: Codes, at: number): number {
  const slash = digitsEnd(codes, at + 1);
  if (slash === at + 1 || codes[slash]! !== SLASH) return 0;
  const sign = codes[slash + 1]!;
  if (sign !== PLUS && sign !== HYPHEN) return 0;
  const end = digitsEnd(codes, slash + 2);
  return end > slash + 2 ? ifAlone(codes, end) : 0;
}
