#!/usr/bin/env node
// The command line is one bundle; this file only finds it.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bundle = new URL("../dist/cli.js", import.meta.url);
if (existsSync(fileURLToPath(bundle))) {
  const { runNode } = await import(bundle.href);
  process.exitCode = await runNode(process.argv.slice(2));
} else {
  console.error("Cardwright is not built yet: run `npm run build` in its folder first.");
  process.exitCode = 2;
}
