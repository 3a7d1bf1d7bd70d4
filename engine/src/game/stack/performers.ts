/**
 * Which abilities a spell or ability on the stack follows when it resolves, and what they need chosen.
 */
import { type CompiledAbility, abilityOf } from "../cards/library.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../object.ts";
import { type Scope, stackScope } from "../scope.ts";
import type { TargetPhrase } from "../vocabulary.ts";
import { abilitiesOf, characteristics } from "../view.ts";

/** A spell follows its spell abilities (CR 113.3a), an Aura spell its enchant ability (CR 303.4a), an ability itself. */
export function performers(game: Game, id: ObjectId): CompiledAbility[] {
  const item = game.state.objects[id]!.stack!;
  if (item.ability) return [abilityOf(game.library, item.ability)];
  const isAura = characteristics(game, id).subtypes.includes("Aura");
  return abilitiesOf(game, id).filter(
    (ability) => ability.kind === "spell" || (isAura && ability.keyword === "enchant"),
  );
}

/** The target phrases of everything a spell or ability will follow, with the chosen modes. */
export function phrasesOf(game: Game, id: ObjectId, modes: readonly number[]): TargetPhrase[] {
  return performers(game, id).flatMap((ability) => {
    const scope = stackScope(game, id, ability);
    return game.library.vocabulary.targetPhrases(scope, ability, modes);
  });
}

/** The scope in which an object on the stack is understood: of its first ability, or without any. */
export function mainScope(game: Game, id: ObjectId): Scope {
  return stackScope(game, id, performers(game, id)[0] ?? null);
}
