import { Thing, sortOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { misfitCheck } from "../misfits.ts";
import { isTypeNoun, withNoun } from "../nouns.ts";
import { child, made } from "../trees.ts";

/** “Destroy target spell.” */
export const destroyOfNonpermanent = misfitCheck("destroy-of-nonpermanent", {
  ref: "TGT17",
  rules: [cr("701.8a"), cr("110.4a")],
  on: "destroy",
  done: "be destroyed",
  why: "Destroying moves a permanent from the battlefield to its owner's graveyard; instants and sorceries are never permanents.",
  help: "Counter a spell or ability, exile a card, let a player lose the game.",
  fixes: (place, { phrase, verb }) => {
    if (verb.voice || verb.tense || verb.form) return [];
    const things = sortOf(phrase).parts.reduce((all, part) => all | part.things, 0);
    const spell = things === 0 && isTypeNoun(child(phrase, "noun")) ? withNoun(phrase, "spell") : phrase;
    if (things === 0 || (things & ~(Thing.spell | Thing.ability)) === 0)
      return [spell && place.replace("Counter it", false, verb, made("counter", { what: spell }))];
    return things & Thing.player ? [] : [place.replace("Exile it", false, verb, made("exile", { what: phrase }))];
  },
  wrong: [
    "Destroy «target spell».",
    "Destroy «target instant».",
    "Creature — Goblin | When this creature enters, destroy «target creature card from a graveyard».",
    "Artifact | {T}, Sacrifice this artifact: Destroy «target player».",
    "Choose one —\n• Destroy «target activated ability».\n• Draw a card.",
  ],
  right: [
    "Destroy target creature.",
    "Destroy all artifacts and enchantments.",
    "Creature — Goblin | Whenever a creature is destroyed, draw a card.",
  ],
  fixed: ["Counter target spell.", "Counter target instant spell."],
});
