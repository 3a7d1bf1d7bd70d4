import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";

const PAID = new Set(["sacrifice", "discard", "pay", "payLife"]);
const GAINED = new Set(["draw", "gainLife", "destroy", "create", "search", "dealDamage"]);

/** “You may sacrifice a creature and draw a card.” */
export const paymentAndEffect = check("payment-and-effect", {
  ref: "CST16",
  severity: "warning",
  rules: [cr("118.12")],
  on: "may",
  test: (node, place) => {
    const list = child(node, "do");
    const items = children(list, "items");
    const isList = list?.kind === "verbsAnd" || list?.kind === "verbsThen";
    if (!isList || items.length !== 2 || !place.resolves) return false;
    // To discard one's hand and draw anew is one thing, not a price.
    const isHand = items[0]!.kind === "discard" && child(items[0], "cards")?.kind !== "objects";
    return !isHand && PAID.has(items[0]!.kind) && GAINED.has(items[1]!.kind) && { at: list };
  },
  message: (place) => `“${place.words(child(place.node, "do"))}” doesn't tell what is paid from what one gets for it.`,
  fixes: (place) => {
    const [paid, gained] = children(child(place.node, "do"), "items");
    const clause = place.parent;
    const sentences = place.parents.at(-2);
    const effects = children(sentences, "effects");
    if (
      clause?.kind !== "clause" ||
      clause.tails ||
      child(clause, "subject")?.is !== "you" ||
      !effects.includes(clause)
    )
      return [];
    const you = made("pronoun", { is: "you" });
    const first = { ...clause, verbs: made("may", { do: paid }) };
    const condition = made("clause", { subject: you, verbs: made("doSo") });
    const then = made("clause", { verbs: gained });
    const ifYouDo = made("ifThen", { condition, then });
    const whole = effects.flatMap((one) => (one === clause ? [first, ifYouDo] : [one]));
    return [place.replace("Write “If you do”", false, sentences!, { ...sentences!, effects: whole })];
  },
  why: "Joined by “and” both are one choice, and the second happens even when the first can't; what is paid for something stands before “If you do”.",
  help: "Write “You may sacrifice a creature. If you do, draw a card.”",
  wrong: [
    "You may «sacrifice a creature and draw a card».",
    "Creature — Elf | When this creature enters, you may «pay {2} and draw a card».",
    "Enchantment | At the beginning of your upkeep, you may «discard a card and draw two cards».",
    "Choose one —\n• You may «pay 2 life and draw a card».\n• You gain 2 life.",
  ],
  right: [
    "You may sacrifice a creature. If you do, draw a card.",
    "You may discard your hand and draw three cards.",
    "Creature — Elf | When this creature enters, you may draw a card and lose 1 life.",
  ],
  fixed: [
    "You may sacrifice a creature. If you do, draw a card.",
    "Creature — Elf | When this creature enters, you may pay {2}. If you do, draw a card.",
  ],
});
