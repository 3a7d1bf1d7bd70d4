/**
 * Walks one ability in the order of its text, keeps what was said, and finds for each pronoun and each "that creature" what
 * it looks back at. What only another ability of the face can settle ("the exiled card", "the chosen color") is left for
 * `faceReferences.ts`.
 */
import { isNode, type TreeNode } from "../../grammar/tree.ts";
import { Thing } from "../sorts/index.ts";
import { type Candidate, lookBack, Role } from "./candidates.ts";
import {
  BECOMES_IMPLIED,
  formOf,
  IMPLIED,
  isChosen,
  isExpletive,
  isVerbNode,
  PLURAL,
  REFLEXIVE,
  REST,
  SINGULAR,
  isVerbList,
  verbOfSuffix,
  YOU,
} from "./forms.ts";
import { AMOUNTS, happened, lastVerb } from "./happenings.ts";
import { actingVerb, OBJECTS } from "./needs.ts";
import { slotsInOrder, spanOf, whatFirst } from "./order.ts";
import { type PhraseSense, senseOf, unknownSense } from "./phrases.ts";
import { Memory, one } from "./memory.ts";
import { type Place, TOP } from "./place.ts";
import { isTakenFrom, needOfOwner, needOfPronoun } from "./pronouns.ts";

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Nodes that name nothing by themselves and hold nothing that does. */
const LEAVES = new Set(
  (
    "cardType subtype supertype noun adjective count number variable color stats zone preposition playerNoun role stat " +
    "a each another other tapSymbol mana manaSymbol statsCounter namedCounter counterName keyword duration phase"
  ).split(" "),
);

/** Slots of verbs that hold what is done something to. */
const OBJECT_SLOTS = new Set(["what", "cards", "tokens", "counters", "zone", "damage"]);
/** Slots that hold sentences, or verbs alone. */
const CLAUSE_SLOTS = new Set(["costs", "effect", "effects", "then", "event", "items"]);

export class Discourse extends Memory {
  /** Quoted abilities met on the way: each is a discourse of its own. */
  readonly quoted: TreeNode[] = [];

  /** Takes over what was said in the header of modes. */
  static after(header: Discourse): Discourse {
    const next = new Discourse(header.entities, header.selfIsSpell, header.nameIsPlural);
    next.takeOver(header);
    return next;
  }

  /** Walks an ability, a cost, a sentence. */
  walk(node: TreeNode): void {
    this.visit(node, TOP);
  }

  private visit(node: TreeNode, place: Place): void {
    if (LEAVES.has(node.kind)) return;
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
      else this.open.push({ node, form: "chosen", before: spanOf(node)[0], said: this.candidates.length });
    } else if (AMOUNTS.has(node.kind)) this.refer(node, "amount", this.happenings.amount(node));
    if (
      place.slot === "verbs" ||
      place.slot === "do" ||
      place.slot === "verb" ||
      (place.parent !== undefined && isVerbList(place.parent.kind))
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
      const isClauseLike = CLAUSE_SLOTS.has(slot);
      if (isClauseLike && child.kind !== "clause" && !senseOf(child) && isVerbNode(child)) {
        this.clause++;
        this.visitVerb(child, { ...TOP, slot: "verbs" });
      } else {
        const own = slot === "verbs" || slot === "verb" || slot === "do" || !place.verb;
        const was = this.distributive;
        if (node.kind === "forEach" && /^(?:then|effect)$/.test(slot)) this.distributive = true;
        const before = this.candidates.length;
        this.visit(child, { ...place, parent: node, direct: false, slot: own ? slot : place.slot });
        this.distributive = was;
        if (node.kind === "forEach" && slot === "of") this.eachOf(this.candidates.slice(before), child);
      }
    }
  }

  private visitClause(node: TreeNode, place: Place): void {
    this.clause++;
    let subject: Candidate | undefined;
    // What changes perpetually may be a card anywhere, whatever the verb.
    const acting = isNode(node.verbs) && !node.perpetually ? actingVerb(node.verbs) : undefined;
    // "If you control an Elf or discarded one this way": what stands behind several verbs belongs to the last.
    const behind = isNode(node.verbs) ? lastVerb(node.verbs) : undefined;
    const was = this.distributive;
    // What is created for each of several things, or several times, is several things itself.
    const tails = Array.isArray(node.tails) ? (node.tails as TreeNode[]) : [];
    if (tails.some(({ kind }) => kind === "forEachTail" || kind === "times")) this.distributive = true;
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
      else
        this.visit(child, {
          ...place,
          verb: slot === "tails" ? behind : acting,
          slot,
          role: Role.other,
          direct: false,
          parent: node,
          subject,
        });
    }
    this.distributive = was;
  }

  private visitVerb(node: TreeNode, place: Place): void {
    const isList = isVerbList(node.kind);
    const holdsVerb = isList || node.kind === "withTail" || (isNode(node.do) && actingVerb(node) !== node);
    if (!holdsVerb) {
      const isOptional = place.parent?.kind === "may" || place.slot === "optional";
      if (node.kind === "doSo" || (node.kind === "doThis" && !node.when))
        this.refer(node, "doSo", this.happenings.done(this.clause));
      else this.happenings.add({ node, clause: this.clause, isOptional, subject: place.subject?.node });
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
      const role = OBJECT_SLOTS.has(slot) ? Role.object : Role.other;
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
    const isList = node.kind.startsWith("np");
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
  }

  private visitPronoun(node: TreeNode, place: Place): void {
    const is = node.is as string;
    if (is === "you") this.push(node, YOU, place, this.entities.you, []);
    else if (SINGULAR.has(is) || PLURAL.has(is)) {
      const plural = PLURAL.has(is);
      const need = needOfPronoun(plural, place);
      const found =
        REFLEXIVE.has(is) && place.subject ? one(place.subject) : this.meant(need, plural, place, isTakenFrom(place));
      // "He" and "her" are the card that is somebody, not what it met.
      const referent = found.kind === "several" && is !== "it" ? one(found.mentions[0] as Candidate) : found;
      this.refer(node, plural ? "they" : "it", referent);
      if (is === "oneOfThem" || is === "eachOfThem") this.pushOneOf(node, referent, place);
      else this.pushMeant(node, referent, place, unknownSense(need, plural));
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
}
