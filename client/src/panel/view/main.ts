import { type FromPanel, type Report, toPanel } from "../messages.ts";
import { drawBoard } from "./board.ts";
import { button, element } from "./dom.ts";
import { drawNotModelled, drawRule, drawSteps } from "./steps.ts";
import { useWords, word } from "./words.ts";

/** What VS Code gives a webview's script. */
declare function acquireVsCodeApi(): { postMessage(message: unknown): void };

const vscode = acquireVsCodeApi();
const panel = document.getElementById("panel")!;
let report: Report | undefined;
let current = 0;
let openRule: string | undefined;

function send(message: FromPanel): void {
  vscode.postMessage(message);
}

function goTo(step: number): void {
  const last = (report?.steps.length ?? 0) - 1;
  const wanted = Math.max(0, Math.min(step, last));
  if (last < 0 || wanted === current) return;
  current = wanted;
  openRule = undefined;
  draw();
  send({ type: "step", step: current });
}

function draw(): void {
  if (!report) return;
  const shown = report;
  // A heading has no board of its own: the one before it stays in sight.
  const board =
    shown.steps.slice(0, current + 1).findLast((step) => step.board)?.board ??
    shown.steps.find((step) => step.board)?.board;
  const listener = {
    onStep: goTo,
    onRule: (number: string) => {
      openRule = openRule === number ? undefined : number;
      draw();
    },
  };
  const scrolled = panel.querySelector(".steps")?.scrollTop ?? 0;
  panel.replaceChildren(
    drawHeader(shown),
    ...(board ? [drawBoard(board)] : []),
    drawSteps(shown, current, listener),
    ...(openRule === undefined ? [] : [drawRule(shown, openRule)]),
    ...[drawNotModelled(shown, (index) => send({ type: "revealNotModelled", index }))].filter((part) => part !== null),
  );
  const steps = panel.querySelector(".steps")!;
  steps.scrollTop = scrolled;
  panel.querySelector(".step.current")?.scrollIntoView({ block: "nearest" });
  const count = (selector: string) => panel.querySelectorAll(selector).length;
  const words = panel.querySelector(".step.current .words")?.textContent ?? "";
  send({ type: "drawn", card: shown.card, steps: count(".step"), permanents: count("article"), current: words });
}

function drawHeader(shown: Report): HTMLElement {
  const last = shown.steps.length - 1;
  const control = (name: string, sign: string, step: number, disabled: boolean) =>
    button({ class: "control", title: word(name), "aria-label": word(name), disabled }, sign, () => goTo(step));
  return element(
    "header",
    {},
    element("h1", {}, shown.card),
    element("p", { class: "verdict" }, shown.verdict),
    element(
      "div",
      { class: "controls", role: "toolbar" },
      control("first", "|◀", 0, current <= 0),
      control("back", "◀", current - 1, current <= 0),
      control("forward", "▶", current + 1, current >= last),
      control("last", "▶|", last, current >= last),
      element(
        "span",
        { class: "position" },
        word("stepOf", { step: Math.min(current + 1, last + 1), steps: last + 1 }),
      ),
      element("span", { class: "seed" }, word("seed", { seed: shown.seed })),
      button({ class: "control" }, word("anotherSeed"), () => send({ type: "anotherSeed" })),
    ),
  );
}

window.addEventListener("message", (event: MessageEvent<unknown>) => {
  const read = toPanel.safeParse(event.data);
  if (!read.success) return;
  const message = read.data;
  panel.classList.toggle("busy", message.type === "busy");
  if (message.type === "failed") panel.replaceChildren(element("p", { class: "empty" }, message.message));
  if (message.type !== "show") return;
  useWords(message.words);
  report = message.report;
  current = message.step;
  if (openRule !== undefined && !report.rules[openRule]) openRule = undefined;
  draw();
});

window.addEventListener("keydown", (event) => {
  const by: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };
  const change = by[event.key];
  if (change !== undefined) goTo(current + change);
  else if (event.key === "Home") goTo(0);
  else if (event.key === "End") goTo((report?.steps.length ?? 1) - 1);
  else return;
  event.preventDefault();
});

send({ type: "ready" });
