/**
 * What can be off about the form of a card file. These are no judgements about the card: the text was understood all
 * the same (except where it is no card at all), and the formatter mends it.
 */

/** One kind of off-form text, as `checks` lists it. */
export interface FormProblemKind {
  readonly code: FormProblemCode;
  readonly severity: "error" | "hint";
  /** A heading of a few words. */
  readonly title: string;
  /** What it is, why it is pointed out and what to write instead. */
  readonly explanation: string;
}

const kinds = {
  "no-card": [
    "error",
    "No card in this text",
    "A card starts with a line for its name and mana cost, then a line for its type, such as “Creature — Goblin Scout”. Nothing in the file looks like that.",
  ],
  "text-outside-card": [
    "hint",
    "Text that belongs to no card",
    "Words before the first card that are not a comment. Put // before them to keep them as a comment.",
  ],
  "missing-type-line": [
    "error",
    "No type line",
    "The line after a face's name must be its type line, such as “Instant” or “Creature — Goblin”.",
  ],
  "empty-face": [
    "hint",
    "A face separator without a face",
    "A line of slashes or dashes starts the next face of the card; here no face follows.",
  ],
  "bare-mana": [
    "hint",
    "Mana without braces",
    "Mana symbols are written in braces, {1}{W}{U} for 1WU and {T} for T. A file that writes all its mana without braces is told once.",
  ],
  "hyphen-for-dash": [
    "hint",
    "A hyphen where a dash belongs",
    "Card types and subtypes, ability words, modes and chapters are divided by a long dash (—), and loyalty costs start with a minus sign (−).",
  ],
  "missing-dash": [
    "hint",
    "No dash between types and subtypes",
    "A long dash (—) stands between a card's types and its subtypes.",
  ],
  "stats-on-type-line": [
    "hint",
    "Power and toughness on the type line",
    "Power and toughness stand on a line of their own after the rules text.",
  ],
  "unlabelled-stats": [
    "hint",
    "Loyalty or defense without its label",
    "A planeswalker's loyalty is written “Loyalty: 4”, a battle's defense “Defense: 5”.",
  ],
  "rarity-on-type-line": [
    "hint",
    "Rarity beside the type or name",
    "The rarity stands on a line of its own below the rules text: “Rarity: rare”.",
  ],
  "mana-cost-place": [
    "hint",
    "Mana cost on a line of its own",
    "The mana cost stands after the name, on the same line.",
  ],
  "field-label": [
    "hint",
    "A label that is not needed",
    "Name, mana cost, type and rules text are known by their place and take no label.",
  ],
  "unlabelled-flavor": [
    "hint",
    "Flavor text without its label",
    "Flavor text is written on a line that starts with “Flavor:”, so that it is not taken for rules text.",
  ],
  "markdown-leftover": [
    "hint",
    "Markdown in a card",
    "Stars, underscores, backslashes, quote marks and heading signs of Markdown are not part of the card.",
  ],
  "bbcode-leftover": [
    "hint",
    "Forum code in a card",
    "Tags in square brackets, such as [b] or [i], are not part of the card.",
  ],
  "html-leftover": ["hint", "HTML in a card", "HTML tags and character codes are not part of the card."],
  "odd-spaces": ["hint", "More than a space between words", "Words of rules text are divided by a single space."],
  "name-placeholder": [
    "hint",
    "A placeholder for the card's name",
    "~ and CARDNAME stand for the card's name while it is being designed; a finished card says its name or “this creature”.",
  ],
  "unknown-instruction": [
    "hint",
    "An instruction that is not known",
    "After “// cardwright:” only “allow” and the names of checks can stand.",
  ],
} as const satisfies Record<string, readonly ["error" | "hint", string, string]>;

/** The name by which a form problem is reported, expected and allowed. Codes never change and are never reused. */
export type FormProblemCode = keyof typeof kinds;

/** Every kind of form problem. */
export const formProblemKinds: readonly FormProblemKind[] = Object.entries(kinds).map(
  ([code, [severity, title, explanation]]) => ({ code: code as FormProblemCode, severity, title, explanation }),
);

/** How grave a form problem is: only text that can't be a card is an error. */
export function formProblemSeverity(code: FormProblemCode): "error" | "hint" {
  return kinds[code][0];
}
