import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type FaceSource, parseCardDocument } from "../../engine/src/cards/index.ts";
import { shortNameInText } from "../../engine/src/cards/readCard.ts";
import { meaningKey, stripTree, type TreeNode, walkTree } from "../../engine/src/grammar/tree.ts";
import { eras, printFace } from "../../engine/src/language/eras/index.ts";
import { type FaceReading, readFace } from "../../engine/src/language/read.ts";

const file = new URL("../../samples/emberfall.cards", import.meta.url);
const faces = parseCardDocument(readFileSync(file, "utf8")).cards.flatMap((card) => card.faces);

function read({ name, typeLine }: FaceSource, text: string): FaceReading {
  const shortName = shortNameInText(name.text, typeLine.canonical, text);
  return readFace({
    name: name.text,
    ...(shortName ? { shortName } : {}),
    typeLine: typeLine.canonical,
    lines: text.split("\n").map((line) => ({ text: line, start: 0 })),
  });
}

/** "Any target" was "target creature or player", which means something else today: it is not compared. */
function meaningOf({ lines }: FaceReading): string {
  const trees = lines.map((line) => stripTree(line.tree));
  for (const node of trees.flatMap((tree) => [...walkTree(tree)]))
    for (const slot of Object.keys(node)) if (isAnyTarget(node[slot])) node[slot] = { kind: "anyTarget" };
  return trees.map(meaningKey).join("\n");
}

function isAnyTarget(value: unknown): boolean {
  const { determiner, noun } = (value ?? {}) as { determiner?: TreeNode; noun?: TreeNode };
  const items = Array.isArray(noun?.items) ? (noun.items as TreeNode[]) : [];
  return determiner?.kind === "target" && items.map(({ is }) => is).join() === "creature,player";
}

describe.each(eras.map(({ id }) => id))("our sample cards in the words of %s", (era) => {
  it.each(faces.map((face) => [face.name.text, face] as const))("%s", (_name, face) => {
    const text = face.lines.map((line) => line.text).join("\n");
    const reading = read(face, text);
    const trees: TreeNode[] = JSON.parse(JSON.stringify(reading.lines.map((line) => stripTree(line.tree))));
    const printed = printFace(trees, reading.names, { era, typeLine: face.typeLine.canonical });
    if (era === "current") expect(printed).toBe(text);
    const again = read(face, printed);
    expect(again.lines.flatMap((line) => line.unread)).toEqual([]);
    expect(meaningOf(again)).toBe(meaningOf(reading));
  });
});
