import { expect, test } from "vitest";
import { decodeEntities } from "../../src/text/entities.ts";

test.each([
  ["Smith &amp; Sons", "Smith & Sons"],
  ["M&Uuml;LLER &AMP; S&ouml;hne", "MÜLLER & Söhne"],
  ["a&nbsp;b", "a\u00a0b"],
  ["&#233;&#xE9;&#Xe9;", "ééé"],
  ["&#128640;", "🚀"],
  ["&amp;amp;", "&amp;"],
  ["&&amp;", "&&"],
  ["&Scaron;koda &zcaron; &AElig;", "Škoda ž Æ"],
])("%j is decoded once", (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each([
  "AT&T",
  "&",
  "&;",
  "&amp",
  "&nosuchname;",
  "&qacute; &acute; &eacutes;",
  "&#0;",
  "&#xd800;",
  "&#xDFFF;",
  "&#x110000;",
  "&#12345678;",
  "&#;",
  "&#xg;",
  "a & b; c",
])("%j stays", (text) => {
  expect(decodeEntities(text)).toBe(text);
});
