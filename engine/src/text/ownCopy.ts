/**
 * The same text with letters of its own. A part of a long text is kept by engines as a place in it, so that the part keeps all of the long text
 * in memory; what outlives the text it was cut from is copied.
 */
export function ownCopy(part: string): string {
  return ` ${part}`.slice(1);
}
