/**
 * Relative clauses without a relative pronoun: *spells you cast*, *each card you've drawn this turn*, *the player it's
 * attacking*. Their verb lacks its object, which is the noun before them.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";
import { formsOf, type VerbForms } from "./verbs.ts";

/** Verbs that stand in such clauses: kind of their nodes, bare form, irregular forms. */
const GAP_VERBS: readonly (readonly [kind: string, base: string, forms?: Partial<VerbForms>])[] = [
  ["cast", "cast", { past: "cast", gerund: "casting" }],
  ["activate", "activate"],
  ["play", "play"],
  ["draw", "draw", { past: "drew", participle: "drawn" }],
  ["discard", "discard"],
  ["sacrifice", "sacrifice"],
  ["create", "create"],
  ["haunt", "haunt"],
  ["target", "target"],
  ["have", "have", { third: "has", past: "had" }],
  ["gainLife", "gain"],
  ["loseLife", "lose", { past: "lost", gerund: "losing" }],
  ["payLife", "pay", { past: "paid" }],
  ["control", "control", { past: "controlled", gerund: "controlling" }],
  ["choose", "choose", { past: "chose", participle: "chosen", gerund: "choosing" }],
  ["exile", "exile"],
  ["reveal", "reveal"],
  ["produceMana", "produce"],
  ["put", "put", { past: "put", gerund: "putting" }],
  ["attack", "attack"],
  ["block", "block"],
  ["destroy", "destroy"],
  ["mill", "mill"],
  ["tap", "tap", { past: "tapped", gerund: "tapping" }],
  ["become", "become", { past: "became", participle: "become" }],
  ["spendMana", "spend", { past: "spent" }],
  ["cycle", "cycle"],
  ["protect", "protect"],
  ["collect", "collect"],
  ["devour", "devour"],
  ["deal", "deal", { past: "dealt" }],
  ["lookAt", "look at", { third: "looks at", past: "looked at" }],
];

export function defineRelatives(g: GrammarBuilder): void {
  const add = (is: string, template: string, set: Readonly<Record<string, string | boolean>> = {}): void => {
    g.templates("gapVerb", { gapVerb: template }, { set: { is, ...set } });
  };
  for (const [is, base, irregular] of GAP_VERBS) {
    const forms = formsOf(base, irregular);
    if (is !== "control") {
      add(is, `<${forms.third}|${base}>`);
      add(is, `<doesn't|don't> ${base}`, { negative: true });
    }
    if (forms.past !== base) add(is, forms.past, { tense: "past" });
    if (base !== "have")
      add(is, `(<has|have>|'ve#contracted|'s#contracted-has) ${forms.participle}`, { tense: "perfect" });
    add(is, `didn't ${base}`, { tense: "past", negative: true });
    add(is, `could ${base}`, { mood: "could" });
  }
  for (const is of ["attack", "block"]) {
    add(is, `(<is|are>|'s#contracted|'re#contracted-are) ${is}ing`, { form: "progressive" });
    add(is, `<was|were> ${is}ing`, { form: "progressive", tense: "past" });
  }
  g.templates("relativeSuffix", {
    relative: [
      "[that#with-that] {by!:gapSubject} {does:gapVerb}",
      "[that#with-that] {by!:gapSubject} {does:gapVerb} {time:relativeTime}",
      "{by!:gapSubject} {does:gapVerb} {place:placeSuffix} {time:timeAdverb}",
      "{by!:gapSubject} {does:gapVerb} {where:gapPlace}",
      "{by!:gapSubject} {does:gapVerb} {where:gapPlace} {time:timeAdverb}",
    ],
  });
  g.templates("gapPlace", { onWhat: "on {what:np}", toWhat: "to {what:np}" }, { untested: "prints as a suffix" });
  g.anyOf("relativeTime", "timeAdverb");
  g.templates("relativeTime", { during: "during {phase}" });
  g.anyOf("gapSubject", "player", "self");
  g.anyOf("gapNoun", "typeNoun", "selfGeneric");
  g.lexicon("gapSubject", "pronoun", [
    { is: "it", text: "it" },
    { is: "he", text: "he" },
    { is: "she", text: "she" },
  ]);
  g.templates(
    "gapSubject",
    { objects: "{determiner:thatDeterminer} {noun:gapNoun}" },
    { untested: "prints as the general noun phrase" },
  );
  g.templates(
    "thatDeterminer",
    { that: "that", those: "those", attachedTo: "enchanted => how:enchanted" },
    { untested: "printed as the general determiner" },
  );
  g.templates("thatDeterminer", { target: "target" }, { untested: "printed as the general determiner" });
  g.templates(
    "thatDeterminer",
    { attachedTo: "equipped => how:equipped" },
    { untested: "printed as the general determiner" },
  );
}
