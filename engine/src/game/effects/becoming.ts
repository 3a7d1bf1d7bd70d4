/**
 * "Becomes a 3/3 Elemental creature", "is red", "becomes a copy of …": what words change about an object (CR 205.1, 613).
 */
import { amountOf } from "../amounts/amountOf.ts";
import { NotModelled } from "../game.ts";
import type { Meaning, Table } from "../meaning.ts";
import type { Color } from "../object.ts";
import type { Scope } from "../scope.ts";
import { colorOf } from "../selectors/qualities.ts";
import { select } from "../selectors/filter.ts";
import type { Modification } from "../state.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { copiableValues } from "../layers/copiable.ts";
import { withExceptions } from "./copyExceptions.ts";
import { grantedAbilities } from "./characteristicVerbs.ts";
import { objectsOf } from "./clause.ts";
import { chooseWord } from "./choiceVerbs.ts";
import { COLORS } from "../mana/cost.ts";
import { objectOf } from "../view.ts";

/** The complements of "becomes" and "is" that can be put into effect. */
export const becomingMeanings: Table<Meaning> = {
  isObject: { slots: { what: "becomingObject", of: "value", still: "value" } },
  stateOf: {
    slots: { state: "value" },
    unknown: (node) =>
      children(child(node, "state"), "items").every((item) => item.kind === "color" || item.kind === "supertype")
        ? null
        : "becoming this is not modelled",
  },
  isCopyOf: { slots: { of: "np", except: "exceptions" } },
  /** "It's 4/4". */
  statsAre: {
    slots: { stats: "value" },
    unknown: (node) => (/[*]/.test(word(child(node, "stats"))) ? "becoming this size is not modelled" : null),
  },
};

/** What is chosen as something becomes it: "the color of your choice". */
export const becomingChosenMeanings: Table<Meaning> = {
  chosenColor: {
    slots: { what: "value", whose: "possessive", that: "value" },
    unknown: (node) =>
      Object.hasOwn(CHOOSABLE, word(child(node, "what"))) && (node.that === true || maybeChild(node, "whose") !== null)
        ? null
        : "becoming what was chosen is not modelled",
  },
};

const CHOOSABLE: Readonly<Record<string, { choice: string; memory: string }>> = {
  color: { choice: "chooseColor", memory: "chosen color" },
  "creature type": { choice: "chooseType", memory: "chosen type" },
  type: { choice: "chooseType", memory: "chosen type" },
  "basic land type": { choice: "chooseBasicLandType", memory: "chosen land type" },
};

/** A colour or type that is chosen now, or was just chosen. */
function chosenModifications(scope: Scope, complement: TreeNode): Modification[] {
  const what = word(child(complement, "what"));
  const { choice, memory } = CHOOSABLE[what]!;
  const said = String(objectOf(scope.game, scope.source).memory[memory] ?? "");
  const value =
    complement.that === true ? said : chooseWord(scope, { kind: choice }, scope.doer ?? scope.controller).value;
  if (value === "") return [];
  if (what === "color") return [{ layer: "colors", set: true, colors: [colorOf(value)!] }];
  return [{ layer: "types", set: true, supertypes: [], types: [], subtypes: [value], remove: [] }];
}

/** "With base power and toughness 2/3". */
export const sizeSuffixMeanings: Table<Meaning> = { with: { slots: { having: "sizeHaving" } } };

export const sizeHavingMeanings: Table<Meaning> = {
  statHaving: {
    slots: { stat: "value", stats: "value" },
    unknown: (node) =>
      word(child(node, "stat")) === "basePowerAndToughness" && !/[*]/.test(word(child(node, "stats")))
        ? null
        : "this size is not modelled",
  },
};

/** The noun phrase of what something becomes. */
export const becomingObjectMeanings: Table<Meaning> = {
  objects: {
    slots: {
      determiner: "value",
      qualities: "tokenQuality",
      noun: "tokenNoun",
      suffixes: ["tokenSuffix", "sizeSuffix"],
    },
  },
};

