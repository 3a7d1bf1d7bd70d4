/**
 * A table for tests: cards by name, a game in the middle, and verbs that read like play.
 */
import { plainAnswer } from "./testAnswers.ts";
import { type PlainCard, addPlainCard, stockLibrary } from "./cards/stock.ts";
import type { CardLibrary } from "./cards/library.ts";
import type { Choice } from "./choices.ts";
import type { EventData, GameEvent } from "./events/event.ts";
import type { Game } from "./game.ts";
import { run } from "./machine.ts";
import { legalActions } from "./turn/legalActions.ts";
import type { ObjectId, Target } from "./object.ts";
import { makeHappen, type Placing, place, startInTheMiddle } from "./setup.ts";
import type { StepName } from "./state.ts";
import { characteristics, nameOf, zoneList } from "./view.ts";

export const YOU = 0;
export const OPPONENT = 1;

/** What is on the table; names of cards that were described, or of stock cards. */
export interface Side {
  battlefield?: readonly (string | [card: string, placing: Partial<Placing>])[];
  hand?: readonly string[];
  graveyard?: readonly string[];
  library?: readonly string[];
  /** One untapped basic land for each letter. */
  lands?: string;
}

const LAND: Record<string, string> = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest", C: "Wastes" };

export const STOCK: readonly PlainCard[] = [
  { name: "Bear", manaCost: "{1}{G}", typeLine: "Creature — Bear", power: 2, toughness: 2 },
  { name: "Ogre", manaCost: "{2}{R}", typeLine: "Creature — Ogre", power: 3, toughness: 3 },
  { name: "Giant", manaCost: "{4}{R}", typeLine: "Creature — Giant", power: 5, toughness: 5 },
  { name: "Bird", manaCost: "{W}", typeLine: "Creature — Bird", text: ["Flying"], power: 1, toughness: 1 },
  { name: "Trinket", manaCost: "{1}", typeLine: "Artifact" },
];

/** A card as text: "Name {cost}\nType line\nrules…\n2/2". */
export function cardFromText(text: string): PlainCard {
  const [first, typeLine, ...rest] = text
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const cost = /(\{.*\})\s*$/.exec(first!);
  const stats = /^(\d+)\/(\d+)$/.exec(rest.at(-1) ?? "");
  const loyalty = /^Loyalty: (\d+)$/.exec(rest.at(-1) ?? "");
  return {
    name: cost ? first!.slice(0, cost.index).trim() : first!,
    ...(cost ? { manaCost: cost[1] } : {}),
    typeLine: typeLine!,
    text: stats || loyalty ? rest.slice(0, -1) : rest,
    ...(stats ? { power: Number(stats[1]), toughness: Number(stats[2]) } : {}),
    ...(loyalty ? { loyalty: Number(loyalty[1]) } : {}),
  };
}

export class Table {
  readonly library: CardLibrary = stockLibrary();
  readonly game: Game;
  /** Answers to give, by what the choice is about; used up in order. */
  private readonly wishes: { about: string; names: string[] }[] = [];

  constructor(
    cards: readonly string[],
    sides: { you?: Side; opponent?: Side } = {},
    options: { step?: StepName; active?: number } = {},
  ) {
    for (const card of STOCK) addPlainCard(this.library, card);
    for (const card of cards) addPlainCard(this.library, cardFromText(card));
    this.game = startInTheMiddle(this.library, { players: ["You", "Opponent"], seed: 1, ...options });
    this.lay(YOU, sides.you ?? {});
    this.lay(OPPONENT, sides.opponent ?? {});
    this.game.decider = (game, choice) => this.answer(game, choice);
    this.settle();
  }

  private lay(player: number, side: Side): void {
    for (const one of side.battlefield ?? []) {
      const [card, placing] = typeof one === "string" ? [one, {}] : one;
      place(this.game, card, { zone: "battlefield", player, ...placing });
    }
    for (const letter of side.lands ?? "") place(this.game, LAND[letter]!, { zone: "battlefield", player });
    for (const card of side.hand ?? []) place(this.game, card, { zone: "hand", player });
    for (const card of side.graveyard ?? []) place(this.game, card, { zone: "graveyard", player });
    for (const card of [...(side.library ?? []), ...new Array(10).fill("Plains")])
      place(this.game, card, { zone: "library", player });
  }

  /** Answers the next choice of that kind with options of these names ("Yes", "Bear", "Opponent"). */
  choose(about: string, ...names: string[]): this {
    this.wishes.push({ about, names });
    return this;
  }

