/** Players and pronouns: *you*, *that creature's controller*, *defending player*, *it*, *the rest*. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { keepNumber } from "./determiners.ts";
import { keepForm, numberKept } from "./number.ts";

export function definePronouns(g: GrammarBuilder): void {
  g.lexicon("pronoun", "pronoun", [
    { is: "it", text: "it" },
    { is: "he", text: "he" },
    { is: "she", text: "she" },
    { is: "him", text: "him" },
    { is: "her", text: "her" },
    { is: "you", text: "you" },
    { is: "they", text: "they", also: { "he-or-she": "he or she" } },
    { is: "them", text: "them", also: { "him-or-her": "him or her" } },
    { is: "itself", text: "itself" },
    { is: "himself", text: "himself" },
    { is: "herself", text: "herself" },
    { is: "yourself", text: "yourself" },
    { is: "themselves", text: "themselves" },
    { is: "thatOne", text: "that one" },
    { is: "thoseOnes", text: "those" },
    { is: "theRest", text: "the rest" },
    { is: "theOther", text: "the other" },
    { is: "theOthers", text: "the others" },
    { is: "eachOne", text: "each one" },
    { is: "everything", text: "everything" },
    { is: "anything", text: "anything" },
  ]);
  const plural = new Set(["you", "they", "them", "themselves", "thoseOnes", "theRest", "theOthers"]);
  g.number("pronoun", (node) =>
    plural.has(node.is as string) && !node.surface?.wording?.includes("he-or-she") ? "plural" : "singular",
  );
  g.anyOf("pronoun", "self");
  g.lexicon("onePronoun", "pronoun", [
    { is: "either", text: "either" },
    { is: "neither", text: "neither" },
  ]);
}

export function definePlayers(g: GrammarBuilder): void {
  g.templates("playerRole", {
    defendingPlayer: "defending player",
    attackingPlayer: "the attacking player",
    activePlayer: "the active player",
    monarch: "the monarch",
    yourTeam: "your team",
  });
  g.templates("playerRole", { playerOf: "{of:possessive} {role:roleNoun}" }, { finish: keepForm("role", "singular") });
  g.templates(
    "playerRole",
    { playerOf: ["the {role:roleNoun} of {what:np}"] },
    { finish: keepForm("role", "singular") },
  );
  g.lexicon("roleNoun", "role", [
    { is: "controller", text: "controller", plural: "controllers" },
    { is: "owner", text: "owner", plural: "owners" },
  ]);
  g.number("playerOf", numberKept("singular"));
  g.number(["defendingPlayer", "attackingPlayer", "activePlayer", "monarch", "yourTeam"], "singular");
  const part = { finish: keepNumber, untested: "prints as the general noun phrase, of which it is a part" };
  g.templates("playerObjects", { objects: "{determiner} {qualities*~:qualityGroup} {noun:playerNoun}" }, part);
  g.templates("playerObjects", { objects: "{noun:playerNoun}" }, part);
  g.lexicon("playerPronoun", "pronoun", [
    { is: "you", text: "you" },
    { is: "they", text: "they", also: { "he-or-she": "he or she" } },
  ]);
  g.anyOf("playerItem", "playerPronoun", "playerObjects", "playerRole");
  g.anyOf("player", "playerItem");
  g.templates(
    "player",
    { npOrList: "{items:playerItem} or {items:playerItem}" },
    { untested: "prints as the general list" },
  );
  g.templates(
    "player",
    { npAndList: "{items:playerItem} and {items:playerItem}" },
    { untested: "prints as the general list" },
  );
}
