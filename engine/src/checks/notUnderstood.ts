/** The message about words that nobody understands. */
import type { LineReading, Unread } from "../language/read.ts";
import type { Finding } from "./finding.ts";
import type { JudgedFace } from "./judgedCard.ts";

/** Its code; it can be silenced like a check. */
export const notUnderstoodCode = "not-understood";

/** Says what was understood and where that stops. */
export function notUnderstood(face: JudgedFace, _line: LineReading, unread: Unread): Finding {
  const { span, stoppedAt } = unread;
  const words = shortened(face.cardText.slice(span[0], span[1]));
  const known = shortened(face.cardText.slice(span[0], stoppedAt).trimEnd());
  const rest = shortened(face.cardText.slice(stoppedAt, span[1]));
  const message =
    stoppedAt > span[0] && rest
      ? `Understood as far as “${known}”; what “${rest}” means there isn't known.`
      : `“${words}” is not understood.`;
  return {
    code: notUnderstoodCode,
    ref: null,
    severity: "information",
    span,
    message,
    why: "Cardwright only judges and plays words it understands to the last; these it does not know in this place.",
    help: "It may still be right. Look for a misspelt word or another order of words on printed cards; else nothing need be done.",
    tags: [],
    rules: [],
    fixes: [],
    related: [],
  };
}

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
