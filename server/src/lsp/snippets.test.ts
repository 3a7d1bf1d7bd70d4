import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { defaultSettings } from "../settings.ts";
import { findingsOf } from "./diagnostics.ts";
import { anyTurn, open } from "./testing/fixture.ts";

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
}

/** The text a snippet leaves when every place keeps what it holds at first. */
function expanded({ body }: Snippet): string {
  const values = new Map<string, string>();
  let text = body.join("\n").replace(/\$\{(\d+)\|([^,|]*)[^|]*\|\}/g, (_, number: string, first: string) => {
    values.set(number, first);
    return first;
  });
  // From the inside out, so that a place within a place is filled first.
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\$\{(\d+):((?:\{[^{}]*\}|[^{}$])*)\}/g, (_, number: string, value: string) => {
      values.set(number, value);
      return value;
    });
    text = text.replace(/\$\{?([1-9])\}?/g, (place, number: string) => values.get(number) ?? place);
  }
  return text.replace("$0", "");
}

test("the cards that snippets make are cards about which there is nothing to say", async () => {
  const file = new URL("../../../syntaxes/snippets.json", import.meta.url);
  const snippets = Object.entries<Snippet>(JSON.parse(await readFile(file, "utf8")));
  const cards = snippets.filter(([, { prefix }]) => prefix.endsWith(" card"));
  expect(cards.length).toBeGreaterThan(6);
  const said: string[] = [];
  for (const [name, snippet] of cards) {
    const text = expanded(snippet);
    expect(text).not.toContain("$");
    const { file: opened } = open(`\n${text}`);
    expect(opened.cards).toHaveLength(1);
    for (const { finding } of await findingsOf(opened, defaultSettings, anyTurn())) {
      // A planeswalker's type is its own; only a set file can make it known.
      if (name === "Planeswalker card" && finding.code === "unknown-subtype") continue;
      said.push(`${name}: ${finding.code}: ${finding.message}\n${text}`);
    }
  }
  expect(said).toEqual([]);
});
