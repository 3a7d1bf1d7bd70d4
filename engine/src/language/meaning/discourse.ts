/**
 * Walks one ability in the order of its text, keeps what was said, and finds for each pronoun and each "that creature" what
 * it looks back at. What only another ability of the face can settle ("the exiled card", "the chosen color") is left for
 * `faceReferences.ts`.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { Thing } from "../sorts/index.ts";
import { type Candidate, lookBack, participleOf, Role, type Wanted } from "./candidates.ts";
import type { Entities } from "./entities.ts";
import {
  BECOMES_IMPLIED,
  formOf,
  IMPLIED,
  isChosen,
  isExpletive,
  isFixed,
  isOwnArgument,
  isVerbNode,
  PLURAL,
  REFLEXIVE,
  REST,
  SINGULAR,
  VERB_LIST,
  verbOfSuffix,
  YOU,
} from "./forms.ts";
import { AMOUNTS, Happenings, happened } from "./happenings.ts";
import { actingVerb, OBJECTS } from "./needs.ts";
import { slotsInOrder, spanOf, whatFirst } from "./order.ts";
import { Beside, type PhraseSense, senseOf } from "./phrases.ts";
import { type Place, TOP } from "./place.ts";
import { isTakenFrom, needOfOwner, needOfPronoun, senseAfter } from "./pronouns.ts";
import type { Reference, ReferenceForm, Referent } from "./types.ts";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** A reference that looks beyond the ability. */
export interface OpenReference {
  readonly node: TreeNode;
  readonly form: ReferenceForm;
  readonly before: number;
}

