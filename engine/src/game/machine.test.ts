import { describe, expect, it } from "vitest";
import { addPlainCard, stockLibrary } from "./cards/stock.ts";
import { type Advanced, advance } from "./machine.ts";
import { place, startInTheMiddle } from "./setup.ts";
import { STOCK, cardFromText } from "./testKit.ts";

function start() {
  const library = stockLibrary();
  for (const card of STOCK) addPlainCard(library, card);
  addPlainCard(
    library,
    cardFromText("Ponder {U}\nSorcery\nYou may discard a card. If you do, draw two cards. Otherwise, draw a card."),
  );
  const game = startInTheMiddle(library, { players: ["You", "Opponent"], seed: 7 });
  place(game, "Island", { zone: "battlefield", player: 0 });
  for (const card of ["Ponder", "Bear"]) place(game, card, { zone: "hand", player: 0 });
  for (let i = 0; i < 5; i++) place(game, "Ogre", { zone: "library", player: 0 });
  return { library, state: game.state };
}

const pick = (at: Advanced, label: string): number[] => [
  at.awaiting!.options.findIndex((option) => option.label.startsWith(label)),
];

describe("the resumable machine", () => {
  it("stops at each choice, says who decides by which rule, and goes on with the answer", () => {
    const { library, state } = start();
    let at = advance(state, library);
    expect(at.awaiting).toMatchObject({ about: "action", player: 0, rule: "117.1" });
    at = advance(at.state, library, pick(at, "Cast Ponder"));
    at = advance(at.state, library, pick(at, "Pass"));
    at = advance(at.state, library, pick(at, "Pass"));
    expect(at.awaiting).toMatchObject({ about: "may", rule: "608.2d" });
    at = advance(at.state, library, pick(at, "Yes"));
    expect(at.state.players[0]!.hand).toHaveLength(2);
    expect(at.state.players[0]!.graveyard).toHaveLength(2);
  });

  it("does not change the state it is given, and the state survives JSON", () => {
    const { library, state } = start();
    const before = JSON.stringify(state);
    const at = advance(state, library);
    expect(JSON.stringify(state)).toBe(before);
    const copy = JSON.parse(JSON.stringify(at.state));
    expect(advance(copy, library, pick(at, "Cast Ponder")).state).toEqual(
      advance(at.state, library, pick(at, "Cast Ponder")).state,
    );
  });

  it("takes a refused action back and tells the rule", () => {
    const { library, state } = start();
    const at = advance(state, library);
    const tampered = { ...at.state, players: at.state.players.map((player) => ({ ...player })) };
    const answered = advance(tampered, library, [999]);
    expect(answered.refused?.why).toContain("no such option");
    expect(answered.state.players[0]!.hand).toHaveLength(2);
    expect(answered.awaiting?.about).toBe("action");
  });
});
