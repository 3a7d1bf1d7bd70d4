/**
 * Declaring blockers (CR 509): each defending player, in turn order.
 */
import { type Option, decide } from "../choices.ts";
import { happenTogether } from "../events/pipeline.ts";
import type { EventData } from "../events/event.ts";
import { type Game, Refused, set } from "../game.ts";
import { derivedOf } from "../layers/derived.ts";
import type { ObjectId, PlayerId } from "../object.ts";
import { cr } from "../rules.ts";
import type { Attack } from "../state.ts";
import { characteristics, controllerOf, nameOf, permanentsOf, playersInOrder } from "../view.ts";
import { blockProblem, leastBlockers, mostBlocked, mostBlockers } from "./canBlock.ts";

interface Block {
  blocker: ObjectId;
  attacker: ObjectId;
}

export function declareBlockers(game: Game): void {
  const attacks = game.state.combat!.attacks;
  const blocks: Block[] = [];
  for (const player of playersInOrder(game)) {
    const against = attacks.filter((attack) => defendingPlayer(game, attack) === player);
    if (against.length > 0) blocks.push(...chooseBlocks(game, player, against));
  }
  const events: EventData[] = blocks.map(({ blocker, attacker }) => ({ kind: "block", blocker, attacker }));
  const updated = attacks.map((attack) => {
    const blockers = blocks.filter((block) => block.attacker === attack.attacker).map((block) => block.blocker);
    if (blockers.length === 0) {
      events.push({ kind: "unblocked", attacker: attack.attacker });
      return attack;
    }
    events.push({ kind: "becomesBlocked", attacker: attack.attacker, blockers });
    return { ...attack, blockers, blocked: true };
  });
  set(game, game.state, "combat", { ...game.state.combat!, attacks: updated });
  happenTogether(game, events, [cr("509.1g")]);
}

/** The player who is attacked, or who controls what is attacked (CR 506.2, 508.5). */
export function defendingPlayer(game: Game, attack: Attack): PlayerId {
  if ("player" in attack.defender) return attack.defender.player;
  return controllerOf(game, attack.defender.object);
}

function chooseBlocks(game: Game, player: PlayerId, attacks: readonly Attack[]): Block[] {
  const options: Option[] = [];
  for (const blocker of permanentsOf(game, player)) {
    if (!characteristics(game, blocker).types.includes("creature")) continue;
    for (const { attacker } of attacks) {
      if (blockProblem(game, blocker, attacker)) continue;
      const label = `${nameOf(game, { object: blocker })} blocks ${nameOf(game, { object: attacker })}`;
      options.push({ label, target: { object: blocker }, other: { object: attacker } });
    }
  }
  if (options.length === 0) return [];
  const picked = decide(game, {
    kind: "pick",
    about: "blockers",
    player,
    prompt: "Declare blockers.",
    options,
    min: 0,
    max: options.length,
    rule: cr("509.1a"),
    source: null,
  });
  const blocks = picked.map((index) => {
    const { target, other } = options[index]!;
    return { blocker: (target as { object: ObjectId }).object, attacker: (other as { object: ObjectId }).object };
  });
  checkBlocks(game, player, options, blocks);
  return blocks;
}

/** CR 509.1b–c: as many as each may block, enough for menace, and those that must. */
function checkBlocks(game: Game, player: PlayerId, options: readonly Option[], blocks: readonly Block[]): void {
  for (const { blocker } of blocks) {
    const count = blocks.filter((block) => block.blocker === blocker).length;
    if (count > mostBlocked(game, blocker, player)) {
      throw new Refused(cr("509.1a"), `${nameOf(game, { object: blocker })} can't block that many attackers.`);
    }
  }
  for (const { attacker } of blocks) {
    const count = blocks.filter((block) => block.attacker === attacker).length;
    if (count < leastBlockers(game, attacker)) {
      throw new Refused(
        cr("702.111b"),
        `${nameOf(game, { object: attacker })} can't be blocked except by two or more creatures.`,
      );
    }
  }
  for (const { attacker } of blocks) {
    if (blocks.filter((block) => block.attacker === attacker).length > mostBlockers(game, attacker))
      throw new Refused(cr("509.1b"), `${nameOf(game, { object: attacker })} can't be blocked by that many creatures.`);
  }
  for (const option of requiredBlocks(game, player, options)) {
    const { object } = option.target as { object: ObjectId };
    if (!blocks.some((block) => block.blocker === object))
      throw new Refused(cr("509.1c"), `${nameOf(game, { object })} must block if able.`);
  }
}

/** The options of creatures that block if able, where one blocker is enough (CR 509.1c). */
export function requiredBlocks(game: Game, player: PlayerId, options: readonly Option[]): Option[] {
  const required = derivedOf(game).permissions.get("mustBlock") ?? [];
  if (required.length === 0) return [];
  return options.filter((option) => {
    if (leastBlockers(game, (option.other as { object: ObjectId }).object) > 1) return false;
    const attempt = { object: (option.target as { object: ObjectId }).object, player, other: option.other ?? null };
    return required.some(({ part, scope }) => part.allows(scope, attempt));
  });
}
