import { check } from "./check.ts";
import { checks } from "./checks.ts";
import { coverage } from "./coverage.ts";
import { format } from "./format.ts";
import { type Command, type CommandIo, type ExitCode, UsageError } from "./io.ts";
import { takesColors } from "./paint.ts";
import { parse } from "./parse.ts";
import { print } from "./print.ts";
import { rule } from "./rule.ts";
import { simulate } from "./simulate.ts";
import { version } from "./version.ts";

export { paintFor, takesColors } from "./paint.ts";

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [check, checks, format, parse, print, coverage, simulate, rule];

/**
 * Runs a command line without the program's name.
 *
 * @returns 0 when all is fine, 1 when problems were found, 2 for wrong usage or unreadable input
 */
export async function runCommandLine(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || name === "--help" || name === "-h") {
    const asked = commands.find((command) => command.name === rest[0]);
    io.out(asked ? `${asked.usage}\n` : help());
    return name === undefined ? 2 : 0;
  }
  if (name === "--version" || name === "-v") {
    io.out(`${version}\n`);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    io.err(`There is no command called ${name}.\n\n${help()}`);
    return 2;
  }
  if (rest.includes("--help") || rest.includes("-h")) {
    io.out(`${command.usage}\n`);
    return 0;
  }
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError) io.err(`${error.message}\n\n${command.usage}\n`);
    else
      io.err(
        `Cardwright failed, and that is its own fault. Please report it:\n${error instanceof Error ? error.stack : error}\n`,
      );
    return 2;
  }
}

function help(): string {
  const width = Math.max(...commands.map((command) => command.name.length));
  const list = commands.map((command) => `  ${command.name.padEnd(width)}   ${command.summary}`).join("\n");
  return `cardwright <command>\n\n${list}\n\nEvery command takes --json and --help. Exit code 0: fine, 1: problems found, 2: wrong usage or unreadable input.\n`;
}

/** Runs a command line in this process, with its streams. */
export async function runNode(args: readonly string[]): Promise<ExitCode> {
  // A reader that goes away (`| head`) ends the program quietly.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  return runCommandLine(args, {
    cwd: process.cwd(),
    readInput: async () => {
      const pieces: Buffer[] = [];
      for await (const piece of process.stdin) pieces.push(piece as Buffer);
      return Buffer.concat(pieces).toString("utf8");
    },
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    colors: takesColors(process.stdout, process.env),
  });
}
