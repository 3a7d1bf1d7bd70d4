/**
 * From the trees of a card's lines to the abilities the game uses: each line an ability, each keyword of a keyword line one, each
 * quoted ability and each delayed trigger one of its own, found again by its tree node.
 */
import { type TreeNode, childNodes } from "../../grammar/tree.ts";
import type { Span } from "../../text/words.ts";
import type { AbilityRef, PrintedValues } from "../object.ts";
import { children, maybeChild } from "../treeAccess.ts";
import { unknownParts } from "../unmodelled.ts";
import { makesMana, zonesOf } from "./abilityFacts.ts";
import { delayedAbility } from "./delayedAbility.ts";
import { keywordName } from "../../language/ownWords.ts";
import { keywordText } from "./keywordText.ts";
import { letEmblemsWork } from "../frames/emblems.ts";
import { type FramedLine, framedLines, framedValues } from "../frames/framedLines.ts";
import type { AbilityKind, CardDefinition, CardLibrary, CompiledAbility } from "./library.ts";

/** A face ready to be compiled. */
export interface FaceToCompile {
  values: Omit<PrintedValues, "abilities">;
  /** The tree of each line. */
  lines: readonly TreeNode[];
}

/** Adds a card to the library; an earlier card with the same id is replaced. */
export function compileCard(
  library: CardLibrary,
  id: string,
  layout: string,
  faces: readonly FaceToCompile[],
): CardDefinition {
  const definition: CardDefinition = { id, layout, faces: [], abilities: [] };
  library.definitions.set(id, definition);
  faces.forEach((face, faceIndex) => {
    const compiler = new FaceCompiler(library, definition, face, faceIndex);
    for (const line of framedLines(face.lines, face.values)) compiler.addLine(line);
    const values = { ...framedValues(face.lines, face.values), abilities: compiler.printed };
    definition.faces.push({ values, abilities: compiler.printed });
  });
  library.indexes = new WeakMap();
  return definition;
}

class FaceCompiler {
  readonly printed: AbilityRef[] = [];
  private readonly expanding = new Set<string>();

  constructor(
    private readonly library: CardLibrary,
    private readonly definition: CardDefinition,
    private readonly face: FaceToCompile,
    private readonly faceIndex: number,
  ) {}

  addLine(framed: FramedLine): void {
    this.printed.push(...this.framed(framed));
  }

  /** What a line of a frame holds back is printed on the card, too, but the card has it only while that is given. */
  private framed({ tree, line, holds }: FramedLine): AbilityRef[] {
    const markers = holds
      .flatMap((inner) => this.framed(inner))
      .map((ref) => {
        const marker: TreeNode = { kind: "heldAbility" };
        this.library.nested.set(marker, ref);
        return marker;
      });
    if (markers.length > 0) Object.assign(children(tree, "effects")[0]!, { abilities: markers });
    return this.abilitiesOf(tree, line, true);
  }

  /** The abilities a line (or quoted text) is; keyword lines are several. */
  private abilitiesOf(tree: TreeNode, line: number, printed: boolean): AbilityRef[] {
    switch (tree.kind) {
      case "keywordLine":
        return children(tree, "keywords").flatMap((keyword) => this.keyword(keyword, line, printed));
      case "worded":
        return this.abilitiesOf({ ...maybeChild(tree, "ability")!, ...modesOf(tree) }, line, printed);
      case "reminderLine":
        return [];
      case "chapter":
        return [this.add(tree, "triggered", line, printed, maybeChild(tree, "ability")!)];
      case "activatedAbility":
      case "loyaltyAbility":
        return [this.add(tree, "activated", line, printed)];
      case "triggeredAbility":
        return [this.add(tree, "triggered", line, printed)];
      default:
        return this.statement(tree, line, printed);
    }
  }

  /** A statement is spell text on instants and sorceries, a static ability elsewhere (CR 113.3). */
  private statement(tree: TreeNode, line: number, printed: boolean): AbilityRef[] {
    const dashed = children(tree, "effects").filter((effect) => effect.kind === "keywordDash");
    if (dashed.length > 0)
      return dashed.flatMap((effect) => this.abilitiesOf(maybeChild(effect, "keywords")!, line, printed));
    const { types } = this.face.values;
    const isSpell = printed && (types.includes("instant") || types.includes("sorcery"));
    return [this.add(tree, isSpell || isCastingText(tree) ? "spell" : "static", line, printed)];
  }

