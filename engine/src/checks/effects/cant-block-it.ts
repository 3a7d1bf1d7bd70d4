import { changed, child, made } from "../trees.ts";
import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";

/** “Creatures can't block this creature.” */
export const cantBlockIt = check("cant-block-it", {
  ref: "STA01",
  severity: "warning",
  rules: [cr("509.1b")],
  on: "clause",
  test: (node, place) => {
    const subject = child(node, "subject");
    const blocks = child(node, "verbs", "do");
    if (child(node, "verbs")?.kind !== "cannot" || blocks?.kind !== "block" || place.isTrigger) return false;
    const isPlain =
      subject?.kind === "objects" &&
      Object.keys(subject).every((slot) => ["kind", "noun", "span", "number"].includes(slot));
    return isPlain && child(subject, "noun")?.is === "creature" && child(blocks, "what") !== undefined;
  },
  message: (place) => `“${place.words()}” is worded “… can't be blocked”.`,
  fixes: (place) => {
    const what = child(place.node, "verbs", "do", "what")!;
    const verb = made("block", { voice: "passive" });
    const be = made("be", { form: "bare", complement: made("being", { verb }) });
    return [
      place.replace(
        "Write “can't be blocked”",
        false,
        place.node,
        changed(place.node, { subject: what, verbs: made("cannot", { do: be }) }),
      ),
    ];
  },
  why: "When no creature at all can block something, cards say it of the one that attacks.",
  help: "Write “This creature can't be blocked.”",
  wrong: [
    "Creature — Elf | «Creatures can't block this creature».",
    "Enchantment — Aura | Enchant creature\n«Creatures can't block enchanted creature».",
    "«Creatures can't block target creature this turn».",
  ],
  right: ["Creature — Elf | This creature can't be blocked."],
  fixed: ["Creature — Elf | This creature can't be blocked."],
});
