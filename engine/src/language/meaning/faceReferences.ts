/** What one ability says and another one takes up: "the exiled card", "the chosen color"; so abilities are linked (CR 607). */
import { isNode, nodeIn, type TreeNode, walkTree } from "../../grammar/tree.ts";
import { isSelf } from "../selfReference.ts";
import { Thing } from "../sorts/index.ts";
import type { Discourse } from "./discourse.ts";
import type { OpenReference } from "./memory.ts";
import { spanOf } from "./order.ts";
import type { LineReading } from "../read.ts";
import { deedsOfKeyword } from "./keywordDeeds.ts";
import { participleOf } from "./candidates.ts";
import { headsOf } from "./phrases.ts";
import type { LinkedAbilities, Mention, Reference } from "./types.ts";

/** One ability with what was said in it. */
export interface Said {
  readonly ability: number;
  readonly node: TreeNode;
  readonly discourse: Discourse;
}

/** The verbs behind participles: what makes an object "the exiled card". */
const VERBS_OF: Readonly<Record<string, readonly string[]>> = {
  exiled: ["exile", "imprint"],
  chosen: ["choose", "search", "bolster"],
  sacrificed: ["sacrifice"],
  revealed: ["reveal", "lookAt", "search"],
  discarded: ["discard"],
  milled: ["mill"],
  countered: ["counter"],
  returned: ["return"],
  destroyed: ["destroy"],
  copied: ["copy"],
};

/** Which rule links two abilities, by what the first of them does (CR 607.2). */
const RULES: Readonly<Record<string, string>> = { exiled: "607.2a", chosen: "607.2d" };

const CHOICES: Readonly<Record<string, RegExp>> = {
  color: /[Cc]olor/,
  colors: /[Cc]olor/,
  type: /[Tt]ype/,
  "creature type": /[Tt]ype/,
  "card type": /[Tt]ype/,
  "land type": /[Tt]ype/,
  "basic land type": /[Tt]ype/,
  name: /[Nn]ame/,
  number: /[Nn]umber/,
  kind: /./,
};

export interface FaceReferences {
  readonly references: readonly Reference[];
  readonly linked: readonly LinkedAbilities[];
}

/** Settles what the abilities left open. */
export function settleOpen(said: readonly Said[], lines: readonly LineReading[]): FaceReferences {
  const unread = lines.some((line) => line.unread.length > 0);
  const references: Reference[] = [];
  const linked: LinkedAbilities[] = [];
  for (const { ability, discourse } of said) {
    for (const open of discourse.open) {
      const found =
        open.form === "chosen"
          ? choiceFor(open, said, ability)
          : open.form === "that"
            ? playerAtEntering(open, said)
            : (doneTo(open, said, ability) ?? doneByKeyword(open, said));
      const span = spanOf(open.node);
      references.push({
        node: open.node,
        span,
        form: open.form,
        referent: found ? { kind: "one", mentions: [found.mention] } : { kind: unread ? "unknown" : "none" },
      });
      if (!found || found.ability === ability) continue;
      linked.push({
        rule: RULES[found.how] ?? "607.1",
        first: found.mention,
        second: { node: open.node, span, entity: found.mention.entity },
        firstAbility: found.ability,
        secondAbility: ability,
      });
    }
  }
  return { references, linked };
}

interface Found {
  readonly mention: Mention;
  readonly ability: number;
  readonly how: string;
}

/** Abilities in the order in which they are looked at: its own first, then the nearest before it, then those behind. */
function byNearness(said: readonly Said[], ability: number): Said[] {
  return [...said].sort((a, b) => distance(a.ability, ability) - distance(b.ability, ability));
}

function distance(other: number, own: number): number {
  return other <= own ? own - other : 1000 + other - own;
}

