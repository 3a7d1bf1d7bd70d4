/**
 * The stage of a simulation: the game, who does what next, and the account of what happened.
 */
import { type CardLibrary, type CompiledAbility, sameAbility } from "../game/cards/library.ts";
import type { Choice, Option } from "../game/choices.ts";
import { describeEvent } from "../game/describe.ts";
import type { EventSource, GameEvent } from "../game/events/event.ts";
import { type Game, NotModelled } from "../game/game.ts";
import { requiredAttacks } from "../game/combat/attack.ts";
import { requiredBlocks } from "../game/combat/block.ts";
import { leastBlockers } from "../game/combat/canBlock.ts";
import { legalActions } from "../game/turn/legalActions.ts";
import { run } from "../game/machine.ts";
import type { Target } from "../game/object.ts";
import { OPTIONAL_COST } from "../game/stack/cast.ts";
import { startInTheMiddle } from "../game/setup.ts";
import type { StepName } from "../game/state.ts";
import { sameTarget } from "../game/view.ts";
import { type BoardView, boardView } from "./boardView.ts";
import { plainPolicy } from "./policy.ts";

export const YOU = 0;
export const OPPONENT = 1;

/** One told event, or something the simulator says by itself. */
export interface Told {
  event: GameEvent | { kind: "scene" | "keyword" | "static"; rules: string[]; source: EventSource | null };
  text: string;
  board: BoardView | null;
}

/** What the players mean to do; everything else is decided by the plain policy. */
export interface Intent {
  /** Modes to choose, by index. */
  modes?: readonly number[];
  attackers?: (option: Option) => boolean;
  blockers?: (option: Option) => boolean;
  targets?: readonly Target[];
}

export class Stage {
  readonly game: Game;
  readonly told: Told[] = [];
  intent: Intent = {};
  /** Modes to choose throughout this scene. */
  modes: readonly number[] | null = null;
  /** Whether additional costs that may be paid are not: what the card does without them. */
  withoutOptionalCosts = false;
  /** In a scene for one ability: what others would like to do is declined where it can be, and X is small. */
  focus: CompiledAbility | null = null;
  private action: ((option: Option) => boolean) | null = null;
  private acted = false;
  /** How many of the told things are the simulator's own. */
  private own = 0;
  /** What the machine could not go on with: a part that turned out not to be modelled. */
  failure: NotModelled | null = null;

  constructor(
    library: CardLibrary,
    seed: number,
    private readonly subject: string,
    private readonly withBoards: boolean,
  ) {
    this.game = startInTheMiddle(library, { players: ["You", "Opponent"], seed });
    this.game.decider = (game, choice) => this.answer(game, choice);
    this.game.performed = new Set();
    this.game.listener = (game, event) => {
      // What a refused action told is taken back with it.
      const index = (game.events?.length ?? 1) - 1;
      this.cutTo(index);
      this.told.push({ event, text: describeEvent(game, event), board: this.view() });
    };
  }

  private answer(game: Game, choice: Choice): number[] {
    if (choice.about === "action") return [this.pickAction(choice)];
    const { options, max, min } = choice;
    const matching = (test: (option: Option) => boolean) =>
      options.flatMap((option, index) => (test(option) ? [index] : []));
    if (choice.about === "attackers" && this.intent.attackers) {
      const required = requiredAttacks(game, choice.player, options);
      return onePerCreature(
        options,
        matching((option) => required.includes(option) || this.intent.attackers!(option)),
      );
    }
    if (choice.about === "blockers" && this.intent.blockers) {
      const required = requiredBlocks(game, choice.player, options);
      return legalBlocks(
        game,
        options,
        onePerCreature(
          options,
          matching((option) => required.includes(option) || this.intent.blockers!(option)),
        ),
      );
    }
    if (this.withoutOptionalCosts && choice.about === "may" && choice.hint === OPTIONAL_COST) return [1];
    const modes = this.intent.modes ?? this.modes;
    if (choice.about === "mode" && modes) {
      const wanted = modes.map((mode) =>
        options.findIndex(
          (option) => option.label.startsWith(`Mode ${mode + 1} `) || option.label === `Mode ${mode + 1}`,
        ),
      );
      const picked = wanted.filter((index) => index >= 0).slice(0, max);
      for (let index = 0; picked.length < min && index < options.length; index++)
        if (!picked.includes(index)) picked.push(index);
      return picked;
    }
    if (choice.about === "target" && this.intent.targets) {
      // In the order in which they are wanted.
      const wanted = this.intent.targets.flatMap((target) =>
        matching((option) => option.target !== undefined && sameTarget(target, option.target)),
      );
      if (wanted.length > 0) return wanted.slice(0, Math.max(min, 1));
    }
    if (this.focus) {
      if (choice.about === "x") return [Math.min(choice.max, SMALL_X)];
      if (this.isOthersAffair(game, this.focus)) {
        if (choice.about === "may") return [1];
        if (choice.about === "target" && min === 0) return [];
      }
    }
    return plainPolicy(game, choice);
  }

  /** Whether what is on top of the stack is another ability than the one the scene is for. */
  private isOthersAffair({ state }: Game, focus: CompiledAbility): boolean {
    const top = state.stack.at(-1);
    const ability = top === undefined ? null : state.objects[top]?.stack?.ability;
    return !!ability && ability.card === focus.ref.card && !sameAbility(ability, focus.ref);
  }

  private pickAction(choice: Choice): number {
    if (this.action && !this.acted) {
      const index = choice.options.findIndex((option) => this.action!(option));
      if (index >= 0) {
        this.acted = true;
        return index;
      }
    }
    return 0;
  }

