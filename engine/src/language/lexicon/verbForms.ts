/** The forms of a verb that rules text uses. */
export interface VerbForms {
  /** After *you*, *may*, *to*, plural subjects, and in orders: *destroy*. */
  readonly base: string;
  /** After a singular subject: *destroys*. */
  readonly thirdPerson: string;
  /** *destroying*. */
  readonly gerund: string;
  /** *destroyed*. */
  readonly past: string;
  /** After *is*, *was*, *has*, *would be*: *destroyed*, *drawn*. */
  readonly pastParticiple: string;
}

/** Past tense and past participle of verbs that do not just add *-ed*. */
const irregular: Readonly<Record<string, readonly [past: string, pastParticiple: string]>> = {
  be: ["was", "been"],
  become: ["became", "become"],
  begin: ["began", "begun"],
  behold: ["beheld", "beheld"],
  bid: ["bid", "bid"],
  cast: ["cast", "cast"],
  choose: ["chose", "chosen"],
  cost: ["cost", "cost"],
  cut: ["cut", "cut"],
  deal: ["dealt", "dealt"],
  do: ["did", "done"],
  draw: ["drew", "drawn"],
  fight: ["fought", "fought"],
  flip: ["flipped", "flipped"],
  get: ["got", "gotten"],
  give: ["gave", "given"],
  have: ["had", "had"],
  keep: ["kept", "kept"],
  leave: ["left", "left"],
  lose: ["lost", "lost"],
  meld: ["melded", "melded"],
  pay: ["paid", "paid"],
  put: ["put", "put"],
  set: ["set", "set"],
  spend: ["spent", "spent"],
  split: ["split", "split"],
  take: ["took", "taken"],
  win: ["won", "won"],
};

const irregularThirdPerson: Readonly<Record<string, string>> = { be: "is", have: "has", do: "does" };

/** Verbs of more than one syllable that do not double their last letter though it looks as if they should. */
const neverDoubled = new Set([
  "counter",
  "discover",
  "harness",
  "enter",
  "trigger",
  "suspect",
  "exert",
  "visit",
  "reveal",
]);

/**
 * All forms of a verb.
 * @param verb the base form; words behind the first (*set in motion*, *gain control*) stay as they are
 */
export function verbForms(verb: string): VerbForms {
  const [head = "", ...rest] = verb.split(" ");
  const tail = rest.length === 0 ? "" : ` ${rest.join(" ")}`;
  const [past, pastParticiple] = irregular[head] ?? [regularPast(head), regularPast(head)];
  return {
    base: verb,
    thirdPerson: (irregularThirdPerson[head] ?? regularThirdPerson(head)) + tail,
    gerund: gerund(head) + tail,
    past: past + tail,
    pastParticiple: pastParticiple + tail,
  };
}

function regularThirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return `${verb}s`;
}

function regularPast(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.endsWith("e")) return `${verb}d`;
  return `${doubled(verb)}ed`;
}

function gerund(verb: string): string {
  if (/[^aeiou]ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`;
  return `${doubled(verb)}ing`;
}

/** tap → tapp, before an ending that starts with a vowel. */
function doubled(verb: string): string {
  if (neverDoubled.has(verb)) return verb;
  return /(?:^|[^aeiou])[aeiou][bdgklmnprt]$/.test(verb) && isOneBeat(verb) ? verb + verb.at(-1)! : verb;
}

/** One syllable, or one of the few stressed at the end: untap, populate has none. */
function isOneBeat(verb: string): boolean {
  const beats = verb.match(/[aeiou]+/g)?.length ?? 0;
  return beats === 1 || ["untap", "begin", "transmit"].includes(verb);
}
