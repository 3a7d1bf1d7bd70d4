/**
 * Carrying out what a player with priority chose to do (CR 117.1).
 */
import { abilityOf } from "../cards/library.ts";
import { moveOf } from "../events/moves.ts";
import { happen } from "../events/pipeline.ts";
import { type Game, Refused, set } from "../game.ts";
import { unlockDoor } from "../frames/rooms.ts";
import { turnFaceUp } from "../keywords/faceDown.ts";
import type { PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import { activateAbility } from "../stack/activate.ts";
import { castSpell } from "../stack/cast.ts";
import { castProblem, isSorceryTime, mayCast } from "../stack/castProblem.ts";
import type { Action } from "../state.ts";
import { landProblem } from "./lands.ts";

/** @throws Refused when the action is not legal; the machine takes it back. */
export function act(game: Game, player: PlayerId, action: Action): void {
  switch (action.kind) {
    case "pass":
      return;
    case "playLand": {
      const problem = landProblem(game, player, action.object);
      if (problem) throw new Refused(problem.rule, problem.why);
      const owner = game.state.players[player]!;
      set(game, owner, "landsPlayed", owner.landsPlayed + 1);
      happen(game, moveOf(game, action.object, "battlefield", "play", player), [cr("305.1"), cr("116.2a")]);
      return;
    }
    case "cast": {
      const methods = game.library.vocabulary.castMethods(game, action.object, player);
      const method = methods.find((one) => one.method === action.method && one.face === action.face);
      if (!method) throw new Refused(cr("601.3"), "Nothing allows casting it from there that way.");
      if (!mayCast(game, player, action.object, method)) {
        const problem = castProblem(game, player, action.object, method);
        if (problem) throw new Refused(problem.rule, problem.why);
      }
      castSpell(game, player, action.object, method);
      return;
    }
    case "unlock":
      if (!isSorceryTime(game, player)) throw new Refused(cr("709.5e"), "Doors are unlocked only as a sorcery.");
      unlockDoor(game, player, action.object, action.face);
      return;
    case "turnFaceUp":
      turnFaceUp(game, player, action.object);
      return;
    case "activate":
      activateAbility(game, player, action.object, abilityOf(game.library, action.ability));
      return;
  }
}
