import * as z from "zod";

/** What extension and panel say to each other. Both sides check what they are sent: a webview is another process. */

const position = z.object({ line: z.number(), character: z.number() });
const range = z.object({ start: position, end: position });

const counters = z.record(z.string(), z.number());

const permanent = z.object({
  id: z.number(),
  name: z.string(),
  controller: z.number(),
  typeLine: z.string(),
  power: z.number().nullable(),
  toughness: z.number().nullable(),
  damage: z.number(),
  tapped: z.boolean(),
  token: z.boolean(),
  attacking: z.boolean(),
  blocking: z.boolean().optional(),
  counters,
  attachedTo: z.string().nullable(),
  isSubject: z.boolean(),
  colors: z.array(z.string()).optional(),
  keywords: z.array(z.string()).optional(),
});

const player = z.object({
  name: z.string(),
  life: z.number(),
  counters,
  hand: z.array(z.string()),
  graveyard: z.array(z.string()),
  exile: z.array(z.string()),
  library: z.number(),
});

/** The shape of the engine's `BoardView`. */
const board = z.object({
  turn: z.number(),
  active: z.number(),
  step: z.string(),
  players: z.array(player),
  permanents: z.array(permanent),
  stack: z.array(z.string()),
});

const step = z.object({
  text: z.string(),
  heading: z.boolean(),
  rules: z.array(z.string()),
  range: range.nullable(),
  board: board.nullable(),
});

/** A simulation as the server reports it; the shape of `SimulationReport` in the protocol. */
export const reportSchema = z.object({
  card: z.string(),
  seed: z.number(),
  verdict: z.string(),
  cardRange: range,
  steps: z.array(step),
  notModelled: z.array(z.object({ text: z.string(), reason: z.string(), range: range.nullable() })),
  rules: z.record(z.string(), z.object({ title: z.string(), summary: z.string() })),
});

/** Words of the panel's own, translated by the extension. */
export const wordsSchema = z.record(z.string(), z.string());

/** From the extension to the panel. */
export const toPanel = z.discriminatedUnion("type", [
  z.object({ type: z.literal("show"), report: reportSchema, step: z.number(), words: wordsSchema }),
  z.object({ type: z.literal("busy") }),
  z.object({ type: z.literal("failed"), message: z.string() }),
]);

/** From the panel to the extension. */
export const fromPanel = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ready") }),
  /** What is drawn now: counted on the page itself. */
  z.object({
    type: z.literal("drawn"),
    card: z.string(),
    steps: z.number(),
    permanents: z.number(),
    /** The words of the current step. */
    current: z.string(),
  }),
  /** The user looks at this step now. */
  z.object({ type: z.literal("step"), step: z.number().int().min(0) }),
  /** Play again with the next seed. */
  z.object({ type: z.literal("anotherSeed") }),
  /** Show the words of an entry that could not be played. */
  z.object({ type: z.literal("revealNotModelled"), index: z.number().int().min(0) }),
]);

/** What the panel has drawn. */
export type Drawn = Extract<FromPanel, { type: "drawn" }>;
export type Report = z.infer<typeof reportSchema>;
export type Board = z.infer<typeof board>;
export type PlayerOnBoard = z.infer<typeof player>;
export type PermanentOnBoard = z.infer<typeof permanent>;
export type ToPanel = z.infer<typeof toPanel>;
export type FromPanel = z.infer<typeof fromPanel>;
