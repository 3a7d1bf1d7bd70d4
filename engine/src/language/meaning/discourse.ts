/**
 * Walks one ability in the order of its text, keeps what was said, and finds for each pronoun and each "that creature" what
 * it looks back at. What only another ability of the face can settle ("the exiled card", "the chosen color") is left for
 * `faceReferences.ts`.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { Thing } from "../sorts/index.ts";
import { type Candidate, lookBack, participleOf, Role } from "./candidates.ts";
import { actingVerb, isPlayersOwn, needOfPossessor, needOfSlot, OBJECTS } from "./needs.ts";
import { slotsInOrder, spanOf } from "./order.ts";
import { Beside, holds, type PhraseSense, senseOf } from "./phrases.ts";
import type { Reference, ReferenceForm, Referent } from "./types.ts";

/** Something that happens or is done, for "this way" and "if you do". */
export interface Happening {
  readonly node: TreeNode;
  readonly clause: number;
  readonly isOptional: boolean;
}

/** A reference that looks beyond the ability. */
export interface OpenReference {
  readonly node: TreeNode;
  readonly form: ReferenceForm;
  readonly before: number;
}

/** Where a node stands while walking. */
interface Place {
  readonly verb: TreeNode | undefined;
  readonly slot: string;
  readonly role: number;
  /** Whether it is an argument of the verb itself, not part of one. */
  readonly direct: boolean;
  readonly parent: TreeNode | undefined;
  readonly subject: Candidate | undefined;
}

const TOP: Place = {
  verb: undefined,
  slot: "",
  role: Role.other,
  direct: false,
  parent: undefined,
  subject: undefined,
};
const SINGULAR = new Set(["it", "itself", "he", "she", "him", "her", "thatOne"]);
const PLURAL = new Set([
  "them",
  "they",
  "themselves",
  "thoseOnes",
  "oneOfThem",
  "bothOfThem",
  "eachOfThem",
  "anyOfThem",
]);
const REST = new Set(["theRest", "theOther", "theOthers"]);
const REFLEXIVE = new Set(["itself", "themselves", "himself", "herself"]);
const AMOUNTS = new Set([
  "thatMuch",
  "thatMany",
  "twiceThatMuch",
  "twiceThatMany",
  "halfThatMuch",
  "thatManyPlus",
  "damageThat",
  "damageTwiceThat",
  "thatNumber",
  "theDifference",
]);
const VERB_LIST = /^verbs(?:And|Or|AndOr|Then)$/;

export class Discourse {
  readonly candidates: Candidate[] = [];
  readonly happenings: Happening[] = [];
  readonly references: Reference[] = [];
  readonly open: OpenReference[] = [];
  /** Quoted abilities met on the way: each is a discourse of its own. */
  readonly quoted: TreeNode[] = [];
  private clause = 0;
  private unreadBefore = false;
  /** Whether what is said is said of each of several: "for each opponent, …", "each player chooses a creature". */
  private distributive = false;

  constructor(
    private readonly entities: Entities,
    private readonly selfIsSpell: boolean,
  ) {}

  /** Takes over what was said in the header of modes. */
  static after(header: Discourse): Discourse {
    const next = new Discourse(header.entities, header.selfIsSpell);
    next.candidates.push(...header.candidates);
    next.happenings.push(...header.happenings);
    next.clause = header.clause;
    next.unreadBefore = header.unreadBefore;
    return next;
  }

  /** Walks an ability, a cost, a sentence. */
  walk(node: TreeNode): void {
    this.visit(node, TOP);
  }

