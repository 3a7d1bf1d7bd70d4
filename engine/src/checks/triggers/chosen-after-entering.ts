import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, made } from "../trees.ts";
import { ownEvent } from "./ownEvent.ts";

/** “When this creature enters, choose a color.” */
export const chosenAfterEntering = check("chosen-after-entering", {
  ref: "REP05",
  severity: "warning",
  rules: [cr("614.1c"), cr("614.12a")],
  on: "when",
  test: (node, place) => {
    const ability = place.parent;
    const [effect, ...rest] = children(ability, "effects");
    if (ability?.kind !== "triggeredAbility" || rest.length > 0 || ownEvent(node)?.kind !== "enter") return false;
    const chosen = child(effect, "verbs");
    if (effect?.kind !== "clause" || effect.tails || effect.subject || chosen?.kind !== "choose") return false;
    // Only what another line can speak of again: a colour, a type, a player.
    const what = child(chosen, "what");
    const isPlayer = child(what, "noun")?.kind === "playerNoun" && child(what, "determiner")?.kind === "a";
    if (!isPlayer && !/^choose(?:Color|Type|BasicLandType)$/.test(what?.kind ?? "")) return false;
    const start = place.span()[0];
    return { at: { span: [start, start + 4] as const } };
  },
  message: "Between entering and the choice nothing would be chosen yet: “as”, not “when”.",
  why: "What is chosen “as” something enters is known from the first moment on; abilities that speak of what was chosen need that.",
  help: "Write “As this creature enters, choose a color.”",
  fixes: (place) => {
    const ability = place.parent!;
    const [choice] = children(ability, "effects");
    // biome-ignore lint/suspicious/noThenProperty: a slot of the tree, and nothing waits for trees
    const as = made("asItEnters", { clause: child(place.node, "event"), then: choice });
    return [place.replace("Write “as”", false, ability, made("statement", { effects: [as] }))];
  },
  wrong: [
    "Creature — Elf | «When» this creature enters, choose a color.\nThis creature has protection from the chosen color.",
    "Enchantment | «When» this enchantment enters, choose a creature type.\nCreatures you control of the chosen type get +1/+1.",
    "Enchantment | «When» Soot Herald enters, choose an opponent.\nThe chosen player can't gain life.",
  ],
  right: [
    "Creature — Elf | As this creature enters, choose a color.\nThis creature has protection from the chosen color.",
    "Creature — Elf | When this creature enters, choose a color. Creatures of that color get -1/-1 until end of turn.",
  ],
});
