import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "./chromium.mjs";
import { packageFile, pictureFolder } from "./folder.mjs";
import { layHost } from "./lay-host.mjs";
import { fillWorkspace } from "./run-suite.mjs";
import { Workbench } from "./workbench.mjs";

/**
 * Installs the VSIX the way a user does, opens a card file by mouse and keyboard in an untrusted folder, and checks that
 * the extension woke up: its entry in the status bar is there, and so is the lens. Throws when not.
 */
export async function openInstalled() {
  const workspace = await mkdtemp(path.join(tmpdir(), "cardwright-installed-"));
  await fillWorkspace(workspace);
  await mkdir(pictureFolder, { recursive: true });
  const settings = { "security.workspace.trust.startupPrompt": "never", "security.workspace.trust.enabled": true };
  const workbench = new Workbench({ serverEntry: await layHost(), settings });
  try {
    await workbench.install(packageFile);
    await workbench.startServer({ trust: true });
    const page = await workbench.openPage(await findChromium());
    await page.goto(workbench.address(workspace));
    const file = page.locator(".explorer-folders-view .monaco-list-row", { hasText: "installed.cards" }).first();
    await file.dblclick({ timeout: 30_000 });
    const status = page.locator(".statusbar-item", { hasText: /abilit(y|ies) understood/ });
    await status.waitFor({ timeout: 30_000 });
    const lens = page.locator(".codelens-decoration", { hasText: "Simulate" });
    await lens.first().waitFor({ timeout: 15_000 });
    await playInPanel(page, lens.first());
    await page.screenshot({ path: path.join(pictureFolder, "installed.png") });
    assert.match(await status.first().textContent(), /\d+ of \d+ abilities understood|1 ability understood/);
  } finally {
    await workbench.close();
    await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Clicks the lens, and in the panel that opens steps forward to the damage, asks for its rule, and looks for the mark in the text. */
async function playInPanel(page, lens) {
  // VS Code draws its lenses anew when it has measured the text or asks for them again; a click in that moment goes nowhere.
  const frame = page.locator("iframe.webview").first();
  for (let clicks = 1; ; clicks++) {
    await lens.click();
    const opened = await frame.waitFor({ state: "attached", timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (opened) break;
    assert.ok(clicks < 3, "three clicks on the lens, and no panel opened");
  }
  const panel = page.frameLocator("iframe.webview").frameLocator("#active-frame");
  const step = panel.locator(".step", { hasText: "deals 1 damage" }).first();
  await step.locator("button.words").click({ timeout: 30_000 });
  assert.match(await panel.locator(".step.current").textContent(), /deals 1 damage/);
  await step.locator("button.rule").first().click();
  await panel.locator(".rule-text", { hasText: /^Rule \d/ }).waitFor();
  const before = await panel.locator(".position").textContent();
  await panel.getByRole("button", { name: "Step forward" }).click();
  assert.notEqual(await panel.locator(".position").textContent(), before);
  await panel.getByRole("button", { name: "Step back" }).click();
  assert.equal(await panel.locator(".position").textContent(), before);
  // The mark is a decoration whose class only VS Code knows: it is the one that lies over the words of the step.
  const marks = page.locator('.view-overlays [class*="ced-"]');
  await marks.first().waitFor({ state: "attached", timeout: 10_000 });
}
