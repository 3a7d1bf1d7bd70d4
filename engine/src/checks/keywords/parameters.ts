/** Keywords whose parameter is missing or of the wrong kind. */
import type { TreeNode } from "../../grammar/tree.ts";
import type { KeywordDefinition } from "../../keywords/keyword.ts";
import { keywordById } from "../../keywords/keywords.ts";
import { cr, type RuleNumber } from "../../rules/ruleNumber.ts";
import { check, wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { changed, child, children, made } from "../trees.ts";

function definitionOf(node: TreeNode): KeywordDefinition | undefined {
  return keywordById(node.is as string);
}

/** How a keyword is written in full: *ward {cost}* in words. */
function shownForm(node: TreeNode): string {
  const form = definitionOf(node)?.forms[0] ?? "";
  const words = form
    .replace("{cost}", "{2}")
    .replace("{n}", "2")
    .replace("{quality}", "red")
    .replace("{objects}", "creature")
    .replaceAll(/\{(?!\d)(\w+)\}/g, "…");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const digits = /^\{(\d+)\}$/;

/** “Ward”, “Equip” */
export const missingParameter = check("keyword-without-parameter", {
  ref: "KW01",
  severity: "error",
  rules: [cr("702.1a")],
  on: "keyword",
  // A keyword is named alone in “creatures with flashback”; as an ability of its own it is not.
  test: (node, place) =>
    node.missing === true ||
    (node.bare === true &&
      place.parent?.kind === "keywordLine" &&
      (definitionOf(node)?.parameters.some(({ required }) => required) ?? false)),
  message: (place) => `“${place.words()}” needs something behind it: “${shownForm(place.node)}”.`,
  why: "This keyword stands for an ability with a cost, a number or a quality in it; without that it says nothing.",
  help: "Add the cost, number or quality.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | «Ward»",
    "Artifact — Equipment | Equipped creature gets +1/+1.\n«Equip»",
    "Creature — Elf | Flying, «annihilator»",
    "Artifact — Vehicle 3/3 | «Crew»",
    "Instant | Draw a card.\n«Flashback»",
    "Creature — Elf | «Protection»",
  ],
  right: [
    "Creature — Elf | Ward {2}",
    "Creature — Elf | Flying, annihilator 2",
    "Artifact — Vehicle 3/3 | Crew 2",
    "Creature — Elf | Protection from red",
  ],
});

/** “Equip 2” */
export const numberForCost = check("keyword-cost-as-number", {
  ref: "KW02",
  severity: "warning",
  rules: [cr("702.1a"), cr("107.4")],
  on: "keyword",
  test: (node, place) => {
    const cost = child(node, "cost");
    if (place.face.options.bareMana || (cost?.kind !== "mana" && cost?.kind !== "number")) return false;
    // Mana that was typed without its braces is read all the same, but takes less room than it should.
    return (
      cost.kind === "number" ||
      children(cost, "symbols").some(({ span, is }) => span && span[1] - span[0] < (is as string).length)
    );
  },
  message: (place) => `“${place.words()}” asks for mana, which is written in braces.`,
  why: "What stands behind this keyword is a cost; a plain number is read as a number of something.",
  help: "Write the cost as mana: “Equip {2}”.",
  fixes: (place) => {
    const cost = child(place.node, "cost")!;
    const text =
      cost.kind === "number"
        ? `{${cost.value as number}}`
        : children(cost, "symbols")
            .map(({ is }) => is as string)
            .join("");
    return [place.edit(`Write ${text}`, true, { span: place.span(cost), text })];
  },
  wrong: [
    "Artifact — Equipment | Equipped creature gets +1/+1.\n«Equip 2»",
    "Creature — Elf | «Ward 1»",
    "Instant | Draw a card.\n«Flashback 3»",
    "Creature — Elf | Flying, «cycling 2»",
  ],
  right: ["Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}", "Creature — Elf | Ward {1}"],
  fixed: ["Artifact — Equipment | Equipped creature gets +1/+1.\nEquip {2}"],
});

/** “Crew {2}” */
export const manaForNumber = wordingCheck("keyword-number-as-mana", {
  ref: "KW03",
  severity: "error",
  rules: [cr("702.1a"), cr("107.4")],
  wording: "mana-for-number",
  message: (place) => `“${place.words()}”: this keyword takes a plain number, not mana.`,
  why: "The number behind this keyword counts something (power, damage, counters) and is never paid.",
  help: "Write a plain number: “Crew 2”.",
  fixes: (place) => {
    const symbols = children(child(place.node, "n"), "symbols");
    const value = symbols.length === 1 ? digits.exec(symbols[0]!.is as string)?.[1] : undefined;
    if (!value) return [];
    return [
      place.replace(
        `Write ${value}`,
        true,
        place.node,
        changed(withoutWording(place.node, "mana-for-number"), { n: made("number", { value: Number(value) }) }),
      ),
    ];
  },
  wrong: [
    "Artifact — Vehicle 3/3 | «Crew {2}»",
    "Creature — Elf | «Toxic {1}»",
    "Creature — Elf | Trample, «annihilator {2}»",
  ],
  right: ["Artifact — Vehicle 3/3 | Crew 2", "Creature — Elf | Toxic 1"],
  fixed: ["Artifact — Vehicle 3/3 | Crew 2"],
});

/** The same keyword with its cost behind a dash. */
function dashed(place: Place): TreeNode {
  let node = place.node;
  for (const tag of [
    "life-without-dash",
    "life-as-mana",
    "no-dash-before-cost",
    "colon-before-cost",
    "life-after-dash",
  ])
    node = withoutWording(node, tag);
  const cost = child(node, "cost")!;
  if (cost.kind === "mana" && !place.node.surface?.wording?.includes("life-as-mana")) return node;
  const amount = Number(digits.exec((children(cost, "symbols")[0]?.is as string | undefined) ?? "")?.[1] ?? 0);
  if (cost.kind === "mana")
    return changed(node, {
      cost: made("costs", {
        costs: [made("payLife", { life: made("life", { amount: made("number", { value: amount }) }) })],
      }),
    });
  const paid = cost.kind === "life" ? made("payLife", { life: cost }) : cost;
  return changed(node, { cost: made("costs", { costs: [changed(paid, { surface: undefined })] }) });
}

/** “Ward 2 life”, “Kicker: Sacrifice a land” */
export const costWithoutDash = wordingCheck("keyword-cost-without-dash", {
  ref: "KW05 KW23",
  severity: "warning",
  rules: [cr("702.1a"), cr("118.1")],
  wording: ["life-without-dash", "life-as-mana", "no-dash-before-cost", "colon-before-cost", "life-after-dash"],
  wholePhrase: true,
  message: (place) => `In “${place.words()}” the cost belongs behind a long dash, as a sentence.`,
  why: "A keyword's cost that is more than mana stands behind a dash without spaces, starts with a capital and ends with a full stop; a colon would make it an activated ability.",
  help: "Write “Ward—Pay 2 life.”, “Kicker—Sacrifice a land.”",
  fixes: (place) => {
    const line = place.parent;
    const fixed = dashed(place);
    if (line?.kind !== "keywordLine" || children(line, "keywords").at(-1) !== place.node)
      return [place.replace("Put a dash before the cost", true, place.node, fixed)];
    const keywords = children(line, "keywords").map((keyword) => (keyword === place.node ? fixed : keyword));
    const stop = child(fixed, "cost")?.kind === "costs" ? true : undefined;
    return [place.replace("Put a dash before the cost", true, line, changed(line, { keywords, stop }))];
  },
  wrong: [
    "Creature — Elf | «Ward 2 life»",
    "Instant | «Kicker: Sacrifice a land»\nDraw a card.",
    "Creature — Elf | «Ward discard a card»",
    "Creature — Elf | Flying\n«Cycling: {2}»",
  ],
  right: [
    "Creature — Elf | Ward—Pay 2 life.",
    "Instant | Kicker—Sacrifice a land.\nDraw a card.",
    "Creature — Elf | Cycling {2}",
  ],
  fixed: [
    "Creature — Elf | Ward—Pay 2 life.",
    "Instant | Kicker—Sacrifice a land.\nDraw a card.",
    "Creature — Elf | Ward—Discard a card.",
    "Creature — Elf | Flying\nCycling {2}",
  ],
});

/** “Ward—Pay 2 life” */
export const dashCostWithoutStop = check("keyword-cost-without-full-stop", {
  ref: "KW05",
  severity: "warning",
  rules: [cr("702.1a")],
  on: "keywordLine",
  test: (node, place) => {
    if (place.parent?.kind === "keywordDash") return false;
    const last = children(node, "keywords").at(-1);
    const cost = child(last, "cost");
    return (
      !node.stop &&
      cost?.kind === "costs" &&
      children(cost, "costs").some(({ kind }) => kind !== "mana" && kind !== "blight" && kind !== "waterbend") &&
      !last!.surface?.wording && { at: last! }
    );
  },
  message: (place) =>
    `“${place.words(children(place.node, "keywords").at(-1))}” ends with a full stop: its cost is a sentence.`,
  why: "A cost in words behind a dash is a sentence, and sentences end with a full stop.",
  help: "Put a full stop at the end.",
  fixes: (place) => [place.replace("Put a full stop", true, place.node, changed(place.node, { stop: true }))],
  wrong: [
    "Creature — Elf | «Ward—Pay 2 life»",
    "Instant | «Kicker—Sacrifice a land»\nDraw a card.",
    "Creature — Elf | «Ward—Discard a card»",
  ],
  right: ["Creature — Elf | Ward—Pay 2 life.", "Creature — Elf | Ward {2}"],
  fixed: ["Creature — Elf | Ward—Pay 2 life."],
});

/** “Protection against red” */
export const protectionAgainst = wordingCheck("protection-against", {
  ref: "KW06",
  severity: "warning",
  rules: [cr("702.16a")],
  wording: "against-for-from",
  message: "Protection is “from” something.",
  why: "The keyword is “protection from …”, and other cards look for just that.",
  help: "Write “Protection from red”.",
  wrong: [
    "Creature — Knight | Protection «against» red",
    "Target creature gains protection «against» blue until end of turn.",
    "Creature — Knight | Flying, protection «against» Goblins",
  ],
  right: ["Creature — Knight | Protection from red", "Target creature gains protection from blue until end of turn."],
  fixed: ["Creature — Knight | Protection from red"],
});

/** “Lifesteal”, “death touch” */
export const misspeltKeyword = wordingCheck("misspelt-keyword", {
  ref: "KW13",
  severity: "warning",
  rules: [cr("702.1")],
  wording: "misspelt",
  wholePhrase: true,
  message: (place) => `“${place.words()}” is no keyword of this game; “${place.node.is as string}” is.`,
  why: "Only the keywords of the rules mean something by themselves.",
  help: "Write the keyword as the game does, or declare your own in the set file.",
  fixes: (place) => [
    place.replace(`Write “${place.node.is as string}”`, false, place.node, made("keyword", { is: place.node.is })),
  ],
  wrong: [
    "Creature — Vampire | «Lifesteal»",
    "Creature — Vampire | Flying, «death touch»",
    "Target creature gains «double-strike» until end of turn.",
    "Artifact — Equipment | Equipped creature has «life link».\nEquip {2}",
  ],
  right: ["Creature — Vampire | Lifelink", "Creature — Vampire | Flying, deathtouch"],
  fixed: ["Creature — Vampire | Lifelink"],
});

/** The rules of keywords, for those who cite them by name. */
export function ruleOfKeyword(node: TreeNode): RuleNumber | undefined {
  const rule = definitionOf(node)?.rule;
  return rule ? cr(rule) : undefined;
}
