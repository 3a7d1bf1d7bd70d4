/**
 * Causing what a card waits for: steps that come, spells that are cast at it or by somebody, and events that are supposed.
 */
import { walkTree } from "../grammar/tree.ts";
import type { CardDefinition, CompiledAbility } from "../game/cards/library.ts";
import type { ObjectId, Target } from "../game/object.ts";
import { COMBAT_EVENTS, combatsFor, playCombat } from "./combats.ts";
import { scopeOf } from "../game/scope.ts";
import { cr } from "../game/rules.ts";
import { makeHappen, place } from "../game/setup.ts";
import { type TreeNode, children, maybeChild, word } from "../game/treeAccess.ts";
import { OPPONENT, type Stage, YOU } from "./stage.ts";
import { castSome, giveMana } from "./giveMana.ts";
import { HELPERS, type Helper } from "./helpers.ts";
import { emblemWith } from "./emblems.ts";
import { fittingFor, targetingVerbs } from "./fitting.ts";
import { addPlainCard } from "../game/cards/stock.ts";
import { cardThatFits } from "./stockCards.ts";
import { satisfy, suppose, supposeGrown, supposeInARow, supposeReplaced } from "./suppose.ts";

/** What causing needs to know of the scene. */
export interface CausingScene {
  onBattlefield(): ObjectId | null;
  triggers(): CompiledAbility[];
  mine(): CompiledAbility[];
  /** The card itself, or what it is attached to. */
  isSubject(object: ObjectId): boolean;
  /** Lets the card become a creature for a combat of that player's, if it has an ability for that. */
  awaken(attacker: number): void;
  happened(ability: CompiledAbility, kind: "activate" | "triggered"): boolean;
}

export class Causes {
  constructor(
    private readonly stage: Stage,
    private readonly definition: CardDefinition,
    private readonly scene: CausingScene,
  ) {}

  /** Triggers that the line of play did not set off: their events are supposed. What kills the card comes last. */
  *causeTriggers(inFull: boolean): Generator<void, void> {
    const byHarm = [...this.scene.triggers()].sort((a, b) => Number(endsTheCard(a)) - Number(endsTheCard(b)));
    for (const ability of byHarm) {
      if (this.scene.happened(ability, "triggered")) continue;
      yield;
      if (this.waitForStep(ability)) continue;
      yield;
      if (inFull && (yield* this.fight(ability))) continue;
      yield;
      const aimed = targetingVerbs(ability).length > 0;
      if (aimed && (yield* this.playHelpers(ability, inFull))) continue;
      if (this.castSomething(ability) || (!aimed && (yield* this.playHelpers(ability, inFull)))) continue;
      const source = emblemWith(this.stage, ability) ?? this.scene.onBattlefield() ?? this.anywhere(ability);
      if (source === null) continue;
      this.stage.settle();
      if (inFull && this.stage.state.objects[source]?.zone === "battlefield") supposeGrown(this.stage, ability, source);
      if (suppose(this.stage, ability, source)) this.stage.resolveAll();
      if (!inFull || this.scene.happened(ability, "triggered") || !this.stage.state.objects[source]) continue;
      yield;
      supposeInARow(this.stage, ability, source, () => this.scene.happened(ability, "triggered"));
      this.stage.resolveAll();
    }
    yield;
    this.causeReplacements();
  }

  /** What the card replaces is supposed to be about to happen. */
  private causeReplacements(): void {
    const source = this.scene.onBattlefield();
    if (source === null) return;
    for (const ability of this.scene.mine()) {
      if (ability.kind !== "static") continue;
      for (const part of this.stage.game.library.vocabulary.statics(ability)) {
        if (part.kind !== "replacement") continue;
        this.stage.settle();
        if (supposeReplaced(this.stage, ability, part, source)) this.stage.resolveAll();
      }
    }
  }

  /** "At the beginning of …" comes by itself within a round of turns. */
  private waitForStep(ability: CompiledAbility): boolean {
    const pattern = this.stage.game.library.vocabulary.trigger(ability);
    if (!pattern?.on.includes("stepBegins")) return false;
    this.makeHistory(ability);
    const until = this.stage.state.turn.number + 2;
    for (const step of ["upkeep", "draw", "precombat main", "beginning of combat", "end"] as const) {
      for (const player of [this.stage.state.turn.active, 1 - this.stage.state.turn.active]) {
        if (this.scene.happened(ability, "triggered")) break;
        this.satisfyCondition(ability);
        if (this.stage.state.turn.number > until) break;
        if (this.stage.goTo(step, player, this.stage.state.turn.number)) this.stage.resolveAll();
      }
    }
    return this.scene.happened(ability, "triggered");
  }

  /** "If a player cast two or more spells last turn": a turn in which that happens, and life is lost as well. */
  private makeHistory(ability: CompiledAbility): void {
    const { stage } = this;
    if (![...walkTree(ability.node)].some((node) => word(node) === "last turn")) return;
    if (!stage.goTo("precombat main", YOU, stage.state.turn.number + 1)) return;
    castSome(stage, ["Quick Study", "Quick Study"], () => false);
    for (const { id: player } of stage.state.players)
      makeHappen(stage.game, { kind: "loseLife", player, amount: 1 }, [cr("119.3")]);
    stage.resolveAll();
  }

  /** Combats of several kinds, until one makes it trigger. */
  private *fight(ability: CompiledAbility): Generator<void, boolean> {
    const pattern = this.stage.game.library.vocabulary.trigger(ability);
    if (!pattern?.on.some((kind) => COMBAT_EVENTS.has(kind))) return false;
    for (const combat of combatsFor(pattern.on)) {
      if (this.scene.onBattlefield() === null) return false;
      this.satisfyCondition(ability);
      this.scene.awaken(combat.attacker);
      yield* playCombat(this.stage, combat, {
        isCard: (object) => this.scene.isSubject(object),
        fitting: fittingFor(this.stage, ability),
      });
      if (this.scene.happened(ability, "triggered")) return true;
    }
    return false;
  }

