/**
 * Zones as words: "your graveyard", "a graveyard", "the battlefield", "each player's hand".
 */
import { NotModelled } from "../game.ts";
import type { PlayerId, Target, ZoneName } from "../object.ts";
import type { Scope } from "../scope.ts";
import { type TreeNode, child, children, word } from "../treeAccess.ts";
import { permanents, playersInOrder, zoneList } from "../view.ts";
import { ownersOf } from "./possessives.ts";

/** A zone, of whom. */
export interface ZonePlace {
  zone: ZoneName;
  /** Null for zones that all players share. */
  player: PlayerId | null;
}

/** The zones a phrase names. */
export function placesOf(scope: Scope, node: TreeNode): ZonePlace[] {
  const everyone = playersInOrder(scope.game);
  switch (node.kind) {
    case "battlefieldZone":
      return [{ zone: "battlefield", player: null }];
    case "stackZone":
      return [{ zone: "stack", player: null }];
    case "exileZone":
      return [{ zone: "exile", player: null }];
    case "commandZone":
      return [{ zone: "command", player: null }];
    case "place":
      return [{ zone: zoneNamed(node), player: null }];
    case "zone":
      return everyone.map((player) => ({ zone: zoneNamed(node), player }));
    case "zoneOf": {
      const owners = ownersOf(scope, child(node, "of")).filter((thing) => "player" in thing);
      return zoneNames(node).flatMap((zone) => owners.map((owner) => ({ zone, player: owner.player })));
    }
    case "hand":
      return ownersOf(scope, child(node, "of")).flatMap((thing) =>
        "player" in thing ? [{ zone: "hand" as const, player: thing.player }] : [],
      );
    case "zoneAny":
    case "zoneAll":
    case "zoneEach":
    case "zoneSingle":
    case "zoneBare":
      return zoneNames(node).flatMap((zone) => everyone.map((player) => ({ zone, player })));
    case "topOfLibrary":
    case "bottomOfLibrary":
      return ownersOf(scope, child(node, "of")).flatMap((thing) =>
        "player" in thing ? [{ zone: "library" as const, player: thing.player }] : [],
      );
    case "anywhere":
      return everyone
        .flatMap((player) => (["library", "hand", "graveyard"] as const).map((zone) => ({ zone, player })))
        .concat(
          (["battlefield", "stack", "exile", "command"] as const).map((zone) => ({ zone, player: null }) as never),
        );
    default:
      throw new NotModelled(node.kind, `the zone "${node.kind}" is not modelled`);
  }
}

function zoneNames(node: TreeNode): ZoneName[] {
  return children(node, "zone").flatMap((zone) => {
    const items = children(zone, "items");
    return (items.length > 0 ? items : [zone]).map(zoneNamed);
  });
}

const ZONES = new Set<string>([
  "library",
  "hand",
  "battlefield",
  "graveyard",
  "stack",
  "exile",
  "command",
] satisfies ZoneName[]);

/** The zone a word names; a starting deck, or what is outside the game, is none that a game has (CR 400.1, 400.11). */
function zoneNamed(node: TreeNode): ZoneName {
  const zone = word(node);
  if (!ZONES.has(zone)) throw new NotModelled(node.kind, `“${zone}” is no zone of the game that is played`);
  return zone as ZoneName;
}

/** Everything in a place. */
export function thingsIn(scope: Scope, { zone, player }: ZonePlace): Target[] {
  const { game } = scope;
  const there = zone === "battlefield" ? permanents(game) : zoneList(game, zone, player ?? 0);
  return there.map((object) => ({ object }));
}

/** The one library, hand or graveyard a phrase names. */
export function singlePlace(scope: Scope, node: TreeNode): ZonePlace {
  const [place] = placesOf(scope, node);
  if (!place) throw new NotModelled(node.kind, "it is not clear whose zone it is");
  return place;
}

/** Whether an object is (or last was) in one of the places. */
export function isIn(scope: Scope, object: number, places: readonly ZonePlace[]): boolean {
  const it = scope.game.state.objects[object] ?? scope.game.state.lastKnown[object]?.object;
  if (!it) return false;
  return places.some(({ zone, player }) => it.zone === zone && (player === null || it.owner === player));
}
