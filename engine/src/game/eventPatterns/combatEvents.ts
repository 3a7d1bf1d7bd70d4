/**
 * Combat by its verbs: attack, block, become blocked, become the target (CR 508.3, 509.3, 603.2).
 */
import type { Target } from "../object.ts";
import { maybeChild } from "../treeAccess.ts";
import type { EventVerbMeaning, Happening } from "./happening.ts";

const object = (id: number): Target => ({ object: id });

export const attackEvents: Readonly<Record<string, EventVerbMeaning>> = {
  attack: {
    slots: { what: "np", with: "np" },
    on: ["attack", "attackWith"],
    passiveSlot: "what",
    tell: (_scope, event, node): Happening | null => {
      const withWhat = maybeChild(node, "with");
      if (event.kind === "attackWith" && withWhat) {
        return {
          subject: { player: event.player },
          objects: { with: event.attackers.map(object) },
          amount: event.attackers.length,
        };
      }
      // "You attack": once, whatever attacks (CR 508.3d).
      if (event.kind === "attackWith")
        return {
          subject: { player: event.player },
          objects: { what: event.defenders },
          amount: event.attackers.length,
        };
      if (event.kind !== "attack" || withWhat) return null;
      return { subject: object(event.attacker), objects: { what: event.defender } };
    },
  },
  block: {
    slots: { what: "np", by: "np" },
    on: ["block"],
    passiveSlot: "what",
    tell: (_scope, event) =>
      event.kind === "block"
        ? { subject: object(event.blocker), objects: { what: object(event.attacker), by: object(event.blocker) } }
        : null,
  },
  become: {
    slots: { complement: "becomingWord", of: "np" },
    on: ["becomesTarget", "becomesBlocked", "tap", "untap", "keywordAction"],
    tell: (_scope, event, node): Happening | null => {
      if (maybeChild(node, "of")) {
        return event.kind === "becomesTarget" ? { subject: event.target, objects: { of: object(event.by) } } : null;
      }
      const state = stateIn(node);
      if (event.kind === "becomesBlocked" && state === "blocked")
        return { subject: object(event.attacker), objects: {}, amount: event.blockers.length };
      if (event.kind === "tap" && state === "tapped") return { subject: object(event.object), objects: {} };
      if (event.kind === "untap" && state === "untapped") return { subject: object(event.object), objects: {} };
      if (event.kind === "keywordAction" && event.verb === state)
        return { subject: object(event.objects[0]!), objects: {} };
      return null;
    },
  },
};

/** "Tapped" of "becomes tapped"; also "blocked by a creature" as a participle. */
function stateIn(node: Parameters<typeof maybeChild>[0]): string {
  const complement = maybeChild(node, "complement");
  const state = complement && maybeChild(complement, "state");
  const item = state && maybeChild(state, "items");
  if (item && typeof item.is === "string") return item.is;
  const verb = complement && maybeChild(complement, "verb");
  return verb?.kind === "block" ? "blocked" : (verb?.kind ?? "");
}
