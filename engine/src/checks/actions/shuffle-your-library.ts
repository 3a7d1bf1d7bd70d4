import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, findNode, hasWording } from "../trees.ts";

/** “then shuffle your library” */
export const shuffleYourLibrary = check("shuffle-your-library", {
  ref: "ACT17",
  severity: "warning",
  rules: [cr("701.24a")],
  since: "pre-STX",
  tags: ["unnecessary"],
  on: "shuffle",
  test: (node, place) => {
    const what = node.surface?.parts?.what;
    if (!what || !hasWording(node, "shuffle-your-library", "shuffle-their-library")) return false;
    return findNode(place.line.tree, (below) => below.kind === "search") !== undefined && { at: what };
  },
  message: (place) => `“${place.words(place.node.surface?.parts?.what)}” can be left out: only libraries are shuffled.`,
  why: "“Shuffle” alone means shuffling the library that was searched.",
  help: "Write “then shuffle”.",
  fixes: (place) => [
    place.replace("Write “shuffle”", true, place.node, changed(place.node, { span: undefined, surface: undefined })),
  ],
  wrong: [
    "Search your library for a card, put it into your hand, then shuffle «your library».",
    "Target player searches their library for a land card, puts it onto the battlefield, then shuffles «their library».",
    "Artifact | {2}, {T}: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle «your library».",
  ],
  right: ["Search your library for a card, put it into your hand, then shuffle."],
  fixed: ["Search your library for a card, put it into your hand, then shuffle."],
});
