import type { CancellationToken, ClientCapabilities, Connection, InitializeParams } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { localize, useTranslations } from "../localize.ts";
import { type InitializationOptions, type SetFileText, setFilesNotification } from "../protocol.ts";
import { booksChangedNotification, editionsNotification } from "../rules-protocol.ts";
import { type Settings, defaultSettings, readSettings } from "../settings.ts";
import { capabilitiesOf, pullsDiagnostics } from "./capabilities.ts";
import type { ServerContext, ServerHost } from "./context.ts";
import { features } from "./features.ts";
import { OpenFiles } from "./open-files.ts";
import { DiagnosticsPublisher } from "./publish-diagnostics.ts";
import { CompletionPreparation } from "./prepare-completion.ts";
import { prepareRulesSoon } from "./prepare-rules.ts";
import { RuleBooks } from "./rule-books.ts";
import { RuleText } from "./rule-text.ts";
import { readRulesFile } from "./rules-file.ts";
import { runSafe } from "./run-safe.ts";
import { TroubleLog } from "./trouble-log.ts";
import { DidChangeConfigurationNotification, MessageType, ShowMessageNotification, TextDocuments } from "./library.ts";

/** The context features see; only this file may change it. */
type OwnContext = { -readonly [Key in keyof ServerContext]: ServerContext[Key] };

/**
 * Wires the language server to a connection: features to their requests, documents to the cache, settings to whoever asks.
 * Holds no knowledge of cards.
 */
export function startServer(connection: Connection, host: ServerHost): void {
  const documents = new TextDocuments(TextDocument);
  const notify = (method: string, params: unknown) => void connection.sendNotification(method, params);
  const ask = (method: string, params: unknown) => connection.sendRequest<unknown>(method, params);
  const context: OwnContext = {
    ask,
    books: new RuleBooks({ ask, notify, warn }),
    client: {},
    documents,
    files: new OpenFiles(),
    host,
    log: new TroubleLog(connection.console),
    notify,
    rules: new RuleText(),
    rulesOf: (book) => new RuleText(book, showRuleCommand),
    settings: defaultSettings,
  };
  let showRuleCommand: string | undefined;
  const publisher = new DiagnosticsPublisher(context, connection);
  const completion = new CompletionPreparation();

  connection.onInitialize(({ capabilities, initializationOptions }: InitializeParams) => {
    context.client = capabilities;
    const options = (initializationOptions ?? {}) as InitializationOptions;
    useTranslations(options.translations ?? {});
    showRuleCommand = options.showRuleCommand;
    context.rules = context.rulesOf(undefined);
    return { capabilities: capabilitiesOf(features, capabilities), serverInfo: { name: "Cardwright" } };
  });

  connection.onInitialized(async () => {
    if (context.client.workspace?.didChangeConfiguration?.dynamicRegistration)
      await connection.client.register(DidChangeConfigurationNotification.type, { section: "cardwright" });
    await takeSettings(undefined);
  });

  connection.onShutdown(() => publisher.stop());

  connection.onDidChangeConfiguration(({ settings }) => takeSettings(settings?.cardwright));

  for (const { method, fallback, handle } of features) {
    connection.onRequest(method, (params: unknown, token: CancellationToken) => {
      completion.heard();
      const cause = { name: method, uri: uriOf(params) };
      return runSafe(cause, token, context.log, fallback, (turn) => handle(params, context, turn));
    });
  }

  connection.onNotification(setFilesNotification, (files: SetFileText[]) => {
    context.files.sets.take(files);
    refresh(context.client);
  });

  connection.onNotification(editionsNotification, async (dates: string[]) => {
    context.books.take(dates);
    await openChosenBook();
  });

  documents.onDidChangeContent(({ document }) => {
    completion.heard();
    void completion.begin();
    if (!pullsDiagnostics(context.client)) publisher.schedule(document.uri);
  });
  documents.onDidClose(({ document }) => {
    context.files.forget(document.uri);
    publisher.forget(document.uri);
  });
  documents.listen(connection);
  connection.listen();

  /** Takes the settings a client has sent, or asks for them where it can be asked; shows what could not be used. */
  async function takeSettings(sent: unknown): Promise<void> {
    const asked = context.client.workspace?.configuration
      ? await connection.workspace.getConfiguration("cardwright").catch(() => undefined)
      : sent;
    const { settings, problems } = readSettings(asked);
    for (const { key, message } of problems) {
      const name = `cardwright.${key}`;
      warn(localize("The setting {name} can't be used: {message}", { name, message }));
    }
    if (same(settings, context.settings)) return;
    const namesOther = settings["rules.file"] !== context.settings["rules.file"];
    if (namesOther) context.books.takeNamed(await readRulesFile(settings["rules.file"], host, warn));
    context.settings = settings;
    await openChosenBook();
    if (namesOther) notify(booksChangedNotification, {});
    refresh(context.client);
  }

  /** Has the edition of the settings at hand for those that can't wait for it. */
  async function openChosenBook(): Promise<void> {
    const book = await context.books.book(context.settings["rules.edition"]);
    context.rules = context.rulesOf(book);
    void prepareRulesSoon(typeof book === "object" ? book : undefined);
  }

  /** Shows the user a warning. */
  function warn(message: string): void {
    void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message });
  }

  /** Has everything that settings change looked at again. */
  function refresh(client: ClientCapabilities): void {
    if (pullsDiagnostics(client)) connection.languages.diagnostics.refresh().catch(() => {});
    else for (const { uri } of documents.all()) publisher.schedule(uri);
    if (client.workspace?.codeLens?.refreshSupport)
      connection.sendRequest("workspace/codeLens/refresh").catch(() => {});
  }
}

function same(a: Settings, b: Settings): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The document a request is about, for the log. */
function uriOf(params: unknown): string | undefined {
  return (params as { textDocument?: { uri?: string } } | undefined)?.textDocument?.uri;
}
