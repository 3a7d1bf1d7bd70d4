/**
 * Emblems (CR 114): objects in the command zone that have abilities and nothing else.
 */
import { walkTree } from "../../grammar/tree.ts";
import { ASPECT } from "../aspects.ts";
import type { CardLibrary } from "../cards/library.ts";
import { abilityOf } from "../cards/library.ts";
import { type Clause, doingPlayers } from "../effects/clause.ts";
import type { EventOf } from "../events/event.ts";
import { cause } from "../events/pipeline.ts";
import { type Game, addObject, append, freshId, freshTimestamp } from "../game.ts";
import { type AbilityRef, objectWith } from "../object.ts";
import { NOTHING_PRINTED } from "../layers/printed.ts";
import { cr } from "../rules.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, children, maybeChild, word } from "../treeAccess.ts";

/** Whether a noun phrase is "an emblem with [ability]". */
export function isEmblem(phrase: TreeNode | null): boolean {
  const noun = phrase?.kind === "objects" ? maybeChild(phrase, "noun") : null;
  return noun !== null && word(noun) === "emblem" && quotedIn(phrase!).length > 0;
}

function quotedIn(phrase: TreeNode): TreeNode[] {
  return children(phrase, "suffixes")
    .map((suffix) => maybeChild(suffix, "having"))
    .flatMap((having) => (having ? [...children(having, "quoted"), ...children(having, "second")] : []));
}

/** The abilities of emblems that an ability speaks of function in the command zone (CR 114.4). */
export function letEmblemsWork(library: CardLibrary, ability: TreeNode): void {
  for (const node of walkTree(ability)) {
    if (!isEmblem(node)) continue;
    for (const quoted of quotedIn(node)) {
      const ref = library.nested.get(quoted);
      if (!ref) continue;
      const compiled = abilityOf(library, ref);
      compiled.zones = ["command"];
      for (const inner of compiled.expansions) abilityOf(library, inner).zones = ["command"];
    }
  }
}

/** "You get an emblem with …" (CR 114.2). */
export function getEmblem(scope: Scope, phrase: TreeNode, clause: Clause): void {
  const { library } = scope.game;
  const abilities = quotedIn(phrase).flatMap((quoted): AbilityRef[] => {
    const ref = library.nested.get(quoted);
    return ref ? [ref] : [];
  });
  for (const player of doingPlayers(scope, clause)) {
    cause(scope, { kind: "createEmblem", player, abilities, became: null }, cr("114.2"));
  }
}

/** Puts an emblem into the command zone. */
export function applyEmblem(game: Game, event: EventOf<"createEmblem">): void {
  const id = freshId(game);
  const { player, abilities } = event;
  const object = objectWith({
    id,
    kind: "emblem",
    printed: { ...NOTHING_PRINTED, abilities: [...abilities] },
    owner: player,
    controller: player,
    zone: "command",
    timestamp: freshTimestamp(game),
  });
  addObject(game, object);
  // What an emblem says changes what other things are.
  append(game, game.state.command, id, ASPECT.cards | ASPECT.objects);
  event.became = id;
}
