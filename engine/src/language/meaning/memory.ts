/** What was said in an ability so far, and what a word that looks back means by it. */
import type { TreeNode } from "../../grammar/tree.ts";
import { Thing } from "../sorts/index.ts";
import { type Candidate, lookBack, participleOf, Role, type Wanted } from "./candidates.ts";
import type { Entities } from "./entities.ts";
import { isFixed, isOwnArgument } from "./forms.ts";
import { Happenings } from "./happenings.ts";
import { OBJECTS, verbKind } from "./needs.ts";
import { spanOf } from "./order.ts";
import { Beside, type PhraseSense } from "./phrases.ts";
import type { Place } from "./place.ts";
import { senseAfter } from "./pronouns.ts";
import type { Reference, ReferenceForm, Referent } from "./types.ts";

/** A reference that looks beyond the ability. */
export interface OpenReference {
  readonly node: TreeNode;
  readonly form: ReferenceForm;
  readonly before: number;
  /** How many things had been said before it: trees made of old wordings have no places of their own. */
  readonly said: number;
}

/** Keeps what is said, in the order of the text; `Discourse` walks through the text. */
export class Memory {
  readonly candidates: Candidate[] = [];
  readonly happenings = new Happenings();
  readonly references: Reference[] = [];
  readonly open: OpenReference[] = [];
  protected clause = 0;
  protected unreadBefore = false;
  /** Whether what is said is said of each of several: "for each opponent, …", "each player chooses a creature". */
  protected distributive = false;

  constructor(
    protected readonly entities: Entities,
    protected readonly selfIsSpell: boolean,
    /** Whether the card's name stands for several ("Soot and Ember"), so that "they" can be the card. */
    protected readonly nameIsPlural = false,
  ) {}

  /** Whether the ability waits for the card itself to leave: what happened as it entered may be spoken of. */
  atParting = false;

  /** Goes on from what was said in another one. */
  protected takeOver(other: Memory): void {
    this.atParting = other.atParting;
    this.candidates.push(...other.candidates);
    this.happenings.takeOver(other.happenings);
    this.clause = other.clause;
    this.unreadBefore = other.unreadBefore;
  }

  /** "For each of those creatures, its controller …": what follows is said of one at a time. */
  protected eachOf(said: readonly Candidate[], phrase: TreeNode): void {
    const all = said.findLast((one) => one.node === phrase);
    if (all) this.candidates.push({ ...all, sense: { ...all.sense, howMany: "each" } });
  }

  /** A part of "them" is of the sort of what they are. */
  protected senseOfPart(sense: PhraseSense): PhraseSense {
    const whole = this.candidates.at(-1);
    return whole && whole.clause === this.clause ? { ...whole.sense, howMany: sense.howMany } : sense;
  }

