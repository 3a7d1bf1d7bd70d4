import { type GameAction, gameVerb } from "./gameAction.ts";

/** Verbs of rules text that are no keyword actions, with the rules that explain them. */
export const gameVerbs: readonly GameAction[] = [
  gameVerb("draw", "121", {
    takes: { n: "card in a library" },
    summary: "Take the top card of your library into your hand, one card after the other.",
  }),
  gameVerb("gain life", "119.3", { takes: { n: "number" }, summary: "A player's life total goes up." }),
  gameVerb("lose life", "119.3", {
    takes: { n: "number" },
    summary: "A player's life total goes down; that is no damage.",
  }),
  gameVerb("pay", "118.3", {
    takes: { what: "cost" },
    summary: "Give mana, life, counters or actions for something; only what you have can be paid.",
  }),
  gameVerb("spend", "106.4", { takes: { what: "mana" }, summary: "Use mana from your mana pool to pay a cost." }),
  gameVerb("add", "106.4", { takes: { what: "mana" }, summary: "Put mana into your mana pool." }),
  gameVerb("put", "400.7", {
    takes: { what: "object", where: "place" },
    summary: "Move an object to a zone, or put counters on it (CR 122).",
  }),
  gameVerb("return", "400.7", {
    takes: { what: "object", to: "place" },
    summary: "Move an object back to a zone it was in or belongs to.",
  }),
  gameVerb("remove", "122.1", {
    takes: { what: "counter", from: "permanent or player" },
    summary: "Take counters off.",
  }),
  gameVerb("move", "122.5", {
    takes: { what: "counter", from: "permanent", to: "permanent" },
    summary: "Take counters off one object and put them on another.",
  }),
  gameVerb("deal", "120.1", {
    by: "object",
    takes: { amount: "amount", to: "player or permanent" },
    summary: "A source deals damage to a player, creature, planeswalker or battle.",
  }),
  gameVerb("prevent", "615.1", { takes: { what: "amount" }, summary: "Make damage not happen." }),
  gameVerb("choose", "608.2d", {
    takes: { what: "choice" },
    summary: "Decide something, as the spell or ability resolves unless it says target.",
  }),
  gameVerb("name", "201.4", { takes: { what: "name" }, summary: "Say the name of a card." }),
  gameVerb("copy", "707.10", {
    takes: { what: "spell or ability" },
    summary: "Put a copy of a spell or ability onto the stack; it isn't cast.",
  }),
  gameVerb("change", "115.7", {
    takes: { what: "choice" },
    summary: "Change a target or another choice that was made before.",
  }),
  gameVerb("divide", "601.2d", {
    takes: { what: "amount" },
    summary: "Split an amount among targets as the spell is cast, at least 1 each.",
  }),
  gameVerb("distribute", "601.2d", {
    takes: { what: "counter" },
    summary: "Split counters among targets as the spell is cast, at least 1 each.",
  }),
  gameVerb("gain control", "613.1b", { takes: { of: "permanent" }, summary: "Become the controller of a permanent." }),
  gameVerb("lose control", "613.1b", {
    takes: { of: "permanent" },
    summary: "Stop being the controller of a permanent.",
  }),
  gameVerb("control", "108.4", { takes: { what: "object" }, summary: "Be the player who decides for an object." }),
  gameVerb("own", "108.3", {
    takes: { what: "card" },
    summary: "Be the player who started the game with a card, or whose effect made a token.",
  }),
  gameVerb("get", "613.4c", {
    by: "object",
    takes: { what: "amount" },
    summary: "Change in power and toughness, or receive counters or an emblem.",
  }),
  gameVerb("gain", "613.1f", { by: "object", takes: { what: "ability" }, summary: "Begin to have an ability." }),
  gameVerb("lose", "613.1f", { by: "object", takes: { what: "ability" }, summary: "Stop having an ability." }),
  gameVerb("have", "613.1f", {
    by: "object",
    takes: { what: "ability" },
    summary: "Be with an ability, a characteristic or counters.",
  }),
  gameVerb("become", "613.1", {
    by: "object",
    takes: { what: "token description" },
    summary: "Change types, colors, power and toughness, or another state.",
  }),
  gameVerb("cost", "118.7", {
    by: "spell",
    takes: { what: "mana" },
    summary: "Need more or less mana to be cast or activated.",
  }),
  gameVerb("attack", "508.1", {
    by: "permanent",
    takes: { "whom?": "player or permanent" },
    summary: "Be declared as an attacker in the declare attackers step.",
  }),
  gameVerb("block", "509.1", {
    by: "permanent",
    takes: { "what?": "attacking creature" },
    summary: "Be declared as a blocker in the declare blockers step.",
  }),
  gameVerb("enter", "603.6", { by: "permanent", summary: "Come onto the battlefield." }),
  gameVerb("leave", "603.6", { by: "permanent", takes: { what: "place" }, summary: "Go from a zone to another." }),
  gameVerb("die", "700.4", { by: "permanent", summary: "Go from the battlefield to a graveyard." }),
  gameVerb("trigger", "603.2", {
    by: "ability",
    summary: "Have happen what the ability waits for, so that it goes onto the stack.",
  }),
  gameVerb("resolve", "608.1", { by: "spell", summary: "Have its effect, as the topmost object of the stack." }),
  gameVerb("target", "115.1", {
    by: "spell",
    takes: { what: "permanent or player" },
    summary: "Have been aimed at something as it was put onto the stack.",
  }),
  gameVerb("cycle", "702.29", {
    takes: { what: "card in a hand" },
    summary: "Discard a card for its cycling ability.",
  }),
  gameVerb("crew", "702.122", {
    by: "permanent",
    takes: { what: "permanent" },
    summary: "Be tapped for a Vehicle's crew ability.",
  }),
  gameVerb("saddle", "702.171", {
    by: "permanent",
    takes: { what: "permanent" },
    summary: "Be tapped for a Mount's saddle ability.",
  }),
  gameVerb("convoke", "702.51", {
    by: "permanent",
    takes: { what: "spell" },
    summary: "Be tapped to help to pay for a spell.",
  }),
  gameVerb("foretell", "702.143", {
    takes: { what: "card in a hand" },
    summary: "Exile a card face down for {2}, to cast it on a later turn.",
  }),
  gameVerb("plot", "702.170", {
    takes: { what: "card in a hand" },
    summary: "Exile a card face up, to cast it free on a later turn.",
  }),
  gameVerb("mutate", "702.140", { by: "permanent", summary: "Merge a creature spell with a creature." }),
  gameVerb("station", "702.184", {
    takes: { what: "permanent" },
    summary: "Tap a creature to put its power in charge counters on a permanent.",
  }),
  gameVerb("unlock", "709.5f", { takes: { what: "permanent" }, summary: "Turn on a locked half of a Room." }),
  gameVerb("turn face up", "708.7", {
    takes: { what: "face-down permanent" },
    summary: "Show a face-down permanent; it becomes what its card says.",
  }),
  gameVerb("turn face down", "708.2", {
    takes: { what: "permanent" },
    summary: "Hide a permanent; it becomes a plain 2/2 creature.",
  }),
  gameVerb("phase out", "702.26", {
    by: "permanent",
    summary: "Count as not there until its controller's next untap step.",
  }),
  gameVerb("phase in", "702.26", { by: "permanent", summary: "Be there again." }),
  gameVerb("flip", "705.1", {
    takes: { what: "choice" },
    summary: "Flip a coin, or turn a flip card (CR 710) upside down.",
  }),
  gameVerb("roll", "706.1", { takes: { what: "choice" }, summary: "Roll a die of so many sides." }),
  gameVerb("skip", "614.10", {
    takes: { what: "phase, step or turn" },
    summary: "Leave out a step, a phase or a turn.",
  }),
  gameVerb("take an extra turn", "500.7", { summary: "Have another turn directly after this one." }),
  gameVerb("end the turn", "723", { summary: "Exile the stack and go straight to the cleanup step." }),
  gameVerb("become the monarch", "724", {
    summary: "Draw a card at each of your end steps until a creature takes the crown from you.",
  }),
  gameVerb("take the initiative", "725", { summary: "Venture into the Undercity now and at each of your upkeeps." }),
  gameVerb("win the game", "104.2", { summary: "The game ends and you have won." }),
  gameVerb("lose the game", "104.3", { summary: "Leave the game as a loser." }),
  gameVerb("ante", "407", {
    takes: { what: "card" },
    summary: "Put a card into the ante, for games played for keeps.",
  }),
  gameVerb("separate", "700.3", { takes: { what: "object" }, summary: "Put objects into piles." }),
  gameVerb("note", "607.2", { takes: { what: "choice" }, summary: "Remember something for a linked ability." }),
  gameVerb("assign", "510.1", {
    by: "permanent",
    takes: { what: "amount" },
    summary: "Say how much combat damage goes where.",
  }),
];
