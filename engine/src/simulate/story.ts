/**
 * The line of play of one scene: cast the card, use each of its abilities, cause what its triggers wait for.
 */
import { type CardDefinition, type CompiledAbility, sameAbility } from "../game/cards/library.ts";
import type { Option } from "../game/choices.ts";
import { walkTree } from "../grammar/tree.ts";
import type { ObjectId } from "../game/object.ts";
import { layBoard } from "./board.ts";
import { type Aims, finishDelayed, playMoments } from "./moments.ts";
import { offersOtherCost, wantsStack } from "./needs.ts";
import type { Stage } from "./stage.ts";
import { YOU } from "./stage.ts";
import { satisfy, suppose, supposeReplaced } from "./suppose.ts";
import { tellStatics } from "./tellStatics.ts";
import { pickAtRandom } from "../game/chance.ts";
import { commit, set } from "../game/game.ts";
import { makeHappen, place } from "../game/setup.ts";
import { type TreeNode, children } from "../game/treeAccess.ts";
import { cardThatFits } from "./stockCards.ts";
import { counterNameOf } from "../game/effects/counterNames.ts";
import { countersAmount } from "../game/effects/counterVerbs.ts";
import { cr } from "../game/rules.ts";
import { scopeOf } from "../game/scope.ts";

export interface StoryOptions {
  /** Only this ability (index in the definition) has to be used. */
  only: number | null;
  /** The face to cast. */
  face: number;
}

/** Plays one scene; what it did is on the stage. */
export function playStory(stage: Stage, definition: CardDefinition, options: StoryOptions): void {
  const { game } = stage;
  layBoard(game, definition);
  shuffleLibraries(stage);
  const story = new Story(stage, definition, options);
  if (options.face > 0 && !canCastFace(definition, options.face)) story.enterAs(options.face);
  const wanted = wantsStack(definition);
  if (wanted.ability) place(game, "Little Lamp", { zone: "battlefield", player: 1 });
  playMoments(stage, story.aims(wanted));
  story.causeTriggers();
  finishDelayed(stage);
}

function shuffleLibraries(stage: Stage): void {
  const { game } = stage;
  for (const player of game.state.players)
    set(game, player, "library", pickAtRandom(game, player.library, player.library.length));
  commit(game);
}

/** Words about creatures that attack, other than the card itself. */
const COMPANY =
  /"kind":"attack"|"kind":"attackWith"|"is":"attacking"|"with":|"is":"blocked"|"kind":"dealDamage"[\s\S]*"combatDamage"/;

const COMBAT_VERBS = new Set(["attack", "dealDamage"]);

class Story {
  private castNormally = false;
  private toldStatics = false;
  private readonly methods: Set<string>;

  constructor(
    private readonly stage: Stage,
    private readonly definition: CardDefinition,
    private readonly options: StoryOptions,
  ) {
    const printed = definition.abilities.filter((ability) => ability.printed);
    this.methods = new Set([
      ...(printed.some((ability) => ability.keyword === "flashback") ? ["flashback"] : []),
      ...(printed.some(offersOtherCost) ? ["alternative"] : []),
    ]);
  }

  /** The face that is only turned to is there from the start. */
  enterAs(face: number): void {
    const { game } = this.stage;
    const id = place(game, this.definition.id, { zone: "battlefield", player: YOU });
    set(game, game.state.objects[id]!, "face", face);
    commit(game);
    this.castNormally = true;
    this.resolve();
  }

  /** Abilities to activate, with those that keywords stand for. */
  private activations(): CompiledAbility[] {
    return this.mine().filter((ability) => ability.kind === "activated");
  }

  /** Activated abilities that the card grants to others, or to its tokens. */
  private granted(): CompiledAbility[] {
    return this.definition.abilities.filter(
      (ability) => !ability.printed && ability.kind === "activated" && ability.unmodelled.length === 0,
    );
  }

  private triggers(): CompiledAbility[] {
    return this.mine().filter((ability) => ability.kind === "triggered");
  }

  private mine(): CompiledAbility[] {
    const { abilities } = this.definition;
    return abilities.filter(
      (ability) =>
        ability.printed &&
        ability.unmodelled.length === 0 &&
        ability.face === this.options.face &&
        this.isWanted(ability),
    );
  }

  private isWanted(ability: CompiledAbility): boolean {
    const { only } = this.options;
    return only === null || ability.ref.index === only || ability.keywordOf?.index === only;
  }

  /** Whether something with this kind of event was told about an ability. */
  private happened(ability: CompiledAbility, kind: "activate" | "triggered"): boolean {
    return this.stage.told.some(({ event }) => event.kind === kind && isAbout(event.source, ability));
  }

