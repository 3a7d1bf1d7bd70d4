import { check } from "../check.ts";
import { child } from "../trees.ts";

/** “X create 1/1 white Soldier creature tokens”, “power and toughness each are equal” */
export const numberAsSubject = check("number-as-subject", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "clause",
  test: (node) => {
    const subject = child(node, "subject");
    const verbs = child(node, "verbs");
    return (
      subject?.kind === "variable" && verbs !== undefined && !/^(?:be|cannot)$/.test(verbs.kind) && { at: subject }
    );
  },
  message: (place) => `“${place.words(child(place.node, "subject"))}” is a number and does nothing.`,
  why: "A number can be something (“X can't be 0”), but only players and objects do things.",
  help: "Put the verb first: “Create X tokens.”",
  fixes: () => [],
  wrong: [
    "«X» create 1/1 white Soldier creature tokens, where X is the number of creatures you control.",
    "Draw a card, then «X» mill cards, where X is the number of creatures you control.",
    "Draw a card. «X» destroy target creatures.",
  ],
  right: ["Create X 1/1 white Soldier creature tokens, where X is the number of creatures you control."],
});
