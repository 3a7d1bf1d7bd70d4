/** The eras of templating: when which wording changed. An era uses every old wording that was still in use in it. */

/** A change of house style. */
interface Change {
  /** Year and month from which cards are worded the new way. */
  readonly since: string;
  /** The era before it. */
  readonly era: EraId | undefined;
  /** Tags of the old wordings: of templates, and of `wordings.ts`. */
  readonly tags: readonly string[];
  /** Tags of wordings that were usual before, and may still be met: they are put on, but not taken away. */
  readonly stillMet?: readonly string[];
}

export type EraId =
  | "current"
  | "before-any-target"
  | "before-enters"
  | "before-mana-value"
  | "before-mill"
  | "before-this-creature";

export interface Era {
  readonly id: EraId;
  /** For people: what the era is known by. */
  readonly title: string;
  /** Tags of all old wordings that it uses. */
  readonly tags: ReadonlySet<string>;
  /** Whether cards name themselves ("When Soot Herald enters") where they say "this creature" today. */
  readonly namesItself: boolean;
}

/** All changes, the newest first. */
const changes: readonly Change[] = [
  { since: "2024-11", era: "before-this-creature", tags: [] },
  {
    since: "2024-07",
    era: "before-enters",
    tags: ["enters-the-battlefield", "enters-under-control", "symbols-one-by-one"],
    stillMet: ["entering-the-battlefield"],
  },
  { since: "2023-11", era: undefined, tags: ["precombat-main-phase"] },
  {
    since: "2021-04",
    era: "before-mana-value",
    tags: [
      "converted-mana-cost",
      "activate-this-ability",
      "chosen-and-revealed",
      "token-named-behind",
      "gains-in-exception",
      "a-planeswalker",
      "from-all-colors",
      "card-for-spell",
      "this-ability",
      "any-time-sorcery",
      "any-time-instant",
      "are-in-zone",
      "with-a-creature",
      "as-long-as-its-your-turn",
      "shuffle-your-library",
      "shuffle-their-library",
      "of-it",
      "cost-to-activate",
      "self-named-again",
      "player-otherwise",
      "your-turn-behind",
    ],
  },
  {
    since: "2020-06",
    era: "before-mill",
    tags: ["mill-from-your-library", "mill-from-their-library", "mill-from-the-top", "milled-otherwise"],
  },
  {
    since: "2018-04",
    era: "before-any-target",
    tags: [
      "shuffle-apart",
      "shuffle-if-you-do",
      "shuffle-in-a-sentence",
      "target-named-again",
      "surveil-in-words",
      "token-spelled-out",
      "creature-or-player",
      "his-or-her",
      "him-or-her",
      "he-or-she",
      "by-spells-or-abilities",
    ],
    stillMet: ["all-cards-from"],
  },
];

const titles: Readonly<Record<EraId, string>> = {
  current: "today",
  "before-this-creature": "before “this creature” (November 2024)",
  "before-enters": "before “enters” (July 2024)",
  "before-mana-value": "before “mana value” (April 2021)",
  "before-mill": "before “mill” (June 2020)",
  "before-any-target": "before “any target” (April 2018)",
};

function eraBefore(id: EraId): Era {
  const last = changes.findIndex((change) => change.era === id);
  const made = changes.slice(0, last + 1);
  return {
    id,
    title: titles[id],
    tags: new Set(made.flatMap((change) => [...change.tags, ...(change.stillMet ?? [])])),
    namesItself: made.length > 0,
  };
}

/** The eras, today's first. */
export const eras: readonly Era[] = (Object.keys(titles) as EraId[])
  .map(eraBefore)
  .sort((a, b) => a.tags.size - b.tags.size || Number(a.namesItself) - Number(b.namesItself));

/** @returns the era, or `undefined` for a name that is none */
export function eraById(id: string): Era | undefined {
  return eras.find((era) => era.id === id);
}

/** Tags that belong to an era, and so change with it. All other tags are the author's own way of writing. */
export const eraTags: ReadonlySet<string> = new Set(changes.flatMap((change) => change.tags));

/** Tags of eras and of what is still met of them. */
export const tagsOfEras: ReadonlySet<string> = new Set(
  changes.flatMap((change) => [...change.tags, ...(change.stillMet ?? [])]),
);
