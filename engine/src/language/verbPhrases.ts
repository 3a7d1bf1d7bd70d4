/** What players and objects do: the verbs of the game, by concept. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { defineBattlefieldVerbs } from "./battlefieldVerbs.ts";
import { defineCasting } from "./casting.ts";
import { defineChoosing } from "./choosing.ts";
import { defineDamageVerbs } from "./damageVerbs.ts";
import { defineDiceAndCoins } from "./diceAndCoins.ts";
import { defineKeywordActions } from "./keywordActions.ts";
import { defineOtherFormats } from "./otherFormats.ts";
import { defineManaVerbs } from "./manaVerbs.ts";
import { defineModalHeaders } from "./modalHeaders.ts";
import { defineStates } from "./states.ts";
import { defineZoneMoves } from "./zoneMoves.ts";

export function defineVerbPhrases(g: GrammarBuilder): void {
  defineKeywordActions(g);
  defineZoneMoves(g);
  defineDamageVerbs(g);
  defineManaVerbs(g);
  defineCasting(g);
  defineChoosing(g);
  defineDiceAndCoins(g);
  defineOtherFormats(g);
  defineBattlefieldVerbs(g);
  defineStates(g);
  defineModalHeaders(g);
}