  aims(wanted: { spell: boolean; ability: boolean }): Aims {
    const triggerVerbs = new Set(
      this.triggers().flatMap((ability) => [...walkTree(ability.node)].map((node) => node.kind)),
    );
    const creature = this.definition.faces[0]!.values.types.includes("creature");
    const equipment = this.definition.faces[0]!.values.subtypes.some((type) => type === "Equipment" || type === "Aura");
    return {
      pending: () =>
        !this.castNormally ||
        this.methods.size > 0 ||
        this.activations().some((ability) => !this.happened(ability, "activate")),
      attempt: () => this.attempt(),
      wantsStack: wanted,
      wantsCombat: creature || equipment || [...COMBAT_VERBS].some((verb) => triggerVerbs.has(verb)),
      wantsBlock: this.triggers().some((ability) => {
        const on = this.stage.game.library.vocabulary.trigger(ability)?.on ?? [];
        return on.includes("block") || /"is":"blocked"|"kind":"block"/.test(JSON.stringify(ability.node.trigger ?? ""));
      }),
      wantsCompany: this.mine().some((ability) =>
        COMPANY.test(JSON.stringify(ability.node.trigger ?? ability.node.effects ?? "")),
      ),
      keepsHome: () =>
        this.activations().some(
          (ability) =>
            !this.happened(ability, "activate") &&
            children(ability.node, "costs").some((cost) => cost.kind === "tapSymbol"),
        ),
      moreTurns: () => this.activations().some((ability) => ability.loyalty && !this.happened(ability, "activate")),
      isSubject: (object) => this.isSubject(object),
    };
  }

  /** The card itself, or what it is attached to. */
  private isSubject(object: ObjectId): boolean {
    const { objects } = this.stage.state;
    if (objects[object]?.card === this.definition.id) return true;
    return Object.values(objects).some(
      (other) =>
        other.card === this.definition.id &&
        other.attachedTo !== null &&
        "object" in other.attachedTo &&
        other.attachedTo.object === object,
    );
  }

  private isMyCard(option: Option): boolean {
    const { action } = option;
    return (
      action !== undefined &&
      action.kind !== "pass" &&
      this.stage.state.objects[action.object]?.card === this.definition.id
    );
  }

  private attempt(): void {
    if (!this.castNormally) this.cast();
    for (const ability of [...this.activations(), ...this.granted()]) {
      if (this.happened(ability, "activate")) continue;
      this.helpActivate(ability);
      const done = this.stage.act(
        YOU,
        ({ action }) => action?.kind === "activate" && sameAbility(action.ability, ability.ref),
      );
      if (done) this.resolve();
    }
    for (const method of this.methods) {
      const done = this.stage.act(
        YOU,
        (option) => this.isMyCard(option) && option.action?.kind === "cast" && option.action.method === method,
      );
      if (!done) continue;
      this.methods.delete(method);
      this.resolve();
    }
  }

  /** Gives a planeswalker the loyalty that an ability costs, and lets a condition come true. */
  private helpActivate(ability: CompiledAbility): void {
    const source = this.onBattlefield();
    const { game } = this.stage;
    if (source === null || this.stage.state.turn.active !== YOU || this.stage.state.stack.length > 0) return;
    const object = this.stage.state.objects[source]!;
    const cost = Number(/"kind":"signedNumber","is":"[-−](\d+)"/.exec(JSON.stringify(ability.node))?.[1] ?? 0);
    const missing = cost - (object.counters.loyalty ?? 0);
    if (ability.loyalty && missing > 0 && object.loyaltyUses === 0) {
      makeHappen(game, { kind: "addCounters", to: { object: source }, counter: "loyalty", amount: missing, by: YOU }, [
        cr("606.6"),
      ]);
    }
    this.addCountersToRemove(ability, source);
    const scope = scopeOf(game, source, YOU, ability);
    if (!ability.loyalty && game.library.vocabulary.timingProblem(scope, ability)) {
      satisfy(this.stage, () => game.library.vocabulary.timingProblem(scope, ability) === null, source);
    }
  }

  /** Counters that a cost takes off the card have to be there. */
  private addCountersToRemove(ability: CompiledAbility, source: ObjectId): void {
    const { game } = this.stage;
    const scope = scopeOf(game, source, YOU, ability);
    for (const cost of children(ability.node, "costs")) {
      if (cost.kind !== "remove" || !game.library.vocabulary.cost(cost).problem(scope)) continue;
      const counters = children(cost, "counters")[0];
      const name = counters && children(counters, "names")[0];
      if (!counters || !name) continue;
      const amount = countersAmount(scope, counters);
      makeHappen(game, { kind: "addCounters", to: { object: source }, counter: counterNameOf(name), amount, by: YOU }, [
        cr("122.1"),
      ]);
    }
  }

  private cast(): void {
    const done = this.stage.act(
      YOU,
      (option) =>
        this.isMyCard(option) &&
        (option.action?.kind === "playLand" ||
          (option.action?.kind === "cast" &&
            option.action.method === "normal" &&
            option.action.face === this.options.face)),
    );
    if (!done) return;
    this.castNormally = true;
    this.resolve();
  }

  private resolve(): void {
    this.stage.resolveAll();
    if (this.toldStatics || this.onBattlefield() === null) return;
    this.toldStatics = true;
    tellStatics(this.stage, this.definition, this.onBattlefield()!);
  }

