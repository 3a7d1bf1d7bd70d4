import type { Report } from "../messages.ts";
import { button, element } from "./dom.ts";
import { word } from "./words.ts";

/** What the list of steps tells the panel. */
export interface StepsListener {
  onStep(step: number): void;
  onRule(number: string): void;
}

/** The list of steps, each with the numbers of its rules; the current one is marked. */
export function drawSteps(report: Report, current: number, listener: StepsListener): HTMLElement {
  const items = report.steps.map((step, index) => {
    const item = element(
      "li",
      { class: classesOf(step, index === current), "aria-current": index === current ? "step" : undefined },
      button({ class: "words" }, step.text, () => listener.onStep(index)),
      ...step.rules.map((number) => drawRuleNumber(report, number, listener)),
    );
    return item;
  });
  return element(
    "section",
    { class: "steps", "aria-label": word("steps") },
    items.length > 0 ? element("ol", {}, ...items) : element("p", { class: "empty" }, word("noSteps")),
  );
}

function classesOf(step: Report["steps"][number], current: boolean): string {
  return ["step", step.heading ? "heading" : "", step.range ? "" : "by-rules", current ? "current" : ""]
    .filter(Boolean)
    .join(" ");
}

function drawRuleNumber(report: Report, number: string, listener: StepsListener): HTMLElement {
  const rule = report.rules[number];
  const title = rule ? `${number} ${rule.title}\n${rule.summary}` : number;
  return button({ class: "rule", title }, number, () => listener.onRule(number));
}

/** The rule somebody clicked on, in our own words. */
export function drawRule(report: Report, number: string): HTMLElement {
  const rule = report.rules[number];
  return element(
    "section",
    { class: "rule-text", "aria-live": "polite" },
    element("b", {}, word("rule", { number }), rule?.title ? ` · ${rule.title}` : ""),
    rule?.summary ? element("p", {}, rule.summary) : null,
  );
}

/** What the card says and the engine cannot play; nothing when there is none. */
export function drawNotModelled(report: Report, onReveal: (index: number) => void): HTMLElement | null {
  if (report.notModelled.length === 0) return null;
  const items = report.notModelled.map(({ text, reason }, index) =>
    element(
      "li",
      {},
      button({ class: "words" }, `“${text}”`, () => onReveal(index)),
      reason ? ` ${reason}` : null,
    ),
  );
  return element(
    "section",
    { class: "not-modelled" },
    element("h2", {}, word("notModelled")),
    element("ul", {}, ...items),
  );
}
