/**
 * What is in force once the card is there: keywords and static abilities, told as steps of their own.
 */
import { keywordById } from "../keywords/keywords.ts";
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import { derivedOf } from "../game/layers/derived.ts";
import type { ObjectId } from "../game/object.ts";
import { cr } from "../game/rules.ts";
import { abilitiesOf, characteristics, nameOf } from "../game/view.ts";
import { heldSentence, tellHeld } from "./reachFrames.ts";
import { isAbout } from "./isAbout.ts";
import type { Stage } from "./stage.ts";
import { scopeOf } from "../game/scope.ts";
import { controllerOf } from "../game/view.ts";
import { children, maybeChild } from "../game/treeAccess.ts";

/** Tells what every keyword and static ability of a permanent does right now. */
export function tellStatics(stage: Stage, definition: CardDefinition, id: ObjectId): void {
  for (const ability of abilitiesOf(stage.game, id)) {
    if (ability.ref.card !== definition.id || ability.unmodelled.length > 0) continue;
    if (ability.kind === "keyword") tellKeyword(stage, ability, id);
    else if (heldSentence(ability)) tellHeld(stage, ability, id);
    else if (ability.kind === "static") tellStatic(stage, ability, id);
  }
}

/** Tells again what applied to nothing when it was told, once it applies to something: an Equipment that has been attached. */
export function tellStaticsAtLast(stage: Stage, definition: CardDefinition, id: ObjectId): void {
  for (const ability of abilitiesOf(stage.game, id)) {
    if (ability.ref.card !== definition.id || ability.kind !== "static") continue;
    const last = stage.told.findLast(({ event }) => event.kind === "static" && isAbout(event.source, ability));
    if (!last?.text.endsWith(NOTHING_YET)) continue;
    const before = stage.told.length;
    tellStatic(stage, ability, id);
    if (stage.told.at(-1)!.text === last.text) stage.untell(before);
  }
}

const NOTHING_YET = "applies to nothing at the moment.";

function tellKeyword(stage: Stage, ability: CompiledAbility, id: ObjectId): void {
  const rule = keywordById(ability.keyword ?? "")?.rule;
  stage.tell(
    "keyword",
    `${nameOf(stage.game, { object: id })} has ${ability.keyword}.`,
    rule ? [rule] : [cr("702.1")],
    ability,
  );
}

function tellStatic(stage: Stage, ability: CompiledAbility, id: ObjectId): void {
  const { game } = stage;
  const scope = scopeOf(game, id, controllerOf(game, id), ability);
  const parts = game.library.vocabulary.statics(ability);
  if (game.performed) for (const effect of children(ability.node, "effects")) game.performed.add(effect);
  const affected = new Set<ObjectId>();
  for (const part of parts) {
    if (part.kind !== "continuous" || !part.holds(scope)) continue;
    for (const one of derivedOf(game).objects) {
      if (game.state.objects[one]!.zone === "battlefield" && part.affects(scope, one)) affected.add(one);
    }
  }
  const name = nameOf(game, { object: id }).replace(/^the /, "The ");
  if (parts.some((part) => part.kind === "continuous")) {
    const list = [...affected].map((one) => withStats(stage, one)).join(", ");
    const text = list ? `${name}'s static ability applies to ${list}.` : `${name}'s static ability ${NOTHING_YET}`;
    stage.tell("static", text, [cr("611.3a"), cr("613.1")], ability);
  }
  for (const part of parts) {
    if (part.kind === "restriction")
      stage.tell("static", `${name} forbids something from now on.`, [part.rule, cr("604.1")], ability);
    else if (part.kind === "replacement" && isAboutArriving(ability)) continue;
    else if (part.kind === "replacement")
      stage.tell("static", `${name} changes certain events from now on.`, [part.rule, cr("614.1")], ability);
    else if (part.kind === "cost")
      stage.tell("static", `${name} changes what things cost.`, [cr("601.2f"), cr("118.7")], ability);
    else if (part.kind === "permission")
      stage.tell("static", `${name} lets or makes something be done from now on.`, [cr("604.1")], ability);
  }
}

/** "This land enters tapped": it has happened by now, and was told with the step in which the permanent arrived. */
function isAboutArriving(ability: CompiledAbility): boolean {
  const [only, ...more] = children(ability.node, "effects");
  const subject = only && maybeChild(only, "subject");
  const isSelf = subject?.kind === "self" || subject?.kind === "selfName";
  return isSelf && more.length === 0 && maybeChild(only!, "verbs")?.kind === "enter";
}

function withStats(stage: Stage, id: ObjectId): string {
  const { name, power, toughness } = characteristics(stage.game, id);
  return power === null ? name : `${name} (now ${power}/${toughness})`;
}
