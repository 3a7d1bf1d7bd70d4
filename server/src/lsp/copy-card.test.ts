import { expect, test } from "vitest";
import type { CopiedCard } from "../protocol.ts";
import { connect } from "./testing/client.ts";

test("copies the card at a place in the asked style, and nothing between cards", async () => {
  const client = await connect();
  const uri = "untitled:copy.cards";
  await client.openFile(uri, "// note\nOne {R}\nInstant\nDraw a card.\n\n\n\nTwo {R}\nInstant\nYou gain 3 life.\n");
  const copy = (line: number, style: string) =>
    client.request<CopiedCard | null>("cardwright/copyCard", {
      textDocument: { uri },
      position: { line, character: 0 },
      style,
    });
  expect(await copy(2, "text")).toEqual({ card: "One", text: "One {R}\nInstant\nDraw a card.\n" });
  expect((await copy(8, "discord"))?.text).toMatch(/^\*\*Two\*\*/);
  expect(await copy(5, "text")).toBeNull();
  await client.end();
});
