import { oracleGrammar } from "../../language/grammar.ts";
import { faceCheck } from "../check.ts";

/** Only what is written with a word's letters: not hyphens, apostrophes and spaces. */
const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

/** “it's power”, “non-creature”, “colour”, “creture” */
export const misspeltWord = faceCheck("misspelt-word", {
  ref: "PUN07 PUN16 CAP07",
  severity: "warning",
  rules: [],
  on: "face",
  unread: ({ span, typed, meant, isWhole }) => {
    if (!meant || /[\s,]/.test(typed + meant)) return undefined;
    const isSpeltAlike = lettersOf(typed) === lettersOf(meant);
    // A name that nobody knows is no slip, and a word that is one elsewhere may just as well be in the wrong place.
    const isNear = typed.charAt(0) === meant.charAt(0) && Math.abs(typed.length - meant.length) <= 1;
    const isSlip = isNear && /^\p{Ll}{4}/u.test(typed) && !oracleGrammar().isWord(typed);
    if (!(isWhole ? isSpeltAlike || isSlip : isSpeltAlike && /^non-/i.test(typed))) return undefined;
    return {
      span,
      message: `“${typed}” is spelt “${meant}” here.`,
      fixes: [{ title: `Write “${meant}”`, safe: isSpeltAlike, edits: [{ span, text: meant }] }],
    };
  },
  why: "Everything else in this sentence is understood; with this word as it stands it says nothing, or something else.",
  help: "Write it as the message says: “its power”, “can't”, “noncreature”, “color”.",
  wrong: [
    "Return target creature to «it's» owner's hand.",
    "Destroy target «non-creature» permanent.",
    "Creature — Elf | As this creature enters, choose a «colour».",
    "Creature — Elf | This creature «cant» block.",
    "Choose one —\n• Destroy target «creture».\n• Draw a card.",
    'Enchantment | Creatures you control have "Sacrifice a «non-land» permanent: Draw a card."',
    "Create a token «thats» a copy of target creature.",
  ],
  right: [
    "Return target creature to its owner's hand.",
    "Destroy target noncreature, nonland permanent.",
    "Destroy target non-Goblin creature.",
  ],
  fixed: [
    "Return target creature to its owner's hand.",
    "Destroy target noncreature permanent.",
    "Creature — Elf | As this creature enters, choose a color.",
    "Creature — Elf | This creature can't block.",
    "Choose one —\n• Destroy target creature.\n• Draw a card.",
  ],
});
