/** What a message's `{name}` places are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

let translations: Readonly<Record<string, string>> = {};

/**
 * Sets the translated messages, by their English text. Messages that are missing stay English.
 *
 * The client passes on what VS Code loaded from `l10n/bundle.l10n.<language>.json`.
 */
export function useTranslations(bundle: Readonly<Record<string, string>>): void {
  translations = bundle;
}

/**
 * The one function every message to a person goes through: the translation of an English sentence, with its `{name}`
 * places filled from `values`. A place without a value stays as it is, so that a mistake shows.
 */
export function localize(message: string, values: MessageValues = {}): string {
  const text = translations[message] ?? message;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
