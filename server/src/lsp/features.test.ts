import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { features } from "./features.ts";

test("docs/features.md lists exactly the methods of the protocol that are answered", async () => {
  const text = await readFile(new URL("../../../docs/features.md", import.meta.url), "utf8");
  const answered = text.slice(text.indexOf("## Answered"), text.indexOf("## Not answered"));
  const listed = [...answered.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([^`]+)`/g)].map(([, method]) => method!),
  );
  const own = features.map(({ method }) => method).filter((method) => !method.startsWith("cardwright/"));
  expect(listed.filter((method) => method !== "textDocument/publishDiagnostics").sort()).toEqual(own.sort());
});

test("no method is answered twice", () => {
  const methods = features.map(({ method }) => method);
  expect(new Set(methods).size).toBe(methods.length);
});
