import { expect, test } from "vitest";
import type { PublishDiagnosticsParams } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { defaultSettings } from "../settings.ts";
import type { ServerContext } from "./context.ts";
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
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
  return { document, published, publisher, settled };
}

test("edits in quick succession are answered once, for the latest text", async () => {
  const { document, published, publisher, settled } = setUp("Odd {R}\nInstant\nFrobnicate the whatsit.\n");
  publisher.schedule(document.uri);
  const all = { start: { line: 2, character: 0 }, end: { line: 2, character: 99 } };
  TextDocument.update(document, [{ range: all, text: "Draw a card." }], 2);
  publisher.schedule(document.uri);
  await settled();
  expect(published).toEqual([{ uri: document.uri, version: 2, diagnostics: [] }]);
});

test("a closed file's messages are taken away, and no later ones come", async () => {
  const { document, published, publisher, settled } = setUp("Odd {R}\nInstant\nFrobnicate the whatsit.\n");
  publisher.schedule(document.uri);
  publisher.forget(document.uri);
  await settled();
  expect(published).toEqual([{ uri: document.uri, diagnostics: [] }]);
});
