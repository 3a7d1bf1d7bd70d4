/** Old words for things the game does in another way today. */
import type { TreeNode } from "../../grammar/tree.ts";
import { zonesOf } from "../../language/sorts/index.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, children, hasNoun, holds, made } from "../trees.ts";

/** “play a creature spell” */
export const playASpell = check("play-a-spell", {
  ref: "OLD04",
  severity: "warning",
  rules: [cr("701.5a"), cr("701.18a")],
  tags: ["deprecated"],
  on: "play",
  test: (node) => {
    const what = child(node, "what");
    if (hasNoun(what, "spell")) return true;
    const noun = child(what, "noun");
    const types = children(what, "qualities").filter(({ kind }) => kind === "cardType");
    return noun?.is === "card" && types.length > 0 && types.every(({ is }) => is !== "land");
  },
  message: (place) => `“${place.words()}”: spells are cast; only lands are played.`,
  why: "Since 2009 a spell is cast, a land is played, and “play a card” means either.",
  help: "Write “cast”.",
  fixes: (place) => [place.replace("Write “cast”", true, place.node, changed({ ...place.node, kind: "cast" }, {}))],
  wrong: [
    "Enchantment | Whenever an opponent «plays a creature spell», draw a card.",
    "Enchantment | Players can't «play artifact spells».",
    "Creature — Wizard | Whenever you «play an instant spell», you gain 1 life.",
  ],
  right: [
    "Enchantment | Whenever an opponent casts a creature spell, draw a card.",
    "Enchantment | Whenever you play a land, you gain 1 life.",
  ],
  fixed: ["Enchantment | Whenever an opponent casts a creature spell, draw a card."],
});

const ABILITIES = new Set(["activatedAbilityNoun", "loyaltyAbilityNoun"]);

/** “play this ability” */
export const playAnAbility = check("play-an-ability", {
  ref: "OLD05",
  severity: "warning",
  rules: [cr("602.1d"), cr("602.2")],
  tags: ["deprecated"],
  on: "play",
  test: (node) => {
    const what = child(node, "what");
    const noun = child(what, "noun");
    return what?.kind === "thisAbility" || (noun !== undefined && (ABILITIES.has(noun.kind) || noun.is === "ability"));
  },
  message: (place) => `“${place.words()}”: abilities are activated.`,
  why: "Since 2009 abilities with a cost are activated, and not played.",
  help: "Write “activate”.",
  fixes: (place) => [place.replace("Write “activate”", true, place.node, { ...place.node, kind: "activate" })],
  wrong: [
    "Artifact | {1}: Draw a card. Any player may «play this ability».",
    "Enchantment | Your opponents can't «play activated abilities».",
    "Creature — Elf | {T}: Add {G}. Each player may «play this ability».",
  ],
  right: ["Artifact | {1}: Draw a card. Any player may activate this ability."],
  fixed: ["Artifact | {1}: Draw a card. Any player may activate this ability."],
});

/** “mana cost 3 or less” */
export const manaCostAsNumber = check("mana-cost-as-number", {
  ref: "OLD06",
  severity: "warning",
  rules: [cr("202.3")],
  on: "statHaving",
  test: (node) => {
    const stat = child(node, "stat");
    return stat?.is === "manaCost" && { at: stat };
  },
  message: "A mana cost is symbols; the number is called mana value.",
  why: "Only the mana value, the total of the mana cost, can be more or less than a number.",
  help: "Write “mana value 3 or less”.",
  fixes: (place) => [
    place.replace("Write “mana value”", true, child(place.node, "stat")!, made("stat", { is: "manaValue" })),
  ],
  wrong: [
    "Destroy target creature with «mana cost» 3 or less.",
    "Return target card with «mana cost» 2 or less from your graveyard to your hand.",
    "Enchantment | Creatures you control with «mana cost» 4 or greater have trample.",
  ],
  right: ["Destroy target creature with mana value 3 or less."],
  fixed: ["Destroy target creature with mana value 3 or less."],
});

/** “put a 1/1 green Elf creature token onto the battlefield” */
export const putToken = check("put-token-onto-battlefield", {
  ref: "OLD10",
  severity: "warning",
  rules: [cr("701.7a"), cr("111.1")],
  tags: ["deprecated"],
  on: "put",
  test: (node) => {
    const what = child(node, "what");
    if (!hasNoun(what, "token") || node.voice || node.tense || node.form) return false;
    const determiner = child(what, "determiner")?.kind;
    return (
      (determiner === "a" || determiner === "quantified") &&
      child(node, "where")?.kind === "onto" &&
      zonesOf(child(node, "where", "zone"))[0] === "battlefield"
    );
  },
  message: (place) => `“${place.words()}” is worded with “create” today.`,
  why: "Tokens are created; cards that care about creating tokens look for that word.",
  help: "Write “Create a 1/1 green Elf creature token.”",
  fixes: (place) =>
    child(place.node, "how")
      ? []
      : [place.replace("Write “create”", true, place.node, made("create", { tokens: child(place.node, "what") }))],
  wrong: [
    "«Put a 1/1 green Elf Warrior creature token onto the battlefield».",
    "Creature — Elf | When this creature dies, «put two 1/1 white Spirit creature tokens with flying onto the battlefield».",
    "Artifact | {3}, {T}: «Put a 2/2 black Zombie creature token onto the battlefield».",
  ],
  right: [
    "Create a 1/1 green Elf Warrior creature token.",
    "Put target creature card from your graveyard onto the battlefield.",
  ],
  fixed: ["Create a 1/1 green Elf Warrior creature token."],
});

