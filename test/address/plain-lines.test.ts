import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanAddressText } from "../../src/address/hygiene/hygiene.ts";
import { normalizeAddress } from "../../src/address/normalize.ts";
import { parseAddress } from "../../src/address/parse.ts";
import { PLACES_US } from "../../src/address/places-us.ts";
import { plainLines } from "../../src/address/plain/plain-lines.ts";
import { classify } from "../../src/address/tokens/classify.ts";
import { tokenizeAddress } from "../../src/address/tokens/tokenize.ts";
import type { AddressOptions, Places } from "../../src/address/types.ts";
import { readUnitedStates } from "../../src/address/us/united-states.ts";

const us = { country: "US" };
const known = { country: "US", places: PLACES_US };
const byRules = (text: string, options: AddressOptions = us): string[] => readUnitedStates(text, options, false).lines;
const plainly = (text: string, places: Places | null = null): string[] | null =>
  plainLines(classify(tokenizeAddress(text)), places);

const pick = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split("|"));
const number = fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), pick("12-14|007|12A|1/2|5 1/2|N6W23001|"));
const direction = pick("|||N |S. |East |NW |N W |SOUTH |South East ");
const name = pick(
  "Oak|Main|5th|33|33rd|Lake Shore|Park|Old Mill|Washington|Martin Luther King|King|St Clair|La Brea|North|State|Church|County Line|Highway|Avenue|The Oaks|" +
    "New York|Ohio|First|Two Rivers|Court|MT|Saint Anne|Front|Elm and Oak|Broadway|Glen Haven|Via Verde|E|Key",
);
const suffix = pick(
  "St|Street|Ave.|AVENUE|Rd|Road|Dr|Lane|Blvd|Ct|Court|Way|Hwy|Pl|Place|Cir|Park|Creek|Loop|La|||Trail|Plaza",
);
const post = pick("||||| N| SW| West| N.E.|, NW| South");
const unit = pick(
  "||||| Apt 5|, Suite 200| #7| # 12B| Unit B|, Fl 3| Rm B12| Bldg 4 Apt 2| Rear| 12| Apt| Lot I5|, Ste. 4-5",
);
const city = pick(
  "||, Troy|, New York| San Diego|, Park Forest| Lake Worth|, St. Louis| St Paul|, West Palm Beach| North Port|, Key West|, Kansas City|, Mission|" +
    ", N Orange| Saint Thomas|, Salt Lake City| Rome|, Ft Worth|, Bay St Louis|, El Mirage|, La Mesa",
);
const state = pick("||, NY| CA|, IL|, Ohio| CT|, LA|, New Jersey| WA|, MO");
const zip = pick("|| 12180|, 90210| 60601-1234| 06103| 70112 | 7102");
const wild = fc
  .tuple(number, direction, name, suffix, post, unit, city, state, zip)
  .map(([n, d, s, x, p, u, c, t, z]) => `${n} ${d}${s} ${x}${p}${u}${c}${t}${z}`.replace(/ +/gu, " "));

// Mostly plain, with words that play other parts too.
const tame = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }).map(String),
    pick("||N |S. |East |NW "),
    pick(
      "Oak|Elm Grove|5th|33|Lake Shore|Park|Mill|Washington|King|Church|Summit View|Two Rivers|Orange|Glen|Martin|Ohio|Old Post|New Haven",
    ),
    pick("St|Street|Ave.|Rd|Road|Dr|Lane|Blvd|Ct|Way|Hwy|Pl|Cir"),
    pick("||| N| SW| West"),
    pick("||, Suite 200| #7| # 12B| Apt 5| Unit B|, Rm B12"),
    pick(
      ", Troy|, Park Forest| Lake Worth|, St. Louis| Rome|, San Diego|, North Port|, West Palm Beach|, Mission| Springfield|, Saint Paul|, Green Bay",
    ),
    pick(", NY| CA|, IL| CT|, LA| WA|, MT|, NE"),
    pick(" 12180|, 90210| 60601-1234| 06103| 70112| 59601| 68102"),
  )
  .map(([n, d, s, x, p, u, c, t, z]) => `${n} ${d}${s} ${x}${p}${u}${c}${t}${z}`);
const line = fc.oneof(wild, tame);

