/**
 * The card library: compiled card definitions, looked up by id. The state refers to cards and abilities only through it.
 */
import type { TreeNode } from "../../grammar/tree.ts";
import type { Span } from "../../text/words.ts";
import type { AbilityRef, PrintedValues, ZoneName } from "../object.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { AbilityIndex } from "./abilityIndex.ts";

/** A part of a card that the game cannot play, with its words. */
export interface Unmodelled {
  card: string;
  ability: number;
  span: Span | null;
  nodeKind: string;
  why: string;
}

export type AbilityKind = "spell" | "activated" | "triggered" | "static" | "keyword";

/** An ability as the game uses it. `index` counts all abilities of the definition, nested (quoted, granted) ones included. */
export interface CompiledAbility {
  ref: AbilityRef;
  /** Which face, and which line of the face's text (0-based), it is written on. */
  face: number;
  line: number;
  kind: AbilityKind;
  node: TreeNode;
  span: Span | null;
  /** The keyword of a keyword ability, in lower case. */
  keyword: string | null;
  /** The abilities a keyword stands for (CR 702.1); none for keywords that the rules know by name. */
  expansions: AbilityRef[];
  /** For those: the keyword that stands for it. */
  keywordOf?: AbilityRef;
  /** Zones in which it functions (CR 113.6). */
  zones: ZoneName[];
  /** False for abilities quoted in or granted by another one. */
  printed: boolean;
  /** CR 605.1. */
  manaAbility: boolean;
  /** CR 606. */
  loyalty: boolean;
  unmodelled: Unmodelled[];
}

export interface CardFace {
  values: PrintedValues;
  /** Abilities of this face, by index in the definition. */
  abilities: AbilityRef[];
}

export interface CardDefinition {
  id: string;
  layout: string;
  faces: CardFace[];
  abilities: CompiledAbility[];
}

export interface CardLibrary {
  vocabulary: Vocabulary;
  definitions: Map<string, CardDefinition>;
  /** Abilities written inside other abilities (quoted, or keywords granted), by their tree node. */
  nested: WeakMap<TreeNode, AbilityRef>;
  /** Bare keywords ("flying") that rules and counters grant. */
  keywordRefs: Map<string, AbilityRef>;
  /** Lists of abilities that have been sorted (see `abilityIndex.ts`); forgotten when a definition is added or replaced. */
  indexes: WeakMap<readonly AbilityRef[], AbilityIndex>;
}

/** A library with the built-in rules definitions still to be added by the vocabulary's owner. */
export function createLibrary(vocabulary: Vocabulary): CardLibrary {
  return { vocabulary, definitions: new Map(), nested: new WeakMap(), keywordRefs: new Map(), indexes: new WeakMap() };
}

/** @throws when no such definition exists: states and libraries belong together. */
export function definitionOf(library: CardLibrary, id: string): CardDefinition {
  const definition = library.definitions.get(id);
  if (!definition) throw new Error(`The library has no card "${id}".`);
  return definition;
}

/** @throws when no such ability exists. */
export function abilityOf(library: CardLibrary, ref: AbilityRef): CompiledAbility {
  const ability = definitionOf(library, ref.card).abilities[ref.index];
  if (!ability) throw new Error(`"${ref.card}" has no ability ${ref.index}.`);
  return ability;
}

export function sameAbility(a: AbilityRef, b: AbilityRef): boolean {
  return a.card === b.card && a.index === b.index;
}
