import { describe, expect, test } from "vitest";
import {
  ADDRESS_LABELS,
  EMPTY_FIELDS,
  FIELD_LABELS,
  LABEL_KINDS,
  PART_LABELS,
  UNIT_KEYS,
} from "../../src/address/data/field-labels.ts";
import { LINK_TEXTS, MOST_LINK_WORDS, OPENING_PHRASES } from "../../src/address/data/page-words.ts";
import { cleanAddressText } from "../../src/address/hygiene/hygiene.ts";
import { PLACEHOLDERS } from "../../src/text/data/placeholders.ts";

/** What forms, exports and pages leave in a text, and what looks like it and stays. */
const tables: Readonly<Record<string, readonly (readonly [text: string, clean: string])[]>> = {
  markup: [
    ["12 Elm St<br/>Salem, OR 97301", "12 ELM ST, SALEM, OR 97301"],
    ["12 Elm St<tr>Salem", "12 ELM ST, SALEM"],
    ["12 <track>Elm St", "12 ELM ST"],
    ["<p class='x'><b>12</b> Elm St</p><p>Salem</p>", "12 ELM ST, SALEM"],
    ["12 Elm St&lt;br&gt;Salem", "12 ELM ST, SALEM"],
    ["12 Elm St\\r\\nSalem", "12 ELM ST, SALEM"],
    ["12 Elm St\\\\ Salem\\", "12 ELM ST, SALEM"],
    ["12 Elm St\\, Salem", "12 ELM ST, SALEM"],
    ["12 Elm St\\;Salem", "12 ELM ST, SALEM"],
    ["&\\;", "&"],
    ["C\\O J. Doe, 12 Elm St", "C\\O J. DOE, 12 ELM ST"],
    ["12%20Elm%20St%2C%20Salem", "12 ELM ST, SALEM"],
    ["K%C3%B6nigstr.+5,+10115+Berlin+Mitte", "KÖNIGSTR. 5, 10115 BERLIN MITTE"],
    ["K%C3%B6nigstr.%205", "KÖNIGSTR. 5"],
    ["12%20Elm%20St%FF", "12 ELM ST%FF"],
    ["Elm+Oak", "ELM+OAK"],
    ["12%20Elm%20St, n/a", "12 ELM ST"],
    ["12 Elm St %20 Salem", "12 ELM ST %20 SALEM"],
    ["12 Elm St <5th Floor>", "12 ELM ST <5TH FLOOR>"],
    ["12 Elm < Oak St", "12 ELM < OAK ST"],
    ["12 Elm St <Salem", "12 ELM ST SALEM"],
    ["12 Elm St <a <b>Salem>", "12 ELM ST A SALEM>"],
    ["12 Elm St · Salem • OR 97301", "12 ELM ST, SALEM, OR 97301"],
    ["12 Elm St · · Salem", "12 ELM ST, SALEM"],
    ["Avinguda Paral·lel 12, Barcelona", "AVINGUDA PARAL·LEL 12, BARCELONA"],
  ],
  labels: [
    ["Address: 12 Elm St, Salem", "12 ELM ST, SALEM"],
    ["Mailing Address : PO Box 5, Salem", "PO BOX 5, SALEM"],
    ["Street: 12 Elm St City: Salem State: OR Zip Code: 97301", "12 ELM ST, SALEM, OR, 97301"],
    ["Adresse: Lindenstr. 12, 20099 Hamburg", "LINDENSTR. 12, 20099 HAMBURG"],
    ["住所：大阪市北区1-1", "大阪市北区1-1"],
    ["12 Main Street Address: Salem", "12 MAIN STREET, SALEM"],
    ["Attn: J. Doe, 12 Elm St", "ATTN: J. DOE, 12 ELM ST"],
    ["Building: 5, 12 Elm St", "BUILDING: 5, 12 ELM ST"],
    ["12 Elm City, Salem", "12 ELM CITY, SALEM"],
    ["Remit to: Hale Tool, 12 Elm St", "HALE TOOL, 12 ELM ST"],
    ["Ship-To: J. Doe, 12 Elm St", "J. DOE, 12 ELM ST"],
    ["Mailing: PO Box 5, Physical: 12 Elm St", "PO BOX 5, 12 ELM ST"],
    ["Access to 12 Elm St", "ACCESS TO 12 ELM ST"],
    ["1) Elm Hall, Salem", "ELM HALL, SALEM"],
    ["12) 12 Elm St, Salem", "12 ELM ST, SALEM"],
    ["(1) Elm Hall, Salem", "(1) ELM HALL, SALEM"],
  ],
  "empty fields": [
    ["12 Elm St, N/A, Salem", "12 ELM ST, SALEM"],
    ["12 Elm St, null, nan, None, Salem", "12 ELM ST, SALEM"],
    ["12 Elm St, #REF!, -, Salem", "12 ELM ST, SALEM"],
    ["Not available, Salem", "SALEM"],
    ["12 Elm St, Salem, OR nan", "12 ELM ST, SALEM, OR"],
    ["12 Elm St, Salem, OR None", "12 ELM ST, SALEM, OR"],
    ["nan, nan, OR nan", "OR"],
    ["12 Elm St, Old Nan", "12 ELM ST, OLD NAN"],
    ["12 Elm St, Salem, OR nan 97301", "12 ELM ST, SALEM, OR NAN 97301"],
    ["12 Unknown St, Nona, Salem", "12 UNKNOWN ST, NONA, SALEM"],
    ["12 Elm St;NULL;Salem", "12 ELM ST, SALEM"],
    ["12 Elm St | N/A | Salem", "12 ELM ST, SALEM"],
    ["N/A", "N/A"],
    ["null, null", "NULL, NULL"],
  ],
  "marks around the whole": [
    ['"12 Elm St, Salem"', "12 ELM ST, SALEM"],
    ["(12 Elm St, Salem)", "12 ELM ST, SALEM"],
    ["[12 Elm St, Salem]", "12 ELM ST, SALEM"],
    ["'12 Elm St, Salem'", "12 ELM ST, SALEM"],
    ["“12 Elm St, Salem”", "12 ELM ST, SALEM"],
    ['"(12 Elm St, Salem)"', "12 ELM ST, SALEM"],
    ['"12 Elm St, Salem', "12 ELM ST, SALEM"],
    ['12 Elm St, Salem"', "12 ELM ST, SALEM"],
    ['" 12 Elm St, Salem "', "12 ELM ST, SALEM"],
    ['"Address: 12 Elm St"', "12 ELM ST"],
    ['"Mill House" 12 "Rear"', '"MILL HOUSE" 12 "REAR"'],
    ["(Mill House) 12 Elm St (rear)", "(MILL HOUSE) 12 ELM ST (REAR)"],
    ["((12 Elm St))", "((12 ELM ST))"],
    ["'s-Gravenweg 12", "'S-GRAVENWEG 12"],
    ['"', ""],
    ["()", ""],
  ],
  "pictures, links and phrases of pages": [
    ["📍 12 Elm St, Salem", "12 ELM ST, SALEM"],
    ["📍12 Elm St, Salem 🇺🇸", "12 ELM ST, SALEM"],
    ["12 Elm St ★ Salem", "12 ELM ST, SALEM"],
    ["12 Elm St➡ Salem", "12 ELM ST, SALEM"],
    ["Coffee☕House, 12 Elm St", "COFFEE HOUSE, 12 ELM ST"],
    ["■ 12 Elm St ■ Salem", "12 ELM ST, SALEM"],
    ["1️⃣2️⃣ Elm St", "12 ELM ST"],
    ["⑫ Elm St", "12 ELM ST"],
    ["🏠", ""],
    ["Elm 1−2 St 〒 5", "ELM 1-2 ST 〒 5"],
    ["12 Elm St, Salem, OR 97301 Get Directions", "12 ELM ST, SALEM, OR 97301"],
    ["12 Elm St, Salem, OR 97301 (map) | Directions", "12 ELM ST, SALEM, OR 97301"],
    ["12 Elm St, Salem View on Google Maps", "12 ELM ST, SALEM"],
    ["Lindenstr. 5, 20099 Hamburg (Anfahrt)", "LINDENSTR. 5, 20099 HAMBURG"],
    ["12 Elm Map", "12 ELM MAP"],
    ["12 Directions Way, Salem", "12 DIRECTIONS WAY, SALEM"],
    ["Google Maps", "GOOGLE MAPS"],
    ["Map, Directions", "MAP"],
    ["[12 Elm St, Salem](https://example.com/map?q=12)", "12 ELM ST, SALEM"],
    ["12 Elm St [rear], Salem", "12 ELM ST [REAR], SALEM"],
    ["We're located at 12 Elm St, Salem", "12 ELM ST, SALEM"],
    ["Located at", "LOCATED AT"],
    ["Lot located at 12 Elm St", "LOT LOCATED AT 12 ELM ST"],
    ["Mailing Address - PO Box 5, Salem", "PO BOX 5, SALEM"],
    ["Address\n12 Elm St\nSalem", "12 ELM ST, SALEM"],
    ["Address House - 12 Elm St", "ADDRESS HOUSE - 12 ELM ST"],
    ["Mailing House, 12 Elm St", "MAILING HOUSE, 12 ELM ST"],
  ],
  "lines of a page run together": [
    ["12 Elm StSalem, OR 97301", "12 ELM ST SALEM, OR 97301"],
    ["12 Elm StreetNew York, NY 10013", "12 ELM STREET NEW YORK, NY 10013"],
    ["12 Elm Ave, Suite 5San Mateo, CA 94401", "12 ELM AVE, SUITE 5 SAN MATEO, CA 94401"],
    ["12 Broadway, 5th FloorNew York, NY 10023", "12 BROADWAY, 5TH FLOOR NEW YORK, NY 10023"],
    ["12 S. BroadwaySalem, OR 97301", "12 S. BROADWAY SALEM, OR 97301"],
    ["12 StreetCar Dr, Salem", "12 STREETCAR DR, SALEM"],
    ["12 Elm LaneCo, Salem", "12 ELM LANECO, SALEM"],
  ],
  "what is said twice": [
    ["12 Elm St, 12 Elm St, Salem", "12 ELM ST, SALEM"],
    ["12 Elm St 12 Elm St Salem", "12 ELM ST SALEM"],
    ["12 Elm St 12 Elm Ave Salem", "12 ELM ST 12 ELM AVE SALEM"],
    ["12 Elm St, 12 Elm St Apt 4, Salem", "12 ELM ST, 12 ELM ST APT 4, SALEM"],
    ["12 Elm St, New York, New York", "12 ELM ST, NEW YORK, NEW YORK"],
    ["Calle 5, 5, 5, Puebla", "CALLE 5, 5, 5, PUEBLA"],
  ],
  "objects of JSON and Python": [
    ['{"street":"12 Elm St","unit":"#5","city":"Salem","zip":97301}', "12 ELM ST, UNIT #5, SALEM, 97301"],
    ['{"line1": "12 Elm St", "suite": "Suite 5", "line2": null}', "12 ELM ST, SUITE 5"],
    ['{"address":{"street":"12 Elm St","apt":"B","building":"Mill House"}}', "12 ELM ST, APT B, MILL HOUSE"],
    [`{'street': "12 O'Neil St", 'floor': None, 'city': 'Salem'}`, "12 O'NEIL ST, SALEM"],
    ['12 Elm St "Mill House", Salem', '12 ELM ST "MILL HOUSE", SALEM'],
    ["{12 Elm St}, Salem", "{12 ELM ST}, SALEM"],
  ],
  decimals: [
    ["12.0 Elm St, Salem, OR 97301.0", "12 ELM ST, SALEM, OR 97301"],
    ["39.4 Rd, Salem", "39.4 RD, SALEM"],
    ["Elm.\u2103", "ELM°C"],
    ["12 Elm St # 4.05", "12 ELM ST # 4.05"],
  ],
};

