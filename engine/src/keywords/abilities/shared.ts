import type { WorksOn } from "../keyword.ts";

/** Cards that can attack and block: creatures, and Vehicles and Spacecraft, which become creatures by their own text. */
export const fighters: readonly WorksOn[] = ["creature", "Vehicle", "Spacecraft"];

/** Spells that go to the graveyard as they resolve. */
export const instantsAndSorceries: readonly WorksOn[] = ["instant", "sorcery"];
