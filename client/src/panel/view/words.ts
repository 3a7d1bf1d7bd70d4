/** The panel's words, as the extension sent them. */
let words: Readonly<Record<string, string>> = {};

/** Takes the words of the latest message. */
export function useWords(sent: Readonly<Record<string, string>>): void {
  words = sent;
}

/** One of the panel's words with its `{name}` places filled. */
export function word(name: string, values: Readonly<Record<string, string | number>> = {}): string {
  return (words[name] ?? name).replace(/\{(\w+)\}/g, (place, key: string) => String(values[key] ?? place));
}
