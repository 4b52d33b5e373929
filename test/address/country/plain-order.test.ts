import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanAddressText } from "../../../src/address/hygiene.ts";
import { linesOf } from "../../../src/address/settle.ts";
import { internationalText } from "./fragments.ts";

const read = (text: string, country?: string) =>
  linesOf(cleanAddressText(text), country === undefined ? {} : { country });

test.each([
  ["Lindenallee 12, 20099 Hamburg, Deutschland", undefined],
  ["Am Alten Markt 3\n14467 Potsdam", "DE"],
  ["15 rue du Stade, 13008 Marseille, France", undefined],
  ["Bahnhofstrasse 45, 8001 Zürich, Switzerland", undefined],
  ["Via Garibaldi 14, 16124 Genova", "IT"],
])("%s is read once", (text, country) => expect(read(text, country).stable).toBe(true));

test.each([
  // Nothing but its comma tells the country.
  ["Bahnhofplatz, 3011 Bern", undefined],
  // Another order or another word than in the text.
  ["20099 Hamburg, Lindenallee 12", "DE"],
  ["Lindenstr. 12, 20099 Hamburg", "DE"],
  ["Lindenallee 12, D-20099 Hamburg", "DE"],
  // Parts that a second comma tells.
  ["Gasthof Post, Lindenallee 12, 20099 Hamburg", "DE"],
  ["c/o Meyer, 20099 Hamburg", "DE"],
  // A code that takes its neighbour, one that wants a number beside it, a second one.
  ["Herengracht 401, 1017 BP Amsterdam", "NL"],
  ["Bahnhofplatz, 3011 Muri", "CH"],
  ["Lindenallee 10115, 20099 Hamburg", "DE"],
  ["Via Aurelia km, 16124 Genova", "IT"],
  // The street ends where the city begins.
  ["12 High Street, Oxford OX1 4AB", "GB"],
])("%s is read again", (text, country) => expect(read(text, country).stable).toBe(false));

test("a line that is read once reads as itself", () => {
  let once = 0;
  fc.assert(
    fc.property(internationalText, fc.boolean(), ({ country, text }, isHinted) => {
      const hint = isHinted ? country : undefined;
      const { lines, stable } = read(text, hint);
      if (!stable) return;
      once++;
      expect(read(lines.join(" "), hint).lines.join(" "), text).toBe(lines.join(" "));
    }),
    { seed: 20_261, numRuns: 10_000 },
  );
  expect(once).toBeGreaterThan(100);
});
