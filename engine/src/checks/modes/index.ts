/** Checks of modal spells and abilities (CR 700.2). */
import type { Check } from "../check.ts";
import { asManyAsThereAre } from "./as-many-modes-as-there-are.ts";
import { colonAfterChoose } from "./choose-with-colon.ts";
import { chooseWithoutDash } from "./choose-without-dash.ts";
import { singleMode } from "./single-mode.ts";

export const modeChecks: readonly Check[] = [colonAfterChoose, singleMode, asManyAsThereAre, chooseWithoutDash];
