import { cr } from "../../rules/ruleNumber.ts";
import { wordingCheck } from "../check.ts";
import type { Place } from "../place.ts";
import { withoutWording } from "../rewriting.ts";
import { child, made } from "../trees.ts";

function isWithPreposition(place: Place): boolean {
  return (
    place.parent?.kind === "into" ||
    (place.parent?.kind === "inZone" && child(place.parent, "preposition") !== undefined)
  );
}

/** “in play”, “into play”, “leaves play” */
export const inPlay = wordingCheck("in-play", {
  ref: "OLD02",
  severity: "warning",
  rules: [cr("403.1")],
  tags: ["deprecated"],
  wording: "play-for-battlefield",
  wholePhrase: true,
  test: (_, place) => (isWithPreposition(place) ? { at: place.parent! } : true),
  message: (place) =>
    `“${place.words(isWithPreposition(place) ? place.parent : place.node)}”: that zone is called the battlefield today.`,
  why: "The zone is called the battlefield since 2009.",
  help: "Write “onto the battlefield”, “on the battlefield”, “leaves the battlefield”.",
  fixes: (place) => {
    const zone = withoutWording(place.node, "play-for-battlefield");
    const { parent } = place;
    if (parent?.kind === "into")
      return [place.replace("Write “onto the battlefield”", true, parent, made("onto", { zone }))];
    if (parent?.kind === "inZone" && zone.kind === "battlefieldZone")
      return [
        place.replace(
          "Write “on the battlefield”",
          true,
          parent,
          made("inZone", { zone: made("place", { is: "battlefield" }) }),
        ),
      ];
    return [place.replace("Write “battlefield”", true, place.node, zone)];
  },
  wrong: [
    "Put target creature card from your graveyard «into play».",
    "Creature — Elf | When this creature leaves «play», draw a card.",
    "Destroy all creatures «in play».",
    "Search your library for a land card, put it «into play», then shuffle.",
  ],
  right: [
    "Put target creature card from your graveyard onto the battlefield.",
    "Creature — Elf | When this creature leaves the battlefield, draw a card.",
  ],
  fixed: [
    "Put target creature card from your graveyard onto the battlefield.",
    "Creature — Elf | When this creature leaves the battlefield, draw a card.",
  ],
});