  private visit(node: TreeNode, place: Place): void {
    switch (node.kind) {
      case "unread":
        this.unreadBefore = true;
        return;
      case "reminder":
        return;
      case "quoted":
        if (isNode(node.ability)) this.quoted.push(node.ability);
        return;
      case "clause":
        this.visitClause(node, place);
        return;
      case "pronoun":
        this.visitPronoun(node, place);
        return;
      case "possessivePronoun":
        this.visitPossessive(node, place);
        return;
      case "placed":
      case "placedIn":
        // "cast it from your hand": the zone is beside it.
        for (const { slot, child } of slotsInOrder(node))
          this.visit(child, slot === "what" ? place : { ...place, direct: false, parent: node });
        return;
      case "timeAdverb":
      case "wayAdverb":
        if (node.is === "this way") this.refer(node, "thisWay", this.wayOf(node, place.verb));
        return;
    }
    if (AMOUNTS.has(node.kind)) this.refer(node, "amount", this.amountBefore(node));
    if (/^(?:ofTheChosen|chosenColor|fromChosen|manaChosenColor)$/.test(node.kind) && !node.whose && !node.symbols)
      this.open.push({ node, form: "chosen", before: spanOf(node)[0] });
    if (
      place.slot === "verbs" ||
      place.slot === "do" ||
      place.slot === "verb" ||
      VERB_LIST.test(place.parent?.kind ?? "")
    ) {
      this.visitVerb(node, place);
      return;
    }
    const sense = senseOf(node);
    if (sense) this.visitPhrase(node, sense, place);
    else this.visitBelow(node, place);
  }

  /** The rest of a node's tree, its slots in order. */
  private visitBelow(node: TreeNode, place: Place): void {
    for (const { slot, child } of slotsInOrder(node)) {
      const isClauseLike =
        slot === "costs" || slot === "effects" || slot === "effect" || slot === "event" || slot === "items";
      if (isClauseLike && child.kind !== "clause" && !senseOf(child) && isVerbNode(child)) {
        this.clause++;
        this.visitVerb(child, { ...TOP, slot: "verbs" });
      } else {
        const own = /^(?:verbs?|do)$/.test(slot) || !place.verb;
        const was = this.distributive;
        if (node.kind === "forEach" && slot === "effect") this.distributive = true;
        this.visit(child, { ...place, parent: node, direct: false, slot: own ? slot : place.slot });
        this.distributive = was;
      }
    }
  }

  private visitClause(node: TreeNode, place: Place): void {
    this.clause++;
    let subject: Candidate | undefined;
    const acting = isNode(node.verbs) ? actingVerb(node.verbs) : undefined;
    const was = this.distributive;
    for (const { slot, child } of slotsInOrder(node)) {
      if (slot === "subject") {
        const before = this.candidates.length;
        if (!isExpletive(node))
          this.visit(child, {
            ...place,
            verb: acting,
            slot: "subject",
            role: Role.subject,
            direct: true,
            parent: node,
          });
        subject = this.candidates.slice(before).findLast((one) => one.node === child);
        if (subject?.sense.howMany === "each") this.distributive = true;
      } else if (slot === "verbs")
        this.visitVerb(child, { ...place, slot: "verbs", parent: node, subject, role: Role.object });
      else this.visit(child, { ...place, verb: acting, slot, role: Role.other, direct: false, parent: node, subject });
    }
    this.distributive = was;
  }

