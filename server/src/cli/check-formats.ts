import type { CheckRecord } from "./check-record.ts";
import { allCheckDescriptions } from "./check-descriptions.ts";
import type { Severity } from "@cardwright/engine/checks/index";

/** What GitHub Actions turns into annotations, one line a finding. */
export function asGithubCommands(records: readonly CheckRecord[]): string {
  const level: Readonly<Record<Severity, string>> = {
    error: "error",
    warning: "warning",
    information: "notice",
    hint: "notice",
  };
  return records
    .map((record) => {
      const properties = {
        file: record.file,
        line: record.line,
        endLine: record.endLine,
        col: record.column,
        endColumn: record.endColumn,
        title: `${record.card} (${record.code})`,
      };
      const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
      return `::${level[record.severity]} ${listed.join(",")}::${escapedMessage(messageOf(record))}\n`;
    })
    .join("");
}

/** Message, reason, help and rules in one text. */
function messageOf({ message, why, help, rules }: CheckRecord): string {
  return [message, why, help, rules.length > 0 ? `CR ${rules.join(", ")}` : ""].filter(Boolean).join("\n");
}

function escapedMessage(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapedProperty(text: string): string {
  return escapedMessage(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** A SARIF 2.1.0 log, as code scanners exchange them. */
export function asSarif(records: readonly CheckRecord[], version: string): unknown {
  const level: Readonly<Record<Severity, string>> = {
    error: "error",
    warning: "warning",
    information: "note",
    hint: "note",
  };
  const rules = allCheckDescriptions();
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "Cardwright",
            version,
            rules: rules.map((rule) => ({
              id: rule.code,
              shortDescription: { text: rule.title },
              fullDescription: { text: rule.docs },
              defaultConfiguration: { level: level[rule.severity] },
              properties: { tags: rule.rules.map((number) => `CR ${number}`) },
            })),
          },
        },
        columnKind: "utf16CodeUnits",
        results: records.map((record) => ({
          ruleId: record.code,
          ruleIndex: rules.findIndex(({ code }) => code === record.code),
          level: level[record.severity],
          message: { text: messageOf(record) },
          locations: [
            { physicalLocation: { artifactLocation: { uri: uriOf(record.file) }, region: regionOf(record) } },
          ],
          fixes: record.fixes.map((fix) => ({
            description: { text: fix.title },
            artifactChanges: [
              {
                artifactLocation: { uri: uriOf(record.file) },
                replacements: fix.edits.map((edit) => ({
                  deletedRegion: regionOf(edit),
                  insertedContent: { text: edit.text },
                })),
              },
            ],
          })),
        })),
      },
    ],
  };
}

function regionOf(place: { line: number; column: number; endLine: number; endColumn: number }) {
  return { startLine: place.line, startColumn: place.column, endLine: place.endLine, endColumn: place.endColumn };
}

function uriOf(file: string): string {
  return file.split(/[\\/]/).map(encodeURIComponent).join("/");
}
