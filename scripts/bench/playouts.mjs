/**
 * How many two-player games of simple decks are played a second, from opening hands to the end, with a plain policy on both sides.
 * The figure is the steady speed, as of a search that plays by the thousand: games are played first until the code has been compiled,
 * which depends on how often it ran and not on how long. It is the median of several rounds, in processor time, because others may
 * want the machine as well.
 */
import { coreMilliseconds } from "./reference.mjs";

const WARM_UP_GAMES = 600;
const ROUNDS = 9;
const GAMES_IN_A_ROUND = 40;
const LONGEST_GAME = 40;
const LANDS = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" };

/**
 * @param engine the bundled engine
 * @param cards the sample cards, as they were read
 */
export function measurePlayouts(engine, cards) {
  const library = engine.stockLibrary();
  const decks = decksFrom(engine, library, cards);
  let games = 0;
  let finished = 0;
  let turns = 0;
  const playOne = () => {
    games++;
    const state = playGame(engine, library, decks, games);
    turns += state.turn.number;
    if (state.over) finished++;
  };
  while (games < WARM_UP_GAMES) playOne();
  const speeds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const spent = coreMilliseconds(() => {
      for (let game = 0; game < GAMES_IN_A_ROUND; game++) playOne();
    });
    speeds.push((1000 * GAMES_IN_A_ROUND) / spent);
  }
  speeds.sort((a, b) => a - b);
  const playoutsPerSecond = speeds[ROUNDS >> 1];
  return { playoutsPerSecond, playoutTurns: turns / games, playoutsFinished: finished / games };
}

/** Two decks of forty cards, each of one color: the colors with most sample cards that can be played to the last word. */
function decksFrom(engine, library, cards) {
  const byColor = new Map();
  for (const card of cards) {
    const cost = card.faces[0].manaCost;
    const colors = new Set(
      [...(cost?.symbols ?? [])].map(({ canonical }) => canonical.slice(1, -1)).filter((inner) => inner in LANDS),
    );
    if (card.faces.length > 1 || colors.size !== 1) continue;
    const definition = engine.addCard(library, card);
    if (definition.abilities.some((ability) => ability.unmodelled.length > 0)) continue;
    const [color] = colors;
    byColor.set(color, [...(byColor.get(color) ?? []), definition.id]);
  }
  const best = [...byColor].sort((a, b) => b[1].length - a[1].length).slice(0, 2);
  if (best.length < 2) throw new Error("the samples do not hold cards for two decks");
  return best.map(([color, spells]) => [
    ...Array.from({ length: 17 }, () => LANDS[color]),
    ...Array.from({ length: 23 }, (_, i) => spells[i % spells.length]),
  ]);
}

function playGame(engine, library, decks, seed) {
  const game = engine.startInTheMiddle(library, { players: ["One", "Two"], seed: seed + 1, turn: 1, step: "upkeep" });
  game.events = null;
  for (const [player, deck] of decks.entries()) {
    const shuffled = shuffle(deck, seed * 2 + player);
    for (const [index, card] of shuffled.entries()) {
      engine.place(game, card, { zone: index < 7 ? "hand" : "library", player });
    }
  }
  // What was tried and refused this turn is not tried again.
  const tried = [];
  let turn = 0;
  game.decider = (running, choice) => {
    if (running.state.turn.number !== turn) {
      turn = running.state.turn.number;
      tried.length = 0;
    }
    if (choice.about === "action") {
      const { options } = choice;
      for (let index = 0; index < options.length; index++) {
        const { action } = options[index];
        if (action.kind === "pass" || tried.some((one) => isSame(one, action))) continue;
        tried.push(action);
        return [index];
      }
      return [0];
    }
    if (choice.about === "attackers" && turn % 3 !== 0) return oneEach(choice.options);
    return engine.plainPolicy(running, choice);
  };
  engine.run(game, ({ state }) => state.turn.number > LONGEST_GAME);
  return game.state;
}

function isSame(one, other) {
  return (
    one.object === other.object &&
    one.kind === other.kind &&
    one.method === other.method &&
    one.ability?.card === other.ability?.card &&
    one.ability?.index === other.ability?.index
  );
}

/** Every creature attacks the first thing it can. */
function oneEach(options) {
  const seen = new Set();
  return options.flatMap(({ target }, index) => {
    if (seen.has(target.object)) return [];
    seen.add(target.object);
    return [index];
  });
}

function shuffle(cards, seed) {
  const shuffled = [...cards];
  let state = (seed * 2654435761 + 1) >>> 0;
  for (let i = shuffled.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const j = state % (i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}
