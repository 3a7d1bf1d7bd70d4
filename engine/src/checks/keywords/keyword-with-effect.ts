import { keywordById } from "../../keywords/keywords.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “Cycling {2}: Draw a card.” */
export const keywordWithEffect = check("keyword-with-effect", {
  ref: "KW23",
  severity: "error",
  rules: [cr("702.1a"), cr("702.29a")],
  on: "keywordWithEffect",
  test: (_, place) => place.parent?.kind === "statement",
  message: (place) => {
    const keyword = child(place.node, "keyword")!;
    return `“${place.words(keyword)}” is a whole ability: what it does isn't written behind it.`;
  },
  why: "A keyword stands for its cost and its effect; words behind a colon would be a second ability with the keyword as its cost.",
  help: "Write “Cycling {2}” alone, or an ability of its own: “{2}, Discard this card: Draw a card.”",
  fixes: (place) => {
    const keyword = child(place.node, "keyword")!;
    const line = made("keywordLine", { keywords: [keyword] });
    return keywordById(keyword.is as string) ? [place.replace("Leave the effect out", false, place.parent!, line)] : [];
  },
  wrong: [
    "Creature — Elf | «Cycling {2}: Draw a card».",
    "Artifact — Equipment | Equipped creature gets +1/+1.\n«Equip {2}: Attach this Equipment to target creature you control».",
    "Creature — Elf | «Unearth {2}: Return this card from your graveyard to the battlefield».",
  ],
  right: ["Creature — Elf | Cycling {2}", "Creature — Elf | {2}, Discard this card: Draw a card."],
  fixed: ["Creature — Elf | Cycling {2}"],
});
