import assert from "node:assert/strict";
import * as vscode from "vscode";
import { diagnosticsOf, openCards } from "../helper.ts";

describe("diagnostics", () => {
  it("come for an untitled text as it is typed", async () => {
    const document = await openCards("Only words, no card at all\n");
    const [first] = await diagnosticsOf(document);
    assert.equal(first?.source, "Cardwright");
    assert.equal(first?.severity, vscode.DiagnosticSeverity.Error);
  });
});
