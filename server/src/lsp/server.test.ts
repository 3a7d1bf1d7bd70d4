import { afterEach, expect, test } from "vitest";
import type { ClientCapabilities, Diagnostic, DocumentDiagnosticReport } from "vscode-languageserver";
import type { FileStatus, ServerReport } from "../protocol.ts";
import { firstCards } from "./diagnostics.ts";
import { type TestClient, type TestClientOptions, connect } from "./testing/client.ts";

const uri = "untitled:one.cards";
const odd = "Odd Card {R}\nInstant\nFrobnicate the whatsit.\n";
const fine = "Fine Card {R}\nInstant\nDraw a card.\n";
const pulls: ClientCapabilities = {
  textDocument: { diagnostic: {} },
  workspace: { diagnostics: { refreshSupport: true } },
};

let client: TestClient | undefined;
const start = async (options?: TestClientOptions) => {
  client = await connect(options);
  return client;
};
afterEach(() => client?.end());

const codes = (diagnostics: readonly Diagnostic[] | undefined) => diagnostics?.map(({ code }) => code);

test("capabilities follow from the features: for a client that pulls, and for one that knows nothing", async () => {
  expect((await start({ capabilities: pulls })).initialized).toMatchSnapshot();
  await client?.end();
  const { capabilities } = (await start()).initialized;
  expect(capabilities.diagnosticProvider).toBeUndefined();
});

test("pushes messages as the text is typed, and takes them away on closing", async () => {
  const { published, openFile, change, close, until } = await start();
  await openFile(uri, odd);
  await until(() => (published.get(uri)?.length ?? 0) > 0);
  expect(codes(published.get(uri))).toEqual(["not-understood"]);
  await change(uri, fine, 2);
  await until(() => published.get(uri)?.length === 0);
  await change(uri, odd, 3);
  await until(() => published.get(uri)?.length === 1);
  await close(uri);
  await until(() => published.get(uri)?.length === 0);
});

test("answers a client that pulls for the first cards of a long file, and has it ask again for the others", async () => {
  const { openFile, request, heard, until } = await start({ capabilities: pulls });
  const card = (_: unknown, i: number) => `Odd ${"I".repeat(i + 1)} {R}\nInstant\nFrob it.\n`;
  const text = Array.from({ length: firstCards + 5 }, card).join("\n");
  await openFile(uri, text);
  const ask = () => request<{ items: Diagnostic[] }>("textDocument/diagnostic", { textDocument: { uri } });
  expect((await ask()).items).toHaveLength(firstCards);
  await until(() => heard.some(([method]) => method === "workspace/diagnostic/refresh"));
  expect((await ask()).items).toHaveLength(firstCards + 5);
});

test("answers a client that pulls, and pushes nothing to it", async () => {
  const { published, openFile, request, heard, until } = await start({ capabilities: pulls });
  await openFile(uri, odd);
  const report = await request<DocumentDiagnosticReport>("textDocument/diagnostic", { textDocument: { uri } });
  expect(report.kind === "full" && codes(report.items)).toEqual(["not-understood"]);
  await until(() => heard.some(([method]) => method === "cardwright/fileStatus"));
  expect(published.size).toBe(0);
});

test("tells how much of a file is understood", async () => {
  const { openFile, heard, until } = await start();
  await openFile(uri, `${odd}\n${fine}`);
  await until(() => heard.some(([method]) => method === "cardwright/fileStatus"));
  const status = heard.find(([method]) => method === "cardwright/fileStatus")?.[1] as FileStatus;
  expect(status).toMatchObject({ uri, version: 1, cards: 2, abilities: 2, understood: 1 });
  expect(status.notUnderstood).toEqual([{ start: { line: 2, character: 0 }, end: { line: 2, character: 22 } }]);
});

test("a comment or a setting silences a message; a bad setting falls back and is told", async () => {
  const settings = { check: { notUnderstood: "off", delay: "soon" } };
  const { published, openFile, heard, until } = await start({
    capabilities: { workspace: { configuration: true } },
    settings,
  });
  await until(() => heard.some(([method]) => method === "window/showMessage"));
  await openFile(uri, odd);
  await until(() => published.has(uri));
  expect(published.get(uri)).toEqual([]);
  await client?.end();

  const other = await start();
  await other.openFile(uri, `// cardwright: allow not-understood\n${odd}`);
  await other.until(() => other.published.has(uri));
  expect(other.published.get(uri)).toEqual([]);
});

