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
import * as z from "zod";
import type { Span } from "../text/words.ts";
import { cardTypesOfCategory, type SubtypeCategory } from "../language/lexicon/subtypes.ts";

/** Wordings by the time they were printed: each era has its own templates, and text of an era is not told off for it. */
export const templatingEras = ["current", "pre-FDN", "pre-BLB", "pre-STX", "pre-DOM"] as const;

const words = (what: string) => z.array(z.string().trim().min(1)).default([]).describe(what);

const keywordSchema = z
  .strictObject({
    name: z.string().trim().min(1).describe("The keyword as cards print it in mid-sentence, such as kindle."),
    parameters: z
      .array(
        z.strictObject({
          name: z
            .string()
            .regex(/^[a-z][a-zA-Z]*$/)
            .describe("The name between braces in form, meaning and reminder."),
          kind: z.enum(["mana", "cost", "number", "quality"]).describe("What can stand there."),
        }),
      )
      .default([])
      .describe("What follows the keyword."),
    form: z
      .string()
      .min(1)
      .optional()
      .describe("How it is written with its parameters: kindle {n}. Without parameters the name is enough."),
    means: z
      .string()
      .min(1)
      .describe("The rules text the keyword stands for, with parameters in braces. It is read, checked and played."),
    reminder: z
      .string()
      .min(1)
      .optional()
      .describe("Reminder text, without parentheses. Made from the meaning when left out."),
  })
  .describe("A keyword ability of this set.");

const tokenSchema = z.strictObject({
  name: z.string().trim().min(1).describe("The token's name as cards print it."),
  typeLine: z.string().min(1).describe("Its type line: Token Artifact — Ember."),
  power: z.string().optional(),
  toughness: z.string().optional(),
  colors: z.array(z.enum(["white", "blue", "black", "red", "green"])).default([]),
  text: z.string().default("").describe("Its rules text."),
});

const categories = Object.keys(cardTypesOfCategory) as SubtypeCategory[];

const shape = {
  $schema: z.string().optional(),
  name: z.string().default("").describe("The set's name."),
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{2,8}$/, "Two to eight letters or digits.")
    .optional()
    .describe("The set's code of two to eight letters or digits."),
  era: z
    .enum(templatingEras)
    .default("current")
    .describe("The wordings the set follows. Text worded as in that era is not told off."),
  dialect: z
    .enum(["braced", "bare"])
    .optional()
    .describe("How the files write mana: {1}{R} or 1R. Found out from each file when left out."),
  rulesEdition: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, "A date such as 2025-09-19.")
    .optional()
    .describe("The date of the Comprehensive Rules the set is written for."),
  severities: z
    .record(z.string(), z.enum(["error", "warning", "information", "hint", "off"]))
    .default({})
    .describe("How serious the message of a check is in this set, by the check's name."),
  cardTypes: words("Card types the set adds."),
  supertypes: words("Supertypes the set adds."),
  keywords: z.array(keywordSchema).default([]).describe("Keyword abilities the set adds."),
  abilityWords: words("Ability words the set adds; they stand before a dash and mean nothing by themselves."),
  subtypes: z
    .partialRecord(z.enum(categories as [SubtypeCategory, ...SubtypeCategory[]]), z.array(z.string().trim().min(1)))
    .default({})
    .describe("Subtypes the set adds, by what they belong to."),
  counters: words("Kinds of counters the set adds, without the word counter."),
  tokens: z.array(tokenSchema).default([]).describe("Tokens the set predefines."),
} as const;

/** The schema of a set file. */
export const setFileSchema = z.strictObject(shape).describe("A Cardwright set file.");

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
  field: z.ZodType,
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
