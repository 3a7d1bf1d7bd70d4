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
  const rows = [row(others), drawLands(lands)];
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

/** Lands take little room: those that are alike stand together as "Mountain × 3". */
function drawLands(lands: readonly PermanentOnBoard[]): Child {
  if (lands.length === 0) return null;
  const groups = new Map<string, PermanentOnBoard[]>();
  for (const land of lands) {
    const key = [land.name, ...badgesOf(land), land.simulated].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), land]);
  }
  return element("div", { class: "row" }, ...[...groups.values()].map(drawLandGroup));
}

function drawLandGroup(group: readonly PermanentOnBoard[]): HTMLElement {
  const [land] = group as [PermanentOnBoard];
  const badges = badgesOf(land).map((badge) => element("span", { class: "badge" }, badge));
  return element(
    "article",
    { class: classesOf(land, "land"), title: titleOf(land) },
    element("span", { class: "card-name" }, group.length > 1 ? `${land.name} × ${group.length}` : land.name),
    ...badges,
  );
}

function badgesOf(permanent: PermanentOnBoard): string[] {
  const { counters, damage, attachedTo, attacking, blocking, tapped, loyalty } = permanent;
  // Loyalty and defense stand in the corner already.
  const shown = Object.entries(counters).filter(
    ([kind, count]) => count > 0 && !(loyalty !== null && /^(loyalty|defense)$/.test(kind)),
  );
  return [
    ...shown.map(([kind, count]) => `${kind} × ${count}`),
    damage > 0 ? word("damage", { damage }) : "",
    attachedTo ? word("attachedTo", { name: attachedTo }) : "",
    attacking ? word("attacking") : "",
    blocking ? word("blocking") : "",
    tapped ? word("tapped") : "",
  ].filter(Boolean);
}

function classesOf({ colors, tapped, simulated }: PermanentOnBoard, shape: "permanent" | "land"): string {
  const color = colors.length > 1 ? "gold" : (colors[0] ?? "none");
  return [shape, `color-${color}`, tapped ? "tapped" : "", simulated ? "simulated" : ""].filter(Boolean).join(" ");
}

function titleOf(permanent: PermanentOnBoard): string {
  return [permanent.name, permanent.typeLine, ...permanent.keywords, ...badgesOf(permanent)].join("\n");
}

function drawPermanent(permanent: PermanentOnBoard): HTMLElement {
  const { name, typeLine, keywords, powerToughness, loyalty } = permanent;
  const corner = powerToughness ?? (loyalty === null ? null : String(loyalty));
  const badges = badgesOf(permanent).map((badge) => element("span", { class: "badge" }, badge));
  return element(
    "article",
    { class: classesOf(permanent, "permanent"), title: titleOf(permanent) },
    element("span", { class: "card-name" }, name),
    element("span", { class: "type-line" }, typeLine),
    keywords.length > 0 ? element("span", { class: "keywords" }, keywords.join(", ")) : null,
    element("span", { class: "badges" }, ...badges),
    corner === null ? null : element("span", { class: "corner" }, corner),
  );
}
