/** Card files: reading, formatting and copying them, set files, corpora, and the way to the trees of their abilities. */
export type {
  Allowance,
  CardComment,
  CardDocument,
  CardSource,
  Expectation,
  FaceSource,
  FaceStats,
  FormProblem,
  ManaDialect,
  MetadataEntry,
  MetadataKey,
  RulesLine,
  SimulateExpectation,
  SourceEdit,
  TextPiece,
} from "./cardSource.ts";
export { shiftProblem, shiftSpan } from "./cardSource.ts";
export { type CopyForm, copyCard } from "./copyForms.ts";
export {
  type Corpus,
  type CorpusCard,
  corpusCardSource,
  corpusCardText,
  type CorpusFace,
  readCorpus,
} from "./corpusCard.ts";
export { cardMeaning, type FormatOptions, formatCard, formatDocument } from "./format.ts";
export { type FormProblemCode, type FormProblemKind, formProblemKinds, formProblemSeverity } from "./formProblems.ts";
export { LinesByText } from "./lineFacts.ts";
export {
  type ColorLetter,
  colorsOf,
  type ManaCost,
  manaSymbolOf,
  type ManaSymbol,
  type ManaSymbolMeaning,
  manaValueOf,
  parseManaCost,
  printManaCost,
} from "./manaCost.ts";
export { ownWordsOf } from "./ownWordsOf.ts";
export { cardCacheKey, parseCard, parseCardDocument, type ParsedCard, type ParseOptions } from "./parseCards.ts";
export { type ParsedFace, type PrintableFace, parsedFaces, printParsedFace } from "./parsedFace.ts";
export { LinePositions, type TextPosition } from "./positions.ts";
export { type ReadFace, readCard } from "./readCard.ts";
export { ownShortName, selfNames } from "./selfNames.ts";
export {
  noSetFile,
  readSetFile,
  type SetFile,
  setFileJsonSchema,
  type SetFileProblem,
  setFileSchema,
  templatingEras,
} from "./setFile.ts";
export { cardTypesOf, hasSupertype, parseTypeLine, type TypeLine, type TypeWords } from "./typeLine.ts";
