import { importBundled } from "./bundled.mjs";

/**
 * For esbuild: writes down what the templates of the language begin with. The server would read it off thousands of them at each start, with
 * the same result.
 */
export const keptBeginnings = {
  name: "kept beginnings",
  setup: (build) => build.onLoad({ filter: /[\\/]language[\\/]keptGrammar\.ts$/ }, load),
};

let contents;

async function load() {
  contents ??= keptModule();
  return { contents: await contents, loader: "ts" };
}

/** The module that stands for the one without a text. */
async function keptModule() {
  const { oracleGrammar, packBeginnings } = await importBundled(
    "build/beginnings",
    'export { oracleGrammar } from "./engine/src/language/grammar.ts"; export { packBeginnings } from "./engine/src/grammar/keptBeginnings.ts";',
  );
  const { beginnings, ruleList } = oracleGrammar();
  return `export const keptGrammar = ${JSON.stringify(packBeginnings(beginnings, ruleList.length))};`;
}
