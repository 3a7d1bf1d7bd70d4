/**
 * Offsets and line/column positions of a document. A column counts UTF-16 code units from 1, `\r\n` is one line end, a
 * byte order mark at the start of the text is not a column, a tab is one.
 */

/** A place in a text as people and editors count it, both from 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Turns offsets of one text into positions and back. Building it costs one pass over the text; each question a binary search. */
export class LinePositions {
  private readonly starts: number[] = [];
  private readonly length: number;

  constructor(private readonly text: string) {
    this.length = text.length;
    this.starts.push(text.charCodeAt(0) === 0xfeff ? 1 : 0);
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit === 13 && text.charCodeAt(i + 1) === 10) continue;
      if (unit === 10 || unit === 13) this.starts.push(i + 1);
    }
  }

  /** How many lines the text has; an empty text has one. */
  get lineCount(): number {
    return this.starts.length;
  }

  /**
   * The position of an offset. An offset inside or after a line end is on the line that ends there; one outside the text
   * is moved to its nearest end.
   */
  positionOf(offset: number): TextPosition {
    const wanted = Math.max(0, Math.min(offset, this.length));
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle]! <= wanted) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.max(0, wanted - this.starts[low]!) + 1 };
  }

  /** The offset of a position. A column past the end of its line, or a line past the end of the text, is moved to that end. */
  offsetOf(position: TextPosition): number {
    if (position.line > this.starts.length) return this.length;
    const line = Math.max(1, position.line);
    const start = this.starts[line - 1]!;
    return Math.min(start + Math.max(1, position.column) - 1, this.endOfLine(line));
  }

  private endOfLine(line: number): number {
    if (line >= this.starts.length) return this.length;
    let end = this.starts[line]! - 1;
    if (this.text.charCodeAt(end) === 10 && end > this.starts[line - 1]! && this.text.charCodeAt(end - 1) === 13) end--;
    return end;
  }
}
