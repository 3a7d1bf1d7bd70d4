/**
 * On how many printed cards a keyword heads a keyword line: counts over 31,855 cards as of August 2026. Keywords
 * that only stand before a dash (*exhaust*, *boast* …) are counted below.
 */
const packed = `
flying 3147, enchant 1237, trample 985, vigilance 717, haste 636, equip 616, flash 594, reach 417, menace 380,
first strike 374, lifelink 360, deathtouch 318, defender 306, cycling 300, kicker 226, flashback 212, protection
188, ward 187, crew 179, morph 153, devoid 132, double strike 117, indestructible 106, convoke 103, prowess 88,
cumulative upkeep 80, partner 77, hexproof 77, affinity 74, suspend 70, changeling 62, madness 61, unearth 56,
partner with 52, echo 50, foretell 50, infect 45, disguise 43, bestow 43, cascade 42, start your engines! 41,
swampwalk 41, buyback 40, fear 40, toxic 38, bushido 36, shadow 36, ninjutsu 36, evoke 35, shroud 35, daybound 35,
nightbound 35, islandwalk 34, exalted 34, fuse 34, warp 34, mutate 34, rebound 34, storm 33, plot 33, choose a
background 32, entwine 32, station 32, escape 32, basic landcycling 31, megamorph 31, saddle 30, splice 30,
flanking 29, delve 28, backup 28, horsemanship 28, forestwalk 28, sneak 28, doctor's companion 27, ascend 27,
aftermath 27, overload 27, soulshift 27, encore 26, firebending 26, gift 26, wither 26, disturb 25, level up 25,
soulbond 25, persist 24, craft 24, modular 24, banding 24, myriad 24, devour 24, intimidate 23, dash 23, improvise
23, bloodthirst 23, exploit 23, evolve 22, undying 22, split second 21, spree 21, renown 20, offspring 20, bargain
20, vanishing 20, multikicker 19, prototype 19, job select 19, mentor 19, living weapon 19, replicate 19, blitz
18, reconfigure 17, fading 17, teamwork 17, miracle 17, extort 17, retrace 17, mountainwalk 17, mayhem 16,
fabricate 16, assist 16, awaken 16, hideaway 16, casualty 15, emerge 15, embalm 15, cipher 15, more than meets the
eye 15, squad 15, sunburst 15, umbra armor 15, skulk 15, scavenge 14, unleash 14, transmute 14, dredge 14, battle
cry 13, plainscycling 13, graft 13, riot 13, living metal 13, annihilator 13, mobilize 13, for mirrodin! 13,
mountaincycling 13, champion 13, hexproof from 13, ravenous 12, outlast 12, freerunning 12, eternalize 12, melee
12, rampage 12, cleave 12, enlist 12, jump-start 12, phasing 12, conspire 11, training 11, forestcycling 11,
reinforce 11, swampcycling 11, spectacle 11, surge 11, harmonize 11, islandcycling 11, afterlife 11, tribute 11,
haunt 10, web-slinging 10, afflict 10, prowl 10, read ahead 10, companion 10, increment 9, amplify 9, ingest 9,
escalate 9, dethrone 9, provoke 8, compleated 7, friends forever 7, tiered 7, recover 7, demonstrate 6, undaunted
5, paradigm 5, epic 5, impending 5, ripple 5, plainswalk 4, gravestorm 3, waterbend 2, airbend 2, legendary
landwalk 2, fortify 2, desertwalk 2, max speed 2, wizardcycling 2, aura swap 1, nonbasic landwalk 1, earthbend 1,
transfigure 1, slivercycling 1, snow swampwalk 1, snow forestwalk 1, decayed 1, artifact landcycling 1, space
sculptor 1, commander ninjutsu 1, snow landwalk 1,
exhaust 38, power-up 37, max speed 33, boast 18, solved 13, forecast 13, landwalk 132, typecycling 94, visit 30, storied 9`;

/** Keyword as printed, lower case, to the number of cards; for ranking completions. */
export const keywordFrequencies: ReadonlyMap<string, number> = new Map(
  packed.split(",").map((entry) => {
    const words = entry.trim().replaceAll(/\s+/g, " ");
    const gap = words.lastIndexOf(" ");
    return [words.slice(0, gap), Number(words.slice(gap + 1))];
  }),
);
