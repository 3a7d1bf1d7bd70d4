import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import type { TreeNode } from "../../grammar/tree.ts";
import type { Fix } from "../finding.ts";
import type { Place } from "../place.ts";
import { withoutForms } from "../rewriting.ts";
import { changed, made } from "../trees.ts";

/** “all target creatures”, “each target creature”. */
export const allBeforeTarget = wordingCheck("all-before-target", {
  ref: "TGT12",
  severity: "error",
  rules: [cr("115.1"), cr("601.2c")],
  wording: "all-before-target",
  wholePhrase: true,
  test: (_, place) => ({ at: place.parent }),
  message: (place) => `“${place.words(place.parent)}”: either all are affected, or some are chosen as targets.`,
  why: "Targets are chosen one by one as the spell or ability goes on the stack; what affects all of something targets nothing.",
  help: "Write “any number of target creatures” to let them be chosen, or “all creatures” to affect every one.",
  fixes: (place) => [
    withDeterminer(place, "Let any number be chosen", made("target", { quantity: made("anyNumberOf") })),
    withDeterminer(place, "Affect all of them", made("all")),
  ],
  wrong: [
    "Destroy «all target creatures».",
    "Enchantment | At the beginning of your upkeep, tap «all target artifacts».",
    "Artifact | {T}: Untap «each target land you control».",
  ],
  right: ["Destroy any number of target creatures.", "Destroy all creatures."],
});

function withDeterminer(place: Place, title: string, determiner: TreeNode): Fix | undefined {
  const phrase = place.parent;
  return (
    phrase && place.replace(title, false, phrase, withoutForms(changed(phrase, { determiner, number: undefined })))
  );
}