function choiceFor(open: OpenReference, said: readonly Said[], ability: number): Found | undefined {
  const asked = choosableOf(open.node);
  const wanted = asked ? CHOICES[asked] : undefined;
  for (const one of byNearness(said, ability)) {
    for (const { node } of [...one.discourse.happenings.all].reverse()) {
      if (node.kind !== "choose" || (one.ability === ability && spanOf(node)[0] >= open.before)) continue;
      const what = [node.what, node.other].filter(isNode);
      const choice = what.find((part) =>
        wanted && !/List$|Or$/.test(part.kind)
          ? wanted.test(part.kind) || isOneOfTypes(part) || [...headsOf(part)].some((head) => wanted.test(head))
          : true,
      );
      if (choice)
        return { mention: { node: choice, span: spanOf(choice), entity: -1 }, ability: one.ability, how: "chosen" };
    }
  }
  return undefined;
}

/** "Choose artifact or enchantment", "choose Elf or Goblin": types are named, no objects. */
function isOneOfTypes(part: TreeNode): boolean {
  return part.kind === "chooseLabel" || (part.kind === "objects" && !part.determiner && isNode(part.noun));
}

function choosableOf(node: TreeNode): string | undefined {
  for (const below of walkTree(node)) if (below.kind === "choosable") return below.is as string;
  if (node.kind === "thatNumber") return "number";
  return node.kind === "manaChosenColor" ? "color" : undefined;
}

function doneTo(open: OpenReference, said: readonly Said[], ability: number): Found | undefined {
  const participle = participleOf(open.node) ?? "";
  for (const one of byNearness(said, ability)) {
    const isOwn = one.discourse.open.includes(open);
    const before = one.ability === ability && !isOwn ? open.before : Number.POSITIVE_INFINITY;
    const mention = objectOf(participle, one.discourse, before, isOwn ? open.said : undefined);
    if (mention) return { mention, ability: one.ability, how: participle };
  }
  return undefined;
}

const ENTERING = ["enter"];
/** The verbs with which a card goes from the battlefield. */
export const PARTING = ["leave", "die"];

/** Whether an ability waits for the card itself to do one of these. */
export function isTriggerOfSelf(ability: TreeNode, verbs: readonly string[]): boolean {
  const event = nodeIn(ability, "trigger", "event");
  return isSelf(event?.subject) && verbs.includes(nodeIn(event, "verbs")?.kind ?? "");
}

/** "When this enters, target player …" and "when this leaves the battlefield, that player …": a pair for one visit. */
function playerAtEntering(open: OpenReference, said: readonly Said[]): Found | undefined {
  for (const { ability, node, discourse } of said) {
    if (!isTriggerOfSelf(node, ENTERING)) continue;
    const mention = discourse.candidates.findLast(
      ({ isYou, sense, span }) =>
        !isYou && sense.things === Thing.player && sense.howMany === "one" && span[0] < open.before,
    );
    if (mention) return { mention, ability, how: "entering" };
  }
  return undefined;
}

/** What a keyword exiles, reveals …, from the text it stands for: the keyword is the place that is meant. */
function doneByKeyword(open: OpenReference, said: readonly Said[]): Found | undefined {
  const participle = participleOf(open.node) ?? "";
  for (const { node, ability } of said) {
    for (const discourse of deedsOfKeyword(node))
      if (objectOf(participle, discourse, Number.POSITIVE_INFINITY))
        return { mention: { node, span: spanOf(node), entity: -1 }, ability, how: participle };
  }
  return undefined;
}

/** What a verb behind the participle was done to, among the first so many things that were said. */
function objectOf(participle: string, discourse: Discourse, before: number, said?: number): Mention | undefined {
  const verbs = VERBS_OF[participle];
  const candidates = said === undefined ? discourse.candidates : discourse.candidates.slice(0, said);
  return candidates.findLast(
    (candidate) =>
      candidate.verb !== undefined &&
      verbs?.includes(candidate.verb.kind) &&
      /^(?:what|cards|tokens|subject|zone)$/.test(candidate.slot) &&
      !candidate.isYou &&
      candidate.span[0] < before,
  );
}
