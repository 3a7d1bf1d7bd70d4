import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child } from "../trees.ts";

/** “4 mana: Draw a card.”, “pays 2 mana” */
export const manaAsNumber = check("mana-as-number", {
  ref: "SYM13",
  severity: "error",
  rules: [cr("602.1"), cr("107.4b")],
  on: ["numberedMana", "payNumberedMana"],
  test: (node, place) => {
    const symbol = `{${child(node, "amount")?.value}}`;
    const words = place.words();
    const text =
      node.kind === "numberedMana" || place.isCost ? symbol : `${words.slice(0, words.indexOf(" "))} ${symbol}`;
    return {
      message: `“${words}” is written ${text}.`,
      fixes: [place.edit(`Write ${text}`, true, { span: place.span(), text })],
    };
  },
  message: "Mana that is paid is written in symbols.",
  why: "A cost in mana is a row of symbols, and a number in braces is mana of any kind.",
  help: "Write “{4}: Draw a card.” or “pays {2}”.",
  wrong: [
    "Artifact | «4 mana»: Draw a card.",
    "Artifact | «2 mana», {T}: Draw a card.",
    "Artifact | «Pay 3 mana»: Draw a card.",
    "Artifact | «Pay 4»: Draw a card.",
    "Counter target spell unless its controller «pays 3 mana».",
    "Creature — Elf | When this creature enters, you may «pay 2 mana». If you do, draw a card.",
    'Enchantment | Creatures you control have "«2 mana»: Draw a card."',
  ],
  right: ["Artifact | {4}: Draw a card.", "Artifact | Pay 4 life: Draw a card."],
  fixed: [
    "Artifact | {4}: Draw a card.",
    "Artifact | {2}, {T}: Draw a card.",
    "Artifact | {3}: Draw a card.",
    "Artifact | {4}: Draw a card.",
    "Counter target spell unless its controller pays {3}.",
  ],
});
