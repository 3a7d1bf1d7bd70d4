import { expect, test } from "vitest";
import { SetFiles } from "./set-files.ts";

const named = (name: string) => `{ "name": "${name}" } // with a comment`;

test("a card file belongs to the set file in its folder, else to the nearest above", () => {
  const sets = new SetFiles();
  sets.take([
    { uri: "file:///a/cardset.json", text: named("outer") },
    { uri: "file:///a/b/cardset.json", text: named("inner") },
  ]);
  expect(sets.of("file:///a/b/c/x.cards").name).toBe("inner");
  expect(sets.of("file:///a/x.cards").name).toBe("outer");
  expect(sets.of("file:///ab/x.cards").name).toBe("");
  expect(sets.of("untitled:Untitled-1").name).toBe("");
});

test("a broken set file counts for what can be read of it, and a change is noticed", () => {
  const sets = new SetFiles();
  const before = sets.version;
  sets.take([{ uri: "file:///a/cardset.json", text: '{ "name": "kept", "era": "tomorrow"' }]);
  expect(sets.version).not.toBe(before);
  expect(sets.of("file:///a/x.cards")).toMatchObject({ name: "kept", era: "current" });
});