  private add(tree: TreeNode, kind: AbilityKind, line: number, printed: boolean, inner: TreeNode = tree): AbilityRef {
    const ref: AbilityRef = { card: this.definition.id, index: this.definition.abilities.length };
    const node = inner === tree ? tree : { ...inner, chapters: tree.chapters };
    const ability: CompiledAbility = {
      ref,
      face: this.faceIndex,
      line,
      kind,
      node,
      span: (tree.span as Span | undefined) ?? null,
      keyword: null,
      expansions: [],
      keywordOf: undefined,
      zones: zonesOf(kind, node),
      printed,
      manaAbility: false,
      loyalty: node.kind === "loyaltyAbility" || children(node, "costs").some((cost) => cost.kind === "signedNumber"),
      unmodelled: [],
    };
    this.definition.abilities.push(ability);
    ability.manaAbility = makesMana(ability);
    this.nested(node, line, ability);
    letEmblemsWork(this.library, node);
    this.examine(ability, roleOf(ability));
    return ref;
  }

  private keyword(node: TreeNode, line: number, printed: boolean): AbilityRef[] {
    const name = keywordName(node);
    const ref: AbilityRef = { card: this.definition.id, index: this.definition.abilities.length };
    const ability: CompiledAbility = {
      ref,
      face: this.faceIndex,
      line,
      kind: "keyword",
      node,
      span: (node.span as Span | undefined) ?? null,
      keyword: name,
      expansions: [],
      keywordOf: undefined,
      zones: ["battlefield", "stack", "hand", "graveyard", "exile", "library", "command"],
      printed,
      manaAbility: false,
      loyalty: false,
      unmodelled: [],
    };
    this.definition.abilities.push(ability);
    this.library.nested.set(node, ref);
    this.examine(ability, "keyword");
    // "Without flanking" inside what flanking stands for names the keyword; it does not stand for the text again.
    if (this.expanding.has(name)) return [ref];
    this.expanding.add(name);
    for (const tree of keywordText(node)) {
      const refs = this.abilitiesOf(tree, line, printed);
      ability.expansions.push(...refs);
      for (const inner of refs) {
        const meaning = this.definition.abilities[inner.index]!;
        meaning.keywordOf = ref;
        ability.unmodelled.push(
          ...meaning.unmodelled.map((part) => ({ ...part, ability: ref.index, why: `${name}: ${part.why}` })),
        );
        meaning.unmodelled = [];
      }
    }
    this.expanding.delete(name);
    return [ref];
  }

  /** Compiles what is written inside: quoted abilities, granted keywords, delayed triggers. */
  private nested(node: TreeNode, line: number, owner: CompiledAbility): void {
    for (const inner of childNodes(node)) {
      const delayed = delayedAbility(inner);
      if (delayed) this.nest(inner, this.abilitiesOf(delayed, line, false), owner);
      if (inner.kind === "quoted")
        this.nest(inner, this.abilitiesOf(maybeChild(inner, "ability")!, line, false), owner);
      else if (inner.kind === "keyword") this.nest(inner, this.keyword(inner, line, false), owner);
      else if (inner.kind !== "delayed") this.nested(inner, line, owner);
    }
  }

  private nest(node: TreeNode, refs: AbilityRef[], owner: CompiledAbility): void {
    if (refs[0]) this.library.nested.set(node, refs[0]);
    for (const ref of refs) {
      const inner = this.definition.abilities[ref.index]!;
      owner.unmodelled.push(...inner.unmodelled.map((part) => ({ ...part, ability: owner.ref.index })));
    }
  }

  private examine(ability: CompiledAbility, role: string): void {
    for (const part of unknownParts(ability.node, role)) {
      ability.unmodelled.push({ card: this.definition.id, ability: ability.ref.index, ...part });
    }
  }
}

function modesOf(tree: TreeNode): { modes?: TreeNode[] } {
  const modes = children(tree, "modes");
  return modes.length > 0 ? { modes } : {};
}

/** "As an additional cost to cast this spell" on a permanent card belongs to casting (CR 113.6d). */
function isCastingText(tree: TreeNode): boolean {
  return children(tree, "effects").some(
    (effect) =>
      effect.kind === "additionalCost" || children(effect, "tails").some((tail) => tail.kind === "ratherThan"),
  );
}

/** The role in which a whole ability is read. */
function roleOf(ability: CompiledAbility): string {
  if (ability.kind === "static" || isCastingText(ability.node)) return "staticAbility";
  return "ability";
}