function formerAdjective(node: TreeNode): string | undefined {
  const items = child(node, "state") ? children(child(node, "state"), "items") : [];
  return items.length === 1 && items[0]!.kind === "formerAdjective" ? (items[0]!.is as string) : undefined;
}

/** “is unblockable” */
export const isUnblockable = check("is-unblockable", {
  ref: "OLD11",
  severity: "warning",
  rules: [cr("509.1b")],
  tags: ["deprecated"],
  on: "be",
  test: (node) => formerAdjective(child(node, "complement") ?? node) === "unblockable",
  message: (place) => `“${place.words()}” is worded “can't be blocked” today.`,
  why: "Since 2014 cards say what is meant.",
  help: "Write “can't be blocked”.",
  fixes: (place) => {
    const being = made("being", { verb: made("block", { voice: "passive" }) });
    return place.node.negative || place.node.tense
      ? []
      : [
          place.replace(
            "Write “can't be blocked”",
            true,
            place.node,
            made("cannot", { do: made("be", { form: "bare", complement: being }) }),
          ),
        ];
  },
  wrong: [
    "Creature — Rogue | This creature «is unblockable».",
    "Enchantment — Aura | Enchant creature\nEnchanted creature «is unblockable».",
    "Target creature «is unblockable» this turn.",
  ],
  right: ["Creature — Rogue | This creature can't be blocked."],
  fixed: ["Creature — Rogue | This creature can't be blocked."],
});

/** “is indestructible” */
export const isIndestructible = check("is-indestructible", {
  ref: "OLD12",
  severity: "warning",
  rules: [cr("702.12a")],
  tags: ["deprecated"],
  on: "be",
  test: (node) => formerAdjective(child(node, "complement") ?? node) === "indestructible",
  message: (place) => `“${place.words()}”: indestructible is a keyword that objects have.`,
  why: "Since 2014 indestructible is an ability like flying, and can be gained and lost.",
  help: "Write “has indestructible”.",
  fixes: (place) => {
    const abilities = made("keywords", { items: [made("keyword", { is: "indestructible" })] });
    return place.node.negative || place.node.tense
      ? []
      : [
          place.replace(
            "Write “has indestructible”",
            true,
            place.node,
            made(place.resolves ? "gainAbilities" : "haveAbilities", { abilities }),
          ),
        ];
  },
  wrong: [
    "Creature — Golem | Other Golems you control «are indestructible».",
    "Enchantment — Aura | Enchant artifact\nEnchanted artifact «is indestructible».",
    "Target creature «is indestructible» until end of turn.",
  ],
  right: ["Creature — Golem | Other Golems you control have indestructible."],
  fixed: ["Creature — Golem | Other Golems you control have indestructible."],
});

/** “attacks each turn if able” */
export const eachTurnIfAble = check("each-turn-if-able", {
  ref: "OLD13",
  severity: "warning",
  rules: [cr("508.1d"), cr("509.1c")],
  tags: ["deprecated"],
  on: "clause",
  test: (node) => {
    if (!holds(child(node, "verbs"), "attack", "block")) return false;
    const tails = children(node, "tails");
    const at = tails.find((tail) => tail.kind === "timeAdverb" && child(tail, "adverb")?.is === "each turn");
    return at !== undefined && tails.some(({ kind }) => kind === "ifAble") && { at };
  },
  message: "Cards say “each combat if able” today.",
  why: "A turn can have more than one combat, and each of them asks anew.",
  help: "Write “attacks each combat if able”.",
  fixes: (place) => {
    const tail = children(place.node, "tails").find(({ kind }) => kind === "timeAdverb")!;
    return [
      place.replace(
        "Write “each combat”",
        true,
        tail,
        changed(tail, { adverb: made("timeAdverb", { is: "each combat" }) }),
      ),
    ];
  },
  wrong: [
    "Creature — Ogre | This creature attacks «each turn» if able.",
    "Enchantment | Creatures your opponents control attack «each turn» if able.",
    "Creature — Wall | This creature blocks «each turn» if able.",
  ],
  right: ["Creature — Ogre | This creature attacks each combat if able."],
  fixed: ["Creature — Ogre | This creature attacks each combat if able."],
});

/** “gets a +1/+1 counter” */
export const getsCounter = check("gets-a-counter", {
  ref: "CTR01",
  severity: "warning",
  rules: [cr("122.1a"), cr("122.6")],
  on: "getCounters",
  test: (node, place) => {
    const counters = child(node, "counters");
    if (counters?.kind !== "counters" || !holds(counters, "statsCounter") || place.isTrigger) return false;
    return place.subject !== undefined;
  },
  message: (place) => `“${place.words()}”: counters are put on objects; only players get counters.`,
  why: "Cards that care look for counters being “put on” something.",
  help: "Write “Put a +1/+1 counter on target creature.”",
  fixes: (place) => {
    const clause = place.parent?.kind === "clause" ? place.parent : undefined;
    const on = place.subject;
    if (!clause || !on || children(clause, "tails").length > 0) return [];
    return [
      place.replace(
        "Put them on it",
        false,
        clause,
        made("clause", { verbs: made("put", { counters: child(place.node, "counters"), on }) }),
      ),
    ];
  },
  wrong: [
    "Target creature «gets a +1/+1 counter».",
    "Creature — Elf | Whenever this creature attacks, it «gets a +1/+1 counter».",
    "Artifact | {2}, {T}: Each creature you control «gains two +1/+1 counters».",
  ],
  right: [
    "Put a +1/+1 counter on target creature.",
    "Target player gets two poison counters.",
    "Target creature gets +1/+1 until end of turn.",
  ],
  fixed: ["Put a +1/+1 counter on target creature."],
});
