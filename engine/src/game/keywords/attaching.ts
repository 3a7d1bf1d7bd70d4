/**
 * Enchant, equip, protection, chapters: keywords and permanents that point at others (CR 301.5, 303.4, 702.5, 702.16, 714).
 */
import { romanNumerals } from "../../language/lexicon/numberWords.ts";
import type { CompiledAbility } from "../cards/library.ts";
import type { Game } from "../game.ts";
import type { ObjectId, Target } from "../object.ts";
import { type Scope, askingScope } from "../scope.ts";
import { fits, fitsNoun, fitsQuality } from "../selectors/filter.ts";
import { fitsDescription } from "../selectors/descriptions.ts";
import { someLookedThrough, universe } from "../selectors/objectPhrases.ts";
import type { TargetPhrase } from "../vocabulary.ts";
import { type TreeNode, child, children, maybeChild, word } from "../treeAccess.ts";
import { abilitiesOf, characteristics, controllerOf, keywordsOf, objectOf, playersInOrder } from "../view.ts";
import { meanings } from "../meanings.ts";

/** The target of an Aura spell, by its enchant ability (CR 303.4a). */
export function enchantPhrase(ability: CompiledAbility): TargetPhrase {
  const node = child(ability.node, "objects");
  return {
    index: ability.ref.index * 1000,
    node,
    min: 1,
    max: 1,
    legal: (scope, target) => fits(scope, node, target),
    candidates: (scope) => candidates(scope, node),
    someOf: (scope, test) => someLookedThrough(scope, node, test),
    differsFrom: [],
    divides: () => null,
    hint: "enchant",
  };
}

function candidates(scope: Scope, node: TreeNode): Target[] {
  if (maybeChild(node, "noun")?.kind === "playerNoun") {
    return playersInOrder(scope.game)
      .map((player) => ({ player }))
      .filter((thing) => fitsDescription(scope, node, thing));
  }
  return universe(scope, node);
}

/** Whether an Aura may enchant, or an Equipment be attached to, a thing. */
export function mayBeAttached(game: Game, attachment: ObjectId, to: Target): boolean {
  const { subtypes } = characteristics(game, attachment);
  if (subtypes.includes("Aura")) {
    const enchants = keywordsOf(game, attachment, "enchant");
    const scope = askingScope(game, attachment, controllerOf(game, attachment), enchants[0] ?? null);
    return enchants.length > 0 && enchants.every((enchant) => fits(scope, child(enchant.node, "objects"), to));
  }
  if (!("object" in to)) return false;
  const { types } = characteristics(game, to.object);
  return subtypes.includes("Fortification") ? types.includes("land") : types.includes("creature");
}

/** Whether an object has the quality that protection, hexproof from, landwalk name. */
export function protects(scope: Scope, quality: TreeNode, object: ObjectId): boolean {
  const thing = { object };
  switch (quality.kind) {
    case "fromQuality":
      return children(quality, "quality").some((one) => protects(scope, one, object));
    case "fromNp":
      return fits(scope, child(quality, "what"), thing);
    case "fromEverything":
      return true;
    case "fromEach":
    case "fromAll":
      return characteristics(scope.game, object).colors.length > 0;
    case "fromChosen":
      return (
        characteristics(scope.game, object).colors.join() ===
        String(objectOf(scope.game, scope.source).memory["chosen color"] ?? "?")
      );
    default:
      if (Object.hasOwn(meanings().quality, quality.kind)) return fitsQuality(scope, quality, thing);
      return Object.hasOwn(meanings().noun, quality.kind) && fitsNoun(scope, quality, thing);
  }
}

/** The greatest chapter number of a Saga (CR 714.2d). */
export function finalChapter(game: Game, saga: ObjectId): number {
  const numbers = abilitiesOf(game, saga).flatMap((ability) => children(ability.node, "chapters").map(chapterNumber));
  return Math.max(0, ...numbers);
}

export function chapterNumber(node: TreeNode): number {
  return romanNumerals.indexOf(word(node)) + 1;
}
