import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, findNode } from "../trees.ts";
import { isLibrary } from "./libraries.ts";

/** “then shuffle your library” */
export const shuffleYourLibrary = check("shuffle-your-library", {
  ref: "ACT17",
  severity: "warning",
  rules: [cr("701.24a")],
  since: "pre-STX",
  tags: ["unnecessary"],
  on: "shuffle",
  test: (node, place) => {
    const what = child(node, "what");
    if (!what || node.into || node.voice || !isLibrary(what)) return false;
    return findNode(place.line.tree, (below) => below.kind === "search") !== undefined && { at: what };
  },
  message: (place) => `“${place.words(child(place.node, "what"))}” can be left out: only libraries are shuffled.`,
  why: "“Shuffle” alone means shuffling the library that was searched.",
  help: "Write “then shuffle”.",
  fixes: (place) => [place.replace("Write “shuffle”", true, place.node, changed(place.node, { what: undefined }))],
  wrong: [
    "Search your library for a card, put it into your hand, then shuffle «your library».",
    "Target player searches their library for a land card, puts it onto the battlefield, then shuffles «their library».",
    "Artifact | {2}, {T}: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle «your library».",
  ],
  right: ["Search your library for a card, put it into your hand, then shuffle."],
  fixed: ["Search your library for a card, put it into your hand, then shuffle."],
});