  private visitVerb(node: TreeNode, place: Place): void {
    const isList = VERB_LIST.test(node.kind);
    const holdsVerb = isList || node.kind === "withTail" || (isNode(node.do) && actingVerb(node) !== node);
    if (!holdsVerb) {
      const isOptional = place.parent?.kind === "may" || place.slot === "optional";
      if (node.kind === "doSo" || (node.kind === "doThis" && !node.when)) this.refer(node, "doSo", this.doneBefore());
      else this.happenings.push({ node, clause: this.clause, isOptional });
    }
    const implied = holdsVerb ? undefined : IMPLIED[node.kind];
    if (implied)
      this.push(node, implied, { ...place, verb: node, slot: "what", role: Role.object }, this.entities.fresh(), []);
    const before = this.candidates.length;
    for (const { slot, child } of slotsInOrder(node)) {
      if (slot === "do" && node.kind === "have") {
        // "You may have it deal 2 damage": who does it is not who has it done.
        const doer = this.candidates.slice(before).findLast((one) => one.slot === "what") ?? place.subject;
        this.visitVerb(child, { ...place, parent: node, slot: "do", subject: doer });
        continue;
      }
      if (slot === "do" || (slot === "verb" && node.kind === "withTail") || (isList && slot === "items")) {
        if (isList && place.parent !== node) this.clause++;
        this.visitVerb(child, { ...place, parent: node, slot: "do" });
        continue;
      }
      const role = /^(?:what|cards|tokens|counters|zone|damage)$/.test(slot) ? Role.object : Role.other;
      this.visit(child, { verb: node, slot, role, direct: true, parent: node, subject: place.subject });
    }
  }

  private visitPhrase(node: TreeNode, sense: PhraseSense, place: Place): void {
    const determiner = isNode(node.determiner) ? node.determiner : undefined;
    const inner = { ...place, role: Role.inner, direct: false, parent: node };
    if (determiner) this.visit(determiner, { ...inner, slot: "determiner" });
    const isList = /^np/.test(node.kind);
    const own = isList ? [] : slotsInOrder(node).filter(({ slot }) => slot === "of" && node.kind !== "objects");
    for (const { child } of own) this.visit(child, inner);
    const form = formOf(node, determiner);
    const partsFrom = this.candidates.length;
    if (isList) {
      const isAnd = node.kind === "npAndList" || node.kind === "npAndOrList";
      for (const { child } of slotsInOrder(node)) this.visit(child, isAnd ? place : { ...inner, slot: place.slot });
    }
    const parts = this.candidates.slice(partsFrom).map((one) => one.entity);
    let head: Candidate | undefined;
    if (form) head = this.lookBackAt(node, form, sense, place);
    else
      head = this.push(
        node,
        sense,
        place,
        this.entities.of(node, sense, own.length ? this.candidates.at(-1)?.entity : undefined),
        parts,
      );
    if (isList) return;
    for (const { slot, child } of slotsInOrder(node)) {
      if (slot === "determiner" || (slot === "of" && node.kind !== "objects")) continue;
      // Behind the noun, "it" and "they" mean the noun first ("creatures with counters on them"), but not who controls it.
      const subject = isNode(child.by) ? place.subject : (head ?? place.subject);
      this.visit(child, { ...inner, subject, verb: verbOfSuffix(child) ?? place.verb, slot });
    }
    if (sense.things & Beside.phase || node.kind === "eachPhase") return;
  }

  private lookBackAt(node: TreeNode, form: ReferenceForm, sense: PhraseSense, place: Place): Candidate | undefined {
    const referent = lookBack(this.candidates, {
      things: sense.things & Thing.player ? sense.things : sense.things | OBJECTS,
      plural: sense.howMany === "many",
      phrase: node,
      allowsSelf: form === "definite",
      clause: this.clause,
      excluded: new Set(),
      selfIsSpell: this.selfIsSpell,
    });
    const participle = form === "definite" && participleOf(node) !== undefined;
    if (form === "definite" && (participle || referent.kind !== "one")) {
      if (participle) this.open.push({ node, form, before: spanOf(node)[0] });
      return this.push(node, sense, place, this.entities.fresh(), []);
    }
    this.refer(node, form, referent);
    return this.pushMeant(node, referent, place, sense);
  }

