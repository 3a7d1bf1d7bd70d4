/**
 * Declaring attackers (CR 508).
 */
import { type Option, decide } from "../choices.ts";
import { announce, happenTogether } from "../events/pipeline.ts";
import { type Game, Refused, set } from "../game.ts";
import type { ObjectId, PlayerId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import { characteristics, controllerOf, hasKeyword, nameOf, opponentsOf, permanents, permanentsOf } from "../view.ts";
import { derivedOf } from "../layers/derived.ts";
import { attackProblem } from "./canBlock.ts";

export function declareAttackers(game: Game, player: PlayerId): void {
  const options: Option[] = [];
  const able = permanentsOf(game, player).filter((id) => characteristics(game, id).types.includes("creature"));
  const attackable = able.length > 0 ? defenders(game, player) : [];
  for (const object of able) {
    for (const defender of attackable) {
      if (attackProblem(game, object, defender)) continue;
      const label = `${nameOf(game, { object })} attacks ${nameOf(game, defender)}`;
      options.push({ label, target: { object }, other: defender });
    }
  }
  if (options.length === 0) return;
  const picked = decide(game, {
    kind: "pick",
    about: "attackers",
    player,
    prompt: "Declare attackers.",
    options,
    min: 0,
    max: options.length,
    rule: cr("508.1a"),
    source: null,
  });
  const attacks = picked.map((index) => options[index]!);
  const attackers = attacks.map((option) => (option.target as { object: ObjectId }).object);
  if (new Set(attackers).size < attackers.length) throw new Refused(cr("508.1b"), "A creature attacks only one thing.");
  checkRequirements(game, player, options, attackers);
  if (attacks.length === 0) return;
  // Attackers tap, unless they have vigilance (CR 508.1f, 702.20b).
  const tapping = attackers.filter((id) => !hasKeyword(game, id, "vigilance"));
  happenTogether(
    game,
    tapping.map((object) => ({ kind: "tap", object, forMana: false })),
    [cr("508.1f")],
  );
  const declared = attacks.map((option, index) => ({
    attacker: attackers[index]!,
    defender: option.other!,
    blockers: [],
    blocked: false,
  }));
  set(game, game.state, "combat", { attacks: declared, struckFirst: [] });
  announce(
    game,
    { kind: "attackWith", player, attackers, defenders: declared.map((one) => one.defender) },
    [cr("508.1a")],
    null,
  );
  happenTogether(
    game,
    declared.map(({ attacker, defender }) => ({ kind: "attack", attacker, defender })),
    [cr("508.1m")],
  );
}

/** Opponents, their planeswalkers, and battles others protect (CR 508.1b). */
export function defenders(game: Game, player: PlayerId): Target[] {
  const targets: Target[] = opponentsOf(game, player).map((opponent) => ({ player: opponent }));
  for (const object of permanents(game)) {
    const { types } = characteristics(game, object);
    const enemy = controllerOf(game, object) !== player;
    if (types.includes("planeswalker") && enemy) targets.push({ object });
    else if (types.includes("battle")) targets.push({ object });
  }
  return targets;
}

/** The options of creatures that attack if able (CR 508.1d). */
export function requiredAttacks(game: Game, player: PlayerId, options: readonly Option[]): Option[] {
  const required = derivedOf(game).permissions.get("mustAttack") ?? [];
  if (required.length === 0) return [];
  return options.filter((option) => {
    const attempt = { object: (option.target as { object: ObjectId }).object, player, other: option.other ?? null };
    return required.some(({ part, scope }) => part.allows(scope, attempt));
  });
}

function checkRequirements(
  game: Game,
  player: PlayerId,
  options: readonly Option[],
  attackers: readonly ObjectId[],
): void {
  for (const option of requiredAttacks(game, player, options)) {
    const { object } = option.target as { object: ObjectId };
    if (!attackers.includes(object))
      throw new Refused(cr("508.1d"), `${nameOf(game, { object })} must attack if able.`);
  }
}
