/**
 * What one modification does to characteristics (CR 613.1–613.4).
 */
import { abilityOf, sameAbility } from "../cards/library.ts";
import type { Characteristics } from "../characteristics.ts";
import type { Game } from "../game.ts";
import type { AbilityRef } from "../object.ts";
import type { Modification } from "../state.ts";

/** Layers in the order in which they apply. */
export const LAYERS: readonly Modification["layer"][] = [
  "copy",
  "control",
  "name",
  "types",
  "colors",
  "abilities",
  "setPowerToughness",
  "changePowerToughness",
  "switchPowerToughness",
];

const without = (list: string[], gone: string[]): string[] => list.filter((item) => !gone.includes(item));
const joined = <Item>(list: Item[], more: Item[]): Item[] => [...list, ...more.filter((item) => !list.includes(item))];

/** Applies one modification; lists are replaced, never changed in place. */
export function modify(game: Game, values: Characteristics, change: Modification): void {
  switch (change.layer) {
    case "copy": {
      const { controller } = values;
      Object.assign(values, change.values, { controller });
      return;
    }
    case "control":
      values.controller = change.controller;
      return;
    case "name":
      values.name = change.name;
      return;
    case "types":
      modifyTypes(values, change);
      return;
    case "colors":
      values.colors = change.set ? change.colors : joined(values.colors, change.colors);
      return;
    case "abilities": {
      values.abilities = changedAbilities(game, values.abilities, change);
      return;
    }
    case "setPowerToughness":
      if (change.power !== null) values.power = change.power;
      if (change.toughness !== null) values.toughness = change.toughness;
      return;
    case "changePowerToughness":
      values.power = (values.power ?? 0) + change.power;
      values.toughness = (values.toughness ?? 0) + change.toughness;
      return;
    case "switchPowerToughness":
      [values.power, values.toughness] = [values.toughness, values.power];
      return;
  }
}

type AbilityChange = Extract<Modification, { layer: "abilities" }>;

/** What changes made of lists of abilities: the same lists are changed in the same way over and over. */
const changedLists = new WeakMap<AbilityChange, WeakMap<AbilityRef[], AbilityRef[]>>();

function changedAbilities(game: Game, abilities: AbilityRef[], change: AbilityChange): AbilityRef[] {
  let lists = changedLists.get(change);
  if (!lists) {
    lists = new WeakMap();
    changedLists.set(change, lists);
  }
  let changed = lists.get(abilities);
  if (!changed) {
    const kept = change.removeAll
      ? []
      : abilities.filter((ref) => !change.remove.includes(abilityOf(game.library, ref).keyword ?? ""));
    // Several instances of an ability count separately (CR 113.2c); keywords without numbers gain nothing by it.
    changed = [...kept, ...change.add.filter((ref) => !kept.some((old) => isRedundant(game, old, ref)))];
    lists.set(abilities, changed);
  }
  return changed;
}

function isRedundant(game: Game, old: { card: string; index: number }, ref: { card: string; index: number }): boolean {
  if (!sameAbility(old, ref)) return false;
  return abilityOf(game.library, ref).kind === "keyword";
}

function modifyTypes(values: Characteristics, change: Extract<Modification, { layer: "types" }>): void {
  if (change.set) {
    if (change.types.length > 0) {
      values.types = change.types;
      // New card types bring their own subtypes; supertypes stay (CR 205.1a).
      values.subtypes = change.subtypes;
    } else if (change.subtypes.length > 0) values.subtypes = change.subtypes;
  } else {
    values.types = joined(values.types, change.types);
    values.subtypes = joined(values.subtypes, change.subtypes);
  }
  values.supertypes = joined(values.supertypes, change.supertypes);
  if (change.remove.length > 0) {
    values.types = without(values.types, change.remove);
    values.supertypes = without(values.supertypes, change.remove);
    values.subtypes = without(values.subtypes, change.remove);
  }
}
