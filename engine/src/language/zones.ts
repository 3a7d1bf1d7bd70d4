/** Zones and places: *your graveyard*, *the top of your library*, *exile*, *the battlefield*. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepForm, numberKept } from "./number.ts";

export function defineZones(g: GrammarBuilder): void {
  g.templates("zone", {
    zoneAny: ["a {zone:zoneGroup}"],
    zoneAll: ["all {zone:zoneNoun}"],
    zoneEach: "each {zone:zoneNoun}",
    zoneSingle: "a single {zone:zoneNoun}",
    zoneThat: ["that {zone:zoneNoun}", "the {zone:zoneNoun} of {of:np} => the"],
    anywhere: "anywhere",
    anywhereOtherThan: ["anywhere other than {zone}", "anywhere else => else"],
    topOfLibrary: ["the top of {of:possessive} library"],
    bottomOfLibrary: ["the bottom of {of:possessive} library"],
    topOrBottomOfLibrary: ["the top or bottom of {of:possessive} library"],
  });
  g.anyOf("zone", "fixedZone");
  g.templates("fixedZone", {
    exileZone: "exile",
    battlefieldZone: "the battlefield",
    stackZone: "the stack",
    commandZone: "the command zone",
    outsideGame: "outside the game",
  });
  g.templates(
    "zone",
    { zoneOf: "{of:possessive} {zone:zoneGroup}", zoneBare: "{zone:zoneGroup}" },
    { finish: keepForm("zone", "singular") },
  );
  g.number("zoneAll", "plural")
    .number("zoneBare", numberKept("singular"))
    .number(["zoneSingle", "zoneAny", "zoneEach", "zoneThat"], "singular");
  g.number("zoneOf", numberKept("singular"));
  g.anyOf("zoneGroup", "zoneNoun");
  g.lists("zoneGroup", "zoneNoun", ["or", "and", "and/or"], "zone");
  g.anyOf("zones", "zone");
  g.templates("zones", {
    zoneOr: ["{items:fixedZone} or {items:zone}", "{items:fixedZone} and/or {items:zone} => andOr"],
  });
}
