/** The meaning of a face, from the trees of its lines: a pure function of type line and reading. */
import { isNode, nodeIn, type TreeNode } from "../../grammar/tree.ts";
import type { FaceReading, LineReading } from "../read.ts";
import { abilityNodes, faceTypesOf, meaningOfAbility } from "./abilities.ts";
import { Discourse } from "./discourse.ts";
import { Entities } from "./entities.ts";
import { isTriggerOfSelf, PARTING, type Said, settleOpen } from "./faceReferences.ts";
import { costsOfKeywords } from "./keywordDeeds.ts";
import { slotsInOrder } from "./order.ts";
import type { AbilityMeaning, FaceMeaning, Reference } from "./types.ts";

/** What is looked at beside the reading. */
export interface FaceParts {
  /** As printed: `Legendary Creature — Goblin`. */
  readonly typeLine: string;
}

/** The lines of a face, and its names where they are known. */
export type ReadLines = Pick<FaceReading, "lines"> & Partial<FaceReading>;

/** Slots of an ability that stand on lines of their own; each is understood after the header, not after the others. */
const BELOW = new Set(["modes", "rows"]);

/** An ability as it is met. */
interface AbilityMet {
  readonly node: TreeNode;
  readonly frame: TreeNode;
  readonly line: number;
  readonly isQuoted: boolean;
}

/** Works out kinds of abilities, targets, references and links of a face. Never throws; spans are those of the reading. */
export function analyseFace(face: FaceParts, reading: ReadLines): FaceMeaning {
  const types = faceTypesOf(face.typeLine);
  const { met, said } = walkFace(face, reading);
  const abilities: AbilityMeaning[] = met.map(({ node, frame, line, isQuoted }) =>
    meaningOfAbility(node, frame, line, types, isQuoted),
  );
  const open = settleOpen(said, reading.lines);
  return { abilities, references: referencesIn(said, open.references), linked: open.linked };
}

/**
 * The references of a face alone, for who asks of every card.
 * @param looksBack whether there are words on a line that may look back; other lines are passed over as long as nothing
 *   looks beyond its ability
 */
export function referencesOf(
  face: FaceParts,
  reading: ReadLines,
  looksBack: (line: LineReading) => boolean,
): readonly Reference[] {
  let { said } = walkFace(face, reading, looksBack);
  if (said.some(({ discourse }) => discourse.open.length > 0)) ({ said } = walkFace(face, reading));
  return referencesIn(said, settleOpen(said, reading.lines).references);
}

function referencesIn(said: readonly Said[], open: readonly Reference[]): readonly Reference[] {
  const references = [...said.flatMap(({ discourse }) => discourse.references), ...open];
  return references.sort((a, b) => a.span[0] - b.span[0]);
}

/** Walks through the abilities of a face, line by line. */
function walkFace(
  face: FaceParts,
  reading: ReadLines,
  isWanted: (line: LineReading) => boolean = () => true,
): { readonly met: readonly AbilityMet[]; readonly said: readonly Said[] } {
  const { isSpell } = faceTypesOf(face.typeLine);
  const met: AbilityMet[] = [];
  const said: Said[] = [];
  const entities = new Entities();
  const nameIsPlural = / (?:and|&) /.test(reading.names?.full ?? "");
  /** The lines of an instant or sorcery are carried out one after the other: later ones speak of the targets of the first. */
  let spell: Discourse | undefined;
  const add = (node: TreeNode, frame: TreeNode, line: number, isQuoted: boolean): void => {
    const ability = met.length;
    met.push({ node, frame, line, isQuoted });
    const isOfSpell = isSpell && !isQuoted;
    const header =
      isOfSpell && spell
        ? Discourse.after(spell)
        : new Discourse(isQuoted ? new Entities() : entities, isOfSpell, nameIsPlural);
    header.atParting = isTriggerOfSelf(node, PARTING);
    const costs = isQuoted ? [] : costsOfKeywords(node);
    for (const cost of costs) header.walk(cost);
    // What a keyword costs is taken up by "the sacrificed creature", never by "it".
    if (isOfSpell && costs.length === 0) spell = header;
    for (const discourse of discoursesOf(node, frame, header)) {
      said.push({ ability, node, discourse });
      for (const quoted of discourse.quoted)
        for (const inner of abilityNodes(quoted)) add(inner.node, inner.frame, line, true);
    }
  };
  for (const [line, read] of reading.lines.entries())
    if (isSpell || isWanted(read)) for (const { node, frame } of abilityNodes(read.tree)) add(node, frame, line, false);
  return { met, said };
}

/** The walks through one ability: the header, and each mode or row after it. */
function discoursesOf(node: TreeNode, frame: TreeNode, header: Discourse): Discourse[] {
  // The modes of an ability behind an ability word hang in the whole line.
  const below: TreeNode[] = frame === node ? [] : [...listOf(frame.modes), ...listOf(frame.rows)];
  if (below.length === 0 && !node.modes && !node.rows) {
    header.walk(node);
    return [header];
  }
  const own: TreeNode = { kind: node.kind };
  if (node.span) own.span = node.span;
  for (const { slot, child } of slotsInOrder(node)) {
    if (BELOW.has(slot)) below.push(child);
    else own[slot] = Array.isArray(node[slot]) ? [...((own[slot] as TreeNode[] | undefined) ?? []), child] : child;
  }
  // "Choose up to two. Destroy those permanents. • Target artifact": the modes name what the header speaks of.
  const naming = below.filter(namesItsTarget);
  for (const { ability } of naming) header.walk(ability as TreeNode);
  header.walk(own);
  const discourses = [header];
  // A row of a table may speak of what the row before it says ("two of those tokens"); a mode stands for itself.
  for (const part of below)
    if (!naming.includes(part))
      discourses.push(modeAfter(part.kind === "tableRow" ? discourses.at(-1)! : header, part));
  return discourses;
}

/** A mode that does nothing by itself: "• Target artifact". */
function namesItsTarget({ ability }: TreeNode): boolean {
  const [clause, ...more] = isNode(ability) ? listOf(ability.effects) : [];
  return more.length === 0 && nodeIn(clause, "verbs")?.kind === "target";
}

function listOf(slot: unknown): readonly TreeNode[] {
  return Array.isArray(slot) ? (slot as TreeNode[]) : [];
}

function modeAfter(header: Discourse, part: TreeNode): Discourse {
  const discourse = Discourse.after(header);
  for (const slot of ["cost", "ability"]) if (isNode(part[slot])) discourse.walk(part[slot]);
  return discourse;
}
