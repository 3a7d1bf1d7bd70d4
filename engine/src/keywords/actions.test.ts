import { describe, expect, test } from "vitest";
import { actionById, actionsByForm, gameActions, keywordActions } from "./actions.ts";
import { runsSharedWithRules, sharedVocabulary } from "./shared.testing.ts";
import { holesOf } from "./template.ts";

describe("keyword actions", () => {
  test("every section of CR 701 has an action", () => {
    const sections = new Set(keywordActions.map((action) => action.rule?.replace(/[a-z]+$/, "")));
    const missing = Array.from({ length: 63 }, (_, at) => `701.${at + 2}`).filter((section) => !sections.has(section));
    expect(missing).toEqual([]);
  });

  test("every keyword action of the shared vocabulary is there with its rule", () => {
    const listed = sharedVocabulary()?.keyword_actions ?? [];
    const wrong = listed.flatMap((entry) =>
      entry.name.split(" and ").filter((name) => actionById(name)?.rule !== entry.rule),
    );
    expect(wrong).toEqual([]);
  });

  test("ids are unique", () => {
    const ids = gameActions.map((action) => action.id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test.each(gameActions.map((action) => [action.id, action] as const))("%s is consistent", (_id, action) => {
    const roles = new Set(action.takes.map((slot) => slot.role));
    expect(holesOf(action.means ?? "").filter((hole) => !roles.has(hole))).toEqual([]);
    expect(action.summary).toMatch(/^[A-Z].*\.$/);
    expect([action.summary, action.means ?? ""].flatMap(runsSharedWithRules)).toEqual([]);
  });
});

describe("lookup by form", () => {
  test.each([
    ["destroyed", "destroy"],
    ["Sacrifices", "sacrifice"],
    ["gains control", "gain control"],
    ["tempts", "the Ring tempts you"],
    ["scried", "scry"],
    ["drawn", "draw"],
    ["untapping", "untap"],
    ["fought", "fight"],
    ["monstrosity", "monstrosity"],
    ["ventured into the dungeon", "venture into the dungeon"],
  ])("%s", (form, id) => {
    expect(actionsByForm(form).map((action) => action.id)).toContain(id);
  });

  test("a word that is none", () => {
    expect(actionsByForm("banana")).toEqual([]);
  });
});
