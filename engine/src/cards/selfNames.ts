/**
 * The names by which a card may speak of itself (CR 201.5).
 */

/**
 * The full name and the short names a card's text may use for it: up to the first comma; for a legendary card whose
 * name has no comma, up to " of " or " the ", and its first word.
 * @param name the face's name
 * @param isLegendary whether the face has the supertype legendary
 * @returns the full name first, then short names from long to short, none twice; empty for an empty name
 */
export function selfNames(name: string, isLegendary: boolean): string[] {
  const full = name.trim();
  if (full === "") return [];
  const names = [full];
  const add = (short: string): void => {
    const trimmed = short.trim();
    if (trimmed !== "" && !names.includes(trimmed)) names.push(trimmed);
  };
  const comma = full.indexOf(",");
  if (comma > 0) add(full.slice(0, comma));
  else if (isLegendary) {
    for (const word of [" of ", " the "]) {
      const at = full.indexOf(word);
      if (at > 0) add(full.slice(0, at));
    }
    add(full.split(/\s+/)[0]!);
    names.splice(1, names.length, ...names.slice(1).sort((a, b) => b.length - a.length));
  }
  return names;
}

/** The name a finished card of today uses for itself in running text: legendary cards their shortest conventional name. */
export function ownShortName(name: string, isLegendary: boolean): string {
  const full = name.trim();
  if (!isLegendary) return full;
  const comma = full.indexOf(",");
  if (comma > 0) return full.slice(0, comma);
  const cuts = [" of ", " the "].map((word) => full.indexOf(word)).filter((at) => at > 0);
  return cuts.length > 0 ? full.slice(0, Math.min(...cuts)) : full;
}
