import path from "node:path";
import { importBundled, root } from "./bundled.mjs";

const module = path.join(root, "engine", "src", "rules", "texts.ts");

/**
 * For esbuild: ships the long texts of the rule book packed, a third of their size. In place of the module that holds them comes one that
 * unpacks each text when it is first read.
 */
export const packedTexts = {
  name: "packed texts",
  setup: (build) => build.onLoad({ filter: /[\\/]rules[\\/]texts\.ts$/ }, load),
};

let contents;

async function load({ path: file }) {
  if (file !== module) return undefined;
  contents ??= packedModule();
  return { contents: await contents, loader: "ts", resolveDir: path.dirname(module) };
}

/** The module that stands for the one with the texts. */
async function packedModule() {
  const { ruleTexts, packText } = await importBundled(
    "build/texts",
    'export { ruleTexts } from "./engine/src/rules/texts.ts"; export { packText } from "./engine/src/text/packedText.ts";',
  );
  const packed = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, packText(text)]));
  const { summaries, ...others } = ruleTexts();
  // Required, not imported: the library that unpacks is loaded when the first text is read, and not when the server starts.
  return `
    let texts;
    export function ruleTexts() {
      return (texts ??= unpackedTexts());
    }
    function unpackedTexts() {
      const { unpackedWhenRead } = require("../text/packedText.ts");
      const texts = unpackedWhenRead(${JSON.stringify(packed(others))});
      const summaries = unpackedWhenRead(${JSON.stringify(packed(summaries))});
      return Object.defineProperty(texts, "summaries", { value: summaries, enumerable: true });
    }
  `;
}
