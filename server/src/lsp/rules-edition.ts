import { checkCrossReferences, readEdition, writeEditionCache } from "@cardwright/engine/rules/index";
import { localize } from "../localize.ts";
import {
  type EditionsInUse,
  type ReadEditionAnswer,
  type ReadEditionParams,
  editionsRequest,
  readEditionRequest,
} from "../rules-protocol.ts";
import { bytesOfBase64 } from "./base64.ts";
import type { Feature } from "./feature.ts";

/** More faulty cross-references than this are counted, not listed. */
const mostProblems = 8;

/** Reads what the user offers as an edition, without keeping it: its date and the form to keep it in, or what is wrong with it. */
export function readOfferedEdition({ file, folder }: ReadEditionParams): ReadEditionAnswer {
  const { edition, message } = readEdition(file === undefined ? (folder ?? []) : bytesOfBase64(file));
  if (!edition) return { message };
  const problems = checkCrossReferences(edition).map(({ from, message: problem }) => `${from} ${problem}`);
  const more = problems.length - mostProblems;
  const notes = [...edition.notes, ...problems.slice(0, mostProblems)];
  if (more > 0) notes.push(localize("and {count} more faulty cross-references", { count: more }));
  return { date: edition.date, kept: writeEditionCache(edition), rules: edition.rules.size, notes };
}

export const readEditionFeature: Feature<ReadEditionParams, ReadEditionAnswer> = {
  method: readEditionRequest,
  fallback: { message: "The file can't be read. Nothing was changed." },
  handle: (params) => readOfferedEdition(params),
};

export const editionsFeature: Feature<object, EditionsInUse> = {
  method: editionsRequest,
  fallback: { dates: [], chosen: null, own: "" },
  handle: (_params, { books, settings }) => books.inUse(settings["rules.edition"]),
};
