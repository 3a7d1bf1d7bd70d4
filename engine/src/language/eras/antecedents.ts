/** Whether "they" and "their" mean one player, who was "he or she" (before 2018). */
import type { TreeNode } from "../../grammar/tree.ts";
import { hasDeterminer, nodeIn } from "./phrases.ts";

const ONE = ["a", "another", "each", "enchanted", "target", "that", "the", "this"];
const ROLES = ["attackingPlayer", "activePlayer", "defendingPlayer", "playerOf"];
/** Tags of the pronouns of one person. */
const OF_ONE = ["he-or-she", "him-or-her", "his-or-her"];
/** What only players have, whatever else was spoken of. */
const OF_PLAYERS = ["controlledBy", "ownedBy", "zoneOf", "topOfLibrary"];

/** Where only things can stand, of which there are many: "one of them". */
const OF_THINGS = ["fromAmong", "partOf"];

/** Who was spoken of in a line, in the order of its words. */
export class Antecedents {
  private player = false;
  private last: "many" | "player" | undefined;

  /** Takes note of a phrase, once all that stands in it was. */
  note(node: TreeNode): void {
    if (ROLES.includes(node.kind)) this.notePlayer();
    else if (node.kind === "objects") {
      const one = hasDeterminer(node, ...ONE) && !nodeIn(node, "determiner", "quantity");
      if (!one) this.last = "many";
      else if (nodeIn(node, "noun")?.kind === "playerNoun") this.notePlayer();
    }
  }

  private notePlayer(): void {
    this.player = true;
    this.last = "player";
  }

  /** Whether a tag may be put on a pronoun that stands in a node of some kind. */
  allows(tag: string, above: string): boolean {
    if (!OF_ONE.includes(tag)) return true;
    if (OF_THINGS.includes(above)) return false;
    return this.last === "player" || (this.player && OF_PLAYERS.includes(above));
  }
}
