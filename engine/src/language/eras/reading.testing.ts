/** Reading and printing for the tests of old wordings. */
import { expect } from "vitest";
import { meaningKey, stripTree } from "../../grammar/tree.ts";
import { type FaceReading, readFace } from "../read.ts";
import { printFace } from "./index.ts";

export const names = { full: "Soot Herald" };

/** The reading of a card's text; every word must be understood. */
export function read(text: string, typeLine = "Creature — Goblin"): FaceReading {
  const reading = readFace({ name: names.full, typeLine, lines: [{ text, start: 0 }] });
  expect(reading.lines.flatMap((line) => line.unread)).toEqual([]);
  return reading;
}

/** What the trees of a reading mean, as anybody compares them: without `surface` and `span`. */
export const meaningOf = (reading: FaceReading): string =>
  reading.lines.map((line) => meaningKey(line.tree)).join("\n");

/** The text that the trees alone print. */
export const printedBack = (reading: FaceReading): string =>
  printFace(JSON.parse(JSON.stringify(reading.lines.map((line) => stripTree(line.tree)))), names);
