/**
 * Chance in a game: every random result comes from the state's random number and moves it on.
 */
import { type Game, set } from "./game.ts";
import { nextRandomState, randomFraction } from "./random.ts";

/** A whole number from 0 up to, not including, `below`. */
export function randomBelow(game: Game, below: number): number {
  const random = nextRandomState(game.state.random);
  set(game, game.state, "random", random);
  return Math.floor(randomFraction(random) * below);
}

/** `count` different items of a list, at random. */
export function pickAtRandom<Item>(game: Game, list: readonly Item[], count: number): Item[] {
  const left = [...list];
  const picked: Item[] = [];
  while (picked.length < count && left.length > 0) picked.push(...left.splice(randomBelow(game, left.length), 1));
  return picked;
}