  private answer(game: Game, choice: Choice): number[] {
    const at = this.wishes.findIndex((wish) => wish.about === choice.about);
    if (at < 0) return plainAnswer(game, choice);
    const [wish] = this.wishes.splice(at, 1);
    if (choice.kind === "number" || choice.kind === "divide") return wish!.names.map(Number);
    const taken: number[] = [];
    for (const name of wish!.names) {
      const index = choice.options.findIndex((option, i) => option.label === name && !taken.includes(i));
      if (index < 0)
        throw new Error(`"${name}" is no option: ${choice.options.map((option) => option.label).join(", ")}`);
      taken.push(index);
    }
    return taken;
  }

  /** Lets state-based actions and triggers happen, until somebody is asked for an action. */
  settle(): this {
    run(this.game, (game) => game.state.agenda.at(-1)?.kind === "priority");
    return this;
  }

  /** Takes an action whose label begins with these words; fails when it is not offered. */
  act(label: string): this {
    this.settle();
    let done = false;
    const outer = this.game.decider!;
    this.game.decider = (game, choice) => {
      if (choice.about !== "action" || done) return outer(game, choice);
      const index = choice.options.findIndex((option) => option.label.startsWith(label));
      if (index < 0)
        throw new Error(
          `"${label}" cannot be done; possible: ${choice.options.map((option) => option.label).join(", ")}`,
        );
      done = true;
      return [index];
    };
    const { refused } = run(this.game, (game) => done && game.state.agenda.at(-1)?.kind === "priority");
    this.game.decider = outer;
    if (refused) throw new Error(`Refused by ${refused.rule}: ${refused.why}`);
    return this;
  }

  cast(name: string, ...targets: string[]): this {
    for (const target of targets) this.choose("target", target);
    return this.act(`Cast ${name}`);
  }

  activate(name: string, ...targets: string[]): this {
    for (const target of targets) this.choose("target", target);
    return this.act(`Activate ${name}`);
  }

  /** Whether the player with priority is offered an action. */
  offers(label: string): boolean {
    this.settle();
    const task = this.game.state.agenda.at(-1);
    if (task?.kind !== "priority") return false;
    return legalActions(this.game, task.player).some((action) => action.label.startsWith(label));
  }

  /** Everybody passes until the stack is empty. */
  resolve(): this {
    run(
      this.game,
      (game) =>
        game.state.stack.length === 0 &&
        game.state.pendingTriggers.length === 0 &&
        game.state.agenda.at(-1)?.kind === "priority",
    );
    return this;
  }

  /** Everybody passes until a step begins and somebody may act in it. */
  goTo(step: StepName, turn = this.game.state.turn.number): this {
    run(this.game, (game) => {
      const now = game.state.turn;
      return (
        (now.step === step && now.number === turn && game.state.agenda.at(-1)?.kind === "priority") || now.number > turn
      );
    });
    return this;
  }

  attackWith(...attackers: string[]): this {
    return this.choose("attackers", ...attackers.map((name) => `${name} attacks Opponent`)).goTo("declare attackers");
  }

  /** Makes something happen out of the blue. */
  happen(data: EventData): this {
    makeHappen(this.game, data, []);
    return this.settle();
  }

  life(player: number): number {
    return this.game.state.players[player]!.life;
  }

  /** Names of what is in a zone. */
  names(zone: "battlefield" | "hand" | "graveyard" | "library" | "exile" | "stack", player = YOU): string[] {
    const { state } = this.game;
    return zoneList(this.game, zone, player)
      .filter((id) => zone !== "battlefield" || characteristics(this.game, id).controller === player)
      .filter((id) => zone !== "exile" || state.objects[id]!.owner === player)
      .map((object) => nameOf(this.game, { object }));
  }

  find(name: string, player?: number): ObjectId {
    const found = Object.values(this.game.state.objects).find(
      (object) =>
        nameOf(this.game, { object: object.id }) === name && (player === undefined || object.controller === player),
    );
    if (!found) throw new Error(`There is no ${name}.`);
    return found.id;
  }

  /** "3/3" */
  stats(name: string, player?: number): string {
    const { power, toughness } = characteristics(this.game, this.find(name, player));
    return `${power}/${toughness}`;
  }

  counters(name: string): Record<string, number> {
    return this.game.state.objects[this.find(name)]!.counters;
  }

  target(name: string): Target {
    return { object: this.find(name) };
  }

  /** Rule numbers that the log has cited. */
  rules(): string[] {
    return [...new Set((this.game.events ?? []).flatMap((event: GameEvent) => event.rules))];
  }
}
