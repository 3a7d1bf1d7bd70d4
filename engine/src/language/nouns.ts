/** Nouns and the adjectives before them: *attacking or blocking creature*, *instant and sorcery cards*, *nonland permanent*. */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineQualities(g: GrammarBuilder): void {
  g.anyOf("quality", "color", "cardType", "subtype", "supertype", "adjective", "nonQuality", "stats");
  g.templates("nonQuality", {
    non: ["non{quality:color}", "non{quality:cardType}", "non{quality:supertype}", "non{quality:nonAdjective}"],
  });
  g.templates("nonQuality", { non: "non-{quality:subtype}" });
  g.lexicon(
    "nonAdjective",
    "adjective",
    "token historic modified attacking blocking mana combat".split(" ").map((is) => ({ is, text: is })),
  );
  g.lexicon(
    "adjective",
    "adjective",
    (
      "tapped untapped attacking blocking blocked unblocked face-down face-up historic modified suspended " +
      "exiled revealed chosen sacrificed discarded goaded suspected paired unpaired transformed commander token foretold saddled crewed " +
      "countered milled renowned monstrous outlaw permanent additional kicked plotted prepared copied entering dying amassed unspent returned destroyed"
    )
      .split(" ")
      .map((is) => ({ is, text: is })),
  );
  g.templates("adjective", { differentlyNamed: "differently named", ofRole: "{name:roleName}" });
  g.lexicon(
    "roleName",
    "roleName",
    ["Wicked", "Monster", "Cursed", "Royal", "Virtuous", "Young Hero"].map((is) => ({ is, text: is })),
  );
  g.lexicon("attachedQuality", "adjective", [
    { is: "enchanted", text: "enchanted" },
    { is: "equipped", text: "equipped" },
  ]);
  g.templates("qualityGroup", {
    qualityComma: ["{items:quality}, {items:quality}", "{items:quality}, {items+,:quality} {items:quality}"],
  });
  g.anyOf("qualityGroup", "quality");
  g.lists("qualityGroup", "quality", ["or", "and", "and/or"], "quality");
}

export function defineNouns(g: GrammarBuilder): void {
  g.lexicon("genericNoun", "noun", [
    { is: "card", text: "card", plural: "cards" },
    { is: "spell", text: "spell", plural: "spells" },
    { is: "permanent", text: "permanent", plural: "permanents" },
    { is: "token", text: "token", plural: "tokens" },
    { is: "source", text: "source", plural: "sources" },
    { is: "ability", text: "ability", plural: "abilities" },
    { is: "object", text: "object", plural: "objects" },
    { is: "copy", text: "copy", plural: "copies" },
    { is: "commander", text: "commander", plural: "commanders" },
    { is: "outlaw", text: "outlaw", plural: "outlaws" },
    { is: "emblem", text: "emblem", plural: "emblems" },
    { is: "pile", text: "pile", plural: "piles" },
    { is: "attacker", text: "attacker", plural: "attackers" },
    { is: "blocker", text: "blocker", plural: "blockers" },
  ]);
  g.templates("genericNoun", {
    activatedAbilityNoun: "activated <ability|abilities>",
    triggeredAbilityNoun: "triggered <ability|abilities>",
    activatedOrTriggeredAbilityNoun: [
      "activated or triggered <ability|abilities>",
      "activated and triggered <ability|abilities> => and",
    ],
    loyaltyAbilityNoun: "loyalty <ability|abilities>",
    manaAbilityNoun: "mana <ability|abilities>",
    keywordAbilityNoun: "{keyword:keywordName} <ability|abilities>",
  });
  g.lexicon(
    "keywordName",
    "keywordName",
    "equip exhaust kicker flashback cycling boast ninjutsu unearth outlast level-up morph power-up"
      .split(" ")
      .map((is) => ({ is, text: is })),
  );
  g.lexicon("playerNoun", "playerNoun", [
    { is: "player", text: "player", plural: "players" },
    { is: "opponent", text: "opponent", plural: "opponents" },
    { is: "teammate", text: "teammate", plural: "teammates" },
  ]);
  g.anyOf("typeNoun", "cardType", "subtype");
  g.anyOf("noun", "typeNoun", "genericNoun", "playerNoun");
  g.templates("typeItem", { nounWith: "{qualities+~:quality} {noun:typeNoun}" });
  g.anyOf("typeItem", "typeNoun", "playerNoun");
  g.templates("genericItem", { nounWith: "{qualities+~:quality} {noun:genericNoun}" });
  g.anyOf("genericItem", "genericNoun", "playerNoun");
  g.anyOf("nounGroup", "noun");
  for (const [first, rest] of [
    ["typeNoun", "typeItem"],
    ["genericNoun", "genericItem"],
    ["playerNoun", "typeItem"],
  ] as const) {
    for (const [conjunction, kind] of [
      ["or", "nounOr"],
      ["and", "nounAnd"],
      ["and/or", "nounAndOr"],
    ] as const) {
      g.templates("nounGroup", {
        [kind]: [
          `{items:${first}} ${conjunction} {items:${rest}}`,
          `{items:${first}}, {items+,:${rest}} ${conjunction} {items:${rest}}`,
        ],
      });
    }
  }
}
