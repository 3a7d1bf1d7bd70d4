import { child, children, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “has flying and +1/+1” */
export const hasStatsAnd = check("has-stats-and", {
  ref: "KW19",
  severity: "warning",
  rules: [cr("613.4c"), cr("613.1f")],
  on: ["haveStatsAnd", "verbsAnd"],
  test: (node, place) => {
    if (node.kind === "haveStatsAnd") return true;
    // Where the change is told at length it may stand at the end: “gains trample and gets +X/+X, where X is …”.
    const items = children(node, "items");
    const [first, last] = items;
    const isPlain = items.length === 2 && !children(place.parent, "tails").some(({ kind }) => kind !== "until");
    const change = String(child(last, "by")?.is ?? "X");
    const gives = first?.kind === "gainAbilities" || first?.kind === "haveAbilities";
    return isPlain && gives && last?.kind === "getStats" && !first.quoted && !change.includes("X");
  },
  message: (place) => `“${place.words()}”: power and toughness are gotten, abilities are had.`,
  fixes: (place) => {
    if (place.node.kind === "verbsAnd")
      return [
        place.replace("Turn it round", true, place.node, {
          ...place.node,
          items: children(place.node, "items").toReversed(),
        }),
      ];
    const { kind: _kind, by, abilities, last: _last, surface: _surface, span: _span, ...slots } = place.node;
    const items = [
      { ...slots, ...made("getStats", { by }) },
      { ...slots, ...made(place.resolves ? "gainAbilities" : "haveAbilities", { abilities }) },
    ];
    return [place.replace("Write “gets … and has …”", true, place.node, made("verbsAnd", { items }))];
  },
  why: "Changes of power and toughness come first and have a verb of their own.",
  help: "Write “gets +1/+1 and has flying”.",
  wrong: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature «has flying and +1/+1».",
    "Creature — Elf | Other Elves you control «have +1/+1 and trample».",
    "Target creature «gains flying and gets +2/+2» until end of turn.",
    "Target creature «gains +1/+1 and trample» until end of turn.",
    "Creature — Elf | As long as you control a Forest, this creature «has +2/+2 and trample».",
  ],
  right: [
    "Target creature gains trample and gets +X/+X until end of turn, where X is its power.",
    "Creature — Elf | Other Elves you control get +1/+1 and have trample.",
  ],
  fixed: [
    "Enchantment — Aura | Enchant creature\nEnchanted creature gets +1/+1 and has flying.",
    "Creature — Elf | Other Elves you control get +1/+1 and have trample.",
  ],
});
