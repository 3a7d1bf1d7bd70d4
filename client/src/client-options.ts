import type { InitializationOptions } from "cardwright/protocol";
import * as vscode from "vscode";
import type { LanguageClientOptions } from "vscode-languageclient";

/** The language every card file has, whatever its scheme: files, untitled and virtual documents. */
export const cardsLanguage = "cards";

/** The command that opens a rule by its number. */
export const showRuleCommand = "cardwright.showRule";

/** How often the server may end by itself within three minutes before VS Code gives up on it. */
const restartsBeforeGivingUp = 4;

/** What both clients, desktop and browser, are started with. */
export function clientOptions(log: vscode.LogOutputChannel): LanguageClientOptions {
  return {
    documentSelector: [{ language: cardsLanguage }],
    outputChannel: log,
    initializationOptions: { translations: translations(), showRuleCommand } satisfies InitializationOptions,
    diagnosticPullOptions: { onChange: true },
    middleware: {}, // filled by those who have something to say about an answer on its way
    connectionOptions: { maxRestartCount: restartsBeforeGivingUp },
    // Hovers may hold one kind of command link and no other: a rule's number, which opens the rule.
    markdown: { isTrusted: { enabledCommands: [showRuleCommand] }, supportHtml: false, supportThemeIcons: true },
  };
}

/** The translated messages VS Code loaded for this extension, as `localize` wants them. */
export function translations(): Record<string, string> {
  const bundle = vscode.l10n.bundle ?? {};
  return Object.fromEntries(Object.entries(bundle).map(([key, text]) => [key, String(text)]));
}
