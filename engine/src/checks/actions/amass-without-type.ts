import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, child, made } from "../trees.ts";

/** “Amass 2.” */
export const amassWithoutType = check("amass-without-type", {
  ref: "ACT25",
  severity: "warning",
  rules: [cr("701.47a")],
  since: "pre-BLB",
  on: "amass",
  test: (node) => !node.type && child(node, "amount") !== undefined && { at: node },
  message: "Amass names the type that the Army gets.",
  fixes: (place) => {
    const { kind, amount, ...rest } = place.node;
    const type = (is: string) => changed({ kind, type: made("subtype", { is }), amount: amount! }, rest);
    return ["Zombie", "Orc"].map((is) => place.replace(`Amass ${is}s`, false, place.node, type(is)));
  },
  why: "An Army becomes what the words behind “amass” say besides an Army; today they are never left out.",
  help: "Write “Amass Zombies 2.” or “Amass Orcs 2.”",
  wrong: [
    "«Amass 2».",
    "Creature — Elf | When this creature enters, «amass 1».",
    "Choose one —\n• «Amass 3».\n• Draw a card.",
    "Artifact | {3}, {T}: «Amass X», where X is the number of lands you control.",
  ],
  right: ["Amass Zombies 2.", "Creature — Orc | When this creature enters, amass Orcs 1."],
  fixed: ["Amass Zombies 2."],
});
