/** Noun phrases, zones, states and conditions as they are mistyped or as cards worded them long ago. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepForm, numberKept } from "./number.ts";

export function defineMistakenPhrases(g: GrammarBuilder): void {
  defineDeterminers(g);
  defineZonesOfOld(g);
  g.mistakenRules.add("mistakenState").add("mistakenStat").add("mistakenName");
  g.anyOf("plainState", "mistakenState");
  g.lexicon("mistakenState", "formerAdjective", [
    { is: "unblockable", text: "unblockable" },
    { is: "indestructible", text: "indestructible" },
  ]);
  // “Owner's hand”, without “its”.
  g.mistakenRules.add("bareRole");
  g.anyOf("possessor", "bareRole");
  g.templates("bareRole", { roleOfNothing: "{role:roleNoun}" }, { finish: keepForm("role", "singular") });
  g.number("roleOfNothing", numberKept("singular"));
  g.anyOf("stat", "mistakenStat");
  g.templates("mistakenStat", { stat: "cmc" }, { set: { is: "manaValue" }, tags: ["cmc"] });
  g.anyOf("np", "mistakenName");
  g.templates("mistakenName", { unknownName: "{name:strangeName}" });
  g.number("unknownName", "singular");
}

function defineDeterminers(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenDeterminer");
  g.anyOf("determiner", "mistakenDeterminer");
  g.templates("mistakenDeterminer", { target: "any target" }, { tags: ["any-before-target"] });
  g.templates("mistakenDeterminer", { target: "(all|each#each-target) target" }, { tags: ["all-before-target"] });
  g.templates("mistakenDeterminer", { target: "other target" }, { set: { other: true }, tags: ["other-for-another"] });
}

/** “In play” and its kin: the battlefield's name until 2009. */
function defineZonesOfOld(g: GrammarBuilder): void {
  g.mistakenRules.add("playZone").add("inPlay");
  const tags = { tags: ["play-for-battlefield"] };
  g.anyOf("zone", "playZone");
  g.templates("playZone", { battlefieldZone: "play" }, tags);
  g.anyOf("onBattlefield", "inPlay");
  g.templates("inPlay", { place: "in play" }, { set: { is: "battlefield" }, ...tags });
}