describe.each(Object.entries(tables))("%s", (_, rows) => {
  test.each(rows)("%j", (text, clean) => {
    expect(cleanAddressText(text)).toBe(clean);
    expect(cleanAddressText(clean)).toBe(clean);
  });
});

test.each([...EMPTY_FIELDS, ...PLACEHOLDERS])("%s between commas is an empty field", (word) => {
  expect(cleanAddressText(`12 Elm St, ${word}, Salem`)).toBe("12 ELM ST, SALEM");
});

test.each([...ADDRESS_LABELS, ...FIELD_LABELS, ...PART_LABELS])(
  "%s and a colon are a label, with every kind before it",
  (label) => {
    for (const kind of ["", ...LABEL_KINDS])
      expect(cleanAddressText(`${kind} ${label}: 12 Elm St, Salem`)).toBe("12 ELM ST, SALEM");
  },
);

test.each([...ADDRESS_LABELS])("%s alone in a part is a label, with every kind before it", (label) => {
  for (const kind of ["", ...LABEL_KINDS]) {
    expect(cleanAddressText(`${kind} ${label}\n12 Elm St`)).toBe("12 ELM ST");
    expect(cleanAddressText(`${kind} ${label} - 12 Elm St`)).toBe("12 ELM ST");
    expect(cleanAddressText(`${kind} ${label} 12 Elm St`)).toBe("12 ELM ST");
    expect(cleanAddressText(`Lipa ${label} 12 Elm St`)).toBe(`LIPA ${label} 12 ELM ST`);
  }
});

test.each([...LINK_TEXTS])("%s behind an address is a link", (link) => {
  expect(link.split(" ").length).toBeLessThanOrEqual(MOST_LINK_WORDS);
  for (const shown of [`\n${link}`, ` (${link})`, ` 97301 ${link}`])
    expect(cleanAddressText(`12 Elm St, Salem${shown}`)).toBe(
      `12 ELM ST, SALEM${shown.includes("97301") ? " 97301" : ""}`,
    );
});

test.each([...OPENING_PHRASES])("%j before an address opens a sentence", (phrase) => {
  expect(cleanAddressText(`${phrase}12 Elm St, Salem`)).toBe("12 ELM ST, SALEM");
});

test.each([...UNIT_KEYS])("a number under the key %s is that of a unit", (key) => {
  expect(cleanAddressText(`{"street":"12 Elm St","${key}":"5"}`)).toBe(`12 ELM ST, ${key} 5`);
  expect(cleanAddressText(`{"street":"12 Elm St","${key}":null}`)).toBe("12 ELM ST");
});
