/**
 * Words with which sentences begin and that are never by themselves the name of a card: without this, “Target gains haste” would
 * be read as if it spoke of a card called Target.
 */
import { cardTypes } from "./cardTypes.ts";

const OTHERS = `a add all also an another any as at attach attacking blocking cast choose counter copy create damage deal destroy
  discard do draw each either enchanted equipped every exile fight for four from gain get goad he her his i if in instead investigate
  it its life look lose may mill no non one opponent opponents other otherwise pay player players play prevent put remove return
  reveal roll sacrifice scry search she shuffle simultaneously snow spell spells surveil tap tapped target that the their then there
  these they this those three token tokens transform turn two untap until untapped up when whenever with x you your`;

/** The words, in small letters. */
export const ordinaryWords: ReadonlySet<string> = new Set([
  ...OTHERS.split(/\s+/),
  ...cardTypes.flatMap(({ singular, plural }) => [singular, plural]),
]);
