/**
 * The set file `cardset.json`: what a set adds to the game (keywords, subtypes, counters …) and how its cards are to be
 * judged. It is JSON with comments; a value that can't be used is reported at its place and left out, the others count.
 */
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
  getNodeValue,
} from "jsonc-parser";
import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";
import type { Span } from "../text/words.ts";
import { cardTypesOfCategory, type SubtypeCategory } from "../language/lexicon/subtypes.ts";

z.config(en());

/** Wordings by the time they were printed: each era has its own templates, and text of an era is not told off for it. */
export const templatingEras = ["current", "pre-FDN", "pre-BLB", "pre-STX", "pre-DOM"] as const;

/** A schema with what it is for: the JSON schema made of it shows that. */
function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const name = () => z.string().check(z.trim(), z.minLength(1));
const text = () => z.string().check(z.minLength(1));
const words = (what: string) => described(z._default(z.array(name()), []), what);

const keywordSchema = described(
  z.strictObject({
    name: described(name(), "The keyword as cards print it in mid-sentence, such as kindle."),
    parameters: described(
      z._default(
        z.array(
          z.strictObject({
            name: described(
              z.string().check(z.regex(/^[a-z][a-zA-Z]*$/)),
              "The name between braces in form, meaning and reminder.",
            ),
            kind: described(z.enum(["mana", "cost", "number", "quality"]), "What can stand there."),
          }),
        ),
        [],
      ),
      "What follows the keyword.",
    ),
    form: described(
      z.optional(text()),
      "How it is written with its parameters: kindle {n}. Without parameters the name is enough.",
    ),
    means: described(
      text(),
      "The rules text the keyword stands for, with parameters in braces. It is read, checked and played.",
    ),
    reminder: described(z.optional(text()), "Reminder text, without parentheses. Made from the meaning when left out."),
  }),
  "A keyword ability of this set.",
);

const tokenSchema = z.strictObject({
  name: described(name(), "The token's name as cards print it."),
  typeLine: described(text(), "Its type line: Token Artifact — Ember."),
  power: z.optional(z.string()),
  toughness: z.optional(z.string()),
  colors: z._default(z.array(z.enum(["white", "blue", "black", "red", "green"])), []),
  text: described(z._default(z.string(), ""), "Its rules text."),
});

const categories = Object.keys(cardTypesOfCategory) as SubtypeCategory[];

const shape = {
  $schema: z.optional(z.string()),
  name: described(z._default(z.string(), ""), "The set's name."),
  code: described(
    z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{2,8}$/, "Two to eight letters or digits."))),
    "The set's code of two to eight letters or digits.",
  ),
  era: described(
    z._default(z.enum(templatingEras), "current"),
    "The wordings the set follows. Text worded as in that era is not told off.",
  ),
  dialect: described(
    z.optional(z.enum(["braced", "bare"])),
    "How the files write mana: {1}{R} or 1R. Found out from each file when left out.",
  ),
  rulesEdition: described(
    z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "A date such as 2025-09-19."))),
    "The date of the Comprehensive Rules the set is written for.",
  ),
  severities: described(
    z._default(z.record(z.string(), z.enum(["error", "warning", "information", "hint", "off"])), {}),
    "How serious the message of a check is in this set, by the check's name.",
  ),
  cardTypes: words("Card types the set adds."),
  supertypes: words("Supertypes the set adds."),
  keywords: described(z._default(z.array(keywordSchema), []), "Keyword abilities the set adds."),
  abilityWords: words("Ability words the set adds; they stand before a dash and mean nothing by themselves."),
  subtypes: described(
    z._default(z.partialRecord(z.enum(categories as [SubtypeCategory, ...SubtypeCategory[]]), z.array(name())), {}),
    "Subtypes the set adds, by what they belong to.",
  ),
  counters: words("Kinds of counters the set adds, without the word counter."),
  tokens: described(z._default(z.array(tokenSchema), []), "Tokens the set predefines."),
} as const;

/** The schema of a set file. */
export const setFileSchema = described(z.strictObject(shape), "A Cardwright set file.");

/** A set file with every value filled in. */
export type SetFile = z.infer<typeof setFileSchema>;

/** Something wrong with a set file. */
export interface SetFileProblem {
  readonly span: Span;
  readonly message: string;
}

/** A set without a set file. */
export const noSetFile: SetFile = setFileSchema.parse({});

/**
 * Reads a set file. Never throws: of a text that is no JSON as much is used as can be.
 * @returns the set, and what could not be used with its place in the text
 */
export function readSetFile(text: string): { readonly set: SetFile; readonly problems: readonly SetFileProblem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  const problems: SetFileProblem[] = errors.map(({ offset, length, error }) => ({
    span: [offset, offset + length],
    message: `This is not JSON as it should be: ${plainWords(printParseErrorCode(error))}.`,
  }));
  if (!tree) return { set: noSetFile, problems };
  if (tree.type !== "object") {
    return {
      set: noSetFile,
      problems: [...problems, { span: spanOf(tree), message: "A set file is a list of settings in braces { }." }],
    };
  }
  const given = getNodeValue(tree) as Record<string, unknown>;
  const used: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    const field = Object.hasOwn(shape, key) ? shape[key as keyof typeof shape] : undefined;
    if (!field) {
      problems.push({ span: keySpan(tree, key), message: `“${key}” is no setting of a set file.` });
      continue;
    }
    const items = Array.isArray(value) ? goodItems(field, value, [key], tree, problems) : value;
    const result = field.safeParse(items);
    if (result.success) used[key] = result.data;
    else for (const issue of result.error.issues) problems.push(problemOf(issue, [key], tree));
  }
  return { set: setFileSchema.parse(used), problems: problems.sort((a, b) => a.span[0] - b.span[0]) };
}

/** The entries of a list that can be used; the others are reported, so that one bad keyword does not take the rest away. */
function goodItems(
  field: z.ZodMiniType,
  items: readonly unknown[],
  path: string[],
  tree: Node,
  problems: SetFileProblem[],
): unknown[] {
  return items.filter((item, index) => {
    const result = field.safeParse([item]);
    if (result.success) return true;
    for (const issue of result.error.issues)
      problems.push(problemOf({ ...issue, path: [index, ...issue.path.slice(1)] }, path, tree));
    return false;
  });
}

function problemOf(
  issue: { readonly message: string; readonly path: readonly PropertyKey[] },
  path: readonly string[],
  tree: Node,
): SetFileProblem {
  const full = [...path, ...issue.path].map((part) => (typeof part === "number" ? part : String(part)));
  let node: Node | undefined;
  for (let length = full.length; length > 0 && !node; length--) node = findNodeAtLocation(tree, full.slice(0, length));
  return { span: spanOf(node ?? tree), message: issue.message };
}

function spanOf(node: Node): Span {
  return [node.offset, node.offset + node.length];
}

function keySpan(tree: Node, key: string): Span {
  const property = tree.children?.find((child) => child.children?.[0]?.value === key);
  return spanOf(property?.children?.[0] ?? tree);
}

/** `PropertyNameExpected` → property name expected. */
function plainWords(code: string): string {
  return code
    .replaceAll(/([A-Z])/g, " $1")
    .trim()
    .toLowerCase();
}

/** The JSON schema of set files, for editors to complete and check them by. */
export function setFileJsonSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(setFileSchema, { io: "input" }) as Record<string, unknown>;
  return { title: "Cardwright set file", allowComments: true, allowTrailingCommas: true, ...schema };
}
