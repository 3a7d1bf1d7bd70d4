import { readFile } from "node:fs/promises";
import ts from "typescript";

const EXAMPLES = new Set(["wrong", "right", "fixed"]);

/**
 * For esbuild: leaves the examples of checks out. Tests read them, and the command line shows them; the language server never does, and
 * they are a fifteenth of it.
 */
export const withoutExamples = {
  name: "without examples",
  setup: (build) =>
    build.onLoad({ filter: /[\\/]engine[\\/]src[\\/]checks[\\/][^\\/]+[\\/][^\\/]+\.ts$/ }, async ({ path }) => ({
      contents: withEmptyExamples(path, await readFile(path, "utf8")),
      loader: "ts",
    })),
};

/** A check's source with empty lists in place of its examples: the lists beside its `why` and `help`. */
export function withEmptyExamples(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const lists = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const properties = new Map(
        node.properties.filter(ts.isPropertyAssignment).map((one) => [one.name.getText(file), one.initializer]),
      );
      if (properties.has("why") && properties.has("help"))
        for (const [name, value] of properties)
          if (EXAMPLES.has(name) && ts.isArrayLiteralExpression(value)) lists.push(value);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let result = "";
  let at = 0;
  for (const list of lists) {
    result += `${source.slice(at, list.getStart(file))}[]`;
    at = list.getEnd();
  }
  return result + source.slice(at);
}
