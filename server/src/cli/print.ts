import { isNode } from "@cardwright/engine/grammar/tree";
import { type PrintableFace as FaceTrees, printParsedFace } from "@cardwright/engine/cards/index";
import { type EraId, eraById, eras } from "@cardwright/engine/language/eras/index";
import { readArguments } from "./arguments.ts";
import { readInputs } from "./input-files.ts";
import { type Command, UsageError, writeJson } from "./io.ts";

/** What a file has to hold of a face for it to be printed. */
type PrintableFace = FaceTrees & { readonly card?: string };

/** The eras by the names set files give them. */
const erasOfSets: Readonly<Record<string, EraId>> = {
  "pre-FDN": "before-this-creature",
  "pre-BLB": "before-enters",
  "pre-STX": "before-mana-value",
  "pre-DOM": "before-any-target",
};

/** `cardwright print`: text from trees. */
export const print: Command = {
  name: "print",
  summary: "the text of a tree, as parse --json --no-spans gives it",
  usage: `cardwright print <tree.json or ->

  --era <era>     the wording to print in: ${[...eras.map(({ id }) => id), ...Object.keys(erasOfSets)].join(", ")};
                  left out, each word as it was read
  --json          one entry a face: card, face, text`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, { era: { type: "string" } });
    if (positionals.length === 0) throw new UsageError("Say which tree to print.");
    const era = eraNamed(values.era);
    const { files, failures } = await readInputs(positionals, ".json", io);
    const problems = [...failures];
    const printed: { card: string; face: string; text: string }[] = [];
    for (const file of files) {
      const faces = facesIn(file.text);
      if (typeof faces === "string") {
        problems.push(`${file.name}: ${faces}`);
        continue;
      }
      for (const face of faces) {
        try {
          printed.push({ card: face.card ?? face.face, face: face.face, text: printParsedFace(face, era) });
        } catch (error) {
          problems.push(
            `${file.name}: ${face.face} can't be printed: ${error instanceof Error ? error.message : error}`,
          );
        }
      }
    }
    for (const problem of problems) io.err(`${problem}\n`);
    if (values.json) writeJson(io, printed);
    else io.out(printed.map(({ text }) => `${text}\n`).join("\n"));
    return problems.length > 0 ? 2 : 0;
  },
};

function eraNamed(name: string | undefined): EraId | undefined {
  if (name === undefined) return undefined;
  const era = eraById(erasOfSets[name] ?? name);
  if (!era) throw new UsageError(`There is no era called “${name}”.`);
  return era.id;
}

/** The faces a JSON text holds: a list of faces, one face, or one tree; or one sentence why it holds none. */
function facesIn(text: string): PrintableFace[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return "This is not JSON.";
  }
  const faces = (Array.isArray(value) ? value : [value]).map(asFace);
  return faces.every((face) => face !== null) ? faces : "This is not what parse --json gives.";
}

function asFace(value: unknown): PrintableFace | null {
  if (isNode(value)) return { face: "", typeLine: "", lines: [{ tree: value }] };
  if (typeof value !== "object" || value === null) return null;
  const face = value as Partial<PrintableFace>;
  const lines = face.lines;
  if (!Array.isArray(lines) || !lines.every((line) => isNode((line as { tree?: unknown }).tree))) return null;
  return { ...face, face: String(face.face ?? ""), typeLine: String(face.typeLine ?? ""), lines };
}
