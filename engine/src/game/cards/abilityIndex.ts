/**
 * A list of abilities, sorted by what the game asks of it. Most objects share the list that is printed on their card, so it is
 * sorted once and found again by the list itself.
 */
import type { AbilityRef } from "../object.ts";
import type { ContinuousPart, StaticPart, TriggerPattern } from "../vocabulary.ts";
import { type CardLibrary, type CompiledAbility, abilityOf } from "./library.ts";

export interface AbilityIndex {
  /** All abilities, each followed by those its keyword stands for. */
  all: readonly CompiledAbility[];
  /** Names of the keyword abilities in the list itself. */
  keywords: ReadonlySet<string>;
  /** All keyword abilities by name. */
  byKeyword: ReadonlyMap<string, readonly CompiledAbility[]>;
  /** Static abilities that change what objects are. */
  continuous: readonly { ability: CompiledAbility; part: ContinuousPart; number: number }[];
  /** Whether one of them is characteristic-defining (CR 604.3). */
  definesItself: boolean;
  /** Abilities that wait for events or put rules into force, with what they wait for and which rules. */
  rules: readonly RulesOfAbility[];
  /** Activated abilities that players are offered. */
  activated: readonly CompiledAbility[];
  /** Those of them that function off the battlefield. */
  activatedElsewhere: readonly CompiledAbility[];
  /** Activated mana abilities that can be played. */
  mana: readonly CompiledAbility[];
}

export interface RulesOfAbility {
  ability: CompiledAbility;
  pattern: TriggerPattern | null;
  parts: readonly { part: StaticPart; number: number }[];
}

/** The index of a list of abilities. The list must not be changed afterwards. */
export function abilityIndex(library: CardLibrary, refs: readonly AbilityRef[]): AbilityIndex {
  let index = library.indexes.get(refs);
  if (!index) {
    index = build(library, refs);
    library.indexes.set(refs, index);
  }
  return index;
}

function build(library: CardLibrary, refs: readonly AbilityRef[]): AbilityIndex {
  const all: CompiledAbility[] = [];
  const keywords = new Set<string>();
  for (const ref of refs) {
    const ability = abilityOf(library, ref);
    all.push(ability);
    if (ability.keyword !== null) keywords.add(ability.keyword);
    for (const inner of ability.expansions) all.push(abilityOf(library, inner));
  }
  const continuous: AbilityIndex["continuous"][number][] = [];
  const rules: RulesOfAbility[] = [];
  const byKeyword = new Map<string, CompiledAbility[]>();
  for (const ability of all) {
    if (ability.keyword !== null) byKeyword.set(ability.keyword, [...(byKeyword.get(ability.keyword) ?? []), ability]);
    const parts = library.vocabulary.statics(ability);
    if (ability.kind === "static" || ability.kind === "keyword") {
      parts.forEach((part, number) => {
        if (part.kind === "continuous") continuous.push({ ability, part, number });
      });
    }
    const pattern = library.vocabulary.trigger(ability);
    const others = parts.flatMap((part, number) => (part.kind === "continuous" ? [] : [{ part, number }]));
    if (pattern || others.length > 0) rules.push({ ability, pattern, parts: others });
  }
  const playable = all.filter((ability) => ability.kind === "activated" && ability.unmodelled.length === 0);
  // Basic lands are tapped by the payment solver; listing each would only hide the rest.
  const activated = playable.filter((ability) => !ability.manaAbility || ability.span !== null);
  return {
    all,
    keywords,
    byKeyword,
    continuous,
    definesItself: continuous.some(({ part }) => part.characteristicDefining),
    rules,
    activated,
    activatedElsewhere: activated.filter(({ zones }) => zones.some((zone) => zone !== "battlefield")),
    mana: playable.filter((ability) => ability.manaAbility),
  };
}

/** Whether an object with these abilities may have one that does something where it is off the battlefield and the stack. */
export function worksElsewhere(library: CardLibrary, refs: readonly AbilityRef[]): boolean {
  return abilityIndex(library, refs).rules.some(({ ability }) =>
    ability.zones.some((zone) => zone !== "battlefield" && zone !== "stack"),
  );
}
