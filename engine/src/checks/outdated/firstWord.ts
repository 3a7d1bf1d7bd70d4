import type { Place } from "../place.ts";

/** Marks from the node's first word to its last changed one, so that the verb is shown with what follows. */
export const whole = (place: Place): string => place.words();

/** Marks the first word of a phrase. */
export const firstWord = (_: unknown, place: Place) => {
  const [start, end] = place.span();
  return { at: { span: [start, start + /^\S+/.exec(place.face.cardText.slice(start, end))![0].length] as const } };
};
