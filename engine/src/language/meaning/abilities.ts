/** The abilities of a face and what kind each is (CR 113.3, 602-606), where it functions (CR 113.6). */
import { isNode, type TreeNode, walkTree } from "../../grammar/tree.ts";
import { keywordById } from "../../keywords/keywords.ts";
import { ownKeywordMeaning } from "../ownWords.ts";
import { spanOf } from "./order.ts";
import { holds } from "./phrases.ts";
import { targetsOf } from "./targets.ts";
import type { AbilityKind, AbilityMeaning, InnerTrigger, Place } from "./types.ts";

/** What the type line says that matters here. */
export interface FaceTypes {
  readonly isSpell: boolean;
  readonly isSaga: boolean;
}

export function faceTypesOf(typeLine: string): FaceTypes {
  const [types = "", subtypes = ""] = typeLine.split(/\s[—–-]+\s/);
  return { isSpell: /\b(?:instant|sorcery)\b/i.test(types), isSaga: /\bSaga\b/.test(subtypes) };
}

/** The nodes of the abilities on one line, without ability words, bullets and chapter numbers; keywords one by one. */
export function abilityNodes(line: TreeNode): { node: TreeNode; frame: TreeNode }[] {
  const inner = (node: unknown, frame: TreeNode): { node: TreeNode; frame: TreeNode }[] =>
    isNode(node)
      ? abilityNodes(node).map((one) => ({ node: one.node, frame: one.frame === one.node ? frame : one.frame }))
      : [];
  switch (line.kind) {
    case "worded":
    case "chapter":
    case "solved":
    case "threshold":
    case "mode":
    case "priced":
      return inner(line.ability, line);
    case "levelBand":
      return ((line.abilities as TreeNode[] | undefined) ?? []).flatMap((ability) => inner(ability, line));
    case "keywordLine":
      return ((line.keywords as TreeNode[] | undefined) ?? []).map((node) => ({ node, frame: line }));
    case "reminderLine":
    case "statsLine":
    case "unread":
      return [];
    default:
      return [{ node: line, frame: line }];
  }
}

/** What an ability is. `frame` is the node around it: a chapter, a mode, its keyword line. */
export function meaningOfAbility(
  node: TreeNode,
  frame: TreeNode,
  line: number,
  types: FaceTypes,
  isQuoted: boolean,
): AbilityMeaning {
  const keyword = node.kind === "keyword" ? keywordById(node.is as string) : undefined;
  const kind = kindOf(node, frame, types, isQuoted);
  const targets = targetsOf(node);
  const isLoyaltyAbility = node.kind === "loyaltyAbility";
  return {
    node,
    span: spanOf(node),
    line,
    kind,
    isManaAbility: targets.length === 0 && !isLoyaltyAbility && isManaAbility(node, kind),
    isLoyaltyAbility,
    isCharacteristicDefining: kind === "static" && isCharacteristicDefining(node),
    keyword: keyword?.id,
    interveningIf: interveningIf(node),
    isOptional: isOptional(node),
    innerTriggers: innerTriggers(node),
    functionsIn: keyword
      ? [...new Set(keyword.worksIn.map((place) => (place === "outside" ? "command" : place)))]
      : functionsIn(node, kind),
    isQuoted,
    targets,
  };
}

function kindOf(node: TreeNode, frame: TreeNode, types: FaceTypes, isQuoted: boolean): AbilityKind {
  if (frame.kind === "chapter") return "triggered";
  switch (node.kind) {
    case "activatedAbility":
    case "loyaltyAbility":
    case "classLevel":
      return "activated";
    case "triggeredAbility":
    case "shorthandAbility":
    case "toSolve":
      return "triggered";
    case "keyword":
      return keywordById(node.is as string)?.kinds[0] ?? kindOfOwnKeyword(node);
    default:
      return types.isSpell && !isQuoted && !isAboutTheSpell(node) ? "spell" : "static";
  }
}

/** The kind of the first ability that a set's own keyword stands for, by the shape of its text. */
function kindOfOwnKeyword(node: TreeNode): AbilityKind {
  const [line = ""] = ownKeywordMeaning(node, () => "1")?.lines ?? [];
  if (/^(?:When|Whenever|At) /.test(line)) return "triggered";
  return line.replace(/"[^"]*"/g, "").includes(":") ? "activated" : "static";
}

/** Text of an instant or sorcery that says how the spell is cast and what it is, and is not what it does (CR 113.6). */
function isAboutTheSpell(node: TreeNode): boolean {
  const effects = (node.effects as TreeNode[] | undefined) ?? [];
  const first = effects.find((effect) => effect.kind !== "reminder");
  if (!first) return false;
  if (first.kind === "additionalCost") return true;
  const main = first.kind === "ifThen" ? (effectOf(first) ?? first) : first;
  if (main.kind !== "clause") return false;
  const verb = mainVerb(main);
  if (isNode(main.subject) && isSelf(main.subject))
    return /^(?:cost|costMore|cannot|be|have|haveAbilities)$/.test(verb?.kind ?? "");
  if (verb && isNode(verb.what) && isSelf(verb.what)) return verb.kind === "cast";
  return holds(main, (below) => below.kind === "ratherThan" && holds(below, isSelf));
}

/** What a conditional sentence does. */
function effectOf(sentence: TreeNode): TreeNode | undefined {
  return isNode(sentence.then) ? sentence.then : isNode(sentence.effect) ? sentence.effect : undefined;
}

function isSelf(node: TreeNode): boolean {
  return node.kind === "self" || node.kind === "selfName";
}

