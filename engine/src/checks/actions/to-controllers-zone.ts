import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, made } from "../trees.ts";

const DESTINATIONS = new Set(["into", "onto", "onTop", "onBottom", "topOrBottom"]);

const OWNED = new Set(["hand", "graveyard", "library"]);

/** “to its controller's hand” */
export const toControllersHand = check("to-controllers-zone", {
  ref: "ACT21",
  severity: "warning",
  rules: [cr("400.3")],
  on: "zoneOf",
  test: (node, place) => {
    if (!DESTINATIONS.has(place.parent?.kind ?? "") && place.slot !== "to" && place.slot !== "into") return false;
    const role = child(node, "of", "of", "role");
    return role?.is === "controller" && OWNED.has(child(node, "zone")?.is as string);
  },
  message: (place) => `Nothing goes to “${place.words()}”: cards go to their owner's zones.`,
  why: "A card that would go to another player's hand, library or graveyard goes to its owner's.",
  help: "Write “its owner's”.",
  fixes: (place) => {
    const role = child(place.node, "of", "of", "role")!;
    return [place.replace("Write “owner's”", true, role, changed(made("role", { is: "owner" }), {}))];
  },
  wrong: [
    "Return target creature to «its controller's hand».",
    "Creature — Bird | When this creature enters, put target artifact on top of «its controller's library».",
    "Shuffle target enchantment into «its controller's library».",
    "Enchantment | {1}: Put target creature into «its controller's graveyard».",
  ],
  right: ["Return target creature to its owner's hand.", "Return all creatures to their owners' hands."],
  fixed: ["Return target creature to its owner's hand."],
});
