/**
 * Things that pay for a spell in place of mana: creatures tapped for convoke, artifacts for improvise, cards of the graveyard for delve
 * (CR 702.51, 702.126, 702.66). The solver sees each as one more source; what it gives is no mana and is not in the pool.
 */
import { happen } from "../events/pipeline.ts";
import { moveOf } from "../events/moves.ts";
import type { Game } from "../game.ts";
import type { ManaSource } from "../mana/solver.ts";
import { type ManaType, type ManaUnit, type ObjectId, type PlayerId, itemWith } from "../object.ts";
import { cr } from "../rules.ts";
import { type Scope, sourceOf } from "../scope.ts";
import { characteristics, hasKeyword, permanentsOf } from "../view.ts";
import type { Purpose } from "./limitedMana.ts";

/** What pays for generic mana only: of a type that no symbol asks for. */
const FOR_GENERIC = "" as ManaType;

/** Such things are used when mana is short. */
const EXPENSE_OF_TAPPING = 2;
const EXPENSE_OF_EXILING = 4;

/** How a thing helps. */
interface Help {
  object: ObjectId;
  outputs: ManaType[][];
  expense: number;
}

/** The sources for a payment with what else may help to cast the spell that it is for; those without help are left as they are. */
export function withHelp(
  game: Game,
  player: PlayerId,
  sources: readonly ManaSource[],
  purpose: Purpose | null,
): readonly ManaSource[] {
  const help = helpFor(game, player, purpose);
  if (help.length === 0) return sources;
  const byObject = new Map(help.map((one) => [one.object, one]));
  const together = sources.map((source): ManaSource => {
    const more = byObject.get(source.object);
    if (!more) return source;
    // It makes mana or helps, not both.
    byObject.delete(source.object);
    const outputs = [...source.outputs, ...more.outputs];
    return { ...source, outputs, helpsFrom: source.outputs.length, rank: undefined };
  });
  const others = [...byObject.values()].map(
    ({ object, outputs, expense }): ManaSource => ({
      object,
      ability: NO_ABILITY,
      outputs,
      snow: false,
      expense,
      helpsFrom: 0,
    }),
  );
  return [...together, ...others];
}

const NO_ABILITY = { card: "", index: -1 };

/** Whether anything may help to pay for it. */
export function mayHaveHelp(game: Game, { object, ability }: Purpose): boolean {
  return ability === null && HELPING.some((keyword) => hasKeyword(game, object, keyword));
}

const HELPING = ["convoke", "improvise", "delve"];

function helpFor(game: Game, player: PlayerId, purpose: Purpose | null): Help[] {
  if (!purpose || !mayHaveHelp(game, purpose)) return [];
  const spell = purpose.object;
  const help: Help[] = [];
  const convoke = hasKeyword(game, spell, "convoke");
  const improvise = hasKeyword(game, spell, "improvise");
  for (const object of convoke || improvise ? permanentsOf(game, player) : []) {
    if (game.state.objects[object]!.tapped) continue;
    const { types, colors } = characteristics(game, object);
    if (convoke && types.includes("creature")) {
      const outputs = colors.length > 0 ? colors.map((color) => [color]) : [[FOR_GENERIC]];
      help.push({ object, outputs, expense: EXPENSE_OF_TAPPING });
    } else if (improvise && types.includes("artifact"))
      help.push({ object, outputs: [[FOR_GENERIC]], expense: EXPENSE_OF_TAPPING });
  }
  if (hasKeyword(game, spell, "delve")) {
    for (const object of game.state.players[player]!.graveyard)
      if (object !== spell) help.push({ object, outputs: [[FOR_GENERIC]], expense: EXPENSE_OF_EXILING });
  }
  return help;
}

/** Whether a planned use is help and not mana. */
export function isHelp({ helpsFrom }: ManaSource, output: number): boolean {
  return helpsFrom !== undefined && output >= helpsFrom;
}

/** Taps or exiles what helps; gives what it pays for, as if it were mana. */
export function useHelp(scope: Scope, player: PlayerId, { object, outputs }: ManaSource, output: number): ManaUnit {
  const { game } = scope;
  const exiled = game.state.objects[object]!.zone === "graveyard";
  if (exiled) happen(game, moveOf(game, object, "exile", "exile", player), [cr("702.66a")], sourceOf(scope));
  else {
    const { types } = characteristics(game, object);
    const convoked = types.includes("creature") && hasKeyword(game, scope.source, "convoke");
    happen(game, { kind: "tap", object, forMana: false }, [convoked ? cr("702.51a") : cr("702.126a")], sourceOf(scope));
  }
  if (scope.item) {
    const how = exiled ? "exiled" : "tapped";
    const paid = scope.item.paid ?? itemWith({}).paid;
    const before = paid.objects[how] ?? [];
    scope.item.paid = { ...paid, objects: { ...paid.objects, [how]: [...before, object] } };
  }
  return { type: outputs[output]![0]!, snow: false };
}
