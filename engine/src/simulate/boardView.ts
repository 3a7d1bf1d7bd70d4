/**
 * A board to look at: everything on it as plain values, for a panel to draw.
 */
import type { Game } from "../game/game.ts";
import type { ObjectId } from "../game/object.ts";
import { characteristics, nameOf, permanents } from "../game/view.ts";

export interface PermanentView {
  id: ObjectId;
  name: string;
  controller: number;
  typeLine: string;
  power: number | null;
  toughness: number | null;
  damage: number;
  tapped: boolean;
  token: boolean;
  attacking: boolean;
  counters: Record<string, number>;
  /** Name of what it is attached to. */
  attachedTo: string | null;
  /** Whether it is the card being simulated. */
  isSubject: boolean;
}

export interface PlayerView {
  name: string;
  life: number;
  counters: Record<string, number>;
  hand: string[];
  graveyard: string[];
  exile: string[];
  library: number;
}

export interface BoardView {
  turn: number;
  active: number;
  step: string;
  players: PlayerView[];
  permanents: PermanentView[];
  /** Names on the stack, the topmost last. */
  stack: string[];
}

/** @param subject the definition id of the card being simulated */
export function boardView(game: Game, subject: string): BoardView {
  const { state } = game;
  const names = (ids: readonly ObjectId[]) => ids.map((object) => nameOf(game, { object }));
  return {
    turn: state.turn.number,
    active: state.turn.active,
    step: state.turn.step,
    players: state.players.map((player) => ({
      name: player.name,
      life: player.life,
      counters: { ...player.counters },
      hand: names(player.hand),
      graveyard: names(player.graveyard),
      exile: names(state.exile.filter((id) => state.objects[id]!.owner === player.id)),
      library: player.library.length,
    })),
    permanents: permanents(game).map((id) => permanentView(game, id, subject)),
    stack: state.stack.map((id) => {
      const { kind, stack } = state.objects[id]!;
      return kind === "ability" && stack?.source
        ? `${nameOf(game, { object: stack.source })} (ability)`
        : nameOf(game, { object: id });
    }),
  };
}

function permanentView(game: Game, id: ObjectId, subject: string): PermanentView {
  const object = game.state.objects[id]!;
  const values = characteristics(game, id);
  const line = [...values.supertypes, ...values.types]
    .map((type) => type.charAt(0).toUpperCase() + type.slice(1))
    .join(" ");
  return {
    id,
    name: values.name,
    controller: values.controller,
    typeLine: values.subtypes.length > 0 ? `${line} — ${values.subtypes.join(" ")}` : line,
    power: values.power,
    toughness: values.toughness,
    damage: object.damage,
    tapped: object.tapped,
    token: object.kind === "token",
    attacking: game.state.combat?.attacks.some((attack) => attack.attacker === id) ?? false,
    counters: { ...object.counters },
    attachedTo: object.attachedTo ? nameOf(game, object.attachedTo) : null,
    isSubject: object.card === subject,
  };
}
