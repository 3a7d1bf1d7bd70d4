/** Whether a word speaks of one thing, of several, or has the same form for both (*Merfolk*, *Plains*). */
export type GrammaticalNumber = "singular" | "plural" | "either";