  /** Lets an intervening "if" come true, if something that can be supposed makes it so. */
  private satisfyCondition(ability: CompiledAbility): void {
    const source = this.scene.onBattlefield();
    if (source === null) return;
    const { game } = this.stage;
    const scope = scopeOf(game, source, YOU, ability);
    satisfy(this.stage, () => game.library.vocabulary.interveningIf(scope, ability), source, ability);
  }

  /** Somebody plays a plain card that does what the trigger waits for, at whatever it may be done to. */
  private *playHelpers(ability: CompiledAbility, inFull: boolean): Generator<void, boolean> {
    const pattern = this.stage.game.library.vocabulary.trigger(ability);
    const event = maybeChild(ability.node, "trigger");
    if (!pattern || !event) return false;
    const said = new Set([...walkTree(event)].flatMap((node) => [node.kind, node.is]));
    for (const helper of HELPERS) {
      if (!pattern.on.includes(helper.on) || (helper.said !== null && !said.has(helper.said))) continue;
      if (!inFull && helper.on !== "becomesTarget" && helper.on !== "cast") continue;
      for (const player of playersFor(ability)) {
        for (const targets of this.targetsToTry(ability, helper)) {
          yield;
          this.playHelper(helper, player, targets);
          if (this.scene.happened(ability, "triggered")) return true;
        }
      }
    }
    return false;
  }

  /** One try for spells that choose for themselves; else at the card, at what the trigger speaks of, at each player. */
  private targetsToTry(ability: CompiledAbility, { on }: Helper): (readonly Target[] | undefined)[] {
    if (on !== "becomesTarget" && on !== "damage" && on !== "cast") return [undefined];
    const source = this.scene.onBattlefield();
    const spokenOf = fittingFor(this.stage, ability).slice(0, MOST_TARGETS);
    const objects = [...(source === null ? [] : [source]), ...spokenOf.filter((id) => id !== source)];
    return [...objects.map((object) => [{ object }]), [{ player: OPPONENT }], [{ player: YOU }]];
  }

  private playHelper({ card, by }: Helper, player: number, targets: readonly Target[] | undefined): void {
    const { stage } = this;
    if (!stage.game.library.definitions.has(card.name)) addPlainCard(stage.game.library, card);
    place(stage.game, card.name, { zone: "hand", player });
    const { turn } = stage.state;
    const isTheirs = turn.active === player && turn.step === "precombat main";
    stage.goTo("precombat main", player, isTheirs ? turn.number : turn.number + 1);
    giveMana(stage, player);
    stage.intent = { targets };
    stage.act(
      player,
      ({ action }) =>
        action?.kind === by && "object" in action && stage.state.objects[action.object]?.card === card.name,
    );
    stage.resolveAll();
    stage.intent = {};
  }

  /** "Whenever you cast …": either player casts the stock spells until it triggers. */
  private castSomething(ability: CompiledAbility): boolean {
    const pattern = this.stage.game.library.vocabulary.trigger(ability);
    if (!pattern?.on.includes("cast")) return false;
    const fitting = this.spellsFor(ability);
    for (const player of playersFor(ability)) {
      for (const name of fitting) place(this.stage.game, name, { zone: "hand", player });
      this.stage.goTo(
        "precombat main",
        player,
        this.stage.state.turn.active === player && this.stage.state.turn.step === "precombat main"
          ? this.stage.state.turn.number
          : this.stage.state.turn.number + 1,
      );
      for (const name of [...fitting, "Quick Study", "Zombie 2/2", "Ogre 3/3", "Plain Artifact"]) {
        if (this.scene.happened(ability, "triggered")) return true;
        giveMana(this.stage, player);
        this.stage.act(player, (option) => option.label.startsWith(`Cast ${name}`));
        this.stage.resolveAll();
      }
    }
    return this.scene.happened(ability, "triggered");
  }

  /** Cards that are what "whenever you cast [something]" names. */
  private spellsFor(ability: CompiledAbility): string[] {
    const phrases = [...walkTree(ability.node.trigger as TreeNode)]
      .filter((node) => node.kind === "cast")
      .flatMap((node) => children(node, "what"));
    return phrases.flatMap((phrase) =>
      phrase.kind === "objects" ? (cardThatFits(this.stage.game.library, phrase) ?? []) : [],
    );
  }

  private anywhere(ability: CompiledAbility): ObjectId | null {
    const found = Object.values(this.stage.state.objects).find(
      (object) => object.card === this.definition.id && ability.zones.includes(object.zone),
    );
    return found?.id ?? null;
  }
}

/** The most things of one kind that a spell is aimed at, one after the other. */
const MOST_TARGETS = 3;

/** Who is likelier to do what a trigger waits for: "whenever an opponent casts a spell" is nothing that you can do. */
function playersFor(ability: CompiledAbility): readonly number[] {
  const trigger = maybeChild(ability.node, "trigger");
  const saysOpponent = trigger && [...walkTree(trigger)].some((node) => word(node) === "opponent");
  return saysOpponent ? [OPPONENT, YOU] : [YOU, OPPONENT];
}

function endsTheCard(ability: CompiledAbility): boolean {
  const event = ability.node.trigger;
  return JSON.stringify(event ?? "").match(/"kind":"(die|leave|sacrifice|destroy)"/) !== null;
}
