/**
 * Which halves of a Room are unlocked (CR 709.5c): the object remembers the sum of 1 for the left and 2 for the right one.
 */
import type { GameObject } from "../object.ts";

/** The name under which it is remembered. */
export const UNLOCKED = "unlocked";

/** The number that stands for a half. */
export function halfBit(face: number): number {
  return 1 << face;
}

/** The unlocked halves of an object. */
export function unlockedHalves({ memory }: GameObject): number {
  const halves = memory[UNLOCKED];
  return typeof halves === "number" ? halves : 0;
}

/** Whether both halves are unlocked (CR 709.5i). */
export function isFullyUnlocked(object: GameObject): boolean {
  return unlockedHalves(object) === halfBit(0) + halfBit(1);
}
