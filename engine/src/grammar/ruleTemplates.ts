/**
 * What was said of a rule, in order. There are thousands of templates, and most are not needed for the cards at hand: what was said is kept as
 * it came, and taken apart when the rule is first tried.
 */
import type { IsTypeWord } from "../text/words.ts";
import { Definition, type TemplateSource } from "./compiled.ts";
import type { LexiconEntry, OpenRule, TemplateOptions } from "./definitions.ts";

/** Texts of templates by the kind of node they make: one or several. */
export type TemplatesByKind = Readonly<Record<string, string | readonly string[]>>;

type Item =
  | { readonly type: "templates"; readonly templates: TemplatesByKind; readonly options: TemplateOptions }
  | { readonly type: "rules"; readonly rules: readonly string[] }
  | { readonly type: "lexicon"; readonly kind: string; readonly entries: readonly LexiconEntry[] };

/** All that was said of one rule. */
export class RuleItems {
  readonly items: Item[] = [];
  readonly open: OpenRule[] = [];
  /** How many definitions they make. */
  count = 0;

  templates(templates: TemplatesByKind, options: TemplateOptions): void {
    // Thousands of times when a server starts, in code that is not compiled yet: without iterators, which are garbage then.
    for (const kind in templates) {
      const texts = templates[kind]!;
      this.count += typeof texts === "string" ? 1 : texts.length;
    }
    this.items.push({ type: "templates", templates, options });
  }

  /** The rule may be any of other rules. */
  rules(rules: readonly string[]): void {
    this.count += rules.length;
    this.items.push({ type: "rules", rules });
  }

  lexicon(kind: string, entries: readonly LexiconEntry[]): void {
    this.count += entries.length;
    this.items.push({ type: "lexicon", kind, entries });
  }
}

const NO_OPTIONS: TemplateOptions = {};

/** The templates of one rule of a grammar, in order; the entries of its lexicons are among them. */
export class RuleTemplates {
  private listed: TemplateSource[] | undefined;
  private readonly made: Definition[] = [];

  /**
   * @param firstId the number of its first template among all of the grammar
   */
  constructor(
    readonly rule: string,
    private readonly items: RuleItems,
    private readonly firstId: number,
    private readonly isTypeWord: IsTypeWord,
  ) {}

  /** How many there are. */
  get length(): number {
    return this.items.count;
  }

  /** As they were written. */
  get sources(): readonly TemplateSource[] {
    this.listed ??= sourcesOf(this.items);
    return this.listed;
  }

  /** A template, from 0 on. */
  at(index: number): Definition {
    let definition = this.made[index];
    if (!definition) {
      definition = new Definition(this.rule, this.sources[index]!, this.firstId + index, this.isTypeWord);
      this.made[index] = definition;
    }
    return definition;
  }

  /** All of them. */
  all(): readonly Definition[] {
    for (let i = 0; i < this.length; i++) this.at(i);
    return this.made;
  }
}

function sourcesOf({ items }: RuleItems): TemplateSource[] {
  const sources: TemplateSource[] = [];
  const add = (kind: string | null, text: string, options: TemplateOptions, entry?: LexiconEntry): void => {
    sources.push({ kind, text, options, entry });
  };
  for (const item of items) {
    if (item.type === "templates")
      for (const kind in item.templates) {
        const texts = item.templates[kind]!;
        if (typeof texts === "string") add(kind, texts, item.options);
        else for (let i = 0; i < texts.length; i++) add(kind, texts[i]!, optionsOf(item.options, i));
      }
    else if (item.type === "rules") for (const rule of item.rules) add(null, `{it:${rule}}`, NO_OPTIONS);
    else for (const entry of item.entries) add(item.kind, entry.text, NO_OPTIONS, entry);
  }
  return sources;
}

/** Tags that tell wordings of one thing apart (`TemplateOptions.apart`): they stand beside the tag that says what is wrong with all of them. */
export const APART = /^wording-\d+$/;

function optionsOf(options: TemplateOptions, at: number): TemplateOptions {
  return options.apart && at > 0 ? { ...options, tags: [...(options.tags ?? []), `wording-${at + 1}`] } : options;
}
