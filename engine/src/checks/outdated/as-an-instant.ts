import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import type { Place } from "../place.ts";
import { child, hasWording, isSelf, made } from "../trees.ts";

/** What is cast: the object of the verb beside the tail. */
function castIn(place: Place): TreeNode | undefined {
  const verb = child(place.parent, "verbs", "do");
  return verb?.kind === "cast" || verb?.kind === "play" ? child(verb, "what") : undefined;
}

const isInstant = (phrase: TreeNode | undefined): boolean => child(phrase, "noun")?.is === "instant";

/** “any time you could cast an instant” */
export const asAnInstant = check("as-an-instant", {
  ref: "OLD18",
  severity: "warning",
  rules: [cr("702.8a"), cr("601.3b")],
  tags: ["deprecated"],
  on: ["anyTime", "asThough"],
  test: (node, place) =>
    place.parent?.kind === "clause" &&
    castIn(place) !== undefined &&
    !hasWording(node, "as-if") &&
    (isInstant(child(node, "event", "verbs", "do", "what")) ||
      isInstant(child(node, "clause", "verbs", "complement", "what"))),
  message: (place) => `“${place.words()}” is worded “as though … had flash” today.`,
  why: "Spells with flash can be cast at the times at which instants can, so cards say just that.",
  help: "Write “You may cast creature spells as though they had flash.”",
  fixes: (place) => {
    const is = isSelf(castIn(place)) ? "it" : "they";
    const abilities = made("keywords", { items: [made("keyword", { is: "flash" })] });
    const clause = made("clause", {
      subject: made("pronoun", { is }),
      verbs: made("haveAbilities", { tense: "past", abilities }),
    });
    return [place.replace("Write “had flash”", true, place.node, made("asThough", { clause }))];
  },
  wrong: [
    "Enchantment | You may cast creature spells «any time you could cast an instant».",
    "Creature — Elf | You may cast this spell «any time you could cast an instant».",
    "Enchantment | You may cast sorcery spells «as though they were instants».",
  ],
  right: [
    "Enchantment | You may cast creature spells as though they had flash.",
    "Enchantment | You may activate equip abilities any time you could cast an instant.",
  ],
  fixed: [
    "Enchantment | You may cast creature spells as though they had flash.",
    "Creature — Elf | You may cast this spell as though it had flash.",
    "Enchantment | You may cast sorcery spells as though they had flash.",
  ],
});
