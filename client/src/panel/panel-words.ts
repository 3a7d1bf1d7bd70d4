import { localize } from "cardwright/localize";

/** The panel's own words. It runs where no translation is loaded, so it is sent them. */
export function panelWords(): Record<string, string> {
  return {
    back: localize("Step back"),
    forward: localize("Step forward"),
    first: localize("First step"),
    last: localize("Last step"),
    stepOf: localize("Step {step} of {steps}"),
    seed: localize("Seed {seed}"),
    anotherSeed: localize("Another seed"),
    steps: localize("Steps"),
    token: localize("token"),
    turn: localize("Turn {turn} · {player} · {step}"),
    stack: localize("Stack"),
    life: localize("life"),
    hand: localize("Hand"),
    library: localize("Library"),
    graveyard: localize("Graveyard"),
    exile: localize("Exile"),
    nothing: localize("nothing"),
    noPermanents: localize("no permanents"),
    tapped: localize("tapped"),
    attacking: localize("attacking"),
    blocking: localize("blocking"),
    damage: localize("{damage} damage"),
    attachedTo: localize("on {name}"),
    notModelled: localize("Not modelled yet"),
    rule: localize("Rule {number}"),
    noSteps: localize("Nothing happened."),
    playing: localize("Playing …"),
  };
}
