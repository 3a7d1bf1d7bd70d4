import type { Fix } from "@cardwright/engine/checks/index";
import type { ClientCapabilities, CodeAction, CodeActionParams, Range, TextEdit } from "vscode-languageserver";
import { localize } from "../localize.ts";
import type { Settings } from "../settings.ts";
import { fileOf, rulesFor } from "./context.ts";
import { type PlacedFinding, diagnosticOf, findingsOf } from "./diagnostics.ts";
import type { Feature } from "./feature.ts";
import { numberUpdates } from "./number-updates.ts";
import { type OpenCard, type OpenFile, cardAt, rangeOf } from "./open-files.ts";
import type { Turn } from "./turn.ts";
import { CodeActionKind } from "./library.ts";

/** Applies every safe fix of a file: what "Fix all" and fixing on save run. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.cardwright`;

/** What can be done about a range: the fixes of the messages there, safe ones first; and fixing all of the file. */
export async function codeActions(
  file: OpenFile,
  range: Range,
  only: readonly string[] | undefined,
  settings: Settings,
  turn: Turn,
): Promise<CodeAction[]> {
  const wanted = (kind: string) => !only || only.some((prefix) => kind === prefix || kind.startsWith(`${prefix}.`));
  const findings = await findingsOf(file, settings, turn);
  const actions: CodeAction[] = [];
  if (wanted(CodeActionKind.QuickFix)) {
    const here = findings.filter((finding) => touches(file, finding, range));
    for (const finding of here) actions.push(...quickFixes(file, finding, settings));
    actions.push(...allowances(file, here, settings));
  }
  const safe = findings.flatMap(({ base, finding }) => {
    const fix = finding.fixes.find((fix) => fix.safe);
    return fix ? [{ base, fix }] : [];
  });
  if (wanted(fixAllKind) && safe.length > 0) {
    const title = localize("Apply all safe fixes in this file");
    actions.push({ title, kind: fixAllKind, edit: changes(file, withoutOverlaps(file, safe)) });
  }
  return actions;
}

function touches({ document }: OpenFile, { base, finding }: PlacedFinding, { start, end }: Range): boolean {
  return base + finding.span[0] <= document.offsetAt(end) && base + finding.span[1] >= document.offsetAt(start);
}

function quickFixes(file: OpenFile, placed: PlacedFinding, settings: Settings): CodeAction[] {
  const { base, finding } = placed;
  const diagnostics = [diagnosticOf(file, placed, settings)];
  const fixes = [...finding.fixes].sort((a, b) => Number(b.safe) - Number(a.safe));
  return fixes.map((fix, index) => ({
    title: fix.safe ? fix.title : localize("{title} (may change what the card does)", { title: fix.title }),
    kind: CodeActionKind.QuickFix,
    diagnostics,
    isPreferred: index === 0 && fix.safe,
    edit: changes(file, editsOf(file, base, fix)),
  }));
}

/** "Allow this on this card": a comment that silences the check there. */
function allowances(file: OpenFile, here: readonly PlacedFinding[], settings: Settings): CodeAction[] {
  const seen = new Set<string>();
  return here.flatMap((placed) => {
    const { base, finding } = placed;
    const card = cardAt(file, base + finding.span[0]);
    if (!card || seen.has(finding.code)) return [];
    seen.add(finding.code);
    return {
      title: localize("Allow “{code}” on this card", { code: finding.code }),
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnosticOf(file, placed, settings)],
      edit: changes(file, [allowingEdit(file, card, finding.code)]),
    };
  });
}

/** The comment goes above the card's name; on the first card below its last line, for above it would count for the whole file. */
function allowingEdit(file: OpenFile, card: OpenCard, code: string): TextEdit {
  const eol = file.document.getText().includes("\r\n") ? "\r\n" : "\n";
  const comment = `// cardwright: allow ${code}`;
  const first = card === file.cards[0];
  const { start, end, faces } = card.source;
  const at = first ? end : start + faces[0]!.span[0];
  return { range: rangeOf(file.document, [at, at]), newText: first ? eol + comment : comment + eol };
}

function editsOf({ document }: OpenFile, base: number, { edits }: Fix): TextEdit[] {
  return edits.map(({ span, text }) => ({ range: rangeOf(document, [base + span[0], base + span[1]]), newText: text }));
}

/** The edits of as many fixes as fit together: one that touches an earlier one waits for the next time. */
function withoutOverlaps(file: OpenFile, fixes: readonly { base: number; fix: Fix }[]): TextEdit[] {
  const taken: [number, number][] = [];
  return fixes.flatMap(({ base, fix }) => {
    const spans = fix.edits.map(({ span }): [number, number] => [base + span[0], base + span[1]]);
    if (spans.some(([start, end]) => taken.some(([from, to]) => start <= to && end >= from))) return [];
    taken.push(...spans);
    return editsOf(file, base, fix);
  });
}

function changes({ document }: OpenFile, edits: TextEdit[]): NonNullable<CodeAction["edit"]> {
  return { documentChanges: [{ textDocument: { uri: document.uri, version: document.version }, edits }] };
}

/** Clients that know no versioned edits get plain ones. */
function plain(action: CodeAction, client: ClientCapabilities): CodeAction {
  if (client.workspace?.workspaceEdit?.documentChanges || !action.edit) return action;
  const plainChanges: Record<string, TextEdit[]> = {};
  for (const change of action.edit.documentChanges ?? [])
    if ("edits" in change) plainChanges[change.textDocument.uri] = change.edits as TextEdit[];
  return { ...action, edit: { changes: plainChanges } };
}

export const codeActionFeature: Feature<CodeActionParams, CodeAction[]> = {
  method: "textDocument/codeAction",
  capabilities: () => ({ codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] } }),
  fallback: [],
  handle: async ({ textDocument, range, context: { only } }, context, turn) => {
    const file = fileOf(context, textDocument);
    if (!file) return [];
    const actions = await codeActions(file, range, only, context.settings, turn);
    if (!only || only.some((kind) => CodeActionKind.QuickFix.startsWith(kind))) {
      const { book } = await rulesFor(context, textDocument.uri);
      actions.push(...numberUpdates(file, range, book, context.books));
    }
    return actions.map((action) => plain(action, context.client));
  },
};
