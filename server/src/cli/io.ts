/** The outside as commands see it. Tests give their own. */
export interface CommandIo {
  /** Folder that relative paths count from. */
  readonly cwd: string;
  /** Everything on standard input. */
  readonly readInput: () => Promise<string>;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly err: (text: string) => void;
  /** Whether standard output takes colors. */
  readonly colors: boolean;
}

/** How a command ends: fine, problems found, wrong usage or unreadable input. */
export type ExitCode = 0 | 1 | 2;

/** One command of the command line. */
export interface Command {
  readonly name: string;
  /** What it does, in one line. */
  readonly summary: string;
  /** How it is called and what its options do. */
  readonly usage: string;
  readonly run: (args: readonly string[], io: CommandIo) => Promise<ExitCode> | ExitCode;
}

/** Wrong usage: shown with a hint at `--help`, exit code 2. */
export class UsageError extends Error {}

/** The one way JSON is written: indented by two, with a line end. */
export function writeJson(io: CommandIo, value: unknown): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`);
}
