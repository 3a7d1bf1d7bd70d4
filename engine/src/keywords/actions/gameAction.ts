import { type VerbForms, verbForms } from "../../language/lexicon/verbForms.ts";

/** What an action can be said of: the sort of thing one of its slots takes. */
export type SlotSort =
  | "Attraction"
  | "Contraption"
  | "Equipment, Aura or Fortification"
  | "ability"
  | "activated ability"
  | "amount"
  | "attacking creature"
  | "card"
  | "card in a graveyard"
  | "card in a hand"
  | "card in a library"
  | "choice"
  | "cost"
  | "counter"
  | "creature"
  | "creature token"
  | "double-faced permanent"
  | "duration"
  | "face-down permanent"
  | "library"
  | "life total"
  | "mana"
  | "name"
  | "number"
  | "object"
  | "permanent"
  | "permanent its player controls"
  | "permanent or player"
  | "permanent with power"
  | "phase, step or turn"
  | "place"
  | "player"
  | "player or permanent"
  | "scheme"
  | "spell"
  | "spell or ability"
  | "subtype"
  | "token description";

/** Who does it in a sentence: the subject the verb takes. */
export type Actor = "ability" | "game" | "object" | "permanent" | "player" | "spell";

/** One thing an action needs to know. */
export interface ActionSlot {
  /** The role in a sentence: *what*, *who*, *to*, *n* … */
  readonly role: string;
  readonly sort: SlotSort;
  readonly required: boolean;
}

/** Something that players or objects do and that rules text names with a verb. */
export interface GameAction {
  /** The base form: `"destroy"`, `"set in motion"`; unique. */
  readonly id: string;
  /** The rule that explains it; `null` when it is newer than the rules edition of 2025-09-19 or only on digital cards. */
  readonly rule: string | null;
  /** Whether it is one of the keyword actions of CR 701 (or a newer one of that kind). */
  readonly keyword: boolean;
  readonly forms: VerbForms;
  readonly actor: Actor;
  readonly takes: readonly ActionSlot[];
  /** What it is, in one sentence of our own. */
  readonly summary: string;
  /** The rules text it stands for, in our own words with holes as `fillTemplate` reads them; `null` where it is basic. */
  readonly means: string | null;
}

/** What the tables below say of an action. */
export interface ActionDetails {
  readonly by?: Actor;
  /** Role to sort; a role that ends in `?` may be missing. */
  readonly takes?: Readonly<Record<string, SlotSort>>;
  readonly summary: string;
  readonly means?: string;
  /** Where the verb is not the id: *the Ring tempts you*. */
  readonly forms?: VerbForms;
}

/**
 * A keyword action (CR 701).
 * @param id the base form as rules text has it inside a sentence
 * @param rule its section, or `null`
 * @param details what it takes and means
 */
export function keywordAction(id: string, rule: string | null, details: ActionDetails): GameAction {
  return { ...gameVerb(id, rule, details), keyword: true };
}

/** Another verb of the rules; see `keywordAction`. */
export function gameVerb(id: string, rule: string | null, details: ActionDetails): GameAction {
  return {
    id,
    rule,
    keyword: false,
    forms: details.forms ?? verbForms(id),
    actor: details.by ?? "player",
    takes: Object.entries(details.takes ?? {}).map(([role, sort]) => ({
      role: role.replace("?", ""),
      sort,
      required: !role.endsWith("?"),
    })),
    summary: details.summary,
    means: details.means ?? null,
  };
}