  private visitPronoun(node: TreeNode, place: Place): void {
    const is = node.is as string;
    if (is === "you") this.push(node, YOU, place, this.entities.you, []);
    else if (SINGULAR.has(is) || PLURAL.has(is)) {
      const plural = PLURAL.has(is);
      const fromZone = /^(?:fromAmong|inZone|fromIt|from)/.test(place.parent?.kind ?? "");
      const owner = /^(?:not)?(?:[cC]ontrolled|[oO]wned)/.test(place.parent?.kind ?? "");
      const need = owner
        ? Thing.player
        : place.verb && place.direct
          ? needOfSlot(place.verb, place.slot)
          : OBJECTS | Thing.player;
      const things = fromZone && !plural ? Beside.zone : plural ? need : need & ~Thing.player;
      const referent =
        REFLEXIVE.has(is) && place.subject ? one(place.subject) : this.meant(things, plural, place, fromZone);
      this.refer(node, plural ? "they" : "it", referent);
      if (is === "oneOfThem" || is === "eachOfThem") this.pushOneOf(node, referent, place);
      else this.pushMeant(node, referent, place, undefined);
    } else if (REST.has(is)) {
      const referent = lookBack(this.candidates, this.wanted(OBJECTS, true, new Set()));
      this.refer(node, "rest", referent.kind === "none" ? this.lastGroup() : referent);
    }
  }

  private visitPossessive(node: TreeNode, place: Place): void {
    const owner = place.parent;
    if (node.is === "your" || !owner) return;
    const plural = node.is === "their";
    let things = needOfPossessor(owner);
    if (plural && isPlayersOwn(owner)) things = Thing.player;
    else if (plural && owner.kind === "possessed") things = Thing.player;
    if (!plural) things &= ~Thing.player;
    const referent = this.meant(things & (OBJECTS | Thing.player), plural, { ...place, direct: false }, false);
    this.refer(node, plural ? "they" : "it", referent);
    this.pushMeant(node, referent, { ...place, role: Role.inner }, undefined);
  }

  /** What a pronoun means: the noun it stands behind, the subject of its clause, or what was said before. */
  private meant(things: number, plural: boolean, place: Place, fromZone: boolean): Referent {
    const { subject } = place;
    if (subject && !place.direct && !subject.isYou && !fromZone && (subject.sense.things & things) !== 0) {
      const fits = plural
        ? subject.sense.howMany !== "one" || (subject.sense.things & Thing.player) !== 0
        : subject.sense.howMany !== "many";
      if (fits) return one(subject);
    }
    const excluded = new Set<number>();
    if (place.direct && place.verb && isOwnArgument(place.verb, place.slot))
      for (const candidate of this.candidates)
        if (
          candidate.clause === this.clause &&
          (candidate.verb === place.verb || candidate === subject) &&
          candidate.role < Role.inner
        )
          excluded.add(candidate.entity);
    return lookBack(this.candidates, this.wanted(things, plural, excluded));
  }

  private wanted(things: number, plural: boolean, excluded: ReadonlySet<number>) {
    return { things, plural, allowsSelf: !plural, clause: this.clause, excluded, selfIsSpell: this.selfIsSpell };
  }

  private lastGroup(): Referent {
    const group = this.candidates.findLast((one) => one.sense.howMany === "many" && (one.sense.things & OBJECTS) !== 0);
    return group ? one(group) : { kind: "none" };
  }

  private push(node: TreeNode, sense: PhraseSense, place: Place, entity: number, parts: readonly number[]): Candidate {
    const candidate: Candidate = {
      node,
      span: spanOf(node),
      entity,
      sense: this.distributive && sense.howMany === "one" && !isFixed(node) ? { ...sense, howMany: "each" } : sense,
      role: place.role,
      clause: this.clause,
      verb: place.verb,
      slot: place.slot,
      isSelf: entity === this.entities.self,
      isYou: entity === this.entities.you,
      parts,
    };
    this.candidates.push(candidate);
    return candidate;
  }

