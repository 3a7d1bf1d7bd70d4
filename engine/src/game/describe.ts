/**
 * Events in plain words of the game, told as they happen.
 */
import { describeKeywordAction, objectName, stackName } from "./describeActions.ts";
import { arrivalOf, countersNamed, listed, methodOf, tokenName, xOf } from "./describeThings.ts";
import type { GameEvent } from "./events/event.ts";
import { doorName } from "./frames/rooms.ts";
import type { Game } from "./game.ts";
import type { ManaUnit, PlayerId, Target } from "./object.ts";
import { nameOf } from "./view.ts";

const of = objectName;
const who = (game: Game, player: PlayerId): string => game.state.players[player]!.name;
const thing = (game: Game, target: Target): string =>
  "object" in target ? objectName(game, target.object) : nameOf(game, target);
const list = (names: readonly string[]): string => listed(names) || "nothing";
const mana = (units: readonly ManaUnit[]): string => units.map((unit) => `{${unit.type}}`).join("");
/** "You draw", "Opponent draws". */
const does = (name: string, verb: string): string => {
  return name === "You" ? `${name} ${plural(verb)}` : `${name} ${verb}`;
};
/** "Gains flying", "gain flying". */
const plural = (verb: string): string => {
  const [first, ...rest] = verb.split(" ");
  const base =
    first === "has"
      ? "have"
      : first!.endsWith("ies")
        ? `${first!.slice(0, -3)}y`
        : /(ch|sh|x|ss)es$/.test(first!)
          ? first!.slice(0, -2)
          : first!.replace(/s$/, "");
  return [base, ...rest].join(" ");
};
const s = (amount: number): string => (amount === 1 ? "" : "s");

/** "you" inside a sentence. */
const asObject = (name: string): string => (name === "You" ? "you" : name);

/** What a step's beginning is called. */
export const STEP_NAMES: Readonly<Record<string, string>> = {
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  "precombat main": "first main phase",
  "beginning of combat": "beginning of combat",
  "declare attackers": "declare attackers step",
  "declare blockers": "declare blockers step",
  "first-strike damage": "first-strike damage step",
  "combat damage": "combat damage step",
  "end of combat": "end of combat",
  "postcombat main": "second main phase",
  end: "end step",
  cleanup: "cleanup step",
};

/** One sentence about an event, to be asked for before its change is made. */
export function describeEvent(game: Game, event: GameEvent): string {
  return capital(sentenceFor(game, event));
}

function sentenceFor(game: Game, event: GameEvent): string {
  switch (event.kind) {
    case "move":
      return describeMove(game, event);
    case "draw":
      return `${does(who(game, event.player), "draws")} a card.`;
    case "damage":
      return `${of(game, event.from)} deals ${event.amount} ${event.combat ? "combat " : ""}damage to ${asObject(thing(game, event.to))}.`;
    case "gainLife":
      return `${does(who(game, event.player), "gains")} ${event.amount} life (now ${game.state.players[event.player]!.life + event.amount}).`;
    case "loseLife":
      return `${does(who(game, event.player), "loses")} ${event.amount} life (now ${game.state.players[event.player]!.life - event.amount}).`;
    case "tap":
      return `${of(game, event.object)} becomes tapped.`;
    case "untap":
      return `${of(game, event.object)} untaps.`;
    case "addCounters":
      return `${countersNamed(event.amount, event.counter)} ${event.amount === 1 ? "is" : "are"} put on ${asObject(thing(game, event.to))}.`;
    case "removeCounters":
      return `${countersNamed(event.amount, event.counter)} ${event.amount === 1 ? "is" : "are"} removed from ${asObject(thing(game, event.from))}.`;
    case "createToken":
      return `${does(who(game, event.controller), "creates")} ${tokenName(game, event)}.`;
    case "createEmblem":
      return `${does(who(game, event.player), "gets")} an emblem.`;
    case "destroy":
      return `${of(game, event.object)} is destroyed.`;
    case "cast":
      return `${does(who(game, event.player), "has")} cast ${of(game, event.object)}${methodOf(game, event.object)}.`;
    case "activate":
      return `${does(who(game, event.player), "has")} activated an ability of ${of(game, event.from)}${xOf(game, event.object)}.`;
    case "triggered":
      return `An ability of ${of(game, event.from)} triggers and goes on the stack.`;
    case "becomesTarget":
      return `${does(thing(game, event.target), "becomes")} a target of ${stackName(game, event.by)}.`;
    case "counterSpell":
      return `${stackName(game, event.object)} is countered.`;
    case "resolved":
      return `${stackName(game, event.object)} has resolved.`;
    case "addMana":
      return `${does(who(game, event.player), "adds")} ${mana(event.mana)}.`;
    case "attach":
      return `${of(game, event.object)} becomes attached to ${thing(game, event.to)}.`;
    case "unattach":
      return `${of(game, event.object)} becomes unattached from ${thing(game, event.from)}.`;
    case "attack":
      return `${of(game, event.attacker)} attacks ${asObject(thing(game, event.defender))}.`;
    case "attackWith":
      return `${does(who(game, event.player), "attacks")} with ${list(event.attackers.map((id) => of(game, id)))}.`;
    case "block":
      return `${of(game, event.blocker)} blocks ${of(game, event.attacker)}.`;
    case "becomesBlocked":
      return `${of(game, event.attacker)} becomes blocked.`;
    case "unblocked":
      return `${of(game, event.attacker)} isn't blocked.`;
    case "stepBegins":
      return event.step === "beginning of combat"
        ? `Combat begins on ${possessiveOf(who(game, event.player))} turn.`
        : `${possessive(game, event.player)} ${STEP_NAMES[event.step]} begins.`;
    case "turnBegins":
      return `${possessive(game, event.player)} turn begins.`;
    default:
      return describeRest(game, event);
  }
}

