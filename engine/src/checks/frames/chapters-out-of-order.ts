import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { romanNumerals } from "../../language/lexicon/numberWords.ts";
import { spanOf } from "../judgedCard.ts";

/** “I — …” and then “III — …” */
export const chaptersOutOfOrder = faceCheck("chapters-out-of-order", {
  ref: "SAG02",
  severity: "warning",
  rules: [cr("714.2b"), cr("714.2d")],
  on: "face",
  nodes: ["chapterNumber"],
  test: (face, nodes) => {
    // Where a line is not understood, a number may be missing only here.
    if (face.abilities.some(({ tree, unread }) => unread.length > 0 || tree.kind === "worded")) return [];
    const wrong = nodes("chapterNumber").flatMap((node, i) => {
      const wanted = romanNumerals[i];
      const span = spanOf(node);
      return wanted && span && node.is !== wanted ? [{ typed: node.is, wanted, span }] : [];
    });
    const [first] = wrong;
    if (!first) return [];
    const edits = wrong.map(({ span, wanted }) => ({ span, text: wanted }));
    return [
      {
        span: first.span,
        message: `Chapter “${first.typed}” stands where chapter “${first.wanted}” belongs.`,
        fixes: [{ title: "Number the chapters one after the other", safe: false, edits }],
      },
    ];
  },
  why: "A Saga gets one lore counter a turn, so its chapters are read one after the other, from I on, and none can be left out.",
  help: "Number the chapters I, II, III; chapters that do the same share a line: “I, II — …”.",
  wrong: [
    "Enchantment — Saga | I — Draw a card.\n«III» — You gain 3 life.",
    "Enchantment — Saga | «II» — Draw a card.\nIII — You gain 3 life.",
    "Enchantment — Saga | I — Draw a card.\n«I» — Scry 1.\nII — You gain 3 life.",
    "Enchantment — Saga | I, II — Draw a card.\n«IV» — You gain 3 life.",
    "Enchantment Creature — Saga Elf | I, «III» — Draw a card.\nII — You gain 3 life.",
  ],
  right: [
    "Enchantment — Saga | I — Draw a card.\nII, III — You gain 3 life.",
    "Enchantment Creature — Saga Elf | I, II, III — Draw a card.",
  ],
  fixed: ["Enchantment — Saga | I — Draw a card.\nII — You gain 3 life."],
});
