/** Which zones a phrase names. */
import { isNode, type TreeNode } from "../../grammar/tree.ts";

const NAMED: Readonly<Record<string, string>> = {
  exileZone: "exile",
  battlefieldZone: "battlefield",
  stackZone: "stack",
  commandZone: "command",
  outsideGame: "outside",
  topOfLibrary: "library",
  bottomOfLibrary: "library",
};

/**
 * The zones (*graveyard*, *hand*, *library*, *exile*, *battlefield*, *stack*, *command*, *outside*, *sideboard*) that a zone,
 * or a suffix or destination with one, names; empty when it names none, or all (*anywhere*).
 */
export function zonesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  const named = NAMED[node.kind];
  if (named) return [named];
  if (node.kind === "place") return [node.is as string];
  if (node.kind === "zone") return [node.is as string];
  if (/^zone(?:Or|And|AndOr)List$/.test(node.kind)) return (node.items as TreeNode[]).flatMap(zonesOf);
  if (/^zone/.test(node.kind) || PLACES.has(node.kind)) return zonesOf(node.zone);
  return [];
}

const PLACES = new Set(["inZone", "ofZone", "into", "onto", "onTop", "onBottom", "topOrBottom", "isIn"]);

/** Whether cards (and not permanents or spells) are in a zone. */
export function isCardZone(zone: string): boolean {
  return zone !== "battlefield" && zone !== "stack";
}

interface Bits {
  readonly permanent: number;
  readonly spell: number;
  readonly ability: number;
  readonly handCard: number;
  readonly libraryCard: number;
  readonly graveyardCard: number;
  readonly exiledCard: number;
  readonly commandCard: number;
  readonly outsideCard: number;
}

/** The bits for what a zone holds. */
export function cardsIn(zone: string, bits: Bits): number {
  switch (zone) {
    case "battlefield":
      return bits.permanent;
    case "stack":
      return bits.spell | bits.ability;
    case "hand":
      return bits.handCard;
    case "library":
      return bits.libraryCard;
    case "graveyard":
      return bits.graveyardCard;
    case "exile":
      return bits.exiledCard;
    case "command":
      return bits.commandCard;
    default:
      return bits.outsideCard;
  }
}
