/**
 * Plain cards that do one thing which triggers wait for, so that it comes about by a card that is played.
 */
import type { EventKind } from "../game/events/event.ts";
import type { PlainCard } from "../game/cards/stock.ts";

/** A card that brings something about. */
export interface Helper {
  card: PlainCard;
  /** Whether casting it does it, or an ability of the card in hand. */
  by: "cast" | "activate";
  /** A verb or word that the trigger has to say; null when the kind of event is enough. */
  said: string | null;
  on: EventKind;
}

function sorcery(name: string, text: string, said: string): Helper {
  const card = { name, manaCost: "{1}", typeLine: "Sorcery", text: [text] };
  return { card, by: "cast", said, on: "keywordAction" };
}

function instant(name: string, text: string, on: EventKind, said: string | null = null): Helper {
  return { card: { name, manaCost: "{R}", typeLine: "Instant", text: [text] }, by: "cast", said, on };
}

/** Helpers, each for one verb or one kind of event. */
export const HELPERS: readonly Helper[] = [
  {
    card: { name: "Spare Part", manaCost: "{4}", typeLine: "Artifact", text: ["Cycling {1}"] },
    by: "activate",
    said: "cycle",
    on: "keywordAction",
  },
  sorcery("Scouting Trip", "Target creature you control explores.", "explore"),
  sorcery("Shady Deal", "Target creature you control connives.", "connive"),
  sorcery("Slow Growth", "Proliferate.", "proliferate"),
  sorcery("Close Look", "Investigate.", "investigate"),
  sorcery("Fair Fight", "Target creature you control fights target creature you don't control.", "fight"),
  sorcery("Call to Arms", "Amass Orcs 1.", "amass"),
  sorcery("Lucky Find", "Discover 3.", "discover"),
  instant("Small Spark", "Small Spark deals 1 damage to any target.", "damage"),
  instant("Good Luck", "Target creature gets +1/+1 until end of turn.", "cast", "target"),
  {
    card: { name: "Light Charm", manaCost: "{1}", typeLine: "Enchantment — Aura", text: ["Enchant permanent"] },
    by: "cast",
    said: "Aura",
    on: "cast",
  },
  instant("Pointed Finger", "Tap target permanent.", "becomesTarget"),
  instant("Kind Word", "Target player gains 1 life.", "becomesTarget"),
  instant("Quick Doubt", "Counter target spell.", "counterSpell"),
  instant("New Recruits", "Create two 1/1 white Soldier creature tokens.", "createToken", "token"),
  instant("New Recruits", "Create two 1/1 white Soldier creature tokens.", "move", "token"),
  instant(
    "Long Search",
    "Search your library for a basic land card, reveal it, put it into your hand, then shuffle.",
    "search",
  ),
  instant("Good Shuffle", "Shuffle your library.", "shuffle"),
];