/** The verb of a clause, without *may* around it. */
export function mainVerb(clause: TreeNode): TreeNode | undefined {
  let verb = isNode(clause.verbs) ? clause.verbs : undefined;
  if (verb && verb.kind === "may" && isNode(verb.do)) verb = verb.do;
  return verb;
}

/** CR 605.1: could add mana, has no target, is no loyalty ability; a triggered one waits for mana abilities or mana. */
function isManaAbility(node: TreeNode, kind: AbilityKind): boolean {
  if (!holds(node, (below) => below.kind === "addMana")) return false;
  if (kind === "activated") return true;
  if (kind !== "triggered" || !isNode(node.trigger)) return false;
  return holds(
    node.trigger,
    (below) =>
      below.kind === "tapForMana" ||
      below.forMana === true ||
      below.kind === "addMana" ||
      below.kind === "manaAbilityNoun",
  );
}

const DEFINING_KEYWORDS = new Set(["changeling", "devoid"]);

/** CR 604.3: defines its own colors, subtypes, power or toughness, on itself, and always. */
function isCharacteristicDefining(node: TreeNode): boolean {
  if (node.kind === "keyword") return DEFINING_KEYWORDS.has(node.is as string);
  const effects = ((node.effects as TreeNode[] | undefined) ?? []).filter((effect) => effect.kind !== "reminder");
  const clause = effects[0];
  if (effects.length === 0 || clause?.kind !== "clause" || !isNode(clause.subject)) return false;
  const verb = mainVerb(clause);
  if (verb?.kind !== "be" || !isNode(verb.complement)) return false;
  const conditional = ((clause.tails as TreeNode[] | undefined) ?? []).some((tail) =>
    /^(?:asLongAs|ifTail|unless|until)/.test(tail.kind),
  );
  if (conditional) return false;
  const { subject } = clause;
  if (isSelf(subject))
    return (
      holds(verb.complement, (below) => below.kind === "color") ||
      holds(verb.complement, (below) => below.is === "all colors" || below.kind === "allColors")
    );
  const isOwnStat = /^(?:statOf|statOfSelf)$/.test(subject.kind) && holds(subject, isSelf);
  return isOwnStat && verb.complement.kind === "isEqual";
}

function interveningIf(node: TreeNode): TreeNode | undefined {
  if (node.kind !== "triggeredAbility") return undefined;
  const first = ((node.effects as TreeNode[] | undefined) ?? [])[0];
  if (first?.kind !== "ifThen" || first.instead) return undefined;
  return isNode(first.condition) ? first.condition : undefined;
}

function isOptional(node: TreeNode): boolean {
  let first = ((node.effects as TreeNode[] | undefined) ?? [])[0];
  while (first && /^(?:ifThen|forEach|during)$/.test(first.kind) && effectOf(first)) first = effectOf(first);
  return (
    first?.kind === "clause" &&
    isNode(first.verbs) &&
    first.verbs.kind === "may" &&
    isNode(first.subject) &&
    first.subject.is === "you"
  );
}

function innerTriggers(node: TreeNode): InnerTrigger[] {
  const found: InnerTrigger[] = [];
  for (const below of walkTree(node)) {
    if (below === node || below.kind !== "delayed" || !isNode(below.trigger)) continue;
    const reflexive =
      holds(below.trigger, (one) => one.kind === "doSo" || one.kind === "doThis") || holdsThisWay(below.trigger);
    found.push({ node: below, span: spanOf(below), kind: reflexive ? "reflexive" : "delayed" });
  }
  return found;
}

function holdsThisWay(trigger: TreeNode): boolean {
  return trigger.kind === "when" && holds(trigger, (one) => one.is === "this way");
}

/** Where an ability written out functions: on the battlefield or the stack, unless it says otherwise (CR 113.6). */
function functionsIn(node: TreeNode, kind: AbilityKind): Place[] {
  if (kind === "spell") return ["stack"];
  if (kind === "static" && isCharacteristicDefining(node)) return ["everywhere"];
  const named = ownZone(node);
  if (named) return [named];
  if (kind === "static" && isAboutTheSpell(node)) return ["stack"];
  return ["battlefield"];
}

/** The zone from which it acts on itself: "return this card from your graveyard to your hand". */
function ownZone(node: TreeNode): Place | undefined {
  for (const below of walkTree(node)) {
    if (below.kind === "quoted") continue;
    const what =
      below.kind === "placed" || below.kind === "placedIn"
        ? below.what
        : below.kind === "be"
          ? below.complement
          : undefined;
    if (isNode(what) && isSelf(what) && isNode(below.zone)) return placeOf(below.zone);
    if (
      below.kind === "clause" &&
      isNode(below.subject) &&
      isSelf(below.subject) &&
      isNode(below.verbs) &&
      below.verbs.kind === "be" &&
      isNode(below.verbs.complement)
    ) {
      for (const part of walkTree(below.verbs.complement)) {
        const place = part.kind === "isIn" ? placeOf(part) : undefined;
        if (place) return place;
      }
    }
    if (
      (below.kind === "discard" || below.kind === "reveal") &&
      isNode(below.cards ?? below.what) &&
      isSelf((below.cards ?? below.what) as TreeNode)
    )
      return "hand";
  }
  return undefined;
}

function placeOf(zone: TreeNode): Place | undefined {
  for (const below of walkTree(zone)) {
    if (below.kind === "zone" && /^(?:graveyard|hand|library)$/.test(String(below.is))) return below.is as Place;
    if (below.kind === "exileZone") return "exile";
    if (below.kind === "commandZone") return "command";
    if (below.kind === "stackZone" || below.is === "stack") return "stack";
  }
  return undefined;
}
