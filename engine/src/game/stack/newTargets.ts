/**
 * Choosing new targets for a copy or another spell (CR 115.7, 707.10c).
 */
import { itemWith } from "../object.ts";
import { decideMay } from "../choices.ts";
import { set } from "../game.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { nameOf } from "../view.ts";
import { mainScope, phrasesOf } from "./performers.ts";
import { chooseTargets } from "./targets.ts";

/** Lets the scope's controller choose new targets for a spell or ability on the stack. */
export function chooseNewTargets(scope: Scope, stackObject: number): void {
  const { game } = scope;
  const object = game.state.objects[stackObject];
  if (!object?.stack || object.stack.targets.length === 0) return;
  const prompt = `Choose new targets for ${nameOf(game, { object: stackObject })}?`;
  if (!decideMay(game, scope.controller, prompt, scope.source, cr("115.7d"), "may")) return;
  const inner = mainScope(game, stackObject);
  inner.controller = scope.controller;
  const targets = chooseTargets(inner, phrasesOf(game, stackObject, object.stack.modes));
  if (targets) set(game, object, "stack", itemWith({ ...object.stack, targets }));
}
