import * as z from "zod";

/** What extension and panel say to each other. Both sides check what they are sent: a webview is another process. */

const position = z.object({ line: z.number(), character: z.number() });
const range = z.object({ start: position, end: position });

const permanent = z.object({
  id: z.number(),
  name: z.string(),
  typeLine: z.string(),
  powerToughness: z.string().nullable(),
  loyalty: z.number().nullable(),
  colors: z.array(z.string()),
  keywords: z.array(z.string()),
  tapped: z.boolean(),
  damage: z.number(),
  counters: z.record(z.string(), z.number()),
  attachedTo: z.string().nullable(),
  attacking: z.boolean(),
  blocking: z.boolean(),
  simulated: z.boolean(),
});

const player = z.object({
  name: z.string(),
  life: z.number(),
  counters: z.record(z.string(), z.number()),
  library: z.number(),
  hand: z.array(z.string()),
  graveyard: z.array(z.string()),
  exile: z.array(z.string()),
  mana: z.string(),
  active: z.boolean(),
  out: z.boolean(),
  permanents: z.array(permanent),
});

const board = z.object({
  turn: z.string(),
  players: z.array(player),
  stack: z.array(z.object({ name: z.string(), note: z.string() })),
});

const step = z.object({ text: z.string(), rules: z.array(z.string()), range: range.nullable(), board });

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
  /** The user looks at this step now. */
  z.object({ type: z.literal("step"), step: z.number().int().min(0) }),
  /** Play again with the next seed. */
  z.object({ type: z.literal("anotherSeed") }),
  /** Show the words of an entry that could not be played. */
  z.object({ type: z.literal("revealNotModelled"), index: z.number().int().min(0) }),
]);

export type Report = z.infer<typeof reportSchema>;
export type Board = z.infer<typeof board>;
export type PlayerOnBoard = z.infer<typeof player>;
export type PermanentOnBoard = z.infer<typeof permanent>;
export type ToPanel = z.infer<typeof toPanel>;
export type FromPanel = z.infer<typeof fromPanel>;
