/**
 * Boards on which a card's abilities can be used: mana for its costs, something for each of its phrases, an opponent with creatures.
 */
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import { children, maybeChild } from "../game/treeAccess.ts";
import { BASIC_LANDS } from "../game/cards/stock.ts";
import { isCastFaceDown } from "../game/keywords/faceDown.ts";
import { isNode, walkTree } from "../grammar/tree.ts";
import { type Game, commit } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { place } from "../game/setup.ts";
import { particularSpellsFor } from "./focus.ts";
import { landsFor, needsOf, offersOtherCost } from "./needs.ts";
import { provide } from "./provide.ts";
import { OPPONENT, YOU } from "./stage.ts";
import { cardThatFits } from "./stockCards.ts";

/** Lays everything out; the card itself is in its owner's hand. */
export function layBoard(game: Game, definition: CardDefinition): ObjectId {
  for (const letter of landsFor(definition))
    place(game, letter === "S" ? "Snowfield" : (BASIC_LANDS[letter] ?? "Wastes"), { zone: "battlefield", player: YOU });
  for (const name of ["Island", "Island", "Mountain", "Mountain", "Mountain", "Mountain", "Mountain"])
    place(game, name, { zone: "battlefield", player: OPPONENT });
  const card = place(game, definition.id, { zone: "hand", player: YOU });
  place(game, "Bear 2/2", { zone: "battlefield", player: YOU });
  place(game, "Ogre 3/3", { zone: "battlefield", player: OPPONENT });
  place(game, "Bird 1/1", { zone: "battlefield", player: OPPONENT });
  for (const player of [YOU, OPPONENT]) {
    for (const name of player === YOU
      ? ["Quick Study", "Zombie 2/2", "Forest"]
      : ["Quick Study", "Ogre 3/3", "Ogre 3/3", "Forest"])
      place(game, name, { zone: "hand", player });
    for (const name of LIBRARY) place(game, name, { zone: "library", player });
  }
  for (const ability of definition.abilities) for (const need of needsOf(ability)) provide(game, need, card);
  for (const name of definition.abilities.flatMap((ability) => particularSpellsFor(game, ability)))
    place(game, name, { zone: "hand", player: OPPONENT });
  for (const ability of definition.abilities) if (ability.kind === "triggered") provideForTrigger(game, ability, card);
  // What is used from a hand or graveyard needs a card that is there.
  for (const zone of ["hand", "graveyard"] as const) {
    if (
      definition.abilities.some(
        (ability) =>
          ability.printed && ability.kind === "activated" && ability.zones.length === 1 && ability.zones[0] === zone,
      )
    ) {
      place(game, definition.id, { zone, player: YOU });
    }
  }
  // A card with another way to be cast is there twice.
  const castAgain = (ability: CompiledAbility) => offersOtherCost(ability) || isCastFaceDown(ability.keyword);
  if (definition.abilities.some((ability) => ability.printed && castAgain(ability)))
    place(game, definition.id, { zone: "hand", player: YOU });
  commit(game);
  return card;
}

/** Libraries hold a bit of everything, so that searching finds something. */
const LIBRARY = [
  "Forest",
  "Bear 2/2",
  "Mountain",
  "Quick Study",
  "Plain Artifact",
  "Plains",
  "Giant 5/5",
  "Slow Study",
  "Island",
  "Plain Enchantment",
  "Swamp",
  "Bird 1/1",
  "Plain Equipment",
  "Forest",
  "Ogre 3/3",
  "Snowfield",
];

/** Things that a trigger waits for: to attack, die or be tapped; in hand for what is to enter. */
function provideForTrigger(game: Game, ability: CompiledAbility, card: ObjectId): void {
  const { trigger } = ability.node;
  if (!isNode(trigger)) return;
  for (const event of children(trigger, "event").flatMap((one) =>
    one.kind === "eventOr" ? children(one, "items") : [one],
  )) {
    for (const phrase of [...walkTree(event)].filter(
      (node) => node.kind === "objects" && maybeChild(node, "noun")?.kind !== "playerNoun",
    )) {
      const made = cardThatFits(game.library, phrase);
      if (made && maybeChild(event, "verbs")?.kind === "enter")
        for (const player of [YOU, OPPONENT]) place(game, made, { zone: "hand", player });
      else provide(game, { ability, phrase, count: 1, mine: true, verb: "" }, card);
    }
  }
}
