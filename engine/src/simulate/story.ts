/**
 * The line of play of one scene: cast the card, use each of its abilities, cause what its triggers wait for.
 */
import { type CardDefinition, type CompiledAbility, sameAbility } from "../game/cards/library.ts";
import type { Option } from "../game/choices.ts";
import { walkTree } from "../grammar/tree.ts";
import type { ObjectId } from "../game/object.ts";
import { awaken, canAwaken } from "./awaken.ts";
import { layBoard } from "./board.ts";
import { type Aims, finishDelayed, playMoments } from "./moments.ts";
import { offersOtherCost, wantsStack } from "./needs.ts";
import type { Stage } from "./stage.ts";
import { YOU } from "./stage.ts";
import { Causes, type CausingScene } from "./causes.ts";
import { type Focus, allConditionsHold, layFocus, particularSpellsFor, phrasesWithout, spellsFor } from "./focus.ts";
import { emblemTriggers, tellEmblems } from "./emblems.ts";
import { spokenOfAsTargets } from "./fitting.ts";
import { isCastFaceDown } from "../game/keywords/faceDown.ts";
import { isOnAdventureOf } from "../game/keywords/otherFaceSpells.ts";
import { lockedHalves } from "../game/frames/rooms.ts";
import { castsFromGraveyard } from "../game/keywords/fromGraveyard.ts";
import { defeatSiege, isHeldBack, reachFrames, tellReached } from "./reachFrames.ts";
import { isAbout } from "./isAbout.ts";
import { helpActivate } from "./help.ts";
import { satisfy } from "./suppose.ts";
import { tellStatics, tellStaticsAtLast } from "./tellStatics.ts";
import { pickAtRandom } from "../game/chance.ts";
import { commit, set } from "../game/game.ts";
import { place } from "../game/setup.ts";
import { type TreeNode, children, word } from "../game/treeAccess.ts";

export interface StoryOptions {
  /** Only this ability (index in the definition) has to be used. */
  only: number | null;
  /** The face to cast. */
  face: number;
  /** What a scene of its own is for; the board is laid for that. */
  focus?: Focus;
}

