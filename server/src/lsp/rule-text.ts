import { type Edition, type RuleNumber, describeRule } from "@cardwright/engine/rules/index";
import { isTitleText } from "@cardwright/engine/rules/edition/edition";
import { escapeMarkdown } from "@cardwright/engine/rules/ruleHover";
import { type RuleBook, dateOfBook, ruleInBook } from "./rule-books.ts";

/** The longest official text a hover shows; the rest is for the rules file itself. */
const longestText = 700;

/**
 * Rules as hovers and the simulate panel show them: number, title and our own sentence; where the user has added a rules
 * file, its official text too. Numbers come in as the current edition has them and are shown as the chosen one has them.
 */
export class RuleText {
  constructor(
    readonly book?: RuleBook,
    /** The client's command that opens a rule, where it has one. */
    readonly showRuleCommand?: string,
  ) {}

  /** A rule's title and our sentence about it; empty strings where there is none. */
  describe(number: string): { title: string; summary: string } {
    const rule = describeRule(number);
    return { title: rule?.title ?? "", summary: rule?.summary ?? "" };
  }

  /** One Markdown paragraph a rule. Numbers that no edition has are left out. */
  cite(numbers: readonly string[]): string[] {
    return numbers.flatMap((today) => {
      const { number, book } = ruleInBook(today as RuleNumber, this.book);
      const rule = describeRule(number, book) ?? describeRule(today);
      if (!rule) return [];
      const official = typeof book === "object" ? officialText(number, book) : null;
      const summary = rule.summary ? ` — ${escapeMarkdown(rule.summary)}` : "";
      const quote = official ? `\n\n> ${escapeMarkdown(shortened(official)).replaceAll("\n", "\n> ")}` : "";
      return `${this.#name(number, book)} *${escapeMarkdown(rule.title)}*${summary}${quote}`;
    });
  }

  /** The address of a link that opens a rule by its number in an edition; `undefined` where the client can't open rules. */
  linkTo(number: string, edition: string): string | undefined {
    if (!this.showRuleCommand) return undefined;
    return `command:${this.showRuleCommand}?${encodeURIComponent(JSON.stringify([number, edition]))}`;
  }

  #name(number: string, book: RuleBook): string {
    const link = this.linkTo(number, dateOfBook(book));
    return link ? `[**CR ${number}**](${link})` : `**CR ${number}**`;
  }
}

/** The official text; for a keyword's own number, which only holds its title, that of its first subrule. */
function officialText(number: string, edition: Edition): string | null {
  const text = describeRule(number, edition)?.text ?? null;
  if (text === null || !isTitleText(text)) return text;
  return describeRule(`${number}a`, edition)?.text ?? null;
}

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}
