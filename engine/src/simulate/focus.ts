/**
 * Boards for one ability that could not be used in the plain line of play: its conditions hold from the start, and there is something
 * for each of its targets, whosever it has to be.
 */
import { becomesSomething } from "./awaken.ts";
import { conditionHolds, conditionsOf, wishConditions } from "./wishes.ts";
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import { type Game, unlessNotModelled } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { scopeOf } from "../game/scope.ts";
import { place } from "../game/setup.ts";
import { type TreeNode, walkTree } from "../grammar/tree.ts";
import { children, maybeChild, word } from "../game/treeAccess.ts";
import type { TargetPhrase } from "../game/vocabulary.ts";
import { needsOf } from "./needs.ts";
import { targetingVerbs } from "./fitting.ts";
import { provide, take, zoneFor } from "./provide.ts";
import { OPPONENT, YOU } from "./stage.ts";
import { AIMED_SPELL, cardThatFits } from "./stockCards.ts";

/** What a scene is for. */
export interface Focus {
  ability: CompiledAbility;
  /** Whether the conditions in the ability are to hold; otherwise what stands behind "otherwise" is wanted. */
  conditions: boolean;
}

/** Changes a board so that the ability of a scene can be used; the card is in its owner's hand, or where the ability works. */
export function* layFocus(game: Game, definition: CardDefinition, focus: Focus): Generator<void, void> {
  const { ability } = focus;
  for (const id of [...game.state.players[YOU]!.hand])
    if (game.state.objects[id]!.card === definition.id) take(game, id);
  // Words about the card itself are understood best where it will be.
  const standIn = place(game, definition.id, {
    zone: ability.kind === "spell" ? "exile" : (ability.zones[0] ?? "battlefield"),
    player: YOU,
  });
  yield;
  // What pays a cost should not have to be what is a target.
  for (const need of needsOf(ability)) provide(game, need.mine ? { ...need, count: need.count + 1 } : need, standIn);
  yield;
  for (const phrase of phrasesWithout(game, ability, standIn)) provideForAnybody(game, ability, phrase, standIn);
  // Somebody to crew it, who is not needed for anything else.
  if (definition.abilities.some(becomesSomething)) place(game, "Giant 5/5", { zone: "battlefield", player: YOU });
  if (ability.kind === "triggered")
    for (const player of [YOU, OPPONENT]) for (const card of USED_UP) place(game, card, { zone: "graveyard", player });
  yield;
  yield* wishConditions(game, ability, standIn, focus.conditions);
  take(game, standIn);
  place(game, definition.id, { zone: "hand", player: YOU });
  // What is used from the hand is there once more than is cast.
  if (ability.kind !== "spell" && ability.zones[0] === "hand")
    place(game, definition.id, { zone: "hand", player: YOU });
  for (const player of [YOU, OPPONENT])
    for (const name of spellsFor(game, ability)) place(game, name, { zone: "hand", player });
  if (spellsFor(game, ability).length > 0) place(game, AIMED_SPELL, { zone: "hand", player: OPPONENT });
  if (ability.kind !== "spell" && ability.zones.length === 1 && ability.zones[0] === "graveyard")
    place(game, definition.id, { zone: "graveyard", player: YOU });
}

/** Cards in graveyards, for triggers that wait for them to go from there. */
const USED_UP = ["Bear 2/2", "Plain Artifact", "Slow Study"];

/** The target phrases of an ability that nothing can be chosen for. */
export function phrasesWithout(game: Game, ability: CompiledAbility, source: ObjectId): TargetPhrase[] {
  return unlessNotModelled<TargetPhrase[]>([], () => {
    const scope = scopeOf(game, source, YOU, ability);
    return game.library.vocabulary
      .targetPhrases(scope, ability, null)
      .filter((phrase) => phrase.candidates(scope).length <= phrase.differsFrom.length);
  });
}

/** "Target creature that player controls": who that is turns out later, so both players get something. */
function provideForAnybody(game: Game, ability: CompiledAbility, { node }: TargetPhrase, source: ObjectId): void {
  if (node.kind !== "objects") return;
  const zone = zoneFor({ ability, phrase: node, count: 1, mine: false, verb: "" }, game, source);
  const made = zone === "stack" ? null : cardThatFits(game.library, node);
  if (!made) return;
  for (const player of [OPPONENT, YOU]) {
    const object = place(game, made, { zone, player });
    // "Enchanted", "equipped": something is attached to it; nothing is wrong with what fits without.
    if (zone !== "battlefield" || game.library.definitions.get(made)!.faces[0]!.values.types.includes("land")) continue;
    for (const attachment of ["Plain Aura", "Plain Equipment"])
      if (children(node, "qualities").some((quality) => word(quality) === ATTACHED_BY[attachment]))
        place(game, attachment, { zone, player, attachedTo: { object } });
  }
}

/** Names of cards that are spells as an ability's targets have to be ("target artifact spell"). */
export function spellsFor(game: Game, ability: CompiledAbility): string[] {
  return spellPhrases(ability).flatMap((node) => cardThatFits(game.library, node) ?? []);
}

/**
 * The same, but for phrases that any spell fits: one that is cast anyway will do. One that targets something is needed for those
 * that ask for that.
 */
export function particularSpellsFor(game: Game, ability: CompiledAbility): string[] {
  return spellPhrases(ability).flatMap((node) =>
    node.qualities ? (cardThatFits(game.library, node) ?? []) : targetingVerbs(ability).length > 0 ? [AIMED_SPELL] : [],
  );
}

function spellPhrases(ability: CompiledAbility): TreeNode[] {
  return [...walkTree(ability.node)].filter(
    (node) => node.kind === "objects" && maybeChild(node, "determiner")?.kind === "target" && saysSpell(node),
  );
}

function saysSpell(phrase: TreeNode): boolean {
  const noun = maybeChild(phrase, "noun");
  return noun !== null && [noun, ...children(noun, "items")].some((one) => word(one) === "spell");
}

const ATTACHED_BY: Readonly<Record<string, string>> = { "Plain Aura": "enchanted", "Plain Equipment": "equipped" };

/** Whether everything that has to hold for an ability to do something does: the "if" behind a trigger, the conditions of a spell. */
export function allConditionsHold(game: Game, ability: CompiledAbility, source: ObjectId): boolean {
  return unlessNotModelled(true, () =>
    ability.kind === "triggered"
      ? game.library.vocabulary.interveningIf(scopeOf(game, source, YOU, ability), ability)
      : conditionsOf(ability).every((condition) => conditionHolds(game, ability, source, condition)),
  );
}
