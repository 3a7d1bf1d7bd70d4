import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { extensionFolder, pictureFolder } from "./folder.mjs";
import { layHost } from "./lay-host.mjs";
import { fillWorkspace } from "./run-suite.mjs";
import { Workbench } from "./workbench.mjs";

const types = { ".js": "text/javascript", ".json": "application/json", ".css": "text/css", ".svg": "image/svg+xml" };

/** Where on the workbench's own server the extension seems to lie. */
const served = "/cardwright-extension";

/**
 * Runs the extension as VS Code for the web does: its browser entry in VS Code's web worker for extensions, the server in a
 * worker of its own. Opens a card file and checks that messages and the status come. Throws when not.
 */
export async function openInBrowser() {
  const workspace = await mkdtemp(path.join(tmpdir(), "cardwright-browser-"));
  const workbench = new Workbench({ serverEntry: await layHost(), verbose: !!process.env.V });
  try {
    await fillWorkspace(workspace);
    await workbench.startServer();
    const page = await workbench.openPage(await findChromium());
    const location = { scheme: "http", authority: `127.0.0.1:${workbench.port}`, path: served };
    await page.context().route(`**${served}/**`, serveExtension);
    const address = workbench.address(workspace);
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({ response: answer, body: withBuiltIn(html, location) });
    });
    await page.goto(address);
    const file = page.locator(".explorer-folders-view .monaco-list-row", { hasText: "installed.cards" }).first();
    await file.dblclick({ timeout: 30_000 });
    const status = page.locator(".statusbar-item", { hasText: /abilit(y|ies) understood/ });
    await status
      .first()
      .waitFor({ timeout: 30_000 })
      .catch(async (e) => {
        await page.screenshot({ path: path.join(pictureFolder, "browser.png") });
        throw e;
      });
    await page.screenshot({ path: path.join(pictureFolder, "browser.png") });
    assert.match(await status.first().textContent(), /\d+ of \d+ abilities understood/);
  } finally {
    await workbench.close();
    await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Answers for the extension's files, which the workbench may only ask its own server for. */
async function serveExtension(route) {
  const { pathname } = new URL(route.request().url());
  const name = path.join(extensionFolder, decodeURIComponent(pathname.slice(pathname.indexOf(served) + served.length)));
  const body = await readFile(name).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  return route.fulfill({ body, contentType: types[path.extname(name)] ?? "application/octet-stream" });
}

/** The workbench's page with one more built-in extension in its configuration, as a site that embeds VS Code adds them. */
function withBuiltIn(html, location) {
  const found = /(id="vscode-workbench-web-configuration" data-settings=")([^"]*)"/.exec(html);
  assert.ok(found, "the workbench's page holds its configuration");
  const configuration = JSON.parse(found[2].replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  configuration.additionalBuiltinExtensions = [location];
  const text = JSON.stringify(configuration).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace(found[0], `${found[1]}${text}"`);
}
