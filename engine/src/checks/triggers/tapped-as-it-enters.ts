import { cr } from "../../rules/ruleNumber.ts";
import { check } from "../check.ts";
import { child, children, isPronoun, isSelf, made } from "../trees.ts";
import { ownEvent } from "./ownEvent.ts";

/** “When this land enters, tap it.” */
export const tappedAsItEnters = check("tapped-as-it-enters", {
  ref: "TRG12",
  severity: "warning",
  rules: [cr("614.1d"), cr("603.6d")],
  on: "triggeredAbility",
  test: (node, place) => {
    const [effect, ...rest] = children(node, "effects");
    if (rest.length > 0 || effect?.kind !== "clause" || effect.tails || place.isHalfRead) return false;
    if (ownEvent(child(node, "trigger")!)?.kind !== "enter") return false;
    const verb = child(effect, "verbs");
    const subject = child(effect, "subject");
    const itself = (phrase: typeof subject): boolean => isPronoun(phrase, "it") || isSelf(phrase);
    const isTapped =
      verb?.kind === "tap" && !subject
        ? itself(child(verb, "what"))
        : itself(subject) &&
          ((verb?.kind === "enter" && child(verb, "how")?.kind === "tapped") ||
            (verb?.kind === "be" && !verb.negative && child(verb, "complement", "verb")?.kind === "tap"));
    return isTapped && { at: [child(node, "trigger")!, effect] };
  },
  message: "It would be untapped at first, and could be used before it is tapped.",
  why: "An ability that triggers uses the stack; “enters tapped” tells how the permanent comes onto the battlefield.",
  help: "Write “This land enters tapped.”",
  fixes: (place) => {
    const subject = child(place.node, "trigger", "event", "subject");
    const clause = made("clause", { subject, verbs: made("enter", { how: made("tapped") }) });
    return [place.replace("Let it enter tapped", false, place.node, made("statement", { effects: [clause] }))];
  },
  wrong: [
    "Land | «When this land enters, tap it».\n{T}: Add {G}.",
    "Creature — Elf | «When Soot Herald enters, it enters tapped».",
    "Artifact | «When this artifact enters, tap this artifact».",
  ],
  right: [
    "Land | This land enters tapped.\n{T}: Add {G}.",
    "Creature — Elf | When this creature enters, tap it unless you pay {1}.",
    "Creature — Elf | When this creature enters, tap target creature.",
  ],
  fixed: [
    "Land | This land enters tapped.\n{T}: Add {G}.",
    "Creature — Elf | Soot Herald enters tapped.",
    "Artifact | This artifact enters tapped.",
  ],
});
