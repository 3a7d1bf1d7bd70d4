/** Checks of mana costs, type lines and the box (CR 107.4, 202, 205, 208-210). */
import type { Check } from "../check.ts";
import * as symbols from "./symbols.ts";
import * as typeLine from "./typeLine.ts";

export const faceChecks: readonly Check[] = [...Object.values(symbols), ...Object.values(typeLine)];
