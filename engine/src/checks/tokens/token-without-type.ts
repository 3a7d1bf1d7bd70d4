import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { changed, children, holds, made } from "../trees.ts";
import { isCreated, predefined } from "./tokenPhrases.ts";

/** “1/1 green Elf token” */
export const tokenWithoutType = check("token-without-type", {
  ref: "TOK03",
  severity: "warning",
  rules: [cr("111.3"), cr("111.4")],
  on: "objects",
  test: (node, place) => {
    if (!isCreated(node, place.slot, place.parent) || holds(node, "isCopyOf", "named")) return false;
    const qualities = children(node, "qualities");
    const described = qualities.some(({ kind, is }) => kind === "stats" || (kind === "color" && is !== undefined));
    return (
      described &&
      !qualities.some((quality) => holds(quality, "cardType")) &&
      !qualities.some(({ is }) => predefined.has(is as string))
    );
  },
  message: (place) => `“${place.words()}” doesn't say what type of token it is.`,
  why: "A token has just the types its description names, and power and toughness only mean something on a creature.",
  help: "Add the card type: “a 1/1 green Elf creature token”.",
  fixes: (place) => [
    place.replace(
      "Add “creature”",
      false,
      place.node,
      changed(place.node, { qualities: [...children(place.node, "qualities"), made("cardType", { is: "creature" })] }),
    ),
  ],
  wrong: [
    "Create «a 1/1 green Elf token».",
    "Creature — Elf | When this creature dies, create «two 2/2 black Zombie tokens».",
    "Enchantment | At the beginning of your upkeep, create «a 1/1 white Spirit token with flying».",
  ],
  right: ["Create a 1/1 green Elf creature token.", "Create a Food token."],
  fixed: ["Create a 1/1 green Elf creature token."],
});
