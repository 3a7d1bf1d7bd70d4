import { keywordFrequencies } from "./frequencies.ts";

/** What a hole of a keyword's form takes. */
export type ParameterKind =
  | "cost" // mana after a space, or any cost after a dash
  | "number" // digits or X
  | "quality" // an adjective or a type: white, Goblin, artifact, monocolored
  | "objects" // a noun phrase: a creature, artifacts, creature you control
  | "landType" // the first part of islandwalk
  | "cardType" // the first part of mountaincycling, slivercycling
  | "name" // a card's name
  | "ability" // a whole ability after a dash
  | "condition" // what a companion asks of the deck
  | "gift" // what is promised: a card, a Treasure, a tapped Fish
  | "powerToughness"; // 2/2

/** One hole of a keyword's form. */
export interface Parameter {
  /** The name between the braces, e.g. `cost`, `n`, `quality`. */
  readonly hole: string;
  readonly kind: ParameterKind;
  /** Whether every form has it. */
  readonly required: boolean;
}

/** The kinds of ability a keyword stands for (CR 113.3). */
export type AbilityKind = "activated" | "spell" | "static" | "triggered";

/** Cards on which a keyword can work as printed: a card type or subtype, or one of the collective words. */
export type WorksOn =
  | "Attraction"
  | "Aura"
  | "Case"
  | "Equipment"
  | "Fortification"
  | "Mount"
  | "Saga"
  | "Vehicle"
  | "Spacecraft"
  | "artifact"
  | "battle"
  | "card"
  | "conspiracy"
  | "creature"
  | "enchantment"
  | "instant"
  | "land"
  | "permanent"
  | "planeswalker"
  | "player"
  | "sorcery"
  | "spell";

/** Where a keyword's abilities function. */
export type WorksIn = "battlefield" | "command" | "everywhere" | "exile" | "graveyard" | "hand" | "outside" | "stack";

/** What a keyword does to what a spell costs (CR 118.7-9, 601.2f). */
export type CostRole = "additional" | "alternative" | "none" | "payment" | "reduction";

/** What several instances of the same keyword on one object do. */
export type SeveralInstances = "each works" | "only one is used" | "redundant" | "sum";

/** A keyword ability (CR 702): how it is written, where it works and what it stands for. */
export interface KeywordDefinition {
  /** Unique; the name, and for variants that share it the name with words that tell them apart. */
  readonly id: string;
  /** The fixed words as printed inside a sentence, e.g. `"first strike"`, `"splice onto"`. */
  readonly name: string;
  /** `null` for keywords that are newer than the rules edition of 2025-09-19. */
  readonly rule: string | null;
  /**
   * How it is printed, each with its holes: `"suspend {n}—{cost}"`. A form that ends in ` {cost}` can also be
   * written with a dash and any other cost (`ward—Pay 2 life.`); see `dashForm`.
   */
  readonly forms: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly kinds: readonly AbilityKind[];
  /** One of the keywords that most sets use. */
  readonly evergreen: boolean;
  readonly worksOn: readonly WorksOn[];
  readonly worksIn: readonly WorksIn[];
  readonly costRole: CostRole;
  readonly severalInstances: SeveralInstances;
  /** Reminder text in our own words, without parentheses, with holes as `fillTemplate` reads them. */
  readonly reminder: string;
  /**
   * The rules text it stands for, one line an ability, in our own words and with holes as `fillTemplate` reads them;
   * `null` where the keyword is a rule of the game itself and no line of card text says the same.
   */
  readonly means: readonly string[] | null;
  /** The id of the keyword it is a variant of; effects that name that one mean this one too. */
  readonly variantOf: string | null;
  /** Names it had on older cards, lower case. */
  readonly formerNames: readonly string[];
  /** On how many printed cards it heads a keyword line. */
  readonly frequency: number;
}

/** What a keyword's file says; the rest follows from it. */
export interface KeywordDetails {
  /** Only where it is not the name. */
  readonly id?: string;
  /** Only where it is not just the name. */
  readonly forms?: readonly string[];
  readonly kinds: readonly AbilityKind[] | AbilityKind;
  readonly on: readonly WorksOn[] | WorksOn;
  readonly in?: readonly WorksIn[] | WorksIn;
  readonly costRole?: CostRole;
  readonly severalInstances?: SeveralInstances;
  readonly reminder: string;
  readonly means?: readonly string[] | string;
  readonly evergreen?: boolean;
  readonly variantOf?: string;
  readonly formerNames?: readonly string[];
}

const kindOfHole: Readonly<Record<string, ParameterKind>> = {
  cost: "cost",
  secondCost: "cost",
  n: "number",
  quality: "quality",
  objects: "objects",
  materials: "objects",
  landType: "landType",
  cardType: "cardType",
  name: "name",
  player: "objects",
  ability: "ability",
  condition: "condition",
  gift: "gift",
  powerToughness: "powerToughness",
};

/**
 * Makes a definition of a keyword ability.
 * @param name the fixed words as printed inside a sentence
 * @param rule its section, e.g. `"702.21"`, or `null` when the rules edition of 2025-09-19 does not have it
 * @param details everything that does not follow from the name
 */
export function keywordAbility(name: string, rule: string | null, details: KeywordDetails): KeywordDefinition {
  const forms = details.forms ?? [name];
  const kinds = listOf(details.kinds);
  return {
    id: details.id ?? name,
    name,
    rule,
    forms,
    parameters: parametersOf(forms),
    kinds,
    evergreen: details.evergreen ?? false,
    worksOn: listOf(details.on),
    worksIn: listOf(details.in ?? "battlefield"),
    costRole: details.costRole ?? "none",
    severalInstances: details.severalInstances ?? (kinds.includes("static") ? "redundant" : "each works"),
    reminder: details.reminder,
    means: details.means === undefined ? null : listOf(details.means),
    variantOf: details.variantOf ?? null,
    formerNames: details.formerNames ?? [],
    frequency: keywordFrequencies.get(details.id ?? name) ?? 0,
  };
}

function listOf<Item extends string>(items: readonly Item[] | Item): readonly Item[] {
  return typeof items === "string" ? [items] : items;
}

function parametersOf(forms: readonly string[]): Parameter[] {
  const holes = forms.map((form) => [...form.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));
  return [...new Set(holes.flat())].map((hole) => {
    const kind = kindOfHole[hole];
    if (kind === undefined) throw new Error(`keyword form with an unknown hole: ${hole}`);
    return { hole, kind, required: holes.every((names) => names.includes(hole)) };
  });
}

/**
 * The form with a dash, for costs that are not only mana.
 * @param form one of a definition's forms
 * @returns e.g. `"ward—{cost}"` for `"ward {cost}"`; `undefined` when the form does not end in a cost after a space
 */
export function dashForm(form: string): string | undefined {
  return form.endsWith(" {cost}") ? `${form.slice(0, -" {cost}".length)}—{cost}` : undefined;
}
