import { expect, it } from "vitest";
import { commands } from "./main.ts";

const head = `# The command line

\`npx cardwright <command>\` gives the same answers as the editor. Exit code 0: fine. 1: problems found. 2: wrong usage or
unreadable input; what can be read is handled all the same. Every command takes \`--json\` and \`--help\`. Colours follow the
terminal, \`NO_COLOR\` and \`FORCE_COLOR\`. \`-\` stands for standard input. Lines and columns count from 1, columns in UTF-16
code units; ends are exclusive.
`;

it("docs/command-line.md holds the usage of every command, as --help shows it (vitest -u writes it)", async () => {
  const sections = commands.map(
    ({ name, usage, summary }) =>
      `## ${name}\n\n${summary.charAt(0).toUpperCase()}${summary.slice(1)}.\n\n\`\`\`\n${usage}\n\`\`\`\n`,
  );
  await expect([head, ...sections].join("\n")).toMatchFileSnapshot("../../../docs/command-line.md");
});
