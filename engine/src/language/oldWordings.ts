/**
 * Old words for today's shapes, each with a tag: "the battlefield" behind *enters*, "shuffle it", "on top of it".
 * Old wordings of another shape are turned into today's trees by `eras/wordings.ts`.
 */
import type { GrammarBuilder } from "../grammar/grammar.ts";

export function defineOldWordings(g: GrammarBuilder): void {
  const battlefield = { tags: ["enters-the-battlefield"] };
  g.templates("verb", { enter: ["enter{s} the battlefield {what:enteringAs}"] }, battlefield);
  g.templates(
    "verb",
    { enter: ["entered the battlefield", "entered the battlefield from {from:zone}"] },
    { ...battlefield, set: { tense: "past" } },
  );
  g.templates("verb", { enter: ["enter{s} the battlefield from {from:zone}"] }, battlefield);
  g.templates("suffix", { entering: ["entering the battlefield"] }, { tags: ["entering-the-battlefield"] });
  g.templates(
    "verb",
    {
      enter: [
        "(<has|have>|'ve#contracted) entered the battlefield",
        "(<has|have>|'ve#contracted) entered the battlefield from {from:zone}",
      ],
    },
    { ...battlefield, set: { tense: "perfect" } },
  );
  g.templates("verb", { shuffle: ["<shuffles|shuffle> it"] }, { tags: ["shuffle-it"] });
  g.templates("destination", { onTop: ["on top of it"] }, { tags: ["of-it"] });
  g.templates(
    "verb",
    {
      reduce: ["reduce{s} the amount of mana an ability costs to activate to less than {least:count} mana => thatCost"],
    },
    { tags: ["cost-to-activate"] },
  );
  g.templates("verb", { activate: ["<activates|activate> this ability {when:limit}"] }, { tags: ["this-ability"] });
}