/** Plays one scene; what it did is on the stage. Others may do something at each yield. */
export function* playStory(stage: Stage, definition: CardDefinition, options: StoryOptions): Generator<void, void> {
  const { game } = stage;
  layBoard(game, definition);
  yield;
  stage.focus = options.focus?.ability ?? null;
  if (options.focus) yield* layFocus(game, definition, options.focus);
  shuffleLibraries(stage);
  const story = new Story(stage, definition, options);
  if (options.face > 0 && !canCastFace(definition, options.face)) story.enterAs(options.face);
  const wanted = wantsStack(definition);
  if (wanted.ability) place(game, "Little Lamp", { zone: "battlefield", player: 1 });
  yield;
  yield* playMoments(stage, story.aims(wanted));
  const causes = new Causes(stage, definition, story);
  yield* causes.causeTriggers(options.focus !== undefined);
  yield* reachFrames(
    stage,
    definition,
    () => story.onBattlefield(),
    function* () {
      yield* story.useAgain();
      yield* causes.causeTriggers(options.focus !== undefined);
    },
  );
  yield* defeatSiege(stage, () => story.onBattlefield());
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

/** "Enchanted creature can't attack or block" shows without anybody else. */
const FORBIDDING = /"kind":"cannot"/;

const COMBAT_VERBS = new Set(["attack", "dealDamage"]);

/** The turn in which stories begin. */
const START_OF_PLAY = 3;

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
      ...printed.flatMap(({ keyword }) => (keyword !== null && castsFromGraveyard(keyword) ? [keyword] : [])),
      ...(printed.some(offersOtherCost) ? ["alternative"] : []),
      ...(printed.some(({ keyword }) => isCastFaceDown(keyword)) ? ["face down"] : []),
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
    return this.mine().filter((ability) => ability.kind === "activated" && !this.isHeldBack(ability));
  }

  /** Activated abilities that the card grants to others, or to its tokens. */
  private granted(): CompiledAbility[] {
    return this.definition.abilities.filter(
      (ability) => !ability.printed && ability.kind === "activated" && ability.unmodelled.length === 0,
    );
  }

  triggers(): CompiledAbility[] {
    const own = this.mine().filter((ability) => ability.kind === "triggered" && !this.isHeldBack(ability));
    return [...own, ...emblemTriggers(this.stage, this.definition)];
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

  /** Whether a frame of the card holds it back at the moment. */
  private isHeldBack(ability: CompiledAbility): boolean {
    return isHeldBack(this.stage, this.definition, ability, this.onBattlefield());
  }

  /** Whether the card waits in exile to be cast as what it otherwise is. */
  private isOnAdventure(): boolean {
    const { state } = this.stage;
    return (
      this.options.face > 0 && state.exile.some((id) => this.isMine(id) && isOnAdventureOf(state.objects[id]!, YOU))
    );
  }

  private isMine(object: ObjectId): boolean {
    return this.stage.state.objects[object]?.card === this.definition.id;
  }

  private hasLockedDoor(): boolean {
    const id = this.onBattlefield();
    return id !== null && lockedHalves(this.stage.game, YOU, id).length > 0;
  }

  private unlockDoor(): void {
    // Who asks for an action that is not there passes priority, so nobody asks without need.
    if (
      this.hasLockedDoor() &&
      this.stage.act(YOU, (option) => option.action?.kind === "unlock" && this.isMyCard(option))
    )
      this.resolve();
  }

  /** Uses what has come to the card since, in a turn of one's own. */
  *useAgain(): Generator<void, void> {
    if (this.activations().every((ability) => this.happened(ability, "activate"))) return;
    if (yield* this.stage.goToInParts("precombat main", YOU, this.stage.state.turn.number + 1)) this.attempt();
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
    const focused = this.options.focus !== undefined;
    return {
      pending: () =>
        !this.castNormally ||
        this.hasLockedDoor() ||
        this.isOnAdventure() ||
        (this.methods.size > 0 && !focused) ||
        this.isHidden() ||
        this.activations().some((ability) => !this.happened(ability, "activate")),
      attempt: () => this.attempt(),
      awaken: () => this.awaken(YOU),
      wantsStack: wanted,
      spells: () => this.spellsToAnswer(),
      spokenOfAsTargets: () => this.mine().flatMap((ability) => spokenOfAsTargets(this.stage, ability)),
      // In a scene of its own, fights are part of what is caused, once the card is there.
      wantsCombat:
        !focused &&
        (creature ||
          equipment ||
          canAwaken(this.definition) ||
          [...COMBAT_VERBS].some((verb) => triggerVerbs.has(verb))),
      wantsEverybody: focused,
      wantsBlock:
        !focused &&
        this.triggers().some((ability) => {
          const on = this.stage.game.library.vocabulary.trigger(ability)?.on ?? [];
          return (
            on.includes("block") || /"is":"blocked"|"kind":"block"/.test(JSON.stringify(ability.node.trigger ?? ""))
          );
        }),
      wantsCompany: this.mine().some((ability) => {
        const words = JSON.stringify(ability.node.trigger ?? ability.node.effects ?? "");
        return COMPANY.test(words) && !(ability.kind === "static" && FORBIDDING.test(words));
      }),
      keepsHome: () =>
        this.activations().some(
          (ability) => !this.happened(ability, "activate") && children(ability.node, "costs").some(isTapSymbol),
        ),
      moreTurns: () => this.activations().some((ability) => ability.loyalty && !this.happened(ability, "activate")),
      chaptersLeft: () =>
        this.onBattlefield() !== null &&
        this.triggers().some((ability) => ability.node.chapters && !this.happened(ability, "triggered")),
      isSubject: (object) => this.isSubject(object),
    };
  }

  /** Names of the spells that the scene's ability, or any of the card's, has to have as a target. */
  private spellsToAnswer(): string[] {
    const { focus } = this.options;
    const { game } = this.stage;
    return focus
      ? spellsFor(game, focus.ability)
      : this.mine().flatMap((ability) => particularSpellsFor(game, ability));
  }

  /** The card itself, or what it is attached to. */
  isSubject(object: ObjectId): boolean {
    const { objects } = this.stage.state;
    // What lies face down waits to be turned up.
    if (objects[object]?.card === this.definition.id) return !objects[object]!.faceDown;
    return Object.values(objects).some(
      (other) =>
        other.card === this.definition.id &&
        other.attachedTo !== null &&
        "object" in other.attachedTo &&
        other.attachedTo.object === object,
    );
  }

  awaken(attacker: number): void {
    const source = this.onBattlefield();
    if (source !== null && attacker === YOU) awaken(this.stage, this.definition, source);
  }

  private isMyCard(option: Option): boolean {
    const { action } = option;
    return action !== undefined && action.kind !== "pass" && this.isMine(action.object);
  }

  private isFromExile({ action }: Option): boolean {
    return action?.kind === "cast" && this.stage.state.objects[action.object]?.zone === "exile";
  }

  private attempt(): void {
    if (!this.castNormally) this.cast();
    else if (this.isOnAdventure() && this.stage.act(YOU, (option) => this.isMyCard(option) && this.isFromExile(option)))
      this.resolve();
    for (const ability of [...this.activations(), ...(this.options.focus ? [] : this.granted())]) {
      if (this.happened(ability, "activate")) continue;
      const source = this.onBattlefield();
      if (source !== null) helpActivate(this.stage, ability, source, this.options.focus !== undefined);
      const done = this.stage.act(
        YOU,
        ({ action }) => action?.kind === "activate" && sameAbility(action.ability, ability.ref),
      );
      if (done) this.resolve();
    }
    // The other door of a Room is unlocked once all else has been tried.
    this.unlockDoor();
    for (const method of this.options.focus ? [] : this.methods) {
      const done = this.stage.act(
        YOU,
        (option) => this.isMyCard(option) && option.action?.kind === "cast" && option.action.method === method,
      );
      if (!done) continue;
      this.methods.delete(method);
      this.resolve();
    }
    // What was cast face down is turned up as soon as that can be paid.
    if (
      this.isHidden() &&
      this.stage.act(YOU, (option) => option.action?.kind === "turnFaceUp" && this.isMyCard(option))
    )
      this.resolve();
  }

  /** In a scene of its own the card waits for a moment at which its words will find what they ask for, but not for ever. */
  private waitsForBetter(): boolean {
    const { focus } = this.options;
    const { turn, players } = this.stage.state;
    if (!focus || focus.ability.kind === "activated" || turn.number >= START_OF_PLAY + 4) return false;
    if (turn.number === START_OF_PLAY + 2 && turn.step === "postcombat main") return false;
    const { game } = this.stage;
    const source = players[YOU]!.hand.find((id) => game.state.objects[id]!.card === this.definition.id);
    if (source === undefined) return false;
    const { ability } = focus;
    const isReady = () =>
      (!focus.conditions || allConditionsHold(game, ability, source)) &&
      phrasesWithout(game, ability, source).length === 0;
    return !isReady() && !(turn.step === "precombat main" && satisfy(this.stage, isReady, source, ability));
  }

  private cast(): void {
    if (this.waitsForBetter()) return;
    const done = this.stage.act(
      YOU,
      (option) =>
        this.isMyCard(option) &&
        ((option.action?.kind === "playLand" && !canCastFace(this.definition, this.options.face || -1)) ||
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
    tellEmblems(this.stage, this.definition);
    const id = this.onBattlefield();
    if (this.toldStatics && id !== null) tellReached(this.stage, this.definition, id);
    if (this.toldStatics && id !== null) tellStaticsAtLast(this.stage, this.definition, id);
    if (this.toldStatics || this.onBattlefield() === null) return;
    this.toldStatics = true;
    tellStatics(this.stage, this.definition, this.onBattlefield()!);
  }

  /** Whether the card lies face down on the battlefield. */
  private isHidden(): boolean {
    const { objects, battlefield } = this.stage.state;
    return battlefield.some((id) => objects[id]!.faceDown && objects[id]!.card === this.definition.id);
  }

  onBattlefield(): ObjectId | null {
    const { objects } = this.stage.state;
    return this.stage.state.battlefield.find((id) => objects[id]!.card === this.definition.id) ?? null;
  }
}

/** {T}, not {Q}. */
function isTapSymbol(cost: TreeNode): boolean {
  return cost.kind === "tapSymbol" && children(cost, "symbols").some((symbol) => word(symbol) === "{T}");
}

/** Layouts of which each face can be cast (CR 709, 712.8, 715.3). */
function canCastFace(definition: CardDefinition, face: number): boolean {
  const castable = ["split", "adventure", "modal_dfc", "omen", "prepare"].includes(definition.layout);
  return castable && face >= 0 && !definition.faces[face]!.values.types.includes("land");
}
