/**
 * Rule numbers the game cites. Everything in `game/` and `simulate/` that stands for a rule names it through `cr`, so that one
 * search finds all citations and a test can compare them with the rule index.
 *
 * @param number a rule number of the Comprehensive Rules, "601.2a"
 * @returns the same number
 */
export function cr<const RuleNumber extends string>(number: RuleNumber): RuleNumber {
  return number;
}