  protected lookBackAt(node: TreeNode, form: ReferenceForm, sense: PhraseSense, place: Place): Candidate | undefined {
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
      if (participle) this.open.push({ node, form, before: spanOf(node)[0], said: this.candidates.length });
      return this.push(node, sense, place, this.entities.fresh(), []);
    }
    if (this.atParting && referent.kind === "none" && form === "that" && sense.things === Thing.player) {
      this.open.push({ node, form, before: spanOf(node)[0], said: this.candidates.length });
      return this.push(node, sense, place, this.entities.fresh(), []);
    }
    this.refer(node, form, referent);
    // "Those cards" behind a hand or a library are its cards from now on, and no longer the place.
    const isPlace = referent.kind === "one" && (referent.mentions as readonly Candidate[]).every(isZone);
    if (isPlace && sense.things !== Beside.zone) return this.push(node, sense, place, this.entities.fresh(), []);
    return this.pushMeant(node, referent, place, sense);
  }

  /** What a pronoun means: the noun it stands behind, the subject of its clause, or what was said before. */
  protected meant(things: number, plural: boolean, place: Place, fromZone: boolean): Referent {
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
    const referent = this.orBoth(lookBack(this.candidates, wanted), things, excluded, place);
    if (referent.kind !== "none" || !plural || !this.nameIsPlural) return referent;
    return lookBack(
      this.candidates.filter((one) => one.isSelf),
      { ...wanted, plural: "either", allowsSelf: true },
    );
  }

  /**
   * "Target creature you control fights target creature you don't control. Destroy it." Of two that faced each other nobody can
   * tell which is destroyed; who gets or does something himself is the one that acted.
   */
  private orBoth(referent: Referent, things: number, excluded: ReadonlySet<number>, place: Place): Referent {
    if (referent.kind !== "one" || referent.mentions.length > 1) return referent;
    const meant = referent.mentions[0] as Candidate;
    if (meant.clause === this.clause || meant.role >= Role.inner) return referent;
    const isOwner = place.parent?.kind === "playerOf";
    const isObject = place.direct && place.slot !== "subject";
    const others = this.candidates.filter(
      (one) =>
        one.clause === meant.clause &&
        one.entity !== meant.entity &&
        one.role !== Role.inner &&
        one.sense.things === Thing.permanent &&
        (things & Thing.permanent) !== 0 &&
        one.sense.howMany !== "many" &&
        !excluded.has(one.entity) &&
        one.span[0] >= meant.span[1] &&
        isFaced(one, isObject || isOwner),
    );
    const other = others.at(-1);
    if (!other) return referent;
    // "That creature's controller sacrifices it": one of them was named again.
    const named = this.candidates.find(
      (again) => again.clause === this.clause && (again.entity === other.entity || again.entity === meant.entity),
    );
    return named ? one(named) : { kind: "several", mentions: [meant, other] };
  }

  protected wanted(things: number, plural: boolean, excluded: ReadonlySet<number>): Wanted {
    return { things, plural, allowsSelf: !plural, clause: this.clause, excluded, selfIsSpell: this.selfIsSpell };
  }

  protected lastGroup(): Referent {
    const objects = this.candidates.filter(
      ({ sense, isYou }) => !isYou && (sense.things & (OBJECTS | Beside.zone)) !== 0,
    );
    // "The other" is one of two, "the rest" what is left of a zone that was looked at: there only has to be something.
    const group = objects.findLast(({ sense }) => sense.howMany === "many") ?? objects.at(-1);
    return group ? one(group) : { kind: "none" };
  }

  protected push(
    node: TreeNode,
    sense: PhraseSense,
    place: Place,
    entity: number,
    parts: readonly number[],
  ): Candidate {
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
  protected pushMeant(
    node: TreeNode,
    referent: Referent,
    place: Place,
    sense: PhraseSense | undefined,
  ): Candidate | undefined {
    // Of two it can be, or of a thing nobody named, what comes later means the same one.
    if (referent.kind === "several") {
      const [first] = referent.mentions as readonly Candidate[];
      return this.push(node, first!.sense, place, first!.entity, []);
    }
    if (referent.kind !== "one") return sense && this.push(node, sense, place, this.entities.fresh(), []);
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
  protected pushOneOf(node: TreeNode, referent: Referent, place: Place): void {
    if (referent.kind !== "one") return;
    const sense = (referent.mentions[0] as Candidate).sense;
    this.push(node, { ...sense, howMany: node.is === "oneOfThem" ? "one" : "each" }, place, this.entities.fresh(), []);
  }

  protected refer(node: TreeNode, form: ReferenceForm, referent: Referent): void {
    const settled: Referent = referent.kind !== "one" && this.unreadBefore ? { kind: "unknown" } : referent;
    this.references.push({ node, span: spanOf(node), form, referent: settled });
  }
}

/** Whether something faced what acted on it: a creature that was fought, damaged or blocked. */
function isFaced({ verb, role }: Candidate, isActedUpon: boolean): boolean {
  if (!verb || role === Role.subject) return false;
  const kind = verbKind(verb);
  return kind === "fight" || (isActedUpon && (kind === "dealDamage" || kind === "block"));
}

function isZone({ sense }: Candidate): boolean {
  return sense.things === Beside.zone;
}

/** One thing is meant. */
export function one(candidate: Candidate): Referent {
  return { kind: "one", mentions: [candidate] };
}
