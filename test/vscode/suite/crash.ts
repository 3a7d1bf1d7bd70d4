import assert from "node:assert/strict";
import * as vscode from "vscode";
import { cardwright, diagnosticsOf, openCards, until } from "../helper.ts";

describe("a server that dies", () => {
  it("comes back, and no edit is lost", async () => {
    const document = await openCards("First Card {R}\nInstant\nDraw a card.\n");
    const api = await cardwright();
    const { processId } = await api.serverReport();
    assert.ok(processId, "the server is a process");

    process.kill(processId, "SIGKILL");
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(document.getText().length), "Frobnicate the whatsit.\n");
    assert.ok(await vscode.workspace.applyEdit(edit));

    const [found] = await diagnosticsOf(document, (all) => all.some(({ code }) => code === "not-understood"));
    assert.equal(document.getText(found?.range), "Frobnicate");
    const again = await until("the new server answers", () => api.serverReport().catch(() => undefined));
    assert.notEqual(again.processId, processId);
  });
});
