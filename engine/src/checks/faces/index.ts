/** Checks of mana costs, type lines and the box (CR 107.4, 202, 205, 208-210). */
import type { Check } from "../check.ts";
import { addGeneric } from "./add-generic-mana.ts";
import { colorsOutOfOrder } from "./colors-out-of-order.ts";
import { costSymbolsOutOfOrder } from "./cost-symbols-out-of-order.ts";
import { genericTwice } from "./generic-mana-twice.ts";
import { instructionOnPermanent } from "./instruction-on-permanent.ts";
import { kindredAlone } from "./kindred-alone.ts";
import { landWithManaCost } from "./land-with-mana-cost.ts";
import { lowercaseSymbol } from "./lowercase-symbol.ts";
import { missingLoyalty } from "./missing-loyalty-or-defense.ts";
import { missingPowerToughness } from "./missing-power-toughness.ts";
import { needlessPowerToughness } from "./needless-power-toughness.ts";
import { oldTypeWord } from "./old-type-word.ts";
import { permanentTextOnSpell } from "./permanent-text-on-spell.ts";
import { planeswalkerNotLegendary } from "./planeswalker-not-legendary.ts";
import { subtypeWithoutType } from "./subtype-without-its-type.ts";
import { supertypeAfterType } from "./supertype-after-type.ts";
import { symbolPartsOutOfOrder } from "./symbol-parts-out-of-order.ts";
import { typesOutOfOrder } from "./types-out-of-order.ts";
import { undefinedStar } from "./undefined-star.ts";
import { unknownSubtype } from "./unknown-subtype.ts";
import { unknownSymbol } from "./unknown-symbol.ts";

export const faceChecks: readonly Check[] = [
  unknownSymbol,
  symbolPartsOutOfOrder,
  lowercaseSymbol,
  costSymbolsOutOfOrder,
  colorsOutOfOrder,
  genericTwice,
  addGeneric,
  landWithManaCost,
  unknownSubtype,
  subtypeWithoutType,
  supertypeAfterType,
  typesOutOfOrder,
  missingPowerToughness,
  missingLoyalty,
  undefinedStar,
  permanentTextOnSpell,
  oldTypeWord,
  instructionOnPermanent,
  kindredAlone,
  needlessPowerToughness,
  planeswalkerNotLegendary,
];
