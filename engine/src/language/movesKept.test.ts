import { expect, test } from "vitest";
import { compileWholeGrammar, oracleGrammar } from "./grammar.ts";
import { readFace } from "./read.ts";

test("what leads on from a place of the grammar is worked out once, in the whole grammar too", () => {
  compileWholeGrammar();
  const { moves } = oracleGrammar();
  const read = (): void => {
    const text = "When this creature enters, search your library for a basic land card, reveal it, then shuffle.";
    readFace({ name: "Soot Herald", typeLine: "Creature — Spirit", lines: [{ text, start: 0 }] });
  };
  read();
  const { length } = moves;
  read();
  expect(moves.length).toBe(length);
});
