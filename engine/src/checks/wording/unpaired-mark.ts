import { faceCheck } from "../check.ts";

const OPENING: Readonly<Record<string, string>> = { "}": "{", ")": "(", "”": "“" };

/** “{T: Add {G}.” */
export const unpairedMark = faceCheck("unpaired-mark", {
  ref: "SYM21 PUN13",
  severity: "error",
  rules: [],
  on: "face",
  unread: ({ face, line }) => {
    const [from, to] = line.span;
    const at = firstUnpaired(face.cardText.slice(from, to));
    if (at === undefined) return undefined;
    const mark = face.cardText.charAt(from + at);
    const what = mark in OPENING ? "is never opened" : "is never closed";
    return { span: [from + at, from + at + 1], message: `“${mark}” ${what}.` };
  },
  why: "Braces hold symbols, parentheses reminder text and quotation marks abilities; nobody can tell where one ends that is not closed.",
  help: "Add the mark that is missing, or take this one out.",
  wrong: [
    "Creature — Elf | «{»T: Add {G}.",
    "Creature — Elf | Kicker «{»2",
    "Creature — Elf | Flying «(»This creature can't be blocked.",
    'Enchantment | Creatures you control have «"»{T}: Add {G}.',
    'Creature — Elf | Creatures you control have "«{»1{G}: Draw a card."',
    "Choose one —\n• You may pay «{»2. If you do, draw a card.\n• Draw a card.",
    "Creature — Elf | T«}»: Add {G}.",
  ],
  right: ["Creature — Elf | {T}: Add {G}.", 'Enchantment | Creatures you control have "{T}: Add {G}."'],
});

/** The first mark of a text that has no partner. */
function firstUnpaired(text: string): number | undefined {
  const open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const mark = text.charAt(i);
    const last = open.at(-1);
    const lastMark = last === undefined ? "" : text.charAt(last);
    if (mark === '"' && lastMark === '"') open.pop();
    else if (mark === "{" && lastMark === "{") return last;
    else if ('{("“'.includes(mark)) open.push(i);
    else if (mark in OPENING) {
      if (lastMark !== OPENING[mark]) return lastMark === "{" ? last : i;
      open.pop();
    }
  }
  return open[0];
}
