import { check } from "../check.ts";
import { child, made } from "../trees.ts";

/** “Then, if …” */
export const thenWithComma = check("then-with-comma", {
  ref: "PUN10",
  severity: "warning",
  rules: [],
  on: "thenIf",
  test: (node, place) => {
    const then = child(node, "then");
    if (!then || !["ifThen", "clause"].includes(then.kind)) return false;
    const [from] = place.span();
    return {
      at: { span: [from, from + "then,".length] as const },
      fixes: [place.replace("Leave the comma out", true, node, made("then", { then }))],
    };
  },
  message: "No comma stands behind this “then”.",
  why: "What happens next is joined to what happened before without a pause.",
  help: "Write “Then if you have no cards in hand, …”.",
  wrong: [
    "Draw a card. «Then,» if you have no cards in hand, draw two cards.",
    "Creature — Elf | When this creature enters, draw a card. «Then,» if you control an artifact, you gain 2 life.",
    "Draw a card. «Then,» discard a card.",
    "Choose one —\n• Draw a card. «Then,» if you have no cards in hand, draw two cards.\n• You gain 3 life.",
  ],
  right: ["Draw a card. Then if you have no cards in hand, draw two cards.", "Draw a card, then discard a card."],
  fixed: ["Draw a card. Then if you have no cards in hand, draw two cards."],
});
