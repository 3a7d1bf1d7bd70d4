import { writeFile } from "node:fs/promises";
import { formatDocument } from "@cardwright/engine/cards/index";
import { readArguments } from "./arguments.ts";
import { readInputs } from "./input-files.ts";
import { type Command, UsageError, writeJson } from "./io.ts";
import { parseOptionsOf, SetFiles } from "./set-files.ts";

/** `cardwright format`: card files in canonical form. */
export const format: Command = {
  name: "format",
  summary: "card files in their canonical form; what the cards mean never changes",
  usage: `cardwright format <files, folders, globs or ->

  --check   change nothing; exit code 1 when a file is not in canonical form
  Files are changed in place; for - the text goes to standard output.`,
  async run(args, io) {
    const { values, positionals } = readArguments(args, { check: { type: "boolean" } });
    if (positionals.length === 0) throw new UsageError("Say which card files to format.");
    const { files, failures } = await readInputs(positionals, ".cards", io);
    for (const failure of failures) io.err(`${failure}\n`);
    const sets = new SetFiles();
    const results: { file: string; changed: boolean }[] = [];
    for (const file of files) {
      const formatted = formatDocument(file.text, parseOptionsOf(await sets.of(file.path, io.cwd)));
      const changed = formatted !== file.text;
      results.push({ file: file.name, changed });
      if (values.check) continue;
      if (file.path !== null && changed) await writeFile(file.path, formatted);
      if (file.path === null && !values.json) io.out(formatted);
    }
    if (values.json) writeJson(io, results);
    else {
      const verb = values.check ? "would change" : "changed";
      for (const { file, changed } of results) if (changed && file !== "-") io.out(`${file} ${verb}\n`);
    }
    if (failures.length > 0) return 2;
    return values.check && results.some(({ changed }) => changed) ? 1 : 0;
  },
};