// Words that rules begin at, or that are a part of one kind in one place and of another kind elsewhere.
const odd = fc.constantFrom(
  ..."N S E W NE NW SE SW NORTH SOUTH EAST WEST NORTHEAST ST STREET AVE AVENUE RD ROAD DR LN BLVD CT COURT LA WAY HWY".split(
    " ",
  ),
  ..."HIGHWAY PL PLAZA PARK CREEK LOOP TRL VIA APT STE UNIT # FL FLOOR RM REAR BLDG LOT SPC PO BOX RR HC PSC CMR US I SR".split(
    " ",
  ),
  ..."CR STATE COUNTY COUNTRY FM RTE ROUTE OLD NEW SAINT ST. FT MT THE OF AND & AT B 5 12 123 1/2 5TH 33 33RD 12A A12".split(
    " ",
  ),
  ..."12-14 0 007 FIRST ONE TWENTY CA NY IL TX LA NE CO IN OR ME HI ID OK PR DC AE YORK TEXAS OHIO CAROLINA DAKOTA KANSAS".split(
    " ",
  ),
  ..."CITY LAKE PORT SAN SANTA LOUIS ANNE CLAIR GEORGE CENTER TOWER BUILDING HOTEL LLC C/O ATTN GENERAL DELIVERY URB CALLE".split(
    " ",
  ),
  ..."MAIN BROADWAY KEY SPRING FRONT FRNT SIDE LOWER UPPER UPPR BYP SPUR JCT CORNER NO SO NUMBER 12345 7102 60E M MC POST".split(
    " ",
  ),
  ..."USA MEXICO JORDAN 3RD CAUSEWAY CENTRE 1400N OPP OPPOSITE NEAR BEHIND BTW AKA OFF".split(" "),
);
const disturbed = fc
  .tuple(tame, odd, fc.nat(14), fc.boolean(), fc.boolean())
  .map(([text, word, at, replaces, comma]) => {
    const words = text.split(" ");
    words.splice(at % (words.length + 1), replaces ? 1 : 0, comma ? `${word},` : word);
    return words.join(" ");
  });

/** Lines of which the plain reader read any, after checking that the rules read the same, also from the line itself. */
function plainShare(texts: fc.Arbitrary<string>, numRuns: number, options: AddressOptions = us): number {
  let plain = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanAddressText(text);
      const lines = plainly(clean, options.places);
      if (lines === null) return;
      plain++;
      expect(lines).toEqual(byRules(clean, options));
      expect(byRules(lines.join(" "), options).join(" ")).toBe(lines.join(" "));
    }),
    { seed: 20261121, numRuns },
  );
  return plain / numRuns;
}

test("the plain reader answers what the rules answer, or nothing", () => {
  expect(plainShare(line, 40_000)).toBeGreaterThan(0.15);
});

test("with places the plain reader answers what the rules answer with them, or nothing", () => {
  expect(plainShare(line, 20_000, known)).toBeGreaterThan(0.03);
  expect(plainShare(disturbed, 20_000, known)).toBeGreaterThan(0.005);
});

test("a word in the wrong place is read as the rules read it, or left to them", () => {
  expect(plainShare(disturbed, 60_000)).toBeGreaterThan(0.04);
});

test("normalizing, which reads plainly, answers what parsing answers, which does not", () => {
  fc.assert(
    fc.property(fc.oneof(line, disturbed), fc.constantFrom({}, us, known), (text, options) => {
      expect(normalizeAddress(text, options)).toBe(parseAddress(text, options).normalized);
    }),
    { seed: 20261121, numRuns: 10_000 },
  );
});

test.each([
  ["812 N OAK STREET APT 4, DAYTON, OH 45402", ["812 N OAK ST APT 4", "DAYTON OH 45402"]],
  ["12 W ALDER, STE 4500, CHICAGO, IL 60602", ["12 W ALDER STE 4500", "CHICAGO IL 60602"]],
  ["PO BOX 12, TROY, NEW YORK 12180", ["PO BOX 12", "TROY NY 12180"]],
  ["9 JAMES W HILL LANE P.O. BOX 7 TROY NY 12180", ["9 JAMES W HILL LN", "PO BOX 7", "TROY NY 12180"]],
  ["5 33 AVE", ["5 33RD AVE"]],
  ["5 MILL STREET, ST. LOUIS, MO 63101", ["5 MILL ST", "SAINT LOUIS MO 63101"]],
  ["14 MARKET PLACE DRIVE, NW, UNIT # B7, KEY WEST, FL 33040", ["14 MARKET PLACE DR NW UNIT B7", "KEY WEST FL 33040"]],
  ["830 ELM STREET, 3RD FLR., BOISE, IDAHO 83702", null],
  ["400 US HWY 98 STE 2, DESTIN, FL 32541", ["400 US HIGHWAY 98 STE 2", "DESTIN FL 32541"]],
  ["525 NORTH AVENUE, TROY, NY 12180", ["525 NORTH AVE", "TROY NY 12180"]],
  ["9 LAKE AVE 4B, TROY, NY 12180", null],
  ["9 LAKE AVE, LAKE CITY, UT 84101", ["9 LAKE AVE", "LAKE CITY UT 84101"]],
  ["TROY, NY 12180", ["TROY NY 12180"]],
  ["12 TALL BIRCH ORCHARD, TROY, NY 12180", ["12 TALL BIRCH ORCH", "TROY NY 12180"]],
  ["733 E HWY 98, TROY, NY 12180", ["733 E HIGHWAY 98", "TROY NY 12180"]],
  ["7104 HIGHWAY 62 WEST, TROY, NY 12180", ["7104 HIGHWAY 62 W", "TROY NY 12180"]],
  ["133 COUNTY ROAD KK, TROY, NY 12180", ["133 COUNTY ROAD KK", "TROY NY 12180"]],
  ["2905 W PARKWAY BLVD., TROY, NY 12180", ["2905 W PARKWAY BLVD", "TROY NY 12180"]],
  ["812 DUVAL STREET, KEY WEST, FL 33040", ["812 DUVAL ST", "KEY WEST FL 33040"]],
  ["14 ALDER OAKS LANE, 39424", ["14 ALDER OAKS LN", "39424"]],
  ["12 1/2 N FERN DRIVE, TROY, NY 12180", ["12 1/2 N FERN DR", "TROY NY 12180"]],
  ["FERN HILL DRIVE, TROY, NY 12180", ["FERN HILL DR", "TROY NY 12180"]],
  ["COUNTY ROAD 12, TROY, NY 12180", ["COUNTY ROAD 12", "TROY NY 12180"]],
  ["5 OHIO HIGHWAY 98, DAYTON, OH 45402", ["5 OH HIGHWAY 98", "DAYTON OH 45402"]],
  ["5 ELM STREET, OHIO OH 45402", null],
  ["5 NEW YORK LOOP 12, TROY, NY 12180", ["5 NY LOOP 12", "TROY NY 12180"]],
])("plainLines(%j)", (text, expected) => {
  expect(plainly(text)).toEqual(expected);
});

