import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { isTypeNoun } from "../nouns.ts";
import { changed, child, children, findNode, hasNoun, made } from "../trees.ts";

/** What is destroyed, exiled, countered or damaged. */
const HARMED: Readonly<Record<string, string>> = { destroy: "what", exile: "what", counter: "what", dealDamage: "to" };

/** “a creature”, “an artifact an opponent controls”: nothing but a determiner, a noun and perhaps another player. */
function isJustAny(phrase: TreeNode | undefined): boolean {
  if (phrase?.kind !== "objects" || child(phrase, "determiner")?.kind !== "a") return false;
  if (!isTypeNoun(child(phrase, "noun")) && !hasNoun(phrase, "permanent", "spell")) return false;
  // What chance picks is told of by another check.
  if (children(phrase, "qualities").some(({ kind }) => kind === "randomQuality")) return false;
  return children(phrase, "suffixes").every(
    (suffix) =>
      /^(?:notC|c)ontrolledBy$/.test(suffix.kind) && (suffix.kind[0] === "n" || child(suffix, "by")?.is !== "you"),
  );
}

/** “Destroy a creature.” */
export const objectWithoutTarget = check("object-without-target", {
  ref: "TGT02",
  severity: "warning",
  rules: [cr("115.10a"), cr("601.2c")],
  on: Object.keys(HARMED),
  test: (node, place) => {
    const phrase = child(node, HARMED[node.kind]!);
    if (!phrase || !isJustAny(phrase) || !place.resolves || node.tense || node.form || node.voice) return false;
    if (node.kind !== "dealDamage" && place.subject && place.subject.is !== "you") return false;
    if (place.above("may", "would", "cannot", "ifWould", "cause")) return false;
    return !findNode(place.line.tree, ({ kind }) => kind === "choose" || kind === "unread") && { at: phrase };
  },
  message: (place) =>
    `“${place.words(child(place.node, HARMED[place.node.kind]!))}” doesn't say which one, or who chooses it.`,
  fixes: (place) => {
    const phrase = child(place.node, HARMED[place.node.kind]!)!;
    return [place.replace("Write “target”", false, phrase, changed(phrase, { determiner: made("target") }))];
  },
  why: "Players choose what a spell or ability affects as its targets, so that others can respond; what is no target only says so when it says who chooses.",
  help: "Write “Destroy target creature.”, or “Destroy a creature of your choice.” if it should not target.",
  wrong: [
    "Destroy «a creature».",
    "Instant | Counter «a spell».",
    "Creature — Elf | When this creature enters, exile «an artifact an opponent controls».",
    "Soot Herald deals 3 damage to «a creature».",
    "Choose one —\n• Destroy «an enchantment».\n• Draw a card.",
  ],
  right: [
    "Destroy target creature.",
    "Destroy a creature of your choice.",
    "Choose a creature. Destroy it.",
    "Artifact | {2}, Exile a creature you control: Draw a card.",
  ],
  fixed: ["Destroy target creature.", "Instant | Counter target spell."],
});
