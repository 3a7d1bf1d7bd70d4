/** What is wrong with a reference: worked out once for a line, or for the whole face of an instant or sorcery. */
import type { TreeNode } from "../../grammar/tree.ts";
import { type ReferenceProblem, problemsOf, referencesOf } from "../../language/meaning/index.ts";
import type { LineReading } from "../../language/read.ts";
import type { JudgedFace } from "../judgedCard.ts";
import type { Place } from "../place.ts";
import { child } from "../trees.ts";
import { isPlain } from "./plainReference.ts";

type Problems = ReadonlyMap<TreeNode, ReferenceProblem>;

/** Checks of one face ask one after the other: what was worked out for a face is kept as long as the face. */
const known = new WeakMap<JudgedFace, Map<LineReading | "all", Problems>>();

/** Whether a pronoun or a noun phrase may look back; every noun phrase comes by here, most are passed over at once. */
export function looksBack(node: TreeNode): boolean {
  if (node.kind !== "objects") return node.is !== "you" && node.is !== "your";
  const determiner = child(node, "determiner")?.kind;
  return determiner === "that" || determiner === "those";
}

/** The problem of the reference that a node is, if it has one. */
export function problemOf(node: TreeNode, place: Place): ReferenceProblem | undefined {
  const { face, line } = place;
  if (isPlain(node, line, face.isSpell)) return undefined;
  const ofFace: Map<LineReading | "all", Problems> = known.get(face) ?? new Map();
  known.set(face, ofFace);
  // The lines of an instant or sorcery speak of each other.
  const part = face.isSpell ? "all" : line;
  let problems = ofFace.get(part);
  if (!problems) {
    const reading = { lines: face.abilities, names: face.names };
    const isAsked = (other: LineReading): boolean => part === "all" || other === line;
    const references = referencesOf({ typeLine: face.source.typeLine.canonical }, reading, isAsked);
    problems = new Map(problemsOf(references).map((problem) => [problem.reference.node, problem]));
    ofFace.set(part, problems);
  }
  return problems.get(node);
}

/** The words of a referent, in quotation marks: "“target creature” or “this creature”". */
export function candidatesInWords({ candidates }: ReferenceProblem, place: Place): string {
  return candidates.map(({ node }) => `“${place.words(node)}”`).join(" or ");
}