test.each([
  "",
  "OAK ST",
  "12 OAK",
  "12 OAK ST NORTH TROY",
  "5 ST ANNE CT",
  "12 OAK ST UNIT",
  "12 MAIN AVE DR",
  "12 CO DRIVE, TROY, NY 12180",
  "12 OAK HWY 60E, TROY, NY 12180",
  "12 C/O OAK ST, TROY, NY 12180",
  "12 HIGHWAY 5 S TROY NY 12180",
  "12 COUNTRY ROAD 43, TROY, NY 12180",
  "12 OAK ST, CITY, NY 12180",
  "QUEEN AT AVENUE, TROY, NY 12180",
  "12 US HIGHWAY NO NO 202, TROY, NY 12180",
  "400 FRONT A SOUTH BOULEVARD, TROY, NY 12180",
  "ONE FPO AP 96667",
  "12 328 HWY, TROY, NY 12180",
  "12 OAK ST, FIRST FL 33415",
  "12 OAK ST, NORTHEAST CITY, MO 64118",
  "12 MARTIN LUTHER, JR. TROY, NY 12180",
  "9003 COUNTY ROAD 20, NE",
  "12 FLOAT LAKE, TROY, NY 12180",
  "9 THE GROVE",
  "12 OAK ROAD, LAKE APO AK 99652",
  "12 OAK STREET, NEW YORK, 10003",
  "2554 NE USA",
  "12 OAK STREET, FLOOR SEVENTH",
  "9 COUNTY ROAD PA, TROY, 19144",
  "12 OAK ST KEY WEST, FL 33040",
  "15 TRINITY SOUT PLACE, TROY, NY 12180",
  "12 1/2, FERN DRIVE, TROY, NY 12180",
  "FERN HILL DRIVE TROY NY 12180",
  "FERN HILL, TROY, NY 12180",
  "HARBOR PLAZA, TROY, NY 12180",
  "12 OAK COURT, US 12180",
  "12 OAK COURT, TROY USA NY",
  "12 W OHIO TROY, TROY, NY 12180",
  "100 ELM OPP FERN MALL, SALEM, OR 97301",
  "100 ELM NEAR FERN DRIVE, SALEM, OR 97301",
])("%j is left to the rules", (text) => {
  expect(plainly(text)).toBeNull();
});

test.each(["12 OAK STREET, DAYTON, OH 45402", "12 OAK STREET APT 4", "PO BOX 12, TROY, NEW YORK 12180"])(
  "%j is read plainly with places",
  (text) => {
    expect(plainly(text, PLACES_US)).toEqual(plainly(text));
  },
);

test.each([
  "12 OAK STREET, NOWHERE, OH 45402",
  "40 DYLAN CENTRAL SQUARE, NY 13036",
  "12 MAIN BOSTON MASSACHUSETTS",
  "5 OAK ST, NORTH PROVIDENCE, RI 02904",
  "11 SOUTH PLYMOUTH COURT",
])("%j is left to the rules with places", (text) => {
  expect(plainly(text, PLACES_US)).toBeNull();
});
