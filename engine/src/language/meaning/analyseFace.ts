/** The meaning of a face, from the trees of its lines: a pure function of type line and reading. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import type { FaceReading } from "../read.ts";
import { abilityNodes, faceTypesOf, meaningOfAbility } from "./abilities.ts";
import { Discourse } from "./discourse.ts";
import { Entities } from "./entities.ts";
import { type Said, settleOpen } from "./faceReferences.ts";
import { slotsInOrder } from "./order.ts";
import type { AbilityMeaning, FaceMeaning, Reference } from "./types.ts";

/** What is looked at beside the reading. */
export interface FaceParts {
  /** As printed: `Legendary Creature — Goblin`. */
  readonly typeLine: string;
}

/** Slots of an ability that stand on lines of their own; each is understood after the header, not after the others. */
const BELOW = new Set(["modes", "rows"]);

/** Works out kinds of abilities, targets, references and links of a face. Never throws; spans are those of the reading. */
export function analyseFace(face: FaceParts, reading: Pick<FaceReading, "lines"> & Partial<FaceReading>): FaceMeaning {
  const types = faceTypesOf(face.typeLine);
  const abilities: AbilityMeaning[] = [];
  const said: Said[] = [];
  const entities = new Entities();
  const nameIsPlural = / (?:and|&) /.test(reading.names?.full ?? "");
  /** The lines of an instant or sorcery are carried out one after the other: later ones speak of the targets of the first. */
  let spell: Discourse | undefined;
  const add = (node: TreeNode, frame: TreeNode, line: number, isQuoted: boolean): void => {
    const ability = abilities.length;
    const meaning = meaningOfAbility(node, frame, line, types, isQuoted);
    abilities.push(meaning);
    const isSpell = types.isSpell && !isQuoted;
    const header =
      isSpell && spell
        ? Discourse.after(spell)
        : new Discourse(isQuoted ? new Entities() : entities, types.isSpell && !isQuoted, nameIsPlural);
    if (isSpell) spell = header;
    for (const discourse of discoursesOf(node, header)) {
      said.push({ ability, discourse });
      for (const quoted of discourse.quoted)
        for (const inner of abilityNodes(quoted)) add(inner.node, inner.frame, line, true);
    }
  };
  for (const [line, { tree }] of reading.lines.entries())
    for (const { node, frame } of abilityNodes(tree)) add(node, frame, line, false);
  const unread = reading.lines.some((line) => line.unread.length > 0);
  const open = settleOpen(said, unread);
  const references: Reference[] = [...said.flatMap(({ discourse }) => discourse.references), ...open.references];
  references.sort((a, b) => a.span[0] - b.span[0]);
  return { abilities, references, linked: open.linked };
}

/** The walks through one ability: the header, and each mode or row after it. */
function discoursesOf(node: TreeNode, header: Discourse): Discourse[] {
  const below: TreeNode[] = [];
  const own: TreeNode = { kind: node.kind };
  if (node.span) own.span = node.span;
  for (const { slot, child } of slotsInOrder(node)) {
    if (BELOW.has(slot)) below.push(child);
    else own[slot] = Array.isArray(node[slot]) ? [...((own[slot] as TreeNode[] | undefined) ?? []), child] : child;
  }
  header.walk(own);
  const discourses = [header];
  // A row of a table may speak of what the row before it says ("two of those tokens"); a mode stands for itself.
  for (const part of below) discourses.push(modeAfter(part.kind === "tableRow" ? discourses.at(-1)! : header, part));
  return discourses;
}

function modeAfter(header: Discourse, part: TreeNode): Discourse {
  const discourse = Discourse.after(header);
  for (const slot of ["cost", "ability"]) if (isNode(part[slot])) discourse.walk(part[slot]);
  return discourse;
}
