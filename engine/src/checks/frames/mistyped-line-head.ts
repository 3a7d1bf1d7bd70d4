import { cr } from "../../rules/ruleNumber.ts";
import { type FaceFound, faceCheck } from "../check.ts";
import type { JudgedFace } from "../judgedCard.ts";
import { romanNumerals } from "../../language/lexicon/numberWords.ts";
import { printLine } from "../../language/printLine.ts";
import type { Span } from "../../text/words.ts";

const NUMERAL = "(?:[IVX]+|[ivx]+|[1-7])";

/** Chapter numbers in any form as cards write them: “1 and 2” is “I, II”. */
function chapters(typed: string): string {
  const numbers = typed.match(new RegExp(NUMERAL, "g")) ?? [];
  return numbers.map((one) => romanNumerals[Number(one) - 1] ?? one.toUpperCase()).join(", ");
}

/** What a line may begin with on cards of some subtype or type, in forms people type, and what cards write. */
const HEADS: readonly (readonly [on: string, head: RegExp, today: (...groups: string[]) => string])[] = [
  [
    "planeswalker",
    /^([[({]?)([+−-]?) ?(\d+|X)[\])}]? ?(?::|—|–|-|,)? ?(?=\p{Lu})/u,
    (_, _open, sign, n) => `${sign!.replace("-", "−")}${n}: `,
  ],
  [
    "Saga",
    new RegExp(
      `^(?:[Cc]hapters? )?(${NUMERAL}(?: ?(?:, ?(?:and )?|and |[/&–-]) ?${NUMERAL})*) ?(?:[:.)—–]|-+) ?(?=\\p{Lu})`,
      "u",
    ),
    (_, numbers) => `${chapters(numbers!)} — `,
  ],
  ["Case", /^(?:to )?solve ?(?::|—|–|-+) ?/i, () => "To solve — "],
  ["Case", /^(?:when |if |once )?solved ?(?::|—|–|-+|,) ?/i, () => "Solved — "],
  [
    "Class",
    /^(?:level|lvl) (\d) ?(?::|—|–|-+)? ?((?:\{[^}]+\})+):?(?: (?=\p{Lu})|$)/iu,
    (_, level, cost) => `${cost}: Level ${level}\n`,
  ],
  ["Class", /^((?:\{[^}]+\})+) ?(?::|—|–|-+) ?(?:level|lvl) (\d)\.?$/i, (_, cost, level) => `${cost}: Level ${level}`],
];

/** The head of a line, if it is of a form that people type and cards do not have. @param line what stands at `from` */
function headFound(face: JudgedFace, from: number, line: string): FaceFound | undefined {
  for (const [on, pattern, today] of HEADS) {
    if (!face.types.includes(on) && !face.subtypes.includes(on)) continue;
    const head = pattern.exec(line);
    if (!head) continue;
    const typed = head[0];
    // A level bar ends its line.
    const meant = typed === line ? today(...head).trimEnd() : today(...head);
    if (meant === typed) continue;
    const span: Span = [from, from + typed.trimEnd().length];
    const shown = meant.trim();
    return {
      span,
      message: `“${typed.trim()}” is written “${shown}”.`,
      fixes: [{ title: `Write “${shown}”`, safe: false, edits: [{ span: [from, from + typed.length], text: meant }] }],
    };
  }
  return undefined;
}

/** “I: …”, “[+1] …”, “Solve: …”, “Level 2 — {2}{U}” */
export const mistypedLineHead = faceCheck("mistyped-line-head", {
  ref: "SAG01 PW02 CAS01 CLS01",
  severity: "warning",
  rules: [cr("107.7"), cr("714.2b"), cr("716.2a"), cr("719.3a")],
  on: "face",
  nodes: ["worded"],
  // Read as if it were an ability word.
  test: (face, nodes) =>
    nodes("worded").flatMap((node) => {
      const line = face.abilities.find(({ tree }) => tree === node);
      return (line?.unread.length === 0 && headFound(face, line.span[0], printLine(node, face.names))) || [];
    }),
  unread: ({ face, line: { span } }) => headFound(face, span[0], face.cardText.slice(...span)),
  why: "What stands before such a line says when it is read: loyalty with a colon, chapters as Roman numerals and a long dash, levels behind their cost.",
  help: "Write “+1: …”, “I, II — …”, “To solve — …”, “Solved — …”, “{2}{U}: Level 2”.",
  wrong: [
    "Enchantment — Saga | «I:» Draw a card.\nII — Scry 1.",
    "Enchantment — Saga | «1 and 2 —» Draw a card.\nIII — Scry 1.",
    "Enchantment — Saga | «Chapter I —» Draw a card.\nII — Scry 1.",
    "Legendary Planeswalker — Jace | «[+1]:» Draw a card.",
    "Legendary Planeswalker — Jace | +1: Scry 1.\n«−2 —» Draw a card.",
    "Enchantment — Case | «Solve:» You control three or more creatures.\nSolved — Creatures you control have flying.",
    "Enchantment — Case | To solve — You control three or more creatures.\n«Solved:» Creatures you control have flying.",
    "Enchantment — Class | «Level 2: {2}{U}»\nCreatures you control have flying.",
  ],
  right: [
    "Enchantment — Saga | I, II — Draw a card.\nIII — Scry 1.",
    "Legendary Planeswalker — Jace | +1: Draw a card.\n0: Scry 1.\n−X: Draw X cards.",
    "Enchantment — Class | {2}{U}: Level 2\nCreatures you control have flying.",
  ],
  fixed: [
    "Enchantment — Saga | I — Draw a card.\nII — Scry 1.",
    "Enchantment — Saga | I, II — Draw a card.\nIII — Scry 1.",
    "Enchantment — Saga | I — Draw a card.\nII — Scry 1.",
    "Legendary Planeswalker — Jace | +1: Draw a card.",
  ],
});
