import type { Board, PermanentOnBoard, PlayerOnBoard } from "../messages.ts";
import { type Child, element } from "./dom.ts";
import { word } from "./words.ts";

/** The board: the first player below, the others above, as at a table; the stack between them. */
export function drawBoard(board: Board): HTMLElement {
  const [first, ...others] = board.players;
  return element(
    "section",
    { class: "board" },
    ...[...others].reverse().map((player) => drawPlayer(player, "above")),
    element("div", { class: "middle" }, element("span", { class: "turn" }, board.turn), drawStack(board)),
    first ? drawPlayer(first, "below") : null,
  );
}

function drawStack({ stack }: Board): Child {
  if (stack.length === 0) return null;
  const items = stack.map(({ name, note }) => element("li", {}, element("b", {}, name), note ? ` ${note}` : null));
  return element(
    "div",
    { class: "stack" },
    element("span", { class: "label" }, word("stack")),
    element("ol", {}, ...items),
  );
}

function drawPlayer(player: PlayerOnBoard, side: "above" | "below"): HTMLElement {
  const lands = player.permanents.filter(isLand);
  const others = player.permanents.filter((permanent) => !isLand(permanent));
  const rows = [row(others), row(lands)];
  return element(
    "div",
    { class: `player ${side}${player.active ? " active" : ""}${player.out ? " out" : ""}` },
    drawPlate(player),
    ...(player.permanents.length === 0
      ? [element("p", { class: "empty" }, word("noPermanents"))]
      : side === "above"
        ? [...rows].reverse()
        : rows),
  );
}

function isLand({ typeLine }: PermanentOnBoard): boolean {
  return /\bLand\b/.test(typeLine) && !/\bCreature\b/.test(typeLine);
}

function drawPlate(player: PlayerOnBoard): HTMLElement {
  const zone = (name: string, label: string, cards: readonly string[]) =>
    element(
      "span",
      { class: "zone", title: `${label}: ${cards.length === 0 ? word("nothing") : cards.join(", ")}` },
      `${label} `,
      element("b", {}, String(cards.length)),
      name === "hand" || cards.length === 0 ? null : element("i", {}, ` ${cards.at(-1)}`),
    );
  const counters = Object.entries(player.counters).filter(([, count]) => count > 0);
  return element(
    "div",
    { class: "plate" },
    element("span", { class: "name" }, player.name),
    element("span", { class: "life" }, element("b", {}, String(player.life)), ` ${word("life")}`),
    ...counters.map(([kind, count]) => element("span", { class: "zone" }, `${kind} `, element("b", {}, String(count)))),
    player.mana ? element("span", { class: "zone mana" }, player.mana) : null,
    zone("hand", word("hand"), player.hand),
    element("span", { class: "zone" }, `${word("library")} `, element("b", {}, String(player.library))),
    zone("graveyard", word("graveyard"), player.graveyard),
    player.exile.length > 0 ? zone("exile", word("exile"), player.exile) : null,
    player.out ? element("span", { class: "badge" }, word("lost")) : null,
  );
}

function row(permanents: readonly PermanentOnBoard[]): Child {
  if (permanents.length === 0) return null;
  return element("div", { class: "row" }, ...permanents.map(drawPermanent));
}

function drawPermanent(permanent: PermanentOnBoard): HTMLElement {
  const badges = [
    ...Object.entries(permanent.counters)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${kind} × ${count}`),
    permanent.damage > 0 ? word("damage", { damage: permanent.damage }) : "",
    permanent.attachedTo ? word("attachedTo", { name: permanent.attachedTo }) : "",
    permanent.attacking ? word("attacking") : "",
    permanent.blocking ? word("blocking") : "",
    permanent.tapped ? word("tapped") : "",
  ].filter(Boolean);
  const corner = permanent.powerToughness ?? (permanent.loyalty === null ? null : String(permanent.loyalty));
  const kind = permanent.colors.length === 1 ? permanent.colors[0] : permanent.colors.length > 1 ? "gold" : "none";
  const classes = ["permanent", `color-${kind}`];
  if (permanent.tapped) classes.push("tapped");
  if (permanent.simulated) classes.push("simulated");
  return element(
    "article",
    {
      class: classes.join(" "),
      title: [permanent.name, permanent.typeLine, ...permanent.keywords, ...badges].join("\n"),
    },
    element("span", { class: "card-name" }, permanent.name),
    element("span", { class: "type-line" }, permanent.typeLine),
    permanent.keywords.length > 0 ? element("span", { class: "keywords" }, permanent.keywords.join(", ")) : null,
    element("span", { class: "badges" }, ...badges.map((badge) => element("span", { class: "badge" }, badge))),
    corner === null ? null : element("span", { class: "corner" }, corner),
  );
}
