import { readFile } from "node:fs/promises";
import ts from "typescript";

const EXAMPLES = new Set(["wrong", "right", "fixed"]);

const REASONS = new Set(["untested", "reason"]);

/**
 * For esbuild: leaves out what the language server never reads, and tests and the command line do: the examples of checks, a fifteenth
 * of its bundle, and why templates are not tested and readings preferred.
 */
export const withoutExamples = {
  name: "without examples",
  setup: (build) => {
    const load = (filter, shortened) =>
      build.onLoad({ filter }, async ({ path }) => ({
        contents: shortened(path, await readFile(path, "utf8")),
        loader: "ts",
      }));
    load(/[\\/]engine[\\/]src[\\/]checks[\\/][^\\/]+[\\/][^\\/]+\.ts$/, withEmptyExamples);
    load(/[\\/]engine[\\/]src[\\/]language[\\/][^\\/]+\.ts$/, withoutReasons);
  },
};

/** A source of the language with a dash for each reason that is given in words. */
export function withoutReasons(path, source) {
  return replaced(path, source, '"-"', (node) =>
    ts.isPropertyAssignment(node) && REASONS.has(node.name.getText()) && ts.isStringLiteral(node.initializer)
      ? [node.initializer]
      : [],
  );
}

/** A check's source with empty lists in place of its examples: the lists beside its `why` and `help`. */
export function withEmptyExamples(path, source) {
  return replaced(path, source, "[]", (node) => {
    if (!ts.isObjectLiteralExpression(node)) return [];
    const properties = new Map(
      node.properties.filter(ts.isPropertyAssignment).map((one) => [one.name.getText(), one.initializer]),
    );
    if (!properties.has("why") || !properties.has("help")) return [];
    return [...properties].flatMap(([name, value]) =>
      EXAMPLES.has(name) && ts.isArrayLiteralExpression(value) ? [value] : [],
    );
  });
}

/** A source with something else in place of the parts that are picked from its nodes. */
function replaced(path, source, replacement, pick) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const parts = [];
  const visit = (node) => {
    parts.push(...pick(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  let result = "";
  let at = 0;
  for (const part of parts) {
    result += source.slice(at, part.getStart(file)) + replacement;
    at = part.getEnd();
  }
  return result + source.slice(at);
}
