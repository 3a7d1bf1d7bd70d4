/**
 * All verbs as effects, by kind. Each file holds the verbs of one part of the game; here they come together.
 */
import type { Table } from "../meaning.ts";
import { cardVerbs } from "./cardVerbs.ts";
import { characteristicVerbs } from "./characteristicVerbs.ts";
import { choiceVerbs } from "./choiceVerbs.ts";
import type { EffectVerbMeaning } from "./clause.ts";
import { combatVerbs } from "./combatVerbs.ts";
import { counterVerbs } from "./counterVerbs.ts";
import { damageVerbs } from "./damageVerbs.ts";
import { diceVerbs } from "../frames/dice.ts";
import { keywordVerbs } from "../keywords/effectVerbs.ts";
import { keywordActionVerbs } from "./keywordActions.ts";
import { libraryVerbs } from "./libraryVerbs.ts";
import { manaVerbs } from "./manaVerbs.ts";
import { moveVerbs } from "./moveVerbs.ts";
import { permanentVerbs } from "./permanentVerbs.ts";
import { ruleVerbs } from "./ruleVerbs.ts";
import { spellVerbs } from "./spellVerbs.ts";
import { tokenVerbs } from "./tokenVerbs.ts";

export function effectVerbMeanings(): Table<EffectVerbMeaning> {
  return {
    ...cardVerbs,
    ...characteristicVerbs,
    ...choiceVerbs,
    ...combatVerbs,
    ...counterVerbs,
    ...damageVerbs,
    ...diceVerbs,
    ...keywordActionVerbs,
    ...keywordVerbs,
    ...libraryVerbs,
    ...manaVerbs,
    ...moveVerbs,
    ...permanentVerbs,
    ...ruleVerbs,
    ...spellVerbs,
    ...tokenVerbs,
  };
}