test("changed settings are taken at once", async () => {
  const { published, openFile, notify, until } = await start();
  await openFile(uri, odd);
  await until(() => published.get(uri)?.[0]?.severity === 3);
  await notify("workspace/didChangeConfiguration", {
    settings: { cardwright: { check: { notUnderstood: "warning" } } },
  });
  await until(() => published.get(uri)?.[0]?.severity === 2);
});

test("a request comes through while a large file is looked through", async () => {
  const { published, openFile, request, until } = await start();
  const large = Array.from(
    { length: 1000 },
    (_, i) => `Card ${i} {R}\nInstant\nDraw ${i + 2} cards, then discard ${i + 2} cards.\n`,
  );
  await openFile(uri, large.join("\n"));
  const position = { line: 2, character: 1 };
  const hover = await request("textDocument/hover", { textDocument: { uri }, position });
  expect(hover).not.toBeNull();
  expect(published.has(uri)).toBe(false);
  await until(() => published.has(uri));
});

test("requests for a file that is not open answer nothing, and odd texts do no harm", async () => {
  const { request, openFile, published, until } = await start();
  const textDocument = { uri: "untitled:never-opened" };
  expect(await request("textDocument/hover", { textDocument, position: { line: 0, character: 0 } })).toBeNull();
  expect(await request("textDocument/codeLens", { textDocument })).toEqual([]);
  for (const text of [
    "",
    "\n\n",
    "\uFEFF",
    "\0\0binary\0",
    "{{{{",
    "(((",
    "”“".repeat(500),
    "Name\r\nInstant\r\nDraw",
  ]) {
    published.clear();
    await openFile(uri, text);
    await until(() => published.has(uri));
  }
});

test("a set file's severities count for the cards beside and below it", async () => {
  const { published, openFile, notify, until } = await start();
  const inSet = "file:///set/cards/odd.cards";
  await openFile(inSet, odd);
  await openFile(uri, odd);
  await until(() => published.get(inSet)?.[0]?.severity === 3);
  const text = '{ "severities": { "not-understood": "error" } } // the set';
  await notify("cardwright/setFiles", [{ uri: "file:///set/cardset.json", text }]);
  await until(() => published.get(inSet)?.[0]?.severity === 1);
  expect(published.get(uri)?.[0]?.severity).toBe(3);
});

test("reports on itself without showing a card", async () => {
  const { openFile, request } = await start();
  await openFile(uri, `${odd}\n${fine}`);
  const report = await request<ServerReport>("cardwright/serverReport", {});
  expect(report).toEqual({ processId: 1, openFiles: 1, openCards: 2, troubles: [] });
});

test.each([
  ["pushed", {}],
  ["asked for", pulls],
])("the host hears when a file was looked through to its end: messages are %s", async (_, capabilities) => {
  let heard = 0;
  const { openFile, request, until } = await start({ capabilities, host: { lookedThrough: () => void heard++ } });
  await openFile(uri, `${odd}\n`.repeat(2 * firstCards));
  if (capabilities === pulls) {
    const ask = async () => {
      const report = await request<DocumentDiagnosticReport>("textDocument/diagnostic", { textDocument: { uri } });
      return report.kind === "full" ? report.items.length : 0;
    };
    expect(await ask()).toBe(firstCards);
    expect(heard).toBe(0);
    expect(await ask()).toBe(2 * firstCards);
  }
  await until(() => heard > 0);
});

test("a named rules file that can't be read is told to the user", async () => {
  const settings = { rules: { file: "/nowhere/rules.txt" } };
  const { heard, until } = await start({ capabilities: { workspace: { configuration: true } }, settings });
  await until(() =>
    heard.some(([method, params]) => method === "window/showMessage" && JSON.stringify(params).includes("rules.txt")),
  );
});