/** The changes that a complement stands for. */
export function becomingModifications(scope: Scope, complement: TreeNode): Modification[] {
  switch (complement.kind) {
    case "isObject":
      return objectModifications(
        scope,
        child(complement, "what"),
        maybeChild(complement, "of") !== null || isAdded(complement),
      );
    case "statsAre":
      return [baseStats(scope, word(child(complement, "stats")))];
    case "stateOf":
      return stateModifications(children(child(complement, "state"), "items"));
    case "chosenColor":
      return chosenModifications(scope, complement);
    case "isCopyOf": {
      const [of] = objectsOf(select(scope, child(complement, "of"), { hint: "help" }));
      if (of === undefined) return [];
      const values = withExceptions(scope, copiableValues(scope.game, of), maybeChild(complement, "except"));
      return [{ layer: "copy", values }];
    }
    default:
      throw new NotModelled(complement.kind, `becoming "${complement.kind}" is not modelled`);
  }
}

/** "It's still a land" and "in addition to its other types" keep what it was. */
function isAdded(complement: TreeNode): boolean {
  return complement.still === true;
}

function stateModifications(items: readonly TreeNode[]): Modification[] {
  const colors = items.flatMap((item) => colorsOf(item));
  const supertypes = items.filter((item) => item.kind === "supertype").map(word);
  const changes: Modification[] = [];
  if (items.some((item) => item.kind === "color")) changes.push({ layer: "colors", set: true, colors });
  if (supertypes.length > 0)
    changes.push({ layer: "types", set: false, supertypes, types: [], subtypes: [], remove: [] });
  return changes;
}

/** The colour letters a colour word stands for; colorless none. */
export function colorsOf(node: TreeNode): Color[] {
  if (node.kind !== "color") return children(node, "items").flatMap(colorsOf);
  const color = colorOf(word(node));
  return color ? [color] : word(node) === "all" ? [...COLORS] : [];
}

/** "A 3/3 green Elemental creature with haste": base power and toughness, colours, types, abilities. */
function objectModifications(scope: Scope, what: TreeNode, added: boolean): Modification[] {
  const words = descriptionOf(what);
  const changes: Modification[] = [];
  if (words.types.length + words.subtypes.length + words.supertypes.length > 0) {
    // A creature stays what else it was: permanents that become creatures keep their other types (CR 205.1b).
    const { supertypes, types, subtypes } = words;
    const set = !added && types.length === 0 && subtypes.length > 0;
    changes.push({ layer: "types", set, supertypes, types, subtypes, remove: [] });
  }
  if (words.colors.length > 0) changes.push({ layer: "colors", set: !added, colors: words.colors });
  if (words.stats) changes.push(baseStats(scope, words.stats));
  for (const suffix of children(what, "suffixes")) {
    const having = maybeChild(suffix, "having");
    if (!having) continue;
    if (having.kind === "statHaving") {
      changes.push(baseStats(scope, word(child(having, "stats"))));
      continue;
    }
    const add = grantedAbilities(scope.game.library, having);
    if (add.length > 0) changes.push({ layer: "abilities", add, remove: [], removeAll: false });
  }
  return changes;
}

/** "X/X" as base power and toughness. */
export function baseStats(scope: Scope, text: string): Modification {
  const [power, toughness] = text
    .split("/")
    .map((part) => (/^[xy]$/i.test(part) ? amountOf(scope, { kind: "variable", is: "X" }) : Number(part)));
  return { layer: "setPowerToughness", power: power!, toughness: toughness! };
}

export interface Description {
  stats: string | null;
  colors: Color[];
  supertypes: string[];
  types: string[];
  subtypes: string[];
  adjectives: string[];
}

/** The words of a noun phrase that describe something new (a token, what something becomes), sorted. */
export function descriptionOf(phrase: TreeNode): Description {
  const found: Description = { stats: null, colors: [], supertypes: [], types: [], subtypes: [], adjectives: [] };
  const sort = (node: TreeNode): void => {
    switch (node.kind) {
      case "stats":
        found.stats = word(node);
        return;
      case "color":
        found.colors.push(...colorsOf(node));
        return;
      case "supertype":
        found.supertypes.push(word(node));
        return;
      case "cardType":
        found.types.push(word(node));
        return;
      case "subtype":
      case "ownSubtype":
        found.subtypes.push(word(node));
        return;
      case "adjective":
        found.adjectives.push(word(node));
        return;
      default:
        for (const item of children(node, "items")) sort(item);
    }
  };
  for (const quality of children(phrase, "qualities")) sort(quality);
  const noun = maybeChild(phrase, "noun");
  if (noun) sort(noun);
  return found;
}
