/** Templates that are compiled when somebody first asks for the ways through them. */
import type { IsTypeWord } from "../text/words.ts";
import type { LexiconEntry, PrintChoice, TemplateDefinition, TemplateOptions } from "./definitions.ts";
import { compileTemplate, type Variant } from "./template.ts";

/** One text of a template, and the tags of every way through it. */
export interface Wording {
  readonly source: string;
  readonly tags: readonly string[] | undefined;
}

export class Definition implements TemplateDefinition {
  private compiled: Variant[] | undefined;

  constructor(
    readonly rule: string,
    readonly kind: string | null,
    readonly source: string,
    readonly options: TemplateOptions,
    readonly id: number,
    private readonly wordings: readonly Wording[],
    private readonly isTypeWord: IsTypeWord,
  ) {}

  get variants(): readonly Variant[] {
    this.compiled ??= this.wordings.flatMap(({ source, tags }) => {
      const variants = compileTemplate(source, this.isTypeWord);
      return tags ? variants.map((variant) => ({ ...variant, tags: [...tags, ...variant.tags] })) : variants;
    });
    return this.compiled;
  }
}

/** The ways to print each kind of node. */
export class PrintChoices {
  private readonly templates = new Map<string, [TemplateDefinition, LexiconEntry | undefined][]>();
  private readonly choices = new Map<string, PrintChoice[]>();

  add(kind: string, definition: TemplateDefinition, entry: LexiconEntry | undefined): void {
    const list = this.templates.get(kind);
    if (list) list.push([definition, entry]);
    else this.templates.set(kind, [[definition, entry]]);
  }

  /** The usual way to print an entry of a lexicon, without compiling the whole lexicon. */
  ofEntry(kind: string, is: string): PrintChoice | undefined {
    const found = this.templates.get(kind)?.find(([, entry]) => entry?.is === is);
    const variant = found?.[0].variants[0];
    return found && variant ? { definition: found[0], variant, entry: found[1]! } : undefined;
  }

  /** The ways to print nodes of a kind; undefined for a kind that no template makes. */
  get(kind: string): readonly PrintChoice[] | undefined {
    let choices = this.choices.get(kind);
    const templates = choices ? undefined : this.templates.get(kind);
    if (templates) {
      choices = templates.flatMap(([definition, entry]) =>
        definition.variants.map((variant) => (entry ? { definition, variant, entry } : { definition, variant })),
      );
      this.choices.set(kind, choices);
    }
    return choices;
  }
}

/** Takes the fixed slots off a template's text: `"{cards:np} at random => random"` sets `random: true`, `=> how:each` a value. */
export function withFixedSlots(source: string, options: TemplateOptions): { source: string; options: TemplateOptions } {
  const arrow = source.indexOf(" => ");
  if (arrow < 0) return { source, options };
  const set: Record<string, string | number | boolean> = { ...options.set };
  for (const item of source
    .slice(arrow + 4)
    .trim()
    .split(/\s+/)) {
    const [name, value] = item.split(":");
    set[name!] = value ?? true;
  }
  return { source: source.slice(0, arrow), options: { ...options, set } };
}

/** A lexicon entry as a template: the words that differ in the plural in both forms. Throws when the forms have different numbers of words. */
export function inflected(singular: string, plural: string | undefined): string {
  if (plural === undefined || plural === singular) return singular;
  const a = singular.split(" ");
  const b = plural.split(" ");
  if (a.length !== b.length) throw new Error(`"${singular}" and "${plural}" have different numbers of words`);
  return a.map((word, i) => (word === b[i] ? word : `<${word}|${b[i]}>`)).join(" ");
}
