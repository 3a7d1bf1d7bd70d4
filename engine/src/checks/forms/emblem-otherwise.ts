import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, hasNoun } from "../trees.ts";

/** “create an emblem with …”, “get an emblem that says …” */
export const emblemOtherwise = check("emblem-otherwise", {
  ref: "PW01",
  severity: "warning",
  rules: [cr("114.1")],
  on: ["emblemOtherwise", "create"],
  test: (node, place) => {
    if (node.kind === "create")
      return hasNoun(child(node, "tokens"), "emblem") && { message: "An emblem is not created: a player gets it." };
    const quoted = child(node, "quoted")!;
    const [from, to] = [place.span()[0], place.span(quoted)[0]];
    const verb = /^\S+s\b/.test(place.words()) ? "gets" : "get";
    const text = `${verb} an emblem with `;
    return {
      at: { span: [from, to - 1] as const },
      fixes: [place.edit(`Write “${text.trim()}”`, true, { span: [from, to], text })],
    };
  },
  message: "An emblem is worded “get an emblem with”, and its text in quotation marks.",
  why: "An emblem is no permanent and no token: it comes to a player by this one wording, with the abilities it has.",
  help: "Write “You get an emblem with “…”.”",
  wrong: [
    'Legendary Planeswalker — Jace | −6: You «gain an emblem with» "Creatures you control have flying."',
    'Legendary Planeswalker — Jace | −6: You «get an emblem that says» "Creatures you control have flying."',
    'You «get an emblem saying» "Creatures you control have flying."',
    'Legendary Planeswalker — Jace | −6: «Create an emblem with "Creatures you control have flying."»',
  ],
  right: ['Legendary Planeswalker — Jace | −6: You get an emblem with "Creatures you control have flying."'],
  fixed: [
    'Legendary Planeswalker — Jace | −6: You get an emblem with "Creatures you control have flying."',
    'Legendary Planeswalker — Jace | −6: You get an emblem with "Creatures you control have flying."',
  ],
});
