import type { BaseLanguageClient } from "vscode-languageclient";
import type { EditionStore } from "./edition-store.ts";

/** What everything around the rule book works with. */
export interface RulesContext {
  readonly client: BaseLanguageClient;
  readonly store: EditionStore;
  /** Tells the server, the open documents and the view that an edition was added or removed. */
  readonly editionsChanged: () => Promise<void>;
}
