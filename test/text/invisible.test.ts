import { expect, test } from "vitest";
import { isInvisible, stripInvisible } from "../../src/text/invisible.ts";

test.each([
  ["controls", "\u0000\u0008\u000e\u001f\u007f\u0084\u0086\u009f"],
  ["soft hyphen, grapheme joiner, fillers", "\u00ad\u034f\u115f\u1160\u3164\uffa0"],
  ["bidi controls", "\u061c\u200e\u200f\u202a\u202e\u2066\u2069"],
  ["zero width", "\u200b\u200c\u200d\u2060\u2064\ufeff"],
  ["selectors and marks of other uses", "\u180b\u180f\ufe00\ufe0f\ufff0\ufffb"],
])("%s show nothing", (_what, units) => {
  for (const unit of units) expect(isInvisible(unit.charCodeAt(0)), JSON.stringify(unit)).toBe(true);
  expect(stripInvisible(`a${units}b`)).toBe("ab");
});

test.each([
  ["white space", "\t\n\v\f\r \u0085\u00a0\u2028\u2029\u202f\u3000"],
  ["neighbours of what is invisible", "~\u00a1\u00ac\u00ae\u034e\u0350\u061b\u061d\u115e\u1161\u180a\u1810\u2010"],
  ["and others", "\u2070\u3163\u3165\ufdff\ufe10\ufefe\uff9f\uffa1\uffef\ufffc"],
])("%s stay", (_what, units) => {
  for (const unit of units) expect(isInvisible(unit.charCodeAt(0)), JSON.stringify(unit)).toBe(false);
  expect(stripInvisible(`a${units}b`)).toBe(`a${units}b`);
});

test.each([
  ["Persian", "\u0645\u06cc\u200c\u062e\u0648", true],
  ["Devanagari", "\u0915\u094d\u200d\u0937", true],
  ["Malayalam, also at the end", "\u0d24\u0d43\u0d36\u0d4d\u0d36\u0d42\u0d30\u0d4d\u200d", true],
  ["Malayalam without virama", "\u0d30\u200d", false],
  ["Latin", "a\u200cb", false],
  ["the end of a word", "\u0645\u06cc\u200c", false],
  ["an end beside Latin", "\u0645\u200cb", false],
])("joiners between letters of %s", (_what, text, stays) => {
  expect(stripInvisible(text, true) === text).toBe(stays);
  expect(stripInvisible(text)).toBe(text.replaceAll(/[\u200c\u200d]/gu, ""));
});
