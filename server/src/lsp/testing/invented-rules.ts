/**
 * A tiny rules file in the form of the official one, with sentences of our own: tests must not hold official text.
 * @param date as rules files write it: "May 3, 2031"
 */
export function inventedRules(date = "May 3, 2031"): string {
  return `Pebble Comprehensive Rules

These rules are effective as of ${date}.

Contents

1. Game Concepts
115. Targets
7. Additional Rules
701. Keyword Actions
702. Keyword Abilities
Glossary
Credits

1. Game Concepts

115. Targets

115.1. A pebble may be aimed at another pebble, as in rule 701.8a.

115.1a Pebbles in a sling are aimed before they fly.
Example: A sling with two pebbles is aimed twice (see rule 702.21a).

115.4. Whatever rolls may be aimed at.

7. Additional Rules

701. Keyword Actions

701.8. Destroy

701.8a A pebble that is smashed becomes sand.

701.8b Sand is never smashed again. See rule 701.8a.

702. Keyword Abilities

702.21. Ward

702.21a A warded pebble costs its thrower one shell.

Glossary

Sand
What is left of a pebble. See rule 701.8.

Credits

Nobody in particular.
`;
}

/** The same in base64, as a client hands it over. */
export function inventedRulesInBase64(date?: string): string {
  return btoa(inventedRules(date));
}