  /** A pronoun keeps what it means in mind. */
  private pushMeant(
    node: TreeNode,
    referent: Referent,
    place: Place,
    sense: PhraseSense | undefined,
  ): Candidate | undefined {
    if (referent.kind !== "one") return sense ? this.push(node, sense, place, this.entities.fresh(), []) : undefined;
    const meant = referent.mentions as readonly Candidate[];
    if (meant.length === 1) {
      const only = meant[0]!;
      return this.push(node, only.sense ?? sense!, place, only.entity, only.parts ?? []);
    }
    const joint = { ...meant[0]!.sense, howMany: "many" as const };
    return this.push(
      node,
      joint,
      place,
      this.entities.fresh(),
      meant.map((mention) => mention.entity),
    );
  }

  /** "Choose one of them": one thing, of the sort of those. */
  private pushOneOf(node: TreeNode, referent: Referent, place: Place): void {
    if (referent.kind !== "one") return;
    const sense = (referent.mentions[0] as Candidate).sense;
    this.push(node, { ...sense, howMany: node.is === "oneOfThem" ? "one" : "each" }, place, this.entities.fresh(), []);
  }

  private refer(node: TreeNode, form: ReferenceForm, referent: Referent): void {
    const settled: Referent = referent.kind !== "one" && this.unreadBefore ? { kind: "unknown" } : referent;
    this.references.push({ node, span: spanOf(node), form, referent: settled });
  }

  /** What "this way" looks back at: the same verb before, else one with the same result. */
  private wayOf(node: TreeNode, verb: TreeNode | undefined): Referent {
    const acting = verb && actingVerb(verb);
    const before = this.happenings.filter((one) => one.node !== acting && !holdsNode(one.node, node));
    const same = before.findLast((one) => !acting || one.node.kind === acting.kind);
    const found = same ?? before.findLast((one) => WAYS[acting!.kind]?.includes(one.node.kind));
    return found ? happened(found) : { kind: "none" };
  }

  private doneBefore(): Referent {
    const before = this.happenings.filter(({ clause }) => clause < this.clause);
    const found = before.findLast((one) => one.isOptional) ?? before[before.length - 1];
    return found ? happened(found) : { kind: "none" };
  }

  private amountBefore(node: TreeNode): Referent {
    const damage = /^damage/.test(node.kind);
    const found = this.happenings.findLast(
      (one) =>
        !holdsNode(one.node, node) &&
        !isRepeated(one.node) &&
        (damage ? /[dD]amage|prevent/.test(one.node.kind) : one.node.kind !== "be"),
    );
    return found ? happened(found) : { kind: "none" };
  }
}

function one(candidate: Candidate): Referent {
  return { kind: "one", mentions: [candidate] };
}

function happened({ node }: Happening): Referent {
  return { kind: "one", mentions: [{ node, span: spanOf(node), entity: -1 }] };
}

function holdsNode(outer: TreeNode, inner: TreeNode): boolean {
  const [from, to] = spanOf(outer);
  const [start, end] = spanOf(inner);
  return from <= start && end <= to;
}

/** "It's your turn" speaks of nothing. */
function isExpletive(clause: TreeNode): boolean {
  const verbs = clause.verbs;
  if (!isNode(clause.subject) || clause.subject.is !== "it" || !isNode(verbs)) return false;
  const complement = isNode(verbs.complement) ? verbs.complement : undefined;
  return complement?.kind === "yourTurn" || /^(?:isDay|isNight|dayOrNight|day|night)/.test(complement?.kind ?? "");
}

/** Whether a phrase looks back, and how. */
function formOf(node: TreeNode, determiner: TreeNode | undefined): ReferenceForm | undefined {
  if (node.kind !== "objects" || !determiner) return undefined;
  const suffixes = (node.suffixes as TreeNode[] | undefined) ?? [];
  if (determiner.kind === "that") return "that";
  if (determiner.kind === "those") return "those";
  if (determiner.kind === "the" && suffixes.length === 0 && !determiner.other) return "definite";
  return undefined;
}

