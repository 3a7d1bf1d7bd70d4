import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardMeaning, formatDocument } from "./format.ts";
import { parseCardDocument } from "./parseCards.ts";
import { anyText } from "./testSupport.ts";

describe("the formatter", () => {
  it("mends off-form text and sets blank lines", () => {
    const text = `// set file
// two lines


**Ash Ox**  2GG
Creature - Ox 2/3
  Reach   *(It can block.)*
// about the next line
T: ~ deals 1 damage to any target.
Flavour: Moo.
Rarity: rare



// about the door
Ash Door {r}
Enchantment
-----
Ember Door
Land
`;
    expect(formatDocument(text)).toBe(`// set file
// two lines

Ash Ox {2}{G}{G}
Creature — Ox
Reach (It can block.)
// about the next line
{T}: This creature deals 1 damage to any target.
2/3
Rarity: rare
Flavor: Moo.

// about the door
Ash Door {R}
Enchantment
//
Ember Door
Land
`);
  });

  it("closes up double spacing and ends the last line", () => {
    expect(formatDocument("Ox {G}\n\nCreature — Ox\n\nReach\n\n1/1")).toBe("Ox {G}\nCreature — Ox\nReach\n1/1\n");
  });

  it("keeps the file's line ends and byte order mark", () => {
    expect(formatDocument("\uFEFFOx {G}\r\n\r\nInstant")).toBe("\uFEFFOx {G}\r\nInstant\r\n");
  });

  it("keeps mana bare where the set wants it so", () => {
    expect(formatDocument("Ox 1G\nInstant\n", { dialect: "bare" })).toBe("Ox 1G\nInstant\n");
    expect(formatDocument("Ox 1G\nInstant\n")).toBe("Ox {1}{G}\nInstant\n");
  });

  it("leaves a text without cards alone", () => {
    expect(formatDocument("no  card here ")).toBe("no  card here ");
    expect(formatDocument("")).toBe("");
  });

  it("is done after one time, for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = formatDocument(text);
        expect(formatDocument(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  it("never changes what the cards mean, for any text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const meaning = (of: string) => parseCardDocument(of).cards.map(cardMeaning);
        expect(meaning(formatDocument(text))).toEqual(meaning(text));
      }),
      { numRuns: 1000 },
    );
  });
});
