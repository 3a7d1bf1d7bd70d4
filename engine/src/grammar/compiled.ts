/** Templates that are compiled when somebody first asks for the ways through them. */
import type { IsTypeWord } from "../text/words.ts";
import type { LexiconEntry, PrintChoice, TemplateDefinition, TemplateOptions } from "./definitions.ts";
import { compileTemplate, TEMPLATE_JOINT, type Variant } from "./template.ts";

/** A template as it was written, or an entry of a lexicon. */
export interface TemplateSource {
  readonly kind: string | null;
  readonly text: string;
  readonly options: TemplateOptions;
  readonly entry: LexiconEntry | undefined;
}

/** One text of a template, and the tags of every way through it. */
export interface Wording {
  readonly source: string;
  readonly tags: readonly string[] | undefined;
}

export class Definition implements TemplateDefinition {
  readonly kind: string | null;
  readonly source: string;
  readonly options: TemplateOptions;
  readonly entry: LexiconEntry | undefined;
  readonly wordings: readonly Wording[];
  private compiled: Variant[] | undefined;

  constructor(
    readonly rule: string,
    { kind, text, options, entry }: TemplateSource,
    readonly id: number,
    private readonly isTypeWord: IsTypeWord,
  ) {
    this.kind = kind;
    this.entry = entry;
    if (entry) {
      this.source = text;
      this.options = { set: { is: entry.is } };
      this.wordings = wordingsOf(entry);
    } else {
      const fixed = withFixedSlots(text, options);
      this.source = fixed.source.replace(TEMPLATE_JOINT, " ");
      this.options = fixed.options;
      this.wordings = [{ source: fixed.source, tags: options.tags }];
    }
  }

  get variants(): readonly Variant[] {
    this.compiled ??= this.wordings.flatMap(({ source, tags }) => {
      const variants = compileTemplate(source, this.isTypeWord);
      return tags ? variants.map((variant) => ({ ...variant, tags: [...tags, ...variant.tags] })) : variants;
    });
    return this.compiled;
  }
}

function wordingsOf(entry: LexiconEntry): Wording[] {
  const wordings: Wording[] = [{ source: inflected(entry.text, entry.plural), tags: undefined }];
  for (const tag in entry.also) wordings.push({ source: entry.also[tag]!, tags: [tag] });
  return wordings;
}

/** The templates of a rule, as far as {@link PrintChoices} needs them. */
export interface PrintableTemplates {
  readonly sources: readonly TemplateSource[];
  at(index: number): Definition;
}

/** Where a template is: in which rule, and which of its templates. */
type Place = readonly [templates: PrintableTemplates, index: number];

/** The ways to print each kind of node. */
export class PrintChoices {
  private places: Map<string, Place[]> | undefined;
  private readonly choices = new Map<string, PrintChoice[]>();

  /** @param rules the templates of each rule, in the order in which they are preferred */
  constructor(private readonly rules: readonly PrintableTemplates[]) {}

  /** The usual way to print an entry of a lexicon, without compiling the whole lexicon. */
  ofEntry(kind: string, is: string): PrintChoice | undefined {
    const place = this.placesOf(kind)?.find(([templates, index]) => templates.sources[index]!.entry?.is === is);
    return place && choicesAt(place)[0];
  }

  /** The ways to print nodes of a kind; undefined for a kind that no template makes. */
  get(kind: string): readonly PrintChoice[] | undefined {
    let choices = this.choices.get(kind);
    const places = choices ? undefined : this.placesOf(kind);
    if (places) {
      choices = places.flatMap(choicesAt);
      this.choices.set(kind, choices);
    }
    return choices;
  }

  private placesOf(kind: string): readonly Place[] | undefined {
    this.places ??= this.allPlaces();
    return this.places.get(kind);
  }

  private allPlaces(): Map<string, Place[]> {
    const places = new Map<string, Place[]>();
    for (const templates of this.rules)
      for (let index = 0; index < templates.sources.length; index++) {
        const { kind } = templates.sources[index]!;
        if (kind === null) continue;
        const list = places.get(kind);
        if (list) list.push([templates, index]);
        else places.set(kind, [[templates, index]]);
      }
    return places;
  }
}

function choicesAt([templates, index]: Place): PrintChoice[] {
  const definition = templates.at(index);
  const { entry } = definition;
  return definition.variants.map((variant) => (entry ? { definition, variant, entry } : { definition, variant }));
}

/** Takes the fixed slots off a template's text: `"{cards:np} at random => random"` sets `random: true`, `=> how:each` a value. */
function withFixedSlots(source: string, options: TemplateOptions): { source: string; options: TemplateOptions } {
  const arrow = source.indexOf(FIXED_SLOTS);
  if (arrow < 0) return { source, options };
  const set: Record<string, string | number | boolean> = { ...options.set };
  for (const item of source
    .slice(arrow + FIXED_SLOTS.length)
    .trim()
    .split(/\s+/)) {
    const [name, value] = item.split(":");
    set[name!] = value ?? true;
  }
  return { source: source.slice(0, arrow), options: { ...options, set } };
}

/** What fixed slots stand behind in a template's text. */
const FIXED_SLOTS = " => ";

/** What a source holds of words: all its texts, without what is set beside them. */
export function textsOf({ text, entry }: TemplateSource): readonly string[] {
  if (entry) return wordingsOf(entry).map(({ source }) => source);
  const arrow = text.indexOf(FIXED_SLOTS);
  return [arrow < 0 ? text : text.slice(0, arrow)];
}

/** A lexicon entry as a template: the words that differ in the plural in both forms. Throws when the forms have different numbers of words. */
export function inflected(singular: string, plural: string | undefined): string {
  if (plural === undefined || plural === singular) return singular;
  const a = singular.split(" ");
  const b = plural.split(" ");
  if (a.length !== b.length) throw new Error(`"${singular}" and "${plural}" have different numbers of words`);
  return a.map((word, i) => (word === b[i] ? word : `<${word}|${b[i]}>`)).join(" ");
}
