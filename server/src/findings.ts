/**
 * Everything Cardwright has to say about a card or a file, in one shape: what is off-form, what is not understood, what the
 * checks found. The editor and the command line both show it.
 */
import type { FormProblem } from "@cardwright/engine/cards/index";
import type { Finding } from "@cardwright/engine/checks/index";

/** A form problem as a finding. The formatter's fixes are safe by what they are. */
export function findingOfForm({ code, severity, span, message, fix }: FormProblem): Finding {
  const fixes = fix ? [{ title: fix.title, safe: true, edits: fix.edits }] : [];
  return { code, ref: null, severity, span, message, why: "", help: "", tags: [], rules: [], fixes, related: [] };
}
