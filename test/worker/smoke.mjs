import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { findChromium, playwright } from "../host/chromium.mjs";
import { extensionFolder } from "../host/folder.mjs";

/**
 * Runs the server's web-worker bundle in a real web worker of a real browser, opens a card file in it and waits for its
 * messages: whatever of Node creeps into the core shows here. Throws when no messages come.
 */
export async function smokeTestWorker() {
  const script = await readFile(path.join(extensionFolder, "out", "web", "server.js"));
  const files = {
    "/": ["text/html", "<!doctype html><title>worker</title>"],
    "/server.js": ["text/javascript", script],
  };
  const server = createServer(({ url }, response) => {
    const [type, body] = files[url] ?? ["text/plain", ""];
    response.writeHead(url in files ? 200 : 404, { "content-type": type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const browser = await playwright().launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const messages = await page.evaluate(talkToWorker);
    const published = messages.find(({ method }) => method === "textDocument/publishDiagnostics");
    const text = JSON.stringify(messages).slice(0, 2000);
    assert.ok(published, `the worker published no diagnostics: ${text}`);
    assert.ok(
      published.params.diagnostics.length > 0,
      `the worker found nothing wrong with a text that is no card: ${text}`,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs in the page: starts the worker, speaks the language server protocol with it, gives back all it said. */
function talkToWorker() {
  return new Promise((resolve, reject) => {
    const heard = [];
    const worker = new Worker("/server.js");
    const say = (message) => worker.postMessage({ jsonrpc: "2.0", ...message });
    worker.onerror = (event) => reject(new Error(`the worker failed: ${event.message}`));
    worker.onmessage = ({ data }) => {
      heard.push(data);
      if (data.id === 1) {
        say({ method: "initialized", params: {} });
        const textDocument = {
          uri: "untitled:x.cards",
          languageId: "cards",
          version: 1,
          text: "No card stands here at all.\n",
        };
        say({ method: "textDocument/didOpen", params: { textDocument } });
      }
      if (data.method === "textDocument/publishDiagnostics") resolve(heard);
    };
    setTimeout(() => resolve(heard), 15_000);
    say({ id: 1, method: "initialize", params: { processId: null, rootUri: null, capabilities: {} } });
  });
}
