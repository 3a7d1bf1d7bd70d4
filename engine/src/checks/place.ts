/** Where a node stands in a card: what a check may ask about its surroundings. */
import { isNode, type TreeNode } from "../grammar/tree.ts";
import type { LineReading } from "../language/read.ts";
import type { Span } from "../text/words.ts";
import type { Fix, TextEdit } from "./finding.ts";
import { type JudgedFace, spanOf } from "./judgedCard.ts";
import { children } from "./trees.ts";
import { editOfPhrase, editOfRewriting, type Replacement, replacedIn, unitsOf, withoutSlot } from "./rewriting.ts";

const FRAMES = new Set(["activatedAbility", "triggeredAbility", "loyaltyAbility", "statement", "keywordLine"]);

/** What holds words that are carried out when it resolves. */
const RESOLVING = new Set(["activatedAbility", "triggeredAbility", "loyaltyAbility", "chapter", "shorthandAbility"]);

/** A node with all that is around it. Valid while the check runs that it is given to. */
export class Place {
  constructor(
    readonly face: JudgedFace,
    readonly line: LineReading,
    readonly node: TreeNode,
    /** From the line's tree down to the node's parent. */
    readonly parents: readonly TreeNode[],
    /** The slots through which the way leads: `slots[i]` is that of `parents[i]`. */
    readonly slots: readonly string[],
  ) {}

  get parent(): TreeNode | undefined {
    return this.parents[this.parents.length - 1];
  }

  /** The slot of its parent that holds it. */
  get slot(): string | undefined {
    return this.slots[this.slots.length - 1];
  }

  /** The nearest node above of one of these kinds. */
  above(...kinds: readonly string[]): TreeNode | undefined {
    for (let i = this.parents.length - 1; i >= 0; i--)
      if (kinds.includes(this.parents[i]!.kind)) return this.parents[i];
    return undefined;
  }

  /** The place of a node above this one. */
  placeOf(parent: TreeNode): Place {
    const at = this.parents.indexOf(parent);
    return new Place(this.face, this.line, parent, this.parents.slice(0, at), this.slots.slice(0, at));
  }

  /** Whether the node, or a node above it, stands in this slot of a node of this kind. */
  isIn(kind: string, slot: string): boolean {
    const { parents, slots } = this;
    for (let i = parents.length - 1; i >= 0; i--) if (slots[i] === slot && parents[i]!.kind === kind) return true;
    return false;
  }

  /** The ability it belongs to: the nearest activated, triggered or loyalty ability, statement or keyword line. */
  get frame(): TreeNode | undefined {
    for (let i = this.parents.length - 1; i >= 0; i--) if (FRAMES.has(this.parents[i]!.kind)) return this.parents[i];
    return FRAMES.has(this.node.kind) ? this.node : undefined;
  }

  /** Whether it stands inside quotation marks: an ability that something else has. */
  get isQuoted(): boolean {
    return this.above("quoted") !== undefined;
  }

  /** Whether it is part of a cost: before a colon, or what a keyword or a spell asks for. */
  get isCost(): boolean {
    return this.isIn("activatedAbility", "costs") || this.isIn("keyword", "cost") || this.isIn("costs", "costs");
  }

  /** Whether it is part of what a trigger waits for. */
  get isTrigger(): boolean {
    return (
      this.isIn("triggeredAbility", "trigger") ||
      this.isIn("delayed", "trigger") ||
      this.isIn("delayedSentence", "trigger")
    );
  }

  /**
   * Whether its words are carried out once, when a spell or ability resolves (CR 608.2): an effect of an instant or sorcery,
   * of an activated, triggered or loyalty ability, of a chapter. Not so static abilities, costs and what triggers wait for.
   */
  get resolves(): boolean {
    if (this.isCost || this.isTrigger) return false;
    if (this.above("delayed")) return true;
    for (let i = this.parents.length - 1; i >= 0; i--) {
      const parent = this.parents[i]!;
      if (RESOLVING.has(parent.kind)) return true;
      if (parent.kind === "mode") return this.modeResolves(i);
      if (parent.kind === "quoted") return false;
    }
    return this.face.isSpell;
  }

