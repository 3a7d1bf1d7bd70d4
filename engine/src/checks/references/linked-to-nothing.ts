import type { TreeNode } from "../../grammar/tree.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child } from "../trees.ts";
import { problemOf } from "./problems.ts";

/** “Return the exiled card …” where nothing is exiled, “of the chosen type” where none is chosen. */
export const linkedToNothing = check("linked-to-nothing", {
  ref: null,
  severity: "error",
  rules: [cr("607.2a"), cr("607.2d")],
  on: ["objects", "ofTheChosen", "chosenColor", "fromChosen", "manaChosenColor", "thatNumber"],
  test: (node, place) =>
    (node.kind !== "objects" || isDefinite(node)) && problemOf(node, place)?.kind === "nothing said before",
  message: (place) => `“${place.words()}” looks for something that no ability of this card has chosen or done.`,
  why: "“The chosen color” and “the exiled card” are those of an ability printed on the same card; without it there is none.",
  help: "Add what is missing: “As this creature enters, choose a color.”, “exile target creature”.",
  wrong: [
    "Enchantment | Creatures «of the chosen type» get +1/+1.",
    "Creature — Elf | When this creature leaves the battlefield, return «the exiled card» to its owner's hand.",
    "Land | {T}: Add «one mana of the chosen color».",
  ],
  right: [
    "Enchantment | As this enchantment enters, choose a creature type.\nCreatures of the chosen type get +1/+1.",
    "Creature — Elf | When this creature enters, exile target artifact.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    "Artifact | As this artifact enters, choose artifact, creature, or enchantment.\nSpells you cast of the chosen type cost {1} less to cast.",
    "Land | Hideaway 4\n{T}: Add {C}.\n{2}, {T}: You may play the exiled card without paying its mana cost if you control four or more lands.",
    "Bargain\nDestroy target creature. If this spell was bargained, you gain life equal to the sacrificed permanent's mana value.",
    "Casualty 2\nYou gain life equal to the sacrificed creature's power.",
    "Artifact | {2}, {T}: For each color among creatures you control, add one mana of that color.",
    "Artifact | As this artifact enters, choose a number.\nNoncreature spells with mana value equal to the chosen number can't be cast.",
  ],
});

/** "The exiled card": every noun phrase comes by here, most are passed over at once. */
function isDefinite(node: TreeNode): boolean {
  return child(node, "determiner")?.kind === "the" && node.qualities !== undefined;
}
