/** Noun phrases, zones, states and conditions as they are mistyped or as cards worded them long ago. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepForm, numberKept } from "./number.ts";

export function defineMistakenPhrases(g: GrammarBuilder): void {
  defineDeterminers(g);
  defineZonesOfOld(g);
  defineDecks(g);
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
  defineUnmarkedOwners(g);
  defineUncounted(g);
  g.mistakenRules.add("theZone").add("intoTheZone");
  // “Put target creature into the graveyard”: whose?
  g.anyOf("destination", "intoTheZone");
  g.templates("intoTheZone", { into: "into {zone:theZone}" }, { untested: "prints as any destination" });
  g.templates("theZone", { zoneBare: "the {zone:zoneNoun}" }, { tags: ["the-zone"] });
  g.anyOf("stat", "mistakenStat");
  g.templates("mistakenStat", { stat: "cmc" }, { set: { is: "manaValue" }, tags: ["cmc"] });
  g.anyOf("np", "mistakenName");
  g.templates("mistakenName", { unknownName: "{name:strangeName}" });
  g.number("unknownName", "singular");
}

function defineDeterminers(g: GrammarBuilder): void {
  g.mistakenRules.add("mistakenDeterminer");
  g.anyOf("determiner", "mistakenDeterminer");
  g.templates("mistakenDeterminer", { target: "a random target" }, { tags: ["random-target"] });
  g.templates("mistakenDeterminer", { target: "any target" }, { tags: ["any-before-target"] });
  g.templates("mistakenDeterminer", { target: "(all|each#each-target) target" }, { tags: ["all-before-target"] });
  g.templates("mistakenDeterminer", { target: "other target" }, { set: { other: true }, tags: ["other-for-another"] });
}

/** “The amount of creatures”, “that much cards”, “less cards”. */
function defineUncounted(g: GrammarBuilder): void {
  for (const rule of ["mistakenQuantity", "mistakenComparing", "mistakenDuration", "amountOfThings"])
    g.mistakenRules.add(rule);
  g.anyOf("strictQuantity", "amountOfThings");
  g.templates("amountOfThings", { numberOf: "the amount of {what:countable}" }, { tags: ["amount-for-number"] });
  g.anyOf("quantity", "mistakenQuantity");
  g.templates("mistakenQuantity", { thatMany: "that much" }, { tags: ["much-for-many"] });
  g.anyOf("comparing", "mistakenComparing");
  g.templates("mistakenComparing", { comparedMore: "less" }, { set: { fewer: true }, tags: ["less-for-fewer"] });
  g.anyOf("duration", "mistakenDuration");
  for (const [words, tag] of Object.entries(UNTIL_END_OF_TURN))
    g.templates("mistakenDuration", { duration: words }, { set: { is: "untilEndOfTurn" }, tags: [tag] });
}

const UNTIL_END_OF_TURN: Readonly<Record<string, string>> = {
  "until the end of the turn": "until-the-end-of-the-turn",
  "until end of the turn": "until-end-of-the-turn",
  "till the end of turn": "till-the-end-of-turn",
  "for the turn": "for-the-turn",
  "til end of turn": "til-end-of-turn",
  "til the end of turn": "til-the-end-of-turn",
  "until the turn ends": "until-the-turn-ends",
};

/** “Target player graveyard”, “target creature power”: owners without “'s”, where what is theirs can be nothing else. */
function defineUnmarkedOwners(g: GrammarBuilder): void {
  const untested = "prints as what is owned by a marked owner";
  const own = (rule: string, kind: string, form: string, slot?: string): void => {
    const mistaken = `${rule}OfUnmarked`;
    g.mistakenRules.add(mistaken);
    g.anyOf(rule, mistaken);
    g.templates(mistaken, { [kind]: form }, slot ? { untested, finish: keepForm(slot, "singular") } : { untested });
  };
  g.mistakenRules.add("unmarkedOwner");
  g.templates("unmarkedOwner", { possessive: "{of!:possessor}" }, { tags: ["no-apostrophe"] });
  own("zone", "zoneOf", "{of:unmarkedOwner} {zone:zoneGroup}", "zone");
  own("handPhrase", "hand", "{of:unmarkedOwner} hand");
  own("strictQuantity", "statOf", "{of:unmarkedOwner} {stat}");
  own("playerRole", "playerOf", "{of:unmarkedOwner} {role:roleNoun}", "role");
  own("phase", "phaseOf", "{of:unmarkedOwner} {phase:phaseNoun}", "phase");
}

/** “The top of your deck” */
function defineDecks(g: GrammarBuilder): void {
  g.mistakenRules.add("endOfDeck");
  g.anyOf("zone", "endOfDeck");
  const ends = { topOfLibrary: "the top", bottomOfLibrary: "the bottom", topOrBottomOfLibrary: "the top or bottom" };
  for (const [kind, words] of Object.entries(ends))
    g.templates("endOfDeck", { [kind]: `${words} of {of:possessive} deck` }, { tags: ["deck-for-library"] });
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
