import { expect, test } from "vitest";
import { RuleText } from "./rule-text.ts";
import { rulesSection } from "./rules-section.ts";

test("gives the section of a rule and the line it stands on", () => {
  const section = rulesSection("CR 115.4", new RuleText());
  expect(section?.name).toBe("115 Targets");
  expect(section?.text.split("\n")[section.line]).toMatch(/^## 115\.4 /);
});

test("knows no rule that is none", () => {
  expect(rulesSection("999.1", new RuleText())).toBeNull();
  expect(rulesSection("target", new RuleText())).toBeNull();
});
