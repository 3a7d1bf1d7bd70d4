/**
 * Boards on which a card's abilities can be used: mana for its costs, something for each of its phrases, an opponent with creatures.
 */
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import { children, maybeChild } from "../game/treeAccess.ts";
import { BASIC_LANDS } from "../game/cards/stock.ts";
import { isNode, walkTree } from "../grammar/tree.ts";
import type { Game } from "../game/game.ts";
import { removeObject } from "../game/events/applyMove.ts";
import { commit, unset } from "../game/game.ts";
import type { ObjectId, ZoneName } from "../game/object.ts";
import { scopeOf } from "../game/scope.ts";
import { place } from "../game/setup.ts";
import { fitsDescription } from "../game/selectors/descriptions.ts";
import { universe } from "../game/selectors/objectPhrases.ts";
import { placesForPhrase } from "../game/selectors/phrasePlaces.ts";
import { type Need, landsFor, needsOf, offersOtherCost } from "./needs.ts";
import { OPPONENT, YOU } from "./stage.ts";
import { STOCK_CARDS, cardThatFits } from "./stockCards.ts";
import { NotModelled } from "../game/game.ts";

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
  if (definition.abilities.some((ability) => ability.printed && offersOtherCost(ability)))
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

/** Sees to it that there is something for a phrase. */
function provide(game: Game, need: Need, card: ObjectId): void {
  try {
    const scope = scopeOf(game, card, YOU, need.ability);
    const there = () =>
      universe(scope, need.phrase).filter((thing) => !("object" in thing) || thing.object !== card).length;
    for (let attempt = 0; there() < need.count && attempt < 5; attempt++) {
      if (!addOne(game, need, card)) return;
    }
  } catch (stopped) {
    // What the words mean is not modelled; it is listed elsewhere, and nothing can be laid out for it.
    if (!(stopped instanceof NotModelled)) throw stopped;
  }
}

/** Tries made-up and stock cards under both players until one fits the phrase. */
function addOne(game: Game, need: Need, card: ObjectId): boolean {
  const scope = scopeOf(game, card, YOU, need.ability);
  const zone = zoneFor(need, game, card);
  if (zone === "stack") return false;
  const made = cardThatFits(game.library, need.phrase);
  const names = [...(made ? [made] : []), ...STOCK_CARDS.map(({ name }) => name), "Forest"];
  const wantsToken = zone === "battlefield" && [...walkTree(need.phrase)].some((node) => node.is === "token");
  const players = need.mine || zone === "hand" || zone === "graveyard" ? [YOU, OPPONENT] : [OPPONENT, YOU];
  for (const name of names) {
    for (const player of players) {
      for (const tapped of zone === "battlefield" ? [false, true] : [false]) {
        const id = place(game, name, { zone, player, tapped, token: wantsToken });
        if (
          fitsDescription(scope, need.phrase, { object: id }) &&
          universe(scope, need.phrase).some((thing) => "object" in thing && thing.object === id)
        )
          return true;
        take(game, id);
      }
    }
  }
  return false;
}

/** Takes back what did not fit, as if it had never been there. */
function take(game: Game, id: ObjectId): void {
  removeObject(game, id, null);
  unset(game, game.state.lastKnown, id);
  commit(game);
}

function zoneFor(need: Need, game: Game, card: ObjectId): ZoneName {
  if (need.verb === "discard") return "hand";
  const [place] = placesForPhrase(scopeOf(game, card, YOU, need.ability), need.phrase);
  return place?.zone ?? "battlefield";
}
