import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCommandLine } from "./main.ts";

/** What a command line gave. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** Standard output as JSON. */
  readonly json: unknown;
}

/** A folder of its own for one test, with the files in it, and a way to run command lines there without a process. */
export class TestFolder {
  private constructor(readonly path: string) {}

  /** Makes the folder with files by name, runs the test, and removes the folder. */
  static async with(
    files: Readonly<Record<string, string>>,
    test: (folder: TestFolder) => Promise<void>,
  ): Promise<void> {
    const folder = new TestFolder(await mkdtemp(path.join(tmpdir(), "cardwright-")));
    try {
      for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder.path, name), text);
      await test(folder);
    } finally {
      await rm(folder.path, { recursive: true, force: true });
    }
  }

  /** Runs a command line; `input` is what stands on standard input. */
  async run(args: readonly string[], input = ""): Promise<CommandResult> {
    let out = "";
    let err = "";
    const code = await runCommandLine(args, {
      cwd: this.path,
      readInput: async () => input,
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      colors: false,
    });
    const result = { code, out, err };
    return {
      ...result,
      get json() {
        return JSON.parse(out) as unknown;
      },
    };
  }

  /** The text of a file in it. */
  read(name: string): Promise<string> {
    return readFile(path.join(this.path, name), "utf8");
  }
}
