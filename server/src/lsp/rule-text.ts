import { describeRule } from "@cardwright/engine/rules/index";
import { escapeMarkdown } from "@cardwright/engine/rules/ruleHover";
import { type Edition, isTitleText } from "@cardwright/engine/rules/edition/edition";

/** The longest official text a hover shows; the rest is for the rules file itself. */
const longestText = 700;

/**
 * Rules as hovers and the simulate panel show them: number, title and our own sentence; where the user has named a rules
 * file, its official text too.
 */
export class RuleText {
  constructor(
    readonly edition?: Edition,
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
    return numbers.flatMap((number) => {
      const rule = describeRule(number);
      if (!rule) return [];
      const official = this.#official(number);
      const summary = rule.summary ? ` — ${escapeMarkdown(rule.summary)}` : "";
      const quote = official ? `\n\n> ${escapeMarkdown(shortened(official)).replaceAll("\n", "\n> ")}` : "";
      return `${this.#name(number)} *${escapeMarkdown(rule.title)}*${summary}${quote}`;
    });
  }

  #name(number: string): string {
    if (!this.showRuleCommand) return `**CR ${number}**`;
    return `[**CR ${number}**](command:${this.showRuleCommand}?${encodeURIComponent(JSON.stringify([number]))})`;
  }

  /** The official text; for a keyword's own number, which only holds its title, that of its first subrule. */
  #official(number: string): string | null {
    if (!this.edition) return null;
    const text = describeRule(number, this.edition)?.text ?? null;
    if (text === null || !isTitleText(text)) return text;
    return describeRule(`${number}a`, this.edition)?.text ?? null;
  }
}

function shortened(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText)} …` : text;
}
