/** Verbs of spells and abilities: cast, play, activate, copy, resolve, trigger, cost. */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { verb } from "./verbs.ts";

export function defineCasting(g: GrammarBuilder): void {
  verb(g, "cast", "cast", ["{what:np}"], {
    past: "cast",
    gerund: "casting",
    passive: ["", "from {from:zone}", "using {using:castMethod}"],
  });
  g.lexicon(
    "castMethod",
    "castMethod",
    ["teamwork", "sneak", "web-slinging", "harmonize", "mayhem", "warp", "flashback", "prowl"].map((is) => ({
      is,
      text: is,
    })),
  );
  verb(g, "castOrCopy", "cast or copy", "{what:np}", { past: "cast or copied", third: "casts or copies" });
  verb(g, "play", "play", ["{what:np}"], { passive: ["", "from {from:zone}"] });
  verb(g, "playOrCast", "play or cast", "{what:np}", { third: "plays or casts", past: "played or cast" });
  verb(g, "activate", "activate", "{what:np}", {
    passive: "",
  });
  verb(g, "copy", "copy", ["{what:np}", "{what:np}, except {except:exceptions}"], {
    third: "copies",
    past: "copied",
    passive: "",
  });
  verb(g, "resolve", "resolve", "", { gerund: "resolving" });
  verb(g, "triggers", "trigger", ["", "an additional time => additional"], {
    gerund: "triggering",
    passive: "",
  });
  verb(g, "target", "target", "{what:np}", { passive: ["by {by:np}", ""] });
  verb(g, "cause", "cause", "{who:np} to {do^:verbs}");
}
