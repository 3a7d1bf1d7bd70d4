/**
 * Words behind the noun: you control, with flying, in your graveyard, named X, other than this creature.
 */
import { testSentence } from "../conditions/test.ts";
import { entryOf, type Meaning, type Table } from "../meaning.ts";
import { meanings } from "../meanings.ts";
import type { Target } from "../object.ts";
import type { Scope } from "../scope.ts";
import { happeningOf } from "../eventPatterns/matchClause.ts";
import { happenedTo } from "../eventPatterns/history.ts";
import { colorOf } from "./qualities.ts";
import { chosenSource } from "../effects/chosenSources.ts";
import { hasSubtype } from "./nouns.ts";
import { type TreeNode, child, maybeChild, text, word } from "../treeAccess.ts";
import { characteristics, controllerOf, nameOf, objectOf, sameTarget } from "../view.ts";
import { fits, select } from "./filter.ts";
import { LOOKED_BACK_AT, doneThisTurn, looksBackAtDeeds } from "./pastEvents.ts";
import { isIn, placesOf } from "./zones.ts";

export interface SuffixMeaning extends Meaning {
  fits(scope: Scope, node: TreeNode, thing: Target): boolean;
}

/** A suffix that says nothing about the thing itself (how it is chosen, for example). */
const says: SuffixMeaning = { slots: { whose: "value" }, fits: () => true };

function byPlayer(owner: "controller" | "owner", wanted: boolean): SuffixMeaning {
  return {
    slots: { by: "np" },
    fits: (scope, node, thing) => {
      if (!("object" in thing)) return false;
      const player =
        owner === "owner" ? objectOf(scope.game, thing.object).owner : controllerOf(scope.game, thing.object);
      return fits(scope, child(node, "by"), { player }) === wanted;
    },
  };
}

function having(wanted: boolean): SuffixMeaning {
  return {
    slots: { having: "having" },
    fits: (scope, node, thing) => {
      const what = child(node, "having");
      return entryOf(meanings().having, what, "characteristic").has(scope, what, thing) === wanted;
    },
  };
}

/** "That attacked this turn", "who lost life this turn": the words as a statement about the thing. */
const does: SuffixMeaning = {
  slots: { verbs: "stateVerb", time: "timeWord" },
  fits: (scope, node, thing) => testSentence(scope, thing, child(node, "verbs"), node),
};

const fought = (wanted: "attacking" | "blocking"): SuffixMeaning => ({
  slots: { what: "np" },
  fits: (scope, node, thing) => {
    if (!("object" in thing)) return false;
    const attacks = scope.game.state.combat?.attacks ?? [];
    if (wanted === "attacking") {
      return attacks.some(
        (attack) => attack.attacker === thing.object && fits(scope, child(node, "what"), attack.defender),
      );
    }
    return attacks.some(
      (attack) =>
        attack.blockers.includes(thing.object) && fits(scope, child(node, "what"), { object: attack.attacker }),
    );
  },
});

function named(wanted: boolean): SuffixMeaning {
  return {
    slots: { name: "name" },
    fits: (scope, node, thing) =>
      "object" in thing && (nameOf(scope.game, thing) === text(child(node, "name"), "text")) === wanted,
  };
}

