/** Words of schemes and planes (CR 311-314, 701.31-701.33), of Contraptions, and of digital cards ("perpetually"; no rules). */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineOtherFormats(g: GrammarBuilder): void {
  verb(g, "setInMotion", "set", "{what:np} in motion", {
    past: "set",
    gerund: "setting",
    passive: "in motion",
  });
  verb(g, "abandon", "abandon", "{what:np}", { passive: "" });
  // Two words to the reader (like *islandwalk*), so its forms can't be inflected like those of other verbs.
  g.templates("verb", { planeswalk: ["planeswalk", "planeswalk to {to:np}", "planeswalk away from {from:np}"] });
  verb(g, "assemble", "assemble", "{what:np}", { passive: "" });
  verb(g, "crank", "crank", "{what:np}", { passive: "" });
  g.templates("clause", { chaosEnsues: "chaos ensues {tails*:eventTail}" });
  g.templates(
    "subjectClause",
    { chaosEnsues: ["chaos ensues {tails*:tail}", "chaos ensues an additional time {tails*:tail} => again"] },
    { untested: "without tails it prints as a clause inside another" },
  );
  defineDigitalWords(g);
}

function defineDigitalWords(g: GrammarBuilder): void {
  g.templates(
    "clause",
    { clause: "{subject!:subject} perpetually {verbs} {tails*:eventTail} => perpetually" },
    { untested: "its verbs may be lists" },
  );
  g.templates(
    "subjectClause",
    { clause: "{subject!:subject} perpetually {verbs} {tails*:tail} => perpetually" },
    { untested: "prints as a clause inside another" },
  );
  verb(g, "getBoon", "get", ["a boon with {what:quoted}", "a one-time boon with {what:quoted} => oneTime"], {
    past: "got",
    participle: "gotten",
    gerund: "getting",
  });
  verb(g, "draft", "draft", "{what:np} from {of:possessive} spellbook");
}
