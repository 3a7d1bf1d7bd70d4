import {
  type CardSource,
  type ParsedFace,
  parseCardDocument,
  parsedFaces,
  readCard,
} from "@cardwright/engine/cards/index";
import { describeTree } from "../describe-tree.ts";
import { readArguments } from "./arguments.ts";
import { readInputs } from "./input-files.ts";
import { type Command, UsageError, writeJson } from "./io.ts";
import { type Paint, paintFor } from "./paint.ts";
import { parseOptionsOf, SetFiles } from "./set-files.ts";

/** `cardwright parse`: what was understood. */
export const parse: Command = {
  name: "parse",
  summary: "the tree of each ability",
  usage: `cardwright parse <file or ->

  --json       one entry a face: card, face, typeLine, lines, unread, ambiguous
  --no-spans   leave out where everything stands`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, { "no-spans": { type: "boolean" } });
    if (positionals.length === 0) throw new UsageError("Say which card file to read.");
    const { files, failures } = await readInputs(positionals, ".cards", io);
    for (const failure of failures) io.err(`${failure}\n`);
    const sets = new SetFiles();
    const faces: ParsedFace[] = [];
    const paint = paintFor(io.colors);
    for (const file of files) {
      const document = parseCardDocument(file.text, parseOptionsOf(await sets.of(file.path, io.cwd)));
      for (const card of document.cards) {
        if (values.json) for (const face of parsedFaces(card, !values["no-spans"])) faces.push(face);
        else io.out(cardInWords(card, paint));
      }
    }
    if (values.json) writeJson(io, faces);
    return failures.length > 0 ? 2 : 0;
  },
};

/** What a card was understood to say, in plain words, indented. */
function cardInWords(card: CardSource, paint: Paint): string {
  const lines: string[] = [];
  for (const { source, abilities } of readCard(card)) {
    lines.push(`${paint.bold(source.name.text)} ${paint.dim(source.typeLine.canonical)}`);
    for (const { tree } of abilities) for (const line of describeTree(tree, card.text)) lines.push(`  ${line}`);
  }
  return `${lines.join("\n")}\n\n`;
}