export const suffixMeanings: Table<SuffixMeaning> = {
  controlledBy: byPlayer("controller", true),
  notControlledBy: byPlayer("controller", false),
  ownedBy: byPlayer("owner", true),
  notOwnedBy: byPlayer("owner", false),
  with: having(true),
  without: having(false),
  thatDoes: does,
  whoDoes: does,
  inZone: {
    slots: { preposition: "value", zone: "zone" },
    fits: (scope, node, thing) => "object" in thing && isIn(scope, thing.object, placesOf(scope, child(node, "zone"))),
  },
  ofZone: {
    slots: { zone: "zone" },
    fits: (scope, node, thing) => "object" in thing && isIn(scope, thing.object, placesOf(scope, child(node, "zone"))),
  },
  done: {
    slots: { verb: "doneVerb", time: "timeWord" },
    fits: (scope, node, thing) => wasDone(scope, child(node, "verb"), maybeChild(node, "time"), thing),
  },
  ofTheChosen: {
    slots: { what: "choosable" },
    fits: (scope, node, thing) => "object" in thing && isOfTheChosen(scope, word(child(node, "what")), thing.object),
  },
  otherThan: { slots: { what: "np" }, fits: (scope, node, thing) => !fits(scope, child(node, "what"), thing) },
  named: named(true),
  notNamed: named(false),
  attachedToWhat: {
    slots: { to: "np" },
    fits: (scope, node, thing) => {
      if (!("object" in thing)) return false;
      const to = objectOf(scope.game, thing.object).attachedTo;
      return to !== null && fits(scope, child(node, "to"), to);
    },
  },
  attackingWhat: fought("attacking"),
  blockingWhat: fought("blocking"),
  fromAmong: {
    slots: { what: "np" },
    fits: (scope, node, thing) =>
      select(scope, child(node, "what"), { unmentioned: true }).some((one) => sameTarget(one, thing)),
  },
  targeting: {
    slots: { what: "np" },
    fits: (scope, node, thing) => {
      if (!("object" in thing)) return false;
      const targets = objectOf(scope.game, thing.object).stack?.targets.flatMap((choice) => choice.chosen) ?? [];
      return targets.some((target) => fits(scope, child(node, "what"), target));
    },
  },
  /** "Spells you cast": whoever controls the spell cast it. */
  relative: {
    slots: { by: "np", does: "gapVerb", time: "turnWord" },
    unknown: gapProblem,
    fits: (scope, node, thing) => {
      if (!("object" in thing)) return false;
      // "Cards you've discarded this turn": asked of the events.
      if (looksBackAtDeeds(node)) return doneThisTurn(scope, node).some((one) => sameTarget(one, thing));
      return fits(scope, child(node, "by"), { player: controllerOf(scope.game, thing.object) });
    },
  },
  atRandom: says,
  /** "A source of your choice": the one that was chosen, which goes on being the same when the spell resolves. */
  ofAnyChosen: {
    slots: { whose: "value" },
    fits: (scope, _node, thing) => {
      const chosen = chosenSource(scope);
      return chosen === null || chosen.some((one) => sameTarget(one, thing) || becameThat(scope, one, thing));
    },
  },
};

/** A permanent spell that was chosen is the permanent it becomes (CR 609.7a). */
function becameThat(scope: Scope, one: Target, thing: Target): boolean {
  return "object" in one && "object" in thing && scope.game.state.lastKnown[one.object]?.became === thing.object;
}

/** What of "you control", "you've cast this turn" is not known. */
function gapProblem(node: TreeNode): string | null {
  const does = child(node, "does");
  const known = maybeChild(node, "time")
    ? LOOKED_BACK_AT.has(word(does))
    : word(does) === "control" || (word(does) === "cast" && does.tense === undefined);
  return known ? null : `"${word(does)}" here is not modelled`;
}

/** "Attached to it", "exiled this way", "dealt damage by this creature this turn". */
function wasDone(scope: Scope, verb: TreeNode, time: TreeNode | null, thing: Target): boolean {
  if (verb.kind === "attach") {
    const to = "object" in thing ? objectOf(scope.game, thing.object).attachedTo : null;
    return to !== null && fits(scope, child(verb, "to"), to);
  }
  if (verb.kind === "exile" && maybeChild(verb, "with")) return wasExiledWith(scope, child(verb, "with"), thing);
  if (time && word(time) === "this way") return doneThisWay(scope, verb).some((one) => sameTarget(one, thing));
  return happenedTo(scope, thing, { ...verb, voice: "passive" });
}

/** "Exiled with this artifact": by an instruction of it, and still there (CR 607.2a). */
function wasExiledWith(scope: Scope, by: TreeNode, thing: Target): boolean {
  if (!("object" in thing) || objectOf(scope.game, thing.object).zone !== "exile") return false;
  const outer = scope.subject;
  scope.subject = null;
  const sources = select(scope, by, { unmentioned: true });
  scope.subject = outer;
  return sources.some((source) => {
    const cards = "object" in source ? objectOf(scope.game, source.object).memory["exiled with"] : null;
    return Array.isArray(cards) && cards.some((card) => sameTarget(card, thing));
  });
}

/** What a verb was done to by this spell or ability so far; for cards that moved, what they became. */
export function doneThisWay(scope: Scope, verb: TreeNode): Target[] {
  const passive = { ...verb, voice: "passive" };
  return scope.happened.flatMap((event): Target[] => {
    const told = happeningOf(scope, null, passive, event);
    if (!told?.subject) return [];
    return event.kind === "move" && event.became !== null ? [{ object: event.became }] : [told.subject];
  });
}

/** "Of the chosen type", "of the chosen color": as the source remembers (CR 607.2d). */
function isOfTheChosen(scope: Scope, what: string, object: number): boolean {
  const { memory } = objectOf(scope.game, scope.source);
  if (what === "color") {
    const letter = colorOf(String(memory["chosen color"] ?? ""));
    return letter !== null && characteristics(scope.game, object).colors.includes(letter);
  }
  return hasSubtype(scope, object, String(memory["chosen type"] ?? memory["chosen land type"] ?? ""));
}