  /** Runs until a test says stop; false when the game ended or could not go on. */
  private runUntil(test: (game: Game) => boolean, count = { tasks: 0 }): boolean {
    if (this.failure || this.game.state.over) return false;
    try {
      run(this.game, (game) => {
        if (++count.tasks > MOST_TASKS)
          throw new NotModelled("loop", "the same things happen again and again without end");
        return test(game);
      });
      this.cutTo(this.game.events?.length ?? 0);
      return !this.game.state.over;
    } catch (stopped) {
      if (!(stopped instanceof NotModelled)) throw stopped;
      this.failure = stopped;
      return false;
    }
  }

  private atPriority(): boolean {
    return this.game.state.agenda.at(-1)?.kind === "priority";
  }

  private view(): BoardView | null {
    return this.withBoards ? boardView(this.game, this.subject) : null;
  }

  /** Forgets told events beyond the first `count` of the game's own. */
  private cutTo(count: number): void {
    while (this.told.length - this.own > count) {
      const last = this.told.pop()!;
      if (last.event.kind === "scene" || last.event.kind === "keyword" || last.event.kind === "static") this.own--;
    }
  }

  /** Forgets what was told of events that have been undone. */
  forget(): void {
    this.cutTo(this.game.events?.length ?? 0);
  }

  /** Says something that is no event of the game. */
  tell(kind: "scene" | "keyword" | "static", text: string, rules: string[], ability: CompiledAbility | null): void {
    const source = ability && { object: null, card: ability.ref.card, ability: ability.ref.index, span: ability.span };
    this.own++;
    this.told.push({ event: { kind, rules, source }, text, board: this.view() });
  }

  /** Takes back what the simulator said last, down to a number of told things; none of them may be an event of the game. */
  untell(length: number): void {
    this.own -= this.told.length - length;
    this.told.length = length;
  }

  /** State-based actions and triggers happen until a player would act. */
  settle(): boolean {
    return this.runUntil(() => this.atPriority());
  }

  /** Who would act next. */
  private nextToAct(): number | null {
    const task = this.game.state.agenda.at(-1);
    return task?.kind === "priority" ? task.player : null;
  }

  /** Takes the first action that fits, if that player has priority and is offered it now; then until somebody may act again. */
  act(player: number, test: (option: Option) => boolean): boolean {
    if (!this.settle() || this.nextToAct() !== player) return false;
    // Who finds nothing of the kind keeps priority, for whatever is tried next.
    if (!legalActions(this.game, player).some((option) => test(option))) return false;
    this.action = test;
    this.acted = false;
    const before = this.told.length;
    this.oneDecision();
    this.action = null;
    const refused = this.acted && this.told.length === before;
    return this.acted && !refused && !this.failure;
  }

  /** Whoever has priority passes. */
  pass(): void {
    if (this.settle()) this.oneDecision();
  }

  private oneDecision(): void {
    let asked = false;
    this.runUntil(() => {
      if (asked && this.atPriority()) return true;
      asked = true;
      return false;
    });
  }

  /** All pass until the stack is empty. */
  resolveAll(): boolean {
    return this.runUntil(
      (game) => this.atPriority() && game.state.stack.length === 0 && game.state.pendingTriggers.length === 0,
    );
  }

  /** Passes on until a step, with a player about to act. */
  goTo(step: StepName, player: number, atLeastTurn = this.game.state.turn.number): boolean {
    const going = this.goToInParts(step, player, atLeastTurn);
    for (;;) {
      const { done, value } = going.next();
      if (done) return value;
    }
  }

  /** The same; others may do something at each yield. */
  *goToInParts(step: StepName, player: number, atLeastTurn = this.game.state.turn.number): Generator<void, boolean> {
    const isThere = ({ state: { turn } }: Game) =>
      turn.step === step && turn.active === player && turn.number >= atLeastTurn && this.atPriority();
    // Steps may be skipped; nobody waits for them longer than a round.
    const last = atLeastTurn + this.game.state.players.length - 1;
    const count = { tasks: 0 };
    for (;;) {
      const pauseAt = count.tasks + TASKS_IN_A_SLICE;
      let paused = false;
      const going = this.runUntil((game) => {
        if (isThere(game) || (game.state.turn.number > last && this.atPriority())) return true;
        paused = count.tasks > pauseAt;
        return paused;
      }, count);
      if (!paused) return going && isThere(this.game);
      yield;
    }
  }

  get state() {
    return this.game.state;
  }
}

/** What X is in scenes for one ability: there are things of that size. */
const SMALL_X = 2;

/** A line of play that takes more than this is a loop that nobody ends (CR 104.4b). */
const MOST_TASKS = 1500;

/** How far a turn is played on before others may do something. */
const TASKS_IN_A_SLICE = 12;

/** A creature attacks or blocks one thing only. */
function onePerCreature(options: readonly Option[], picked: readonly number[]): number[] {
  const seen = new Set<number>();
  return picked.filter((index) => {
    const target = options[index]!.target;
    if (!target || !("object" in target) || seen.has(target.object)) return false;
    seen.add(target.object);
    return true;
  });
}

/** Leaves out blocks of attackers that need more blockers than there are (menace). */
function legalBlocks(game: Game, options: readonly Option[], picked: readonly number[]): number[] {
  const attackerOf = (index: number): number => (options[index]!.other as { object: number }).object;
  return picked.filter(
    (index) =>
      picked.filter((other) => attackerOf(other) === attackerOf(index)).length >=
      leastBlockers(game, attackerOf(index)),
  );
}