function describeRest(game: Game, event: GameEvent): string {
  switch (event.kind) {
    case "shuffle":
      return `${does(who(game, event.player), "shuffles")}.`;
    case "search":
      return `${does(who(game, event.player), "searches")} ${possessive(game, event.of).toLowerCase() === "your" ? "the" : possessive(game, event.of)} ${event.zone}.`;
    case "reveal":
      return `${does(who(game, event.player), "reveals")} ${list(event.objects.map((id) => of(game, id)))}.`;
    case "look":
      return event.verb === "look"
        ? `${does(who(game, event.player), "looks")} at ${event.objects.length} card${s(event.objects.length)}.`
        : `${does(who(game, event.player), event.verb === "scry" ? "scries" : `${event.verb}s`)} ${event.amount}.`;
    case "effectBegins":
      return `${list(event.objects.map((id) => of(game, id)))} ${event.objects.length > 1 ? plural(event.text) : event.text}${untilWhen(game, event.effect)}.`;
    case "ruleBegins":
      return `From now on a rule of the card holds: ${event.text}.`;
    case "delayedTrigger":
      return "An ability waits for its moment.";
    case "changeControl":
      return `${does(who(game, event.to), "gains")} control of ${of(game, event.object)}.`;
    case "dayNight":
      return `It becomes ${event.to}.`;
    case "unlock":
      return `${does(who(game, event.player), "unlocks")} ${doorName(game, event.object, event.face)}.`;
    case "turnFaceUp":
      return `${of(game, event.object)} is turned face up.`;
    case "transform":
      return `${of(game, event.object)} transforms.`;
    case "keywordAction":
      return describeKeywordAction(game, event, does);
    case "setMemory":
      return event.name === "regeneration"
        ? `${of(game, event.object)} has a regeneration shield.`
        : `${of(game, event.object)}: ${event.name}.`;
    case "chooses":
      if (event.what === "coin") return `${does(who(game, event.player), "flips")} a coin: ${event.value}.`;
      return `${does(who(game, event.player), "chooses")} ${event.value || event.what}.`;
    case "removeFromCombat":
      return `${of(game, event.object)} is removed from combat.`;
    case "heal":
      return `All damage is removed from ${of(game, event.object)}.`;
    case "ceaseToExist":
      return `${of(game, event.object)} ceases to exist.`;
    case "loseGame":
      return `${does(who(game, event.player), "loses")} the game.`;
    case "winGame":
      return `${does(who(game, event.player), "wins")} the game.`;
    case "extraTurn":
      return `${who(game, event.player)} will take an extra turn after this one.`;
    case "extraPhases":
      return `This turn has an additional ${event.steps.includes("declare attackers") ? "combat" : "main"} phase${event.steps.includes("declare attackers") && event.steps.includes("postcombat main") ? " and an additional main phase" : ""}.`;
    case "nothing":
      return event.why;
    default:
      return event.kind;
  }
}

/** " until end of turn": how long an effect lasts. */
function untilWhen({ state }: Game, effect: number): string {
  const duration = state.continuousEffects.find(({ id }) => id === effect)?.duration;
  switch (duration?.kind) {
    case "endOfTurn":
      return " until end of turn";
    case "endOfCombat":
      return " until end of combat";
    case "untilYourNextTurn":
      return ` until ${possessiveOf(state.players[duration.player]!.name)} next turn`;
    case "endOfYourNextTurn":
      return ` until the end of ${possessiveOf(state.players[duration.player]!.name)} next turn`;
    default:
      return "";
  }
}

function possessive(game: Game, player: PlayerId): string {
  const name = who(game, player);
  return name === "You" ? "Your" : `${name}'s`;
}

const WHERE: Readonly<Record<string, string>> = {
  library: "library",
  hand: "hand",
  graveyard: "graveyard",
  exile: "exile",
  battlefield: "battlefield",
  stack: "stack",
  command: "command zone",
};

/** What happens to a card that goes to a zone. */
const WHERE_TO: Readonly<Record<string, string>> = {
  library: "goes to the library",
  hand: "goes to the hand",
  graveyard: "goes to the graveyard",
  exile: "is exiled",
  battlefield: "enters the battlefield",
  stack: "goes on the stack",
  command: "goes to the command zone",
};

function describeMove(game: Game, event: Extract<GameEvent, { kind: "move" }>): string {
  const name = of(game, event.object);
  const by = event.by === null ? "" : who(game, event.by);
  switch (event.cause) {
    case "cast":
      return `${does(by, "begins")} to cast ${name}: it goes on the stack.`;
    case "play":
      return `${does(by, "plays")} ${name}${arrivalOf(game, event) && `: it enters the battlefield${arrivalOf(game, event)}`}.`;
    case "draw":
      return `${name} comes to ${possessiveOf(by)} hand.`;
    case "discard":
      return `${does(by, "discards")} ${name}.`;
    case "sacrifice":
      return `${does(by, "sacrifices")} ${name}.`;
    case "mill":
      return `${name} is milled.`;
    case "resolve":
      return `${name} ${WHERE_TO[event.to.zone]}${event.to.zone === "battlefield" ? arrivalOf(game, event) : ""}.`;
    case "stateBased":
    case "destroy":
    case "exile":
      return `${name} ${WHERE_TO[event.to.zone]}.`;
    default:
      return event.to.zone === "battlefield"
        ? `${name} enters the battlefield${arrivalOf(game, event)}.`
        : `${name} goes to ${who(game, event.to.player) === "You" ? "your" : "its owner's"} ${WHERE[event.to.zone]}.`;
  }
}

function possessiveOf(name: string): string {
  return name === "You" ? "your" : `${name}'s`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
