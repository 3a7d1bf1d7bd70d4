import type { Board, PermanentOnBoard, PlayerOnBoard } from "../messages.ts";
import { type Child, element } from "./dom.ts";
import { word } from "./words.ts";

/** The board: the first player below, the others above, as at a table; the stack between them. */
export function drawBoard(board: Board): HTMLElement {
  const sides = board.players.map((player, index) => drawPlayer(board, player, index));
  const [first, ...others] = sides;
  const active = board.players[board.active]?.name ?? "";
  const turn = word("turn", { turn: board.turn, player: active, step: board.step });
  const middle = element("div", { class: "middle" }, element("span", { class: "turn" }, turn), drawStack(board));
  return element("section", { class: "board" }, ...others.reverse(), middle, first);
}

/** The stack, the topmost first: it is what resolves next. */
function drawStack({ stack }: Board): Child {
  if (stack.length === 0) return null;
  const items = [...stack].reverse().map((name) => element("li", {}, element("b", {}, name)));
  return element(
    "div",
    { class: "stack" },
    element("span", { class: "label" }, word("stack")),
    element("ol", {}, ...items),
  );
}

function drawPlayer(board: Board, player: PlayerOnBoard, index: number): HTMLElement {
  const own = board.permanents.filter(({ controller }) => controller === index);
  const rows = [row(own.filter((permanent) => !isLand(permanent))), drawLands(own.filter(isLand))];
  const above = index > 0;
  return element(
    "div",
    { class: board.active === index ? "player active" : "player" },
    drawPlate(player),
    ...(own.length === 0 ? [element("p", { class: "empty" }, word("noPermanents"))] : above ? rows.reverse() : rows),
  );
}

function isLand({ typeLine }: PermanentOnBoard): boolean {
  return /\bLand\b/.test(typeLine) && !/\bCreature\b/.test(typeLine);
}

function drawPlate(player: PlayerOnBoard): HTMLElement {
  const counters = Object.entries(player.counters).filter(([, count]) => count > 0);
  return element(
    "div",
    { class: "plate" },
    element("span", { class: "name" }, player.name),
    element("span", { class: "life" }, element("b", {}, String(player.life)), ` ${word("life")}`),
    ...counters.map(([kind, count]) => element("span", { class: "zone" }, `${kind} `, element("b", {}, String(count)))),
    drawZone(word("hand"), player.hand),
    element("span", { class: "zone" }, `${word("library")} `, element("b", {}, String(player.library))),
    drawZone(word("graveyard"), player.graveyard),
    player.exile.length > 0 ? drawZone(word("exile"), player.exile) : null,
  );
}

/** A zone as its number of cards; their names when the mouse rests on it. */
function drawZone(label: string, cards: readonly string[]): HTMLElement {
  const title = `${label}: ${cards.length === 0 ? word("nothing") : cards.join(", ")}`;
  return element("span", { class: "zone", title }, `${label} `, element("b", {}, String(cards.length)));
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
    const key = [land.name, ...badgesOf(land), land.isSubject].join("\n");
    groups.set(key, [...(groups.get(key) ?? []), land]);
  }
  return element("div", { class: "row" }, ...[...groups.values()].map(drawLandGroup));
}

function drawLandGroup(group: readonly PermanentOnBoard[]): HTMLElement {
  const [land] = group as [PermanentOnBoard];
  return element(
    "article",
    { class: classesOf(land, "land"), title: titleOf(land) },
    element("span", { class: "card-name" }, group.length > 1 ? `${land.name} × ${group.length}` : land.name),
    ...badgesOf(land).map(drawBadge),
  );
}

const drawBadge = (text: string) => element("span", { class: "badge" }, text);

/** Counters that stand in the corner, where printed cards have their number. */
const cornerCounters = ["loyalty", "defense"];

function badgesOf({ counters, damage, attachedTo, attacking, blocking, tapped, token }: PermanentOnBoard): string[] {
  const shown = Object.entries(counters).filter(([kind, count]) => count > 0 && !cornerCounters.includes(kind));
  return [
    ...shown.map(([kind, count]) => `${kind} × ${count}`),
    damage > 0 ? word("damage", { damage }) : "",
    attachedTo ? word("attachedTo", { name: attachedTo }) : "",
    attacking ? word("attacking") : "",
    blocking ? word("blocking") : "",
    tapped ? word("tapped") : "",
    token ? word("token") : "",
  ].filter(Boolean);
}

function classesOf({ colors = [], tapped, isSubject }: PermanentOnBoard, shape: "permanent" | "land"): string {
  const color = colors.length > 1 ? "gold" : (colors[0] ?? "none");
  return [shape, `color-${color}`, tapped ? "tapped" : "", isSubject ? "simulated" : ""].filter(Boolean).join(" ");
}

function titleOf(permanent: PermanentOnBoard): string {
  const { name, typeLine, keywords = [] } = permanent;
  return [name, typeLine, ...keywords, ...badgesOf(permanent)].join("\n");
}

function drawPermanent(permanent: PermanentOnBoard): HTMLElement {
  const { name, typeLine, keywords = [], power, toughness, counters } = permanent;
  const number = cornerCounters.map((kind) => counters[kind]).find((count) => count !== undefined);
  const corner = power !== null && toughness !== null ? `${power}/${toughness}` : number;
  return element(
    "article",
    { class: classesOf(permanent, "permanent"), title: titleOf(permanent) },
    element("span", { class: "card-name" }, name),
    element("span", { class: "type-line" }, typeLine),
    keywords.length > 0 ? element("span", { class: "keywords" }, keywords.join(", ")) : null,
    element("span", { class: "badges" }, ...badgesOf(permanent).map(drawBadge)),
    corner === undefined ? null : element("span", { class: "corner" }, String(corner)),
  );
}
