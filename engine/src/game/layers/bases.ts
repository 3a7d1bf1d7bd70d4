/**
 * What each object is before any effect, remembered by object: it is asked for all the time and hardly ever changes.
 */
import { type AbilityIndex, abilityIndex, worksElsewhere } from "../cards/abilityIndex.ts";
import type { CardLibrary, CompiledAbility } from "../cards/library.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { GameObject, ObjectId, PlayerId, PrintedValues } from "../object.ts";
import { type Scope, scopeOf } from "../scope.ts";
import type { SimpleSource } from "../stack/manaAbilities.ts";
import type { CardFacts } from "../turn/legalActions.ts";
import type { CastMethod, ContinuousPart, StaticPart } from "../vocabulary.ts";
import type { InForce, Trigger } from "./derived.ts";
import { printedValues, startingCharacteristics } from "./printed.ts";

/** An object before any effect, with the fields of the object it was made from. */
export interface Base {
  object: GameObject;
  face: number;
  faceDown: boolean;
  printed: GameObject["printed"];
  controller: number;
  indexes: CardLibrary["indexes"];
  values: Characteristics;
  abilities: AbilityIndex;
  /** Whether it has abilities that function off the battlefield and the stack. */
  worksElsewhere: boolean;
  /** What its abilities put into force while nothing has changed them; made when it is first asked for. */
  effects: ObjectEffects | null;
  sorts: number;
  /** What it makes when it is tapped for mana; see `stack/manaAbilities.ts`. Undefined until somebody asks. */
  mana: SimpleSource | null | undefined;
  /** What is always true of its card, for the list of what a player may do; null for tokens. Undefined until somebody asks. */
  facts: CardFacts | null | undefined;
  /** The plain ways to cast it from its owner's hand, as long as nothing changes what it is. */
  castMethods: readonly CastMethod[] | null;
}

/** What all objects with the same printed values and controller have in common. */
interface Common {
  indexes: CardLibrary["indexes"];
  values: Characteristics;
  abilities: AbilityIndex;
  worksElsewhere: boolean;
  sorts: number;
}

/** What the abilities of an object put into force where it is. */
export interface ObjectEffects {
  continuous: readonly InForce<ContinuousPart>[];
  triggers: readonly Trigger[];
  rules: readonly InForce<StaticPart>[];
}

/** What one looks for among permanents, as bits. */
export const SORT = {
  /** It has activated abilities that players are offered. */
  offers: 1,
  makesMana: 2,
  /** State-based actions can concern it because of what it is (CR 704.5). */
  mortal: 4,
  aura: 8,
  /** Land is its only card type. */
  landOnly: 16,
} as const;

/** What an object is before any effect. */
export function baseOf(game: Game, object: GameObject): Base {
  const base = game.bases[object.id];
  if (
    base !== undefined &&
    base.object === object &&
    base.face === object.face &&
    base.faceDown === object.faceDown &&
    base.printed === object.printed &&
    base.controller === object.controller &&
    base.indexes === game.library.indexes
  )
    return base;
  return make(game, object);
}

function make(game: Game, object: GameObject): Base {
  const { face, faceDown, printed, controller } = object;
  const { indexes, values, abilities, worksElsewhere: works, sorts } = commonOf(game, object);
  const base: Base = {
    object,
    face,
    faceDown,
    printed,
    controller,
    indexes,
    values,
    abilities,
    worksElsewhere: works,
    effects: null,
    sorts,
    mana: undefined,
    facts: undefined,
    castMethods: null,
  };
  game.bases[object.id] = base;
  return base;
}

/** By printed values and controller: most objects have no others than the rest of their name. */
const common = new WeakMap<PrintedValues, Common[]>();

function commonOf(game: Game, object: GameObject): Common {
  const printed = printedValues(game, object);
  let ofController = common.get(printed);
  if (!ofController) {
    ofController = [];
    common.set(printed, ofController);
  }
  const known = ofController[object.controller];
  if (known && known.indexes === game.library.indexes) return known;
  const values = startingCharacteristics(printed, object.controller);
  const abilities = abilityIndex(game.library, values.abilities);
  const made: Common = {
    indexes: game.library.indexes,
    values,
    abilities,
    worksElsewhere: worksElsewhere(game.library, values.abilities),
    sorts: sortsOf(values, abilities),
  };
  ofController[object.controller] = made;
  return made;
}

/** The abilities an object has, sorted; `values` is what it is now. */
export function abilitiesIn(game: Game, id: ObjectId, values: Characteristics): AbilityIndex {
  const base = game.bases[id];
  return base?.values === values ? base.abilities : abilityIndex(game.library, values.abilities);
}

/** The sorts of an object that is `values` now. */
export function sortsIn(game: Game, id: ObjectId, values: Characteristics): number {
  const base = game.bases[id];
  return base?.values === values ? base.sorts : sortsOf(values, abilityIndex(game.library, values.abilities));
}

function sortsOf({ types, supertypes, subtypes }: Characteristics, abilities: AbilityIndex): number {
  let sorts = 0;
  if (abilities.activated.length > 0) sorts |= SORT.offers;
  if (abilities.mana.length > 0) sorts |= SORT.makesMana;
  if (subtypes.includes("Aura")) sorts |= SORT.aura;
  if (types.length === 1 && types[0] === "land") sorts |= SORT.landOnly;
  const canDie = types.some((type) => type === "creature" || type === "planeswalker" || type === "battle");
  if (canDie || supertypes.includes("legendary") || subtypes.includes("Saga")) sorts |= SORT.mortal;
  return sorts;
}

/**
 * What the abilities of an object put into force. While nothing has changed them they are the same each time: only what reading
 * them may have left behind in their scopes is cleared.
 */
export function effectsIn(game: Game, object: GameObject, values: Characteristics): ObjectEffects {
  const base = baseOf(game, object);
  if (values.abilities !== base.values.abilities || values.controller !== base.controller) {
    return makeEffects(game, object, values.controller, abilitiesIn(game, object.id, values));
  }
  if (base.effects) {
    for (const { scope } of base.effects.continuous) clear(scope);
    for (const { scope } of base.effects.rules) clear(scope);
  } else base.effects = makeEffects(game, object, base.controller, base.abilities);
  return base.effects;
}

function clear(scope: Scope): void {
  if (scope.mentions.length > 0) scope.mentions = [];
  scope.event = null;
  scope.x = null;
  scope.lastAmount = null;
}

function makeEffects(game: Game, object: GameObject, controller: PlayerId, abilities: AbilityIndex): ObjectEffects {
  const works = (ability: CompiledAbility) => ability.zones.includes(object.zone);
  const held = <Part>(ability: CompiledAbility, part: Part, number: number): InForce<Part> => ({
    part,
    scope: scopeOf(game, object.id, controller, ability),
    key: `${object.id}:${ability.ref.card}:${ability.ref.index}:${number}`,
    timedRule: null,
  });
  const rules = abilities.rules.filter(({ ability }) => works(ability));
  return {
    continuous: abilities.continuous
      .filter(({ ability }) => works(ability))
      .map(({ ability, part, number }) => held(ability, part, number)),
    triggers: rules.flatMap(({ ability, pattern }) =>
      pattern ? [{ ability, pattern, source: object.id, controller }] : [],
    ),
    rules: rules.flatMap(({ ability, parts }) => parts.map(({ part, number }) => held(ability, part, number))),
  };
}
