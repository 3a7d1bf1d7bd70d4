import type { Severity } from "@cardwright/engine/checks/index";

/** Text in colors, or plain where the output takes none. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly red: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly blue: (text: string) => string;
  readonly green: (text: string) => string;
  readonly cyan: (text: string) => string;
}

/** Colors by the codes every terminal knows. */
export function paintFor(colors: boolean): Paint {
  const code =
    (on: number, off: number) =>
    (text: string): string =>
      colors && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return {
    bold: code(1, 22),
    dim: code(2, 22),
    red: code(31, 39),
    yellow: code(33, 39),
    blue: code(34, 39),
    green: code(32, 39),
    cyan: code(36, 39),
  };
}

/** The color of a severity. */
export function severityPaint(paint: Paint, severity: Severity): (text: string) => string {
  return { error: paint.red, warning: paint.yellow, information: paint.blue, hint: paint.cyan }[severity];
}

/** Whether a stream takes colors: a terminal does unless `NO_COLOR` is set; `FORCE_COLOR` makes any. */
export function takesColors(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (environment.NO_COLOR) return false;
  if (environment.FORCE_COLOR) return environment.FORCE_COLOR !== "0";
  return stream.isTTY === true && environment.TERM !== "dumb";
}
