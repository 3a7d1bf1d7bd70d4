import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";

z.config(en());

/** How serious a check's message is shown to be; `off` hides it. */
const severity = z.enum(["error", "warning", "information", "hint", "off"]);

/**
 * What one setting is: its shape and default (in zod), the key under `cardwright.` it has in settings.json, and the English
 * name of the `package.nls.json` entry that describes it (`setting.<key>`).
 */
const shape = {
  /** The user's own Comprehensive Rules text file; hovers add its text to our summaries. Empty: none. */
  "rules.file": z._default(z.string(), ""),
  /** The date of the edition in use; a set file's own goes first. Empty: the newest there is. */
  "rules.edition": z._default(
    z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2}|unknown)?$/, "A date such as 2025-09-19.")),
    "",
  ),
  /** Whether rule numbers in Markdown files are explained and linked. */
  "rules.inMarkdown": z._default(z.boolean(), false),
  /** Severity by check code, over the check's own. */
  "check.severities": z._default(z.record(z.string(), severity), {}),
  /** How words that nobody understands are shown. */
  "check.notUnderstood": z._default(severity, "information"),
  /** How long the server waits for more typing before it looks again, in milliseconds, where it pushes messages itself. */
  "check.delay": z._default(z.int().check(z.minimum(0), z.maximum(2000)), 0),
  /** Whether words such as "it" and "that creature" have the words they mean behind them. */
  "hints.referents": z._default(z.boolean(), false),
  /** Whether "▶ Simulate" stands above each card. */
  "simulate.lens": z._default(z.boolean(), true),
  /** The seed of a first simulation; another is a click away. */
  "simulate.seed": z._default(z.int().check(z.minimum(0), z.maximum(4294967295)), 1),
  /** What is written to the log of the messages between VS Code and the server. */
  "trace.server": z._default(z.enum(["off", "messages", "verbose"]), "off"),
} as const;

/** The one schema of every setting; `package.json` is generated from it (`settings-contribution.ts`). */
export const settingsSchema = z.object(shape);

/** Every setting with a value. */
export type Settings = z.infer<typeof settingsSchema>;

/** The key of a setting under `cardwright.`. */
export type SettingKey = keyof Settings;

/** All keys, in the order they are shown in. */
export const settingKeys = Object.keys(shape) as SettingKey[];

/** What is used as long as nobody says otherwise. */
export const defaultSettings: Settings = settingsSchema.parse({});

/** A value that could not be used, and why. */
export interface SettingProblem {
  readonly key: SettingKey;
  readonly message: string;
}

/**
 * Reads the `cardwright` section as a client sends it: nested (`{check: {delay: 5}}`) or flat (`{"check.delay": 5}`).
 *
 * A bad value falls back to its default, alone, with a problem to tell the user; unknown keys are left alone.
 */
export function readSettings(section: unknown): { settings: Settings; problems: SettingProblem[] } {
  const given: Record<string, unknown> = {};
  const problems: SettingProblem[] = [];
  for (const key of settingKeys) {
    const value = valueAt(section, key);
    if (value === undefined || value === null) continue;
    const read = shape[key].safeParse(value);
    if (read.success) given[key] = read.data;
    else problems.push({ key, message: read.error.issues.map((issue) => issue.message).join("; ") });
  }
  return { settings: settingsSchema.parse(given), problems };
}

function valueAt(section: unknown, key: SettingKey): unknown {
  if (!isRecord(section)) return undefined;
  if (key in section) return section[key];
  let value: unknown = section;
  for (const part of key.split(".")) value = isRecord(value) ? value[part] : undefined;
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
