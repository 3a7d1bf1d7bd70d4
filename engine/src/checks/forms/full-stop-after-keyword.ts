import { check } from "../check.ts";
import { children, child } from "../trees.ts";

/** “Flying.”, “Flying; haste” */
export const fullStopAfterKeyword = check("full-stop-after-keyword", {
  ref: "PUN02 PUN06",
  severity: "warning",
  rules: [],
  on: "statement",
  test: (node, place) => {
    const effects = children(node, "effects");
    const at = effects.findIndex(({ kind }) => kind === "keywordDash");
    const keywords = at === 0 ? child(effects[0], "keywords") : undefined;
    if (!keywords || keywords.variable || place.parent?.kind === "quoted" || place.parents.length > 0) return false;
    // What follows may be about the keyword: “Equip {3}. This ability costs …”
    if (effects[1] && effects[1].kind !== "delayed") return false;
    // “Ward—Pay 2 life.” is a sentence.
    if (children(keywords, "keywords").some((one) => child(one, "cost")?.kind === "costs")) return false;
    const [, end] = place.span(keywords);
    const rest = effects[1] && place.span(effects[1])[0];
    return {
      at: { span: [place.span(keywords)[0], rest === undefined ? place.span()[1] : end + 1] as const },
      message:
        rest === undefined
          ? "A keyword is no sentence: no full stop stands behind it."
          : "Keywords stand on a line of their own.",
      fixes: [
        rest === undefined
          ? place.edit("Take the full stop out", true, { span: [end, end + 1], text: "" })
          : place.edit("Begin a new line", true, { span: [end, rest], text: "\n" }),
      ],
    };
  },
  message: "A keyword is no sentence.",
  why: "Keywords are names of abilities; only what they stand for, and costs in words behind a dash, are sentences.",
  help: "Write “Flying” on a line of its own without a full stop.",
  wrong: [
    "Creature — Elf | «Flying.»",
    "Creature — Elf | «Flying, vigilance.»",
    "Creature — Elf | «Ward {2}.»",
    "Draw a card.\n«Flashback {2}{R}.»",
    "Creature — Elf | «Flying.» When this creature enters, draw a card.",
  ],
  right: [
    "Creature — Elf | Firebending X, where X is this creature's power.",
    "Creature — Elf | Ward—Pay 2 life.",
    "Creature — Elf | Flying\nWhen this creature enters, draw a card.",
  ],
  fixed: ["Creature — Elf | Flying", "Creature — Elf | Flying, vigilance", "Creature — Elf | Ward {2}"],
});
