import { allCheckDescriptions } from "./check-descriptions.ts";
import { readArguments } from "./arguments.ts";
import { type Command, writeJson } from "./io.ts";
import { paintFor, severityPaint } from "./paint.ts";

/** `cardwright checks`: every message there can be. */
export const checks: Command = {
  name: "checks",
  summary: "every check: its code, severity, rules and explanation",
  usage: "cardwright checks [codes]\n\n  Without codes all of them are listed; with codes those are explained.",
  run(args, io) {
    const { values, positionals } = readArguments(args, {});
    const all = allCheckDescriptions();
    const chosen =
      positionals.length > 0
        ? all.filter(({ code, refs }) => [code, ...refs].some((name) => positionals.includes(name)))
        : all;
    const unknown = positionals.filter((name) => !all.some(({ code, refs }) => code === name || refs.includes(name)));
    for (const name of unknown) io.err(`There is no check called ${name}.\n`);
    if (values.json) {
      writeJson(
        io,
        chosen.map(({ code, refs, severity, rules, docs }) => ({ code, refs, severity, rules, docs })),
      );
    } else {
      const paint = paintFor(io.colors);
      for (const { code, severity, title, docs, rules } of chosen) {
        io.out(`${paint.bold(code)} ${severityPaint(paint, severity)(severity)} ${title}\n`);
        if (positionals.length > 0) io.out(`  ${docs}${rules.length > 0 ? `\n  CR ${rules.join(", ")}` : ""}\n`);
      }
    }
    return unknown.length > 0 ? 2 : 0;
  },
};