  private onBattlefield(): ObjectId | null {
    const { objects } = this.stage.state;
    return this.stage.state.battlefield.find((id) => objects[id]!.card === this.definition.id) ?? null;
  }

  /** Triggers that the line of play did not set off: their events are supposed. What kills the card comes last. */
  causeTriggers(): void {
    const byHarm = [...this.triggers()].sort((a, b) => Number(endsTheCard(a)) - Number(endsTheCard(b)));
    for (const ability of byHarm) {
      if (this.happened(ability, "triggered")) continue;
      if (this.waitForStep(ability)) continue;
      if (this.pointAt(ability) || this.castSomething(ability)) continue;
      const source = this.onBattlefield() ?? this.anywhere(ability);
      if (source === null) continue;
      this.stage.settle();
      if (suppose(this.stage, ability, source)) this.stage.resolveAll();
    }
    this.causeReplacements();
  }

  /** What the card replaces is supposed to be about to happen. */
  private causeReplacements(): void {
    const source = this.onBattlefield();
    if (source === null) return;
    for (const ability of this.mine()) {
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
    const until = this.stage.state.turn.number + 2;
    for (const step of ["upkeep", "draw", "precombat main", "beginning of combat", "end"] as const) {
      for (const player of [this.stage.state.turn.active, 1 - this.stage.state.turn.active]) {
        if (this.happened(ability, "triggered")) break;
        this.satisfyCondition(ability);
        if (this.stage.state.turn.number > until) break;
        if (this.stage.goTo(step, player, this.stage.state.turn.number)) this.stage.resolveAll();
      }
    }
    return this.happened(ability, "triggered");
  }

  /** Lets an intervening "if" come true, if something that can be supposed makes it so. */
  private satisfyCondition(ability: CompiledAbility): void {
    const source = this.onBattlefield();
    if (source === null) return;
    const { game } = this.stage;
    const scope = scopeOf(game, source, YOU, ability);
    satisfy(this.stage, () => game.library.vocabulary.interveningIf(scope, ability), source);
  }

  /** "Becomes the target": the opponent points at it with a spell. */
  private pointAt(ability: CompiledAbility): boolean {
    const pattern = this.stage.game.library.vocabulary.trigger(ability);
    const source = this.onBattlefield();
    if (!pattern?.on.includes("becomesTarget") || source === null) return false;
    for (const player of [1, YOU]) {
      place(this.stage.game, "Pointed Finger", { zone: "hand", player });
      this.stage.goTo("precombat main", player, this.stage.state.turn.number + 1);
      this.stage.intent = { targets: [{ object: source }] };
      this.stage.act(player, (option) => option.label.startsWith("Cast Pointed Finger"));
      this.stage.resolveAll();
      this.stage.intent = {};
      if (this.happened(ability, "triggered")) return true;
    }
    return false;
  }

  /** "Whenever you cast …": either player casts the stock spells until it triggers. */
  private castSomething(ability: CompiledAbility): boolean {
    const pattern = this.stage.game.library.vocabulary.trigger(ability);
    if (!pattern?.on.includes("cast")) return false;
    const fitting = this.spellsFor(ability);
    for (const player of [YOU, 1]) {
      for (const name of fitting) place(this.stage.game, name, { zone: "hand", player });
      this.stage.goTo(
        "precombat main",
        player,
        this.stage.state.turn.active === player && this.stage.state.turn.step === "precombat main"
          ? this.stage.state.turn.number
          : this.stage.state.turn.number + 1,
      );
      for (const name of [...fitting, "Quick Study", "Zombie 2/2", "Ogre 3/3", "Plain Artifact"]) {
        if (this.happened(ability, "triggered")) return true;
        giveMana(this.stage, player);
        this.stage.act(player, (option) => option.label.startsWith(`Cast ${name}`));
        this.stage.resolveAll();
      }
    }
    return this.happened(ability, "triggered");
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

/** Layouts of which each face can be cast (CR 709, 712.8, 715.3). */
function canCastFace(definition: CardDefinition, face: number): boolean {
  const castable = ["split", "adventure", "modal_dfc", "omen", "prepare"].includes(definition.layout);
  return castable && !definition.faces[face]!.values.types.includes("land");
}

/** Mana to cast stock spells with. */
function giveMana(stage: Stage, player: number): void {
  const owner = stage.state.players[player]!;
  const mana = (["U", "B", "B", "R", "G", "W", "C"] as const).map((type) => ({ type, snow: false }));
  set(stage.game, owner, "pool", [...owner.pool, ...mana]);
  commit(stage.game);
}

function endsTheCard(ability: CompiledAbility): boolean {
  const event = ability.node.trigger;
  return JSON.stringify(event ?? "").match(/"kind":"(die|leave|sacrifice|destroy)"/) !== null;
}

/** Whether an event's words are the ability's, or those of the keyword that stands for it. */
export function isAbout(
  source: { card: string | null; ability: number | null } | null,
  ability: CompiledAbility,
): boolean {
  if (!source || source.card !== ability.ref.card) return false;
  return source.ability === ability.ref.index;
}