export class Discourse {
  readonly candidates: Candidate[] = [];
  readonly happenings = new Happenings();
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
    /** Whether the card's name stands for several ("Soot and Ember"), so that "they" can be the card. */
    private readonly nameIsPlural = false,
  ) {}

  /** Takes over what was said in the header of modes. */
  static after(header: Discourse): Discourse {
    const next = new Discourse(header.entities, header.selfIsSpell, header.nameIsPlural);
    next.candidates.push(...header.candidates);
    next.happenings.takeOver(header.happenings);
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
        if (node.is === "this way")
          this.refer(
            node,
            "thisWay",
            this.happenings.way(node, (place.parent && verbOfSuffix(place.parent)) ?? place.verb),
          );
        return;
    }
    this.happenings.noteQuantity(node);
    this.happenings.noteValues(node);
    if (isChosen(node)) {
      const value = node.that ? this.happenings.value() : undefined;
      if (value) this.refer(node, "chosen", happened(value));
      else this.open.push({ node, form: "chosen", before: spanOf(node)[0] });
    } else if (AMOUNTS.has(node.kind)) this.refer(node, "amount", this.happenings.amount(node));
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
      const isClauseLike = /^(?:costs|effects?|then|event|items)$/.test(slot);
      if (isClauseLike && child.kind !== "clause" && !senseOf(child) && isVerbNode(child)) {
        this.clause++;
        this.visitVerb(child, { ...TOP, slot: "verbs" });
      } else {
        const own = /^(?:verbs?|do)$/.test(slot) || !place.verb;
        const was = this.distributive;
        if (node.kind === "forEach" && /^(?:then|effect)$/.test(slot)) this.distributive = true;
        const before = this.candidates.length;
        this.visit(child, { ...place, parent: node, direct: false, slot: own ? slot : place.slot });
        this.distributive = was;
        if (node.kind === "forEach" && slot === "of") this.eachOf(this.candidates.slice(before), child);
      }
    }
  }

  /** "For each of those creatures, its controller …": what follows is said of one at a time. */
  private eachOf(said: readonly Candidate[], phrase: TreeNode): void {
    const all = said.findLast((one) => one.node === phrase);
    if (all) this.candidates.push({ ...all, sense: { ...all.sense, howMany: "each" } });
  }

  private visitClause(node: TreeNode, place: Place): void {
    this.clause++;
    let subject: Candidate | undefined;
    const acting = isNode(node.verbs) ? actingVerb(node.verbs) : undefined;
    const was = this.distributive;
    // What is created for each of several things is several things itself.
    const tails = Array.isArray(node.tails) ? (node.tails as TreeNode[]) : [];
    if (tails.some((tail) => tail.kind === "forEachTail")) this.distributive = true;
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
      if (node.kind === "doSo" || (node.kind === "doThis" && !node.when))
        this.refer(node, "doSo", this.happenings.done(this.clause));
      else this.happenings.add({ node, clause: this.clause, isOptional });
    }
    const implied = holdsVerb ? undefined : IMPLIED[node.kind];
    const broughtAbout = this.entities.fresh();
    // What is copied is meant before the copy ("copy it, then return it"); the copy is "the copy".
    const impliedPlace = { ...place, verb: node, slot: "what", role: node.kind === "copy" ? Role.other : Role.object };
    if (implied && !BECOMES_IMPLIED.has(node.kind)) this.push(node, implied, impliedPlace, broughtAbout, []);
    const before = this.candidates.length;
    for (const { slot, child } of whatFirst(node)) {
      if (slot === "do" && node.kind === "have") {
        // "You may have it deal 2 damage": who does it is not who has it done.
        const doer = this.candidates.slice(before).findLast((one) => one.slot === "what") ?? place.subject;
        this.visitVerb(child, { ...place, parent: node, slot: "do", subject: doer });
        continue;
      }
      if (slot === "do" || (slot === "verb" && node.kind === "withTail") || (isList && slot === "items")) {
        if (isList && place.parent !== node) this.clause++;
        this.visitVerb(child, { ...place, parent: node, slot: "do", ...(holdsVerb ? {} : { subject: undefined }) });
        continue;
      }
      const role = /^(?:what|cards|tokens|counters|zone|damage)$/.test(slot) ? Role.object : Role.other;
      this.visit(child, { verb: node, slot, role, direct: true, parent: node, subject: place.subject });
    }
    if (implied && BECOMES_IMPLIED.has(node.kind)) {
      const object = this.candidates.slice(before).findLast((one) => one.slot === "what");
      this.push(node, implied, impliedPlace, object?.entity ?? broughtAbout, []);
    }
  }

  private visitPhrase(node: TreeNode, sense: PhraseSense, place: Place): void {
    const determiner = isNode(node.determiner) ? node.determiner : undefined;
    const inner: Mutable<Place> = { ...place, role: Role.inner, direct: false, parent: node };
    if (determiner) this.visit(determiner, { ...inner, slot: "determiner" });
    const isList = /^np/.test(node.kind);
    if (node.kind === "partOf") {
      const before = this.candidates.length;
      for (const { child } of slotsInOrder(node)) this.visit(child, { ...inner, subject: undefined });
      const whole = this.candidates.slice(before).map((one) => one.entity);
      this.push(node, this.senseOfPart(sense), place, this.entities.fresh(), whole);
      return;
    }
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
        this.entities.of(node, own.length ? this.candidates.at(-1)?.entity : undefined),
        parts,
      );
    if (isList) return;
    if (head) inner.around = [...(place.around ?? []), head.entity];
    for (const { slot, child } of slotsInOrder(node)) {
      if (slot === "determiner" || (slot === "of" && node.kind !== "objects")) continue;
      const verb = verbOfSuffix(child) ?? place.verb;
      // Behind the noun, "it" and "they" mean the noun first ("creatures with counters on them"), but not who controls it
      // or does something to it, nor what has no such things at all.
      if (isNode(child.by)) {
        const not = head ? [...(place.not ?? []), head.entity] : place.not;
        const isClause = child.kind === "relative";
        this.visit(child, {
          ...inner,
          subject: place.subject,
          verb,
          slot: isClause ? "subject" : slot,
          ...(not ? { not } : {}),
        });
      } else {
        const isOwner = head && (head.sense.things & (OBJECTS | Thing.player)) !== 0;
        this.visit(child, { ...inner, subject: isOwner ? head : place.subject, verb, slot });
      }
    }
    if (sense.things & Beside.phase || node.kind === "eachPhase") return;
  }

  /** A part of "them" is of the sort of what they are. */
  private senseOfPart(sense: PhraseSense): PhraseSense {
    const whole = this.candidates.at(-1);
    return whole && whole.clause === this.clause ? { ...whole.sense, howMany: sense.howMany } : sense;
  }

  private lookBackAt(node: TreeNode, form: ReferenceForm, sense: PhraseSense, place: Place): Candidate | undefined {
    const wanted = {
      things: sense.things & Thing.player ? sense.things : sense.things | OBJECTS,
      plural: sense.howMany === "many",
      phrase: node,
      ofKind: place.parent?.kind === "partOf",
      allowsSelf: form === "definite",
      clause: this.clause,
      excluded: new Set(place.around),
      selfIsSpell: this.selfIsSpell,
    };
    const outside = lookBack(this.candidates, wanted);
    const isInside = outside.kind === "none" && place.around !== undefined;
    const referent = isInside ? lookBack(this.candidates, { ...wanted, excluded: new Set() }) : outside;
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
      const referent =
        REFLEXIVE.has(is) && place.subject
          ? one(place.subject)
          : this.meant(needOfPronoun(plural, place), plural, place, isTakenFrom(place));
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
    const referent = this.meant(needOfOwner(plural, owner), plural, { ...place, direct: false }, false);
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
    const excluded = new Set(place.not);
    if (place.direct && place.verb && isOwnArgument(place.verb, place.slot))
      for (const candidate of this.candidates)
        if (
          candidate.clause === this.clause &&
          (candidate.verb === place.verb || candidate === subject) &&
          candidate.role < Role.inner
        )
          excluded.add(candidate.entity);
    const ofGroup = plural && place.parent?.kind === "partOf";
    const wanted = { ...this.wanted(things, plural, excluded), ofGroup };
    const referent = lookBack(this.candidates, wanted);
    if (referent.kind !== "none" || !plural || !this.nameIsPlural) return referent;
    return lookBack(
      this.candidates.filter((one) => one.isSelf),
      { ...wanted, plural: "either", allowsSelf: true },
    );
  }

  private wanted(things: number, plural: boolean, excluded: ReadonlySet<number>): Wanted {
    return { things, plural, allowsSelf: !plural, clause: this.clause, excluded, selfIsSpell: this.selfIsSpell };
  }

  private lastGroup(): Referent {
    const group = this.candidates.findLast((one) => one.sense.howMany === "many" && (one.sense.things & OBJECTS) !== 0);
    return group ? one(group) : { kind: "none" };
  }

  private push(node: TreeNode, sense: PhraseSense, place: Place, entity: number, parts: readonly number[]): Candidate {
    const said = senseAfter(place.verb, place.slot, sense);
    const candidate: Candidate = {
      node,
      span: spanOf(node),
      entity,
      sense: this.distributive && said.howMany === "one" && !isFixed(node) ? { ...said, howMany: "each" } : said,
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
}

function one(candidate: Candidate): Referent {
  return { kind: "one", mentions: [candidate] };
}
