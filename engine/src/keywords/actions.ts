import { basicActions } from "./actions/basicActions.ts";
import type { GameAction } from "./actions/gameAction.ts";
import { gameVerbs } from "./actions/gameVerbs.ts";
import { namedActions } from "./actions/namedActions.ts";

/** The keyword actions (CR 701), and newer ones with `rule: null`. */
export const keywordActions: readonly GameAction[] = [...basicActions, ...namedActions];

/** All verbs that rules text uses for what players and objects do: keyword actions first. */
export const gameActions: readonly GameAction[] = [...keywordActions, ...gameVerbs];

const byId = new Map(gameActions.map((action) => [action.id.toLowerCase(), action]));

const byForm = new Map<string, GameAction[]>();
for (const action of gameActions) {
  for (const form of new Set(Object.values(action.forms))) {
    const key = String(form).toLowerCase();
    byForm.set(key, [...(byForm.get(key) ?? []), action]);
  }
}

/**
 * @param id the base form, e.g. `"destroy"`, `"set in motion"`; any letter case
 * @returns the action, or `undefined`
 */
export function actionById(id: string): GameAction | undefined {
  return byId.get(id.toLowerCase());
}

/**
 * The actions that a verb form can mean.
 * @param words any form, e.g. `"destroyed"`, `"sacrifices"`, `"gains control"`; any letter case
 * @returns keyword actions before other verbs; an empty list for other words
 */
export function actionsByForm(words: string): readonly GameAction[] {
  return byForm.get(words.toLowerCase()) ?? [];
}
