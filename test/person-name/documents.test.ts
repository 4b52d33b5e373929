import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const RAISED = { maxLength: 1 << 22 };

test.each([
  ["words", "Ann Lee ".repeat(400)],
  ["open quotation marks", '"Ann '.repeat(600)],
  ["open brackets", "(Ann ".repeat(600)],
  ["ampersands without an end", "Ann & ".repeat(600)],
  ["dotted capital I", "\u0130".repeat(3000)],
])("a text of many %s is a document: kept, marked, and the same on a second pass", (_what, text) => {
  const parsed = parsePersonName(text, RAISED);
  expect(parsed.ambiguities).toEqual(["not-a-person"]);
  expect(parsed.normalized).toBe(text.trim());
  expect(normalizePersonName(parsed.normalized ?? "", RAISED)).toBe(parsed.normalized);
});

test("2,048 units are still read as a name, and a long text without letters is none", () => {
  const padded = `DR. ANN LEE${" ".repeat(2037)}`;
  expect(padded.length).toBe(2048);
  expect(normalizePersonName(padded, RAISED)).toBe("Ann Lee");
  expect(normalizePersonName(`${padded} `, RAISED)).toBe("Ann Lee");
  expect(parsePersonName("1".repeat(3000), RAISED).reason).toBe("invalid");
});

test.each([
  ["tabs", `a${"\t".repeat(3000)}b`, "a b"],
  ["marks behind spaces and letters", "Ann \t\u0301e\u0301 ".repeat(400), "Ann \u0301é ".repeat(400).trim()],
])("runs of %s in a document", (_what, text, normalized) => {
  expect(parsePersonName(text, RAISED).normalized?.toLowerCase()).toBe(normalized.toLowerCase());
});
