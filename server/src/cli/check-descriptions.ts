import { formProblemKinds } from "@cardwright/engine/cards/index";
import { allChecks, notUnderstoodCode, type Severity } from "@cardwright/engine/checks/index";

/** One entry of `checks`. */
export interface CheckDescription {
  readonly code: string;
  /** What the check is called in lists of such checks elsewhere. */
  readonly refs: readonly string[];
  readonly severity: Severity;
  readonly rules: readonly string[];
  readonly title: string;
  /** What is wrong, why, and what to write instead. */
  readonly docs: string;
}

/** Every message Cardwright can give, by code. */
export function allCheckDescriptions(): readonly CheckDescription[] {
  const form = formProblemKinds.map(
    ({ code, severity, title, explanation }): CheckDescription => ({
      code,
      refs: [],
      severity,
      rules: [],
      title,
      docs: explanation,
    }),
  );
  const judged = allChecks().map(
    ({ code, ref, severity, rules, why, help, wrong, right }): CheckDescription => ({
      code,
      refs: ref?.split(" ") ?? [],
      severity,
      rules,
      title: sentenceOf(code),
      docs: [why, help, ...wrong.map((text) => `Wrong: ${text}`), ...right.map((text) => `Right: ${text}`)].join("\n"),
    }),
  );
  const others: CheckDescription[] = [
    {
      code: notUnderstoodCode,
      refs: [],
      severity: "information",
      rules: [],
      title: "Words that are not understood",
      docs: "Cardwright does not know this wording. It may be right all the same: it was not checked, and the card can't be played in full.",
    },
    {
      code: setFileCode,
      refs: [],
      severity: "error",
      rules: [],
      title: "A setting of the set file that can't be used",
      docs: "The value in cardset.json is none that Cardwright knows; the usual one is used in its place.",
    },
  ];
  return [...form, ...judged, ...others].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** `sacrifice-of-target` → Sacrifice of target. */
function sentenceOf(code: string): string {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The code of what is wrong with a set file. */
export const setFileCode = "unusable-set-file";
