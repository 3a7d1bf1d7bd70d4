/**
 * Combat damage (CR 510): assigned by each side, then dealt all at once.
 */
import { decide } from "../choices.ts";
import { happenTogether } from "../events/pipeline.ts";
import type { EventData } from "../events/event.ts";
import { type Game, Refused, set } from "../game.ts";
import type { ObjectId, Target } from "../object.ts";
import { cr } from "../rules.ts";
import type { Attack } from "../state.ts";
import { characteristics, controllerOf, hasKeyword, isOnBattlefield, nameOf } from "../view.ts";

export function dealCombatDamage(game: Game, firstStrikeStep: boolean): void {
  const combat = game.state.combat!;
  const events: EventData[] = [];
  for (const attack of combat.attacks) {
    if (strikes(game, attack.attacker, firstStrikeStep)) events.push(...attackerDamage(game, attack));
    for (const blocker of attack.blockers) {
      if (!isOnBattlefield(game, blocker) || !strikes(game, blocker, firstStrikeStep)) continue;
      const share = blockerShare(game, blocker, attack.attacker);
      if (isOnBattlefield(game, attack.attacker)) events.push(damage(blocker, { object: attack.attacker }, share));
    }
  }
  if (firstStrikeStep) {
    const all = combat.attacks.flatMap((attack) => [attack.attacker, ...attack.blockers]);
    const struckFirst = all.filter((id) => strikes(game, id, true));
    set(game, game.state, "combat", { ...combat, struckFirst });
  }
  happenTogether(game, events, [cr("510.2")]);
}

/** In which of the two damage steps a creature deals damage (CR 510.4, 702.4b, 702.7b). */
function strikes(game: Game, id: ObjectId, firstStrikeStep: boolean): boolean {
  if (!isOnBattlefield(game, id)) return false;
  const double = hasKeyword(game, id, "double strike");
  if (firstStrikeStep) return double || hasKeyword(game, id, "first strike");
  return double || !game.state.combat!.struckFirst.includes(id);
}

function damage(from: ObjectId, to: Target, amount: number): EventData {
  return { kind: "damage", from, to, amount, combat: true, preventable: true };
}

/** How much combat damage a creature assigns: its power, or what a card says (CR 510.1a). */
function combatPower(game: Game, id: ObjectId): number {
  const { power, toughness } = characteristics(game, id);
  const byToughness = game.library.vocabulary.assignsByToughness(game, id);
  return Math.max(0, (byToughness ? toughness : power) ?? 0);
}

function attackerDamage(game: Game, attack: Attack): EventData[] {
  const { attacker } = attack;
  const amount = combatPower(game, attacker);
  if (amount === 0) return [];
  const blockers = attack.blockers.filter((id) => isOnBattlefield(game, id));
  const defenderIsThere = "player" in attack.defender || isOnBattlefield(game, attack.defender.object);
  // CR 510.1b: unblocked, it deals its damage to what it attacks.
  if (!attack.blocked) return defenderIsThere ? [damage(attacker, attack.defender, amount)] : [];
  const trample = hasKeyword(game, attacker, "trample") && defenderIsThere;
  if (blockers.length === 0) return trample ? [damage(attacker, attack.defender, amount)] : [];
  const recipients: Target[] = blockers.map((object) => ({ object }));
  if (trample) recipients.push(attack.defender);
  if (recipients.length === 1) return [damage(attacker, recipients[0]!, amount)];
  const division = assign(game, attacker, recipients, amount, trample, blockers);
  return recipients.flatMap((to, index) => (division[index]! > 0 ? [damage(attacker, to, division[index]!)] : []));
}

/** The attacker's controller divides its damage (CR 510.1c); with trample, the rest may go on (CR 702.19b). */
function assign(
  game: Game,
  attacker: ObjectId,
  to: Target[],
  amount: number,
  trample: boolean,
  blockers: ObjectId[],
): number[] {
  const division = decide(game, {
    kind: "divide",
    about: "combatDamage",
    player: controllerOf(game, attacker),
    prompt: `Divide ${amount} combat damage of ${nameOf(game, { object: attacker })}.`,
    options: to.map((target) => ({ label: nameOf(game, target), target })),
    min: 0,
    max: amount,
    total: amount,
    least: 0,
    rule: trample ? cr("702.19b") : cr("510.1c"),
    source: attacker,
  });
  const onward = trample ? division.at(-1)! : 0;
  const enough = blockers.every((blocker, index) => division[index]! >= lethalDamage(game, attacker, blocker));
  if (onward > 0 && !enough)
    throw new Refused(cr("702.19b"), "Each blocker must be assigned lethal damage before any goes on.");
  return division;
}

/** Damage that is lethal, counting what is marked already and deathtouch (CR 702.19b, 702.2c). */
export function lethalDamage(game: Game, attacker: ObjectId, blocker: ObjectId): number {
  if (hasKeyword(game, attacker, "deathtouch")) return 1;
  const toughness = characteristics(game, blocker).toughness ?? 0;
  return Math.max(0, toughness - game.state.objects[blocker]!.damage);
}

/** A creature that blocks several attackers divides its damage; evenly, the first ones first (CR 510.1d). */
function blockerShare(game: Game, blocker: ObjectId, attacker: ObjectId): number {
  const attackers = game.state
    .combat!.attacks.filter((attack) => attack.blockers.includes(blocker))
    .map((attack) => attack.attacker);
  const amount = combatPower(game, blocker);
  const index = attackers.indexOf(attacker);
  const share = Math.floor(amount / attackers.length);
  return index < amount % attackers.length ? share + 1 : share;
}
