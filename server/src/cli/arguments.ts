import { type ParseArgsConfig, parseArgs } from "node:util";
import { UsageError } from "./io.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Options every command has. */
const common = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const satisfies Options;

/** Option values by name, as `parseArgs` types them. */
export type Values<T extends Options> = ReturnType<
  typeof parseArgs<{ options: T & typeof common; allowPositionals: true; strict: true }>
>["values"];

/**
 * Reads a command's arguments.
 *
 * @throws UsageError in plain words for an unknown option or a missing value
 */
export function readArguments<T extends Options>(
  args: readonly string[],
  options: T,
): { values: Values<T>; positionals: string[] } {
  try {
    const read = parseArgs({
      args: [...args],
      options: { ...options, ...common },
      allowPositionals: true,
      strict: true,
    });
    return { values: read.values as Values<T>, positionals: read.positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split(". ")[0] ?? "") : String(error));
  }
}

/**
 * A number given as an option.
 *
 * @returns `undefined` when the option was not given
 * @throws UsageError when it is no whole number of at least `least`
 */
export function wholeNumber(name: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < least) {
    throw new UsageError(`--${name} takes a whole number of at least ${least}, not “${value}”.`);
  }
  return number;
}

/**
 * One of the values an option can have.
 *
 * @throws UsageError for any other
 */
export function oneOf<const T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
  usual: T,
): T {
  if (value === undefined) return usual;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new UsageError(`--${name} can be ${allowed.join(", ")}, not “${value}”.`);
  return found;
}
