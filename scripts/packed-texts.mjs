import path from "node:path";
import { deflateRawSync } from "node:zlib";
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

/** So much of the summaries, the beginning of each, is what all are deflated with: they say the same words again and again. */
const DICTIONARY_LENGTH = 16_384;

/** The module that stands for the one with the texts. */
async function packedModule() {
  const { ruleTexts, packBytes } = await importBundled(
    "build/texts",
    'export { ruleTexts } from "./engine/src/rules/texts.ts"; export { packBytes } from "./engine/src/text/packedText.ts";',
  );
  const { summaries, ...others } = ruleTexts();
  const dictionary = dictionaryOf(Object.values(summaries));
  const pack = (text, options) => packBytes(deflateRawSync(text, { level: 9, memLevel: 9, ...options }));
  const packed = (texts, options) =>
    JSON.stringify(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pack(text, options)])));
  // Required, not imported: the library that unpacks is loaded when the first text is read, and not when the server starts.
  return `
    let texts;
    export function ruleTexts() {
      return (texts ??= unpackedTexts());
    }
    function unpackedTexts() {
      const { unpackedWhenRead } = require("../text/packedText.ts");
      const texts = unpackedWhenRead(${packed(others)});
      const dictionary = ${JSON.stringify(pack(dictionary))};
      const summaries = unpackedWhenRead(${packed(summaries, { dictionary: Buffer.from(dictionary) })}, dictionary);
      return Object.defineProperty(texts, "summaries", { value: summaries, enumerable: true });
    }
  `;
}

function dictionaryOf(texts) {
  const each = Math.ceil(DICTIONARY_LENGTH / texts.length);
  return texts.map((text) => text.slice(0, each)).join("");
}