function isVerbNode(node: TreeNode): boolean {
  return (
    !/^(?:mana|tapSymbol|energy|unread|reminder|number|signedNumber|symbol)$/.test(node.kind) &&
    (VERB_LIST.test(node.kind) ||
      !/^(?:clauses|ifThen|thenIf|then|otherwise|forEach|during|delayed|instead|also|additionally|additionalCost|asItEnters|thereAre|event|costOr|statement|\w+Ability)/.test(
        node.kind,
      ))
  );
}

/** Kinds of happening that end in the same result: a creature that "died this way" was destroyed, damaged or sacrificed. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  die: ["destroy", "dealDamage", "sacrifice", "getStats", "fight"],
  dealDamage: ["prevent", "fight"],
  put: ["return", "mill", "discard", "destroy", "sacrifice", "exile", "manifest", "counter", "search"],
  return: ["put"],
  enter: ["put", "return", "create", "exile"],
  loseLife: ["dealDamage", "payLife", "exchange"],
  gainLife: ["exchange"],
  lookAt: ["reveal", "search"],
  reveal: ["lookAt", "search", "put", "exile", "mill"],
  exile: ["put", "return", "counter"],
  prevent: ["dealDamage"],
  cast: ["play"],
  play: ["cast"],
  discard: ["put"],
  draw: ["put"],
  phaseOut: ["phase"],
  leave: ["exile", "return", "destroy", "sacrifice"],
};

/** Arguments of which two can't be the same thing, as "it" and "itself" tell them apart. */
function isOwnArgument(verb: TreeNode, slot: string): boolean {
  return /^(?:what|to|subject|cards|tokens|with)$/.test(slot) || (slot === "on" && verb.kind === "put");
}

/** Whether a happening's amount is itself "that much". */
function isRepeated(node: TreeNode): boolean {
  return holds(node, (below) => AMOUNTS.has(below.kind));
}

/** Phrases that mean one thing even where something is said of each of several. */
function isFixed(node: TreeNode): boolean {
  return (
    node.kind === "self" ||
    node.kind === "selfName" ||
    (isNode(node.determiner) && node.determiner.kind === "attachedTo")
  );
}

function verbOfSuffix(suffix: TreeNode): TreeNode | undefined {
  return isNode(suffix.verb) ? suffix.verb : isNode(suffix.verbs) ? suffix.verbs : undefined;
}

const creature: PhraseSense = {
  things: Thing.permanent,
  types: new Set(["creature"]),
  heads: new Set(["creature", "token"]),
  howMany: "one",
};
/** Verbs that bring something about without naming it. */
const IMPLIED: Readonly<Record<string, PhraseSense>> = {
  manifestDread: creature,
  amass: creature,
  manifest: creature,
  cloak: creature,
};

const YOU: PhraseSense = { things: Thing.player, types: null, heads: new Set(["player"]), howMany: "one" };

/** Numbers of the things a face speaks of. */
export class Entities {
  readonly self = 0;
  readonly you = 1;
  private next = 2;
  private readonly named = new Map<string, number>();

  fresh(): number {
    return this.next++;
  }

  /** The same for phrases that always mean the same thing: the card itself, "enchanted creature", "its controller". */
  of(node: TreeNode, _sense: PhraseSense, possessor: number | undefined): number {
    if (node.kind === "self" || node.kind === "selfName") return this.self;
    const determiner = isNode(node.determiner) ? node.determiner : undefined;
    let key: string | undefined;
    if (determiner?.kind === "attachedTo") key = `attached ${String(determiner.how)}`;
    else if (node.kind === "playerOf" && possessor !== undefined && isNode(node.role))
      key = `${String(node.role.is)} of ${possessor}`;
    else if (/^(?:defendingPlayer|attackingPlayer|activePlayer|monarch)$/.test(node.kind)) key = node.kind;
    if (key === undefined) return this.fresh();
    const known = this.named.get(key);
    if (known !== undefined) return known;
    const entity = this.fresh();
    this.named.set(key, entity);
    return entity;
  }
}
