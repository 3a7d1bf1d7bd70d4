import { check } from "../check.ts";
import { child, children } from "../trees.ts";

/** “Put a +1/+1 counter on this creature and a 2/2 black Zombie creature token.” */
export const tokenNotCreated = check("token-not-created", {
  ref: null,
  severity: "warning",
  rules: [],
  on: "objects",
  test: (node, place) => {
    if (child(node, "noun")?.is !== "token" || !children(node, "qualities").some(({ kind }) => kind === "stats"))
      return false;
    if (!/^(?:a|quantified)$/.test(child(node, "determiner")?.kind ?? "")) return false;
    let i = place.parents.length - 1;
    while (i >= 0 && /^np.*List$/.test(place.parents[i]!.kind)) i--;
    const parent = place.parents[i];
    return (
      parent?.kind !== "create" &&
      parent?.kind !== "objectsPlus" &&
      place.slots[i] !== "subject" &&
      i < place.parents.length - 1
    );
  },
  message: (place) => `“${place.words()}” describes a token, but nothing says that it is created.`,
  why: "A token that is described with power and toughness doesn't exist yet: it has to be created.",
  help: "Write “and create a 2/2 black Zombie creature token”.",
  fixes: () => [],
  wrong: [
    "Creature — Elf | When this creature enters, put a +1/+1 counter on this creature and «a 1/1 green Elf creature token».",
    "Exile target creature and «a 2/2 black Zombie creature token».",
    "Creature — Elf | When this creature dies, exile it and «two 1/1 white Spirit creature tokens».",
  ],
  right: [
    "Exile target creature and create a 2/2 black Zombie creature token.",
    "Create a 1/1 green Elf creature token and a Food token.",
  ],
});
