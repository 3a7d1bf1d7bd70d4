import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { keptCodeOf, startCompiled } from "./compiled-code.ts";

let folder = "";
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function bundleOf(source: string): string {
  folder = mkdtempSync(path.join(tmpdir(), "compiled-"));
  const bundle = path.join(folder, "main.js");
  writeFileSync(bundle, source);
  return bundle;
}

const source = `(function (exports, require, module, __filename, __dirname) {
  const path = require("node:path"); exports.name = path.basename(__filename); exports.sum = (a, b) => a + b;
})`;

test("a bundle runs as a module does, and the second time with the code of the first", () => {
  const bundle = bundleOf(source);
  const first = startCompiled(bundle);
  expect(first.exports).toMatchObject({ name: "main.js" });
  expect(first.wasCompiled).toBe(false);
  first.keep();
  expect(readdirSync(folder).sort()).toEqual(["main.js", path.basename(keptCodeOf(bundle))]);
  const second = startCompiled(bundle);
  expect(second.wasCompiled).toBe(true);
  expect((second.exports as { sum(a: number, b: number): number }).sum(2, 3)).toBe(5);
});

test("code of an older bundle, or that is no code, is not used", () => {
  const bundle = bundleOf(source);
  startCompiled(bundle).keep();
  writeFileSync(bundle, source.replace("a + b", "a - b"));
  utimesSync(bundle, new Date(Date.now() + 5000), new Date(Date.now() + 5000));
  const changed = startCompiled(bundle);
  expect(changed.wasCompiled).toBe(false);
  expect((changed.exports as { sum(a: number, b: number): number }).sum(2, 3)).toBe(-1);
  writeFileSync(bundle, source.replace("a + b", "a * b"));
  writeFileSync(keptCodeOf(bundle), "no code");
  expect(startCompiled(bundle).wasCompiled).toBe(false);
});

test("where nothing can be written the bundle runs all the same", () => {
  const bundle = bundleOf(source);
  const started = startCompiled(bundle);
  rmSync(folder, { recursive: true });
  expect(() => started.keep()).not.toThrow();
});

test("each build of each host keeps code of its own", () => {
  const versions = { v8: "14.8", node: "24.1", electron: "42.1" };
  const names = [versions, { ...versions, electron: "42.2" }, { ...versions, "microsoft-build": "7" }].map((own) =>
    keptCodeOf("main.js", own),
  );
  expect(new Set(names).size).toBe(3);
  expect(keptCodeOf("main.js", { ...versions })).toBe(names[0]);
});
