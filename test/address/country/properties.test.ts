import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAddress, normalizeAddress, parseAddress } from "../../../src/address/index.ts";
import { internationalText } from "./fragments.ts";

const SEED = 20_261;
const RUNS = { seed: SEED, numRuns: 10_000 };

const hints = (country: string): object[] => [{}, { country }];
const digits = (text: string): string => [...(text.normalize("NFKC").match(/\d/gu) ?? [])].sort().join("");
const wide = (text: string): string =>
  text.replace(/[!-~]/gu, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

function check(property: (text: string, options: object, country: string) => void, runs = RUNS): void {
  fc.assert(
    fc.property(internationalText, ({ country, text }) => {
      for (const options of hints(country)) property(text, options, country);
    }),
    runs,
  );
}

test("the standard line reads as itself", () => {
  check((text, options) => {
    const line = normalizeAddress(text, options);
    expect(line).not.toBeNull();
    expect(normalizeAddress(line ?? "", options)).toBe(line);
  });
});

/** Buildings, streets and English units before last lines whose codes have leading zeros, letters or a direction beside them. */
const BUILDINGS = ["", "Harbour Tower, ", "Centrum 4, ", "B-12, ", "PO Box 417, "];
const STREETS = [
  "Lipowa 18",
  "Elvej 3",
  "12 Quay Walk",
  "Paseo Luna 250",
  "Torre Norte",
  "Rue du Lac 9 B",
  "Park Street 59",
];
const UNITS = ["", ", Floor 7", ", FLOOR V", ", Suite 1902-C", ", Centre Tower1", " - Unit 5"];
const LAST_LINES = [
  ["PL", "02-675 Warszawa", "Poland"],
  ["DK", "5260 Odense S", "Denmark"],
  ["SG", "Singapore 018981", "Singapore"],
  ["MX", "06500 Ciudad de México", "Mexico"],
  ["ES", "08122 Castellar", "Spain"],
  ["FR", "05000 Gap", "France"],
  ["SE", "164 40 Kista", "Sweden"],
  ["NL", "5405 NE Uden", "Netherlands"],
  ["NZ", "Takapuna 0622", "New Zealand"],
  ["BR", "Curitiba - PR, 81280-020", "Brazil"],
  ["IN", "Gurgaon 122018", "India"],
  ["ZA", "Centurion, 0157", "South Africa"],
  ["CH", "1204 Genève", "Switzerland"],
] as const;
const OFFICES = BUILDINGS.flatMap((building) =>
  STREETS.flatMap((street) =>
    UNITS.flatMap((unit) => [", ", " "].map((comma) => `${building}${street}${unit}${comma}`)),
  ),
);

test.each(LAST_LINES)(
  "%s: the standard line holds the postal code of the parts, and keeps the country that it names",
  (country, last, name) => {
    for (const office of OFFICES)
      for (const [value, options] of [
        [`${office}${last}`, {}],
        [`${office}${last}`, { country }],
        [`${office}${last}, ${name}`, {}],
      ] as const) {
        const { components, country: read, normalized } = parseAddress(value, options);
        const line = normalized ?? "";
        expect(line.replace(/[ -]/gu, ""), value).toContain((components.postalCode ?? "").replace(/[ -]/gu, ""));
        expect(normalizeAddress(line, options)).toBe(line);
        if (components.country !== null) expect(parseAddress(line, options).country, value).toBe(read);
      }
  },
);

test("letter case, normalization form, width, blanks and line breaks make no difference", () => {
  check(
    (text, options) => {
      const line = normalizeAddress(text, options);
      for (const twin of [
        text.toUpperCase(),
        text.normalize("NFD"),
        wide(text),
        text.replaceAll(" ", "   "),
        text.replaceAll(", ", "\n"),
      ]) {
        expect(normalizeAddress(twin, options), twin).toBe(line);
      }
    },
    { seed: SEED, numRuns: 2000 },
  );
});

test("with the country known every digit of the text stands in the line", () => {
  check((text, _options, country) => {
    expect(digits(normalizeAddress(text, { country }) ?? "")).toBe(digits(text));
  });
});

test("accents make no difference to the match key", () => {
  check(
    (text, _options, country) => {
      const plain = text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
      expect(parseAddress(plain, { country }).matchKey).toBe(parseAddress(text, { country }).matchKey);
    },
    { seed: SEED, numRuns: 3000 },
  );
});

test("formatting the parts gives the line", () => {
  check(
    (text, _options, country) => {
      const parsed = parseAddress(text, { country });
      if (parsed.country !== country) return;
      const line = formatAddress(parsed.components, { country });
      expect(normalizeAddress(line, { country })).toBe(parsed.normalized);
    },
    { seed: SEED, numRuns: 3000 },
  );
});

test("any text of any country is read without an error, within the bound", () => {
  const unit = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    internationalText.map(({ text }) => text),
  );
  const country = fc.constantFrom(
    "CA",
    "GB",
    "AU",
    "DE",
    "FR",
    "NL",
    "ES",
    "IT",
    "BR",
    "CO",
    "IN",
    "SG",
    "JP",
    "KR",
    "CN",
    "TW",
    "PL",
    "ZZ",
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 4 }), country, (parts, code) => {
      const text = parts.join(", ");
      const line = normalizeAddress(text, { country: code });
      if (line === null) return;
      expect(line.length).toBeLessThanOrEqual(3 * text.length + 64);
      expect(normalizeAddress(line, { country: code })).toBe(line);
    }),
    RUNS,
  );
});
