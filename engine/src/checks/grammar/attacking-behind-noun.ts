import { check } from "../check.ts";
import { changed, child, children, holds, made } from "../trees.ts";

/** “Destroy target creature attacking.” */
export const attackingBehindNoun = check("attacking-behind-noun", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "entering",
  // “A creature attacking causes a triggered ability to trigger”: there it is an event.
  test: (_node, place) =>
    place.parents.at(-2)?.kind !== "clause" || !holds(child(place.parents.at(-2), "verbs"), "cause"),
  message: (place) => `“${place.words()}” stands before its noun.`,
  why: "Describing words stand before the noun; behind it, “attacking” needs to be told whom.",
  help: "Write “target attacking creature”, or “target creature attacking you”.",
  fixes: (place) => {
    const phrase = place.parent;
    if (!phrase || place.node.dying || !place.node.attacking) return [];
    const suffixes = children(phrase, "suffixes").filter((suffix) => suffix !== place.node);
    const noun = child(phrase, "noun");
    const number = phrase.number;
    return [
      place.replace("Put it before the noun", true, phrase, {
        ...made("objects", {
          determiner: child(phrase, "determiner"),
          qualities: [made("adjective", { is: "attacking" }), ...children(phrase, "qualities")],
          noun: noun && changed(noun, {}),
          suffixes: suffixes.length ? suffixes : undefined,
          number,
        }),
      }),
    ];
  },
  wrong: [
    "Destroy target creature «attacking».",
    "Enchantment | Creatures «attacking» you control get +1/+0.",
    "Artifact | {T}: Untap each creature «attacking».",
  ],
  right: ["Destroy target attacking creature.", "Destroy target creature attacking you."],
  fixed: ["Destroy target attacking creature."],
});