  /** Whether a part of the ability, or of the words above its modes, is not understood: then it may be of another kind than it seems. */
  get isHalfRead(): boolean {
    return (
      this.parents.some((parent) => children(parent, "effects").some(({ kind }) => kind === "unread")) ||
      this.node.kind === "unread"
    );
  }

  private modeResolves(at: number): boolean {
    let header = this.parents[at - 1];
    while (header && (header.kind === "worded" || header.kind === "chapter")) {
      if (header.kind === "chapter") return true;
      header = header.ability as TreeNode;
    }
    return this.face.isSpell || header?.kind !== "statement";
  }

  /** Who does what the verb (this node) says, or to whom it is done: the subject of the clause it belongs to. */
  get subject(): TreeNode | undefined {
    for (let i = this.parents.length - 1; i >= 0; i--) {
      const parent = this.parents[i]!;
      if (parent.kind === "quoted") return undefined;
      if (parent.kind === "clause")
        return isNode(parent.subject) && this.slots[i] !== "subject" ? parent.subject : undefined;
      if (parent.kind === "have" && isNode(parent.what)) return parent.what;
      if (parent.kind === "cause" && isNode(parent.who)) return parent.who;
      if (this.slots[i] === "what" || this.slots[i] === "suffixes") return undefined;
    }
    return undefined;
  }

  /** The author's own words for a node, or for everything from one to another. */
  words(node: TreeNode = this.node, until: TreeNode = node): string {
    const start = spanOf(node);
    const end = spanOf(until);
    if (!start || !end) return "";
    const text = this.face.cardText.slice(start[0], end[1]).replaceAll(/\s+/g, " ");
    return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text;
  }

  span(node: TreeNode = this.node): Span {
    return spanOf(node) ?? this.line.span;
  }

  /** The header or mode that holds the node, as it is printed by itself. */
  private unit(): { readonly unit: TreeNode; readonly root: TreeNode } {
    const mode =
      this.parents.find((parent) => parent.kind === "mode") ?? (this.node.kind === "mode" ? this.node : undefined);
    const root = mode ?? this.line.tree;
    return { root, unit: mode ?? unitsOf(this.line.tree)[0]! };
  }

  /** A fix that puts another tree in the place of a node. Undefined when it could not be printed, or changes nothing. */
  replace(title: string, safe: boolean, old: TreeNode, replacement: Replacement): Fix | undefined {
    return this.replaceAll(title, safe, [[old, replacement]]);
  }

  /** As {@link replace}, for several nodes at once. */
  replaceAll(
    title: string,
    safe: boolean,
    changes: readonly (readonly [old: TreeNode, replacement: Replacement])[],
  ): Fix | undefined {
    const { unit, root } = this.unit();
    let changed = root;
    for (const [old, replacement] of changes) changed = replacedIn(changed, old, replacement);
    if (changed === root) return undefined;
    const edit = editOfRewriting(this.face, unit, root === unit ? changed : withoutSlot(changed, "modes"));
    if (edit) return { title, safe, edits: [edit] };
    // Where the line as a whole does not print as it was typed, a single phrase of fixed words can still be exchanged.
    const [only] = changes;
    if (changes.length !== 1 || only![0] !== this.node || !isNode(only![1])) return undefined;
    const alone = editOfPhrase(this.face, this.node, only![1]);
    return alone ? { title, safe, edits: [alone] } : undefined;
  }

  /** A fix by words of the card: for the type line, mana costs and stats, which are no trees. */
  edit(title: string, safe: boolean, ...edits: readonly TextEdit[]): Fix {
    return { title, safe, edits };
  }
}
