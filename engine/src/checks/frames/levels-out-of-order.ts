import { cr } from "../../rules/ruleNumber.ts";
import { faceCheck } from "../check.ts";
import { spanOf } from "../judgedCard.ts";
import { child } from "../trees.ts";

/** “LEVEL 1-4” and then “LEVEL 4+” */
export const levelsOutOfOrder = faceCheck("levels-out-of-order", {
  ref: "LVL01",
  severity: "warning",
  rules: [cr("711.2a"), cr("711.2b")],
  on: "face",
  nodes: ["levelBand"],
  test: (_, nodes) => {
    let last: number | undefined;
    for (const band of nodes("levelBand")) {
      const [from, to] = [child(band, "from"), child(band, "to")];
      const span = from && spanOf(from);
      if (!span) continue;
      const [first, end] = [Number(from.value), to ? Number(to.value) : Number.POSITIVE_INFINITY];
      const wanted = last === undefined ? undefined : last + 1;
      if (end < first) return [{ span, message: `Levels ${first} to ${end} are none at all.` }];
      if (wanted !== undefined && Number.isFinite(wanted) && first !== wanted) {
        const what = first < wanted ? `Level ${first} is in two stretches` : `Level ${wanted} is in none`;
        const fix = { title: `Write ${wanted}`, safe: false, edits: [{ span, text: String(wanted) }] };
        return [{ span, message: `${what}: the one before ends with ${last}.`, fixes: end < wanted ? [] : [fix] }];
      }
      last = end;
    }
    return [];
  },
  why: "Each number of level counters belongs to one stretch of levels, so that power, toughness and abilities are clear at any time.",
  help: "Let each stretch begin one above the end of the one before: LEVEL 1-3, then LEVEL 4+.",
  wrong: [
    "Creature — Elf | Level up {2}\nLEVEL 1-4\n3/3\nLEVEL «4»+\n5/5\nFlying",
    "Creature — Elf | Level up {2}\nLEVEL 1-3\n3/3\nLEVEL «5»+\n5/5\nFlying",
    "Creature — Elf | Level up {2}\nLEVEL 1-3\n3/3\nLEVEL «2»-5\n4/4\nLEVEL 6+\n5/5\nFlying",
  ],
  right: ["Creature — Elf | Level up {2}\nLEVEL 2-3\n3/3\nLEVEL 4+\n5/5\nFlying"],
  fixed: ["Creature — Elf | Level up {2}\nLEVEL 1-4\n3/3\nLEVEL 5+\n5/5\nFlying"],
});
