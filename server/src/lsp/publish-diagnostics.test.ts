import { expect, test } from "vitest";
import type { PublishDiagnosticsParams } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { defaultSettings } from "../settings.ts";
import type { ServerContext } from "./context.ts";
import { firstCards } from "./diagnostics.ts";
import { OpenFiles } from "./open-files.ts";
import { DiagnosticsPublisher } from "./publish-diagnostics.ts";

function setUp(text: string) {
  const document = TextDocument.create("untitled:x", "cards", 1, text);
  const published: PublishDiagnosticsParams[] = [];
  const quiet = { info: () => {}, warn: () => {}, error: () => {}, troubles: [] };
  const context = {
    documents: { get: () => document, all: () => [document] },
    files: new OpenFiles(),
    log: quiet,
    notify: () => {},
    settings: defaultSettings,
  } as unknown as ServerContext;
  const connection = { sendDiagnostics: async (params: PublishDiagnosticsParams) => void published.push(params) };
  const publisher = new DiagnosticsPublisher(context, connection);
  /** Waits until so much has been published, and a little longer: nothing more may come. */
  const settled = async (count: number) => {
    for (let waits = 0; published.length < count && waits < 1000; waits++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  return { document, published, publisher, settled };
}

test("edits in quick succession are answered once, for the latest text", async () => {
  const { document, published, publisher, settled } = setUp("Odd {R}\nInstant\nFrobnicate the whatsit.\n");
  publisher.schedule(document.uri);
  const all = { start: { line: 2, character: 0 }, end: { line: 2, character: 99 } };
  TextDocument.update(document, [{ range: all, text: "Draw a card." }], 2);
  publisher.schedule(document.uri);
  await settled(1);
  expect(published).toEqual([{ uri: document.uri, version: 2, diagnostics: [] }]);
});

test("a closed file's messages are taken away, and no later ones come", async () => {
  const { document, published, publisher, settled } = setUp("Odd {R}\nInstant\nFrobnicate the whatsit.\n");
  publisher.schedule(document.uri);
  publisher.forget(document.uri);
  await settled(1);
  expect(published).toEqual([{ uri: document.uri, diagnostics: [] }]);
});

test("of a long file that was just opened, the first cards are told of before the others; after an edit, all or nothing", async () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, i) => `Odd ${"I".repeat(i + 1)} {R}\nInstant\nFrob it.\n`);
  const { document, published, publisher, settled } = setUp(cards(firstCards + 5).join("\n"));
  publisher.schedule(document.uri);
  await settled(2);
  expect(published.map(({ diagnostics }) => diagnostics.length)).toEqual([firstCards, firstCards + 5]);
  TextDocument.update(
    document,
    [
      {
        text: cards(2 * firstCards + 9)
          .join("\n")
          .replaceAll("Frob", "Blarg"),
      },
    ],
    2,
  );
  publisher.schedule(document.uri);
  await settled(3);
  expect(published.slice(2).map(({ diagnostics }) => diagnostics.length)).toEqual([2 * firstCards + 9]);
});
