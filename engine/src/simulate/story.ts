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
import { Causes, type CausingScene } from "./causes.ts";
import { isAbout } from "./isAbout.ts";
import { satisfy } from "./suppose.ts";
import { tellStatics } from "./tellStatics.ts";
import { pickAtRandom } from "../game/chance.ts";
import { commit, set } from "../game/game.ts";
import { makeHappen, place } from "../game/setup.ts";
import { children } from "../game/treeAccess.ts";
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

/** Plays one scene; what it did is on the stage. Others may do something at each yield. */
export function* playStory(stage: Stage, definition: CardDefinition, options: StoryOptions): Generator<void, void> {
  const { game } = stage;
  layBoard(game, definition);
  shuffleLibraries(stage);
  const story = new Story(stage, definition, options);
  if (options.face > 0 && !canCastFace(definition, options.face)) story.enterAs(options.face);
  const wanted = wantsStack(definition);
  if (wanted.ability) place(game, "Little Lamp", { zone: "battlefield", player: 1 });
  yield;
  yield* playMoments(stage, story.aims(wanted));
  yield* new Causes(stage, definition, story).causeTriggers();
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

class Story implements CausingScene {
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

  triggers(): CompiledAbility[] {
    return this.mine().filter((ability) => ability.kind === "triggered");
  }

  mine(): CompiledAbility[] {
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
  happened(ability: CompiledAbility, kind: "activate" | "triggered"): boolean {
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

  onBattlefield(): ObjectId | null {
    const { objects } = this.stage.state;
    return this.stage.state.battlefield.find((id) => objects[id]!.card === this.definition.id) ?? null;
  }
}

/** Layouts of which each face can be cast (CR 709, 712.8, 715.3). */
function canCastFace(definition: CardDefinition, face: number): boolean {
  const castable = ["split", "adventure", "modal_dfc", "omen", "prepare"].includes(definition.layout);
  return castable && !definition.faces[face]!.values.types.includes("land");
}
