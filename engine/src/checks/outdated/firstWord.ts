import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { hasWording } from "../trees.ts";

/** Marks from the node's first word to its last changed one, so that the verb is shown with what follows. */
export const whole = (place: Place): string => place.words();

/** Marks the first word of a phrase. */
export const firstWord = (_: unknown, place: Place) => {
  const [start, end] = place.span();
  return { at: { span: [start, start + /^\S+/.exec(place.face.cardText.slice(start, end))![0].length] as const } };
};

/** “Enters” in place of an old wording, and “a creature you control” in place of “under your control” behind it. */
export function entersToday(place: Place, tag: string): readonly (Fix | undefined)[] {
  const { node, parent } = place;
  const verbs = withoutWording(node, tag);
  if (!parent || !hasWording(parent, "enters-under-control"))
    return [place.replace("Write “enters”", true, node, verbs)];
  const clause = { ...withoutWording(parent, "enters-under-control"), verbs };
  return [place.replace("Write “… you control enters”", true, parent, clause)];
}
