import { expect, it } from "vitest";
import { oracleGrammar } from "../engine/src/language/grammar.ts";
import { importBundled } from "./bundled.mjs";
import { keptBeginnings } from "./kept-beginnings.mjs";

it("bundles know what the templates of the language begin with as if it were read off them", async () => {
  const contents =
    'export { oracleGrammar } from "./engine/src/language/grammar.ts"; export { keptGrammar } from "./engine/src/language/keptGrammar.ts";';
  const shipped = await importBundled("build/kept-beginnings-test", contents, { plugins: [keptBeginnings] });
  expect(shipped.keptGrammar).toMatch(/^\S+ /);
  const [kept, read] = [shipped.oracleGrammar().beginnings, oracleGrammar().beginnings];
  expect(kept.words).toEqual(read.words);
  for (const { id, name } of oracleGrammar().ruleList) expect({ ...kept.of(id) }, name).toEqual({ ...read.of(id) });
});
