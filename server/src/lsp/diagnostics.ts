import { type Allowance, type SetFile, shiftSpan } from "@cardwright/engine/cards/index";
import { type Finding, type Severity, notUnderstoodCode } from "@cardwright/engine/checks/index";
import type { Diagnostic } from "vscode-languageserver";
import { findingOfForm } from "../findings.ts";
import { localize } from "../localize.ts";
import type { Settings } from "../settings.ts";
import { type OpenFile, cardAt, rangeOf } from "./open-files.ts";
import type { Turn } from "./turn.ts";
import { DiagnosticSeverity, DiagnosticTag } from "./library.ts";

/** The name messages are shown under. */
export const diagnosticSource = "Cardwright";

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A finding with where its places count from: the document's offset of its card, or 0. */
export interface PlacedFinding {
  readonly base: number;
  readonly finding: Finding;
}

/** How many cards are looked at before something is shown of a file that was just opened. */
export const firstCards = 10;

/**
 * Everything to say about a file, in the order of its text, without what its comments or the settings silence.
 * @param most at most so many cards that nobody has looked at yet; the others are left for later
 */
export async function findingsOf(
  file: OpenFile,
  settings: Settings,
  turn: Turn,
  most = Number.POSITIVE_INFINITY,
): Promise<PlacedFinding[]> {
  const found: PlacedFinding[] = [];
  let left = most;
  const add = (base: number, finding: Finding, allows: readonly Allowance[]) => {
    const isAllowed = ({ code }: Allowance) => code === finding.code;
    if (
      !file.source.allows.some(isAllowed) &&
      !allows.some(isAllowed) &&
      severityOf(finding, settings, file.set) !== "off"
    )
      found.push({ base, finding });
  };
  for (const problem of file.source.problems)
    add(0, findingOfForm(problem), cardAt(file, problem.span[0])?.source.allows ?? []);
  for (const { source, analysis } of file.cards) {
    if (!analysis.isKnown && left-- <= 0) continue;
    // Of the cards that are known already hundreds are gone through in a moment.
    if (!analysis.isKnown) await turn.checkpoint();
    for (const finding of analysis.findings) add(source.start, finding, source.allows);
  }
  return found.sort((a, b) => a.base + a.finding.span[0] - (b.base + b.finding.span[0]));
}

/** How serious a finding is shown to be: as the user's settings say, else the set file, else its check. */
export function severityOf(finding: Finding, settings: Settings, set: SetFile): Severity | "off" {
  const own = settings["check.severities"][finding.code] ?? set.severities[finding.code];
  if (own) return own;
  return finding.code === notUnderstoodCode ? settings["check.notUnderstood"] : finding.severity;
}

/** A finding as the protocol wants it. */
export function diagnosticOf(file: OpenFile, { base, finding }: PlacedFinding, settings: Settings): Diagnostic {
  const severity = severityOf(finding, settings, file.set);
  const related = finding.related.map(({ span, message }) => ({
    location: { uri: file.document.uri, range: rangeOf(file.document, shiftSpan(span, base)) },
    message,
  }));
  return {
    range: rangeOf(file.document, shiftSpan(finding.span, base)),
    severity: severity === "off" ? DiagnosticSeverity.Hint : severities[severity],
    code: finding.code,
    source: diagnosticSource,
    message: messageOf(finding),
    // What can be left out is faded. Outdated wording is not struck through, as editors do: that would say it is deleted.
    ...(finding.tags.includes("unnecessary") ? { tags: [DiagnosticTag.Unnecessary] } : {}),
    ...(related.length > 0 ? { relatedInformation: related } : {}),
  };
}

/** What, why, what to do, and the rules behind it: each on a line of its own. */
function messageOf({ message, why, help, rules }: Finding): string {
  const cited = rules.length > 0 ? localize("Rules: {numbers}", { numbers: rules.join(", ") }) : "";
  return [message, why, help, cited].filter(Boolean).join("\n");
}
