import type { Place } from "../place.ts";

const ATTACHMENTS = ["Aura", "Equipment", "Fortification"];

/** Whether a phrase stands in a static ability of a permanent, where nothing is ever chosen. */
export function isStatic(place: Place): boolean {
  if (place.resolves || place.isCost || place.isTrigger || place.isHalfRead) return false;
  return place.frame?.kind === "statement" && (place.face.isPermanent || place.isQuoted);
}

/** Whether a phrase stands on an Aura or Equipment, in its own text. */
export function isAttachment(place: Place): boolean {
  return !place.isQuoted && place.face.subtypes.some((subtype) => ATTACHMENTS.includes(subtype));
}
