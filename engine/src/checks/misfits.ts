/** Checks that follow from the signatures of verbs: something is done to, or by, what it can't be done to or by. */
import { type Misfit, misfitsOf, sortOf } from "../language/sorts/index.ts";
import { check, type CheckPage, type Found, type NodeCheck } from "./check.ts";
import type { Fix } from "./finding.ts";
import type { Place } from "./place.ts";

export interface MisfitDetails extends Omit<CheckPage, "severity"> {
  /** The kinds of the verbs. */
  readonly on: string | readonly string[];
  /** “destroyed”, as in “only a permanent can be destroyed”. */
  readonly done: string;
  /** Which places of the verb: its objects, or who does it. */
  readonly place?: "object" | "subject";
  /** Words that are right all the same. */
  readonly unless?: (place: Place, misfit: Misfit) => boolean;
  readonly fixes?: (place: Place, misfit: Misfit) => readonly (Fix | undefined)[];
}

/** Makes a check of what verbs are said of. */
export function misfitCheck(code: string, details: MisfitDetails): NodeCheck {
  const { place: wanted = "object", done, fixes, unless: _unless, ...page } = details;
  return check(code, {
    ...page,
    severity: "error",
    message: "",
    test: (node, place) =>
      misfitsOf(node, place.subject)
        // “Any target” without damage is told of by a check of its own.
        .filter((misfit) => !sortOf(misfit.phrase).isAnyTarget && !details.unless?.(place, misfit))
        .filter(({ slot }) => (wanted === "subject") === (slot === "subject" && node.voice !== "passive"))
        .map(
          (misfit): Found => ({
            at: misfit.phrase,
            message: messageOf(misfit, done, place),
            fixes: fixes?.(place, misfit) ?? [],
          }),
        ),
  });
}

function messageOf({ need, phrase, fit }: Misfit, done: string, place: Place): string {
  const words = place.words(phrase);
  return fit === "some"
    ? `Only ${need.words} can ${done}: not everything that “${words}” names is one.`
    : `Only ${need.words} can ${done}, and “${words}” isn't one.`;
}
