/**
 * Verbs: one definition gives the present ("each player draws a card"), past ("if you drew a card"), perfect ("you've drawn"),
 * passive ("a card is drawn") and gerund ("drawing a card"); so what can be done can be waited for, forbidden, paid and replaced.
 */
import { TEMPLATE_JOINT } from "../grammar/template.ts";
import type { GrammarBuilder, TemplateOptions } from "../grammar/grammar.ts";

export interface VerbForms {
  /** Bare form: draw. */
  readonly base: string;
  /** draws */
  readonly third?: string;
  /** drew */
  readonly past?: string;
  /** drawn */
  readonly participle?: string;
  /** drawing */
  readonly gerund?: string;
}

/** The forms of a verb from its base form and those that are irregular. */
export function formsOf(base: string, forms: Partial<VerbForms> = {}): Required<VerbForms> {
  const [word, ...rest] = base.split(" ");
  const after = rest.length ? ` ${rest.join(" ")}` : "";
  const stem = word!.endsWith("e") ? word!.slice(0, -1) : word!;
  const third = /(?:s|x|z|ch|sh|o)$/.test(word!)
    ? `${word}es`
    : /[^aeiou]y$/.test(word!)
      ? `${word!.slice(0, -1)}ies`
      : `${word}s`;
  const past = word!.endsWith("e") ? `${word}d` : /[^aeiou]y$/.test(word!) ? `${word!.slice(0, -1)}ied` : `${word}ed`;
  return {
    base,
    third: forms.third ?? third + after,
    past: forms.past ?? past + after,
    participle: forms.participle ?? forms.past ?? past + after,
    gerund: forms.gerund ?? `${stem}ing${after}`,
  };
}

export interface VerbOptions extends TemplateOptions, Partial<VerbForms> {
  /** What stands behind the participle in the passive: `""` for plain objects; left out when the verb has no passive. */
  readonly passive?: string | readonly string[];
  /** Whether the participle also names a state (*tapped*), so that "is tapped" is that state and not an event. */
  readonly state?: boolean;
}

/**
 * Adds a verb to the grammar.
 * @param kind the kind of its nodes, in every form (tense and voice are slots)
 * @param base its bare form, with particle if it has one ("phase out")
 * @param objects what follows, as templates; `""` for none
 */
export function verb(
  g: GrammarBuilder,
  kind: string,
  base: string,
  objects: string | readonly string[],
  options: VerbOptions = {},
): void {
  const { passive, state, base: _b, third: _t, past: _p, participle: _pp, gerund: _g, ...template } = options;
  const forms = formsOf(base, options);
  const present = `<${forms.third}|${base}>`;
  const list = typeof objects === "string" ? [objects] : objects;
  const set = template.set ?? {};
  for (const object of list) {
    const after = object ? `${TEMPLATE_JOINT}${object}` : "";
    g.templates("verb", { [kind]: present + after }, template);
    // "you put" is present and past alike: one reading, the present.
    if (forms.past !== base)
      g.templates("verb", { [kind]: forms.past + after }, { ...template, set: { ...set, tense: "past" } });
    g.templates(
      "verb",
      { [kind]: `(<has|have>|'ve#contracted) ${forms.participle}${after}` },
      { ...template, set: { ...set, tense: "perfect" } },
    );
    g.templates(
      "verb",
      { [kind]: `<hasn't|haven't> ${forms.participle}${after}` },
      { ...template, set: { ...set, tense: "perfect", negative: true } },
    );
    g.templates("gerund", { [kind]: forms.gerund + after }, { ...template, set: { ...set, form: "gerund" } });
  }
  for (const object of passive === undefined ? [] : typeof passive === "string" ? [passive] : passive) {
    // A participle that ends in a noun phrase takes what stands behind it; see `suffixes.ts`.
    const open = /:(?:np|zone|self)\}$/.test(object);
    g.templates(
      state ? "stateParticiple" : open ? "openParticiple" : "closedParticiple",
      { [kind]: forms.participle + (object ? ` ${object}` : "") },
      { ...template, set: { ...set, voice: "passive" } },
    );
  }
}
