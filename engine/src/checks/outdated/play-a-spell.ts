import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, hasNoun, isSelf } from "../trees.ts";

/** “play a creature spell” */
export const playASpell = check("play-a-spell", {
  ref: "OLD04",
  severity: "warning",
  rules: [cr("701.5a"), cr("701.18a")],
  tags: ["deprecated"],
  on: "play",
  test: (node, place) => {
    const what = child(node, "what");
    if (hasNoun(what, "spell")) return true;
    if (node.voice === "passive") return hasNoun(place.subject, "spell");
    if (isSelf(what) && place.isTrigger && !place.face.types.includes("land")) return true;
    const noun = child(what, "noun");
    const types = children(what, "qualities").filter(({ kind }) => kind === "cardType");
    return noun?.is === "card" && types.length > 0 && types.every(({ is }) => is !== "land");
  },
  message: (place) => `“${place.words()}”: spells are cast; only lands are played.`,
  why: "Since 2009 a spell is cast, a land is played, and “play a card” means either.",
  help: "Write “cast”.",
  fixes: (place) => [place.replace("Write “cast”", true, place.node, changed({ ...place.node, kind: "cast" }, {}))],
  wrong: [
    "Enchantment | Whenever an opponent «plays a creature spell», draw a card.",
    "Enchantment | Players can't «play artifact spells».",
    "Enchantment | Whenever a spell is «played», draw a card.",
    "Creature — Wizard | When you «play this spell», draw a card.",
    "Creature — Wizard | Whenever you «play an instant spell», you gain 1 life.",
  ],
  right: [
    "Enchantment | Whenever an opponent casts a creature spell, draw a card.",
    "Enchantment | Whenever you play a land, you gain 1 life.",
  ],
  fixed: ["Enchantment | Whenever an opponent casts a creature spell, draw a card."],
});
