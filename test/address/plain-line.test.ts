import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanAddressText } from "../../src/address/hygiene.ts";
import { plainLine } from "../../src/address/plain-line.ts";
import { linesOf, settle } from "../../src/address/settle.ts";

const us = { country: "US" };
const byRules = (text: string): string => settle(linesOf(text, us), text, us).join(" ");

const pick = (words: string): fc.Arbitrary<string> => fc.constantFrom(...words.split("|"));
const number = fc.oneof(fc.integer({ min: 1, max: 99_999 }).map(String), pick("12-14|007|12A|1/2|5 1/2|N6W23001"));
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

test("the plain reader answers what the rules answer, or nothing", () => {
  let plain = 0;
  fc.assert(
    fc.property(line, (text) => {
      const clean = cleanAddressText(text);
      const answer = plainLine(clean);
      if (answer === null) return;
      plain++;
      expect(answer).toBe(byRules(clean));
    }),
    { seed: 20261121, numRuns: 40_000 },
  );
  expect(plain).toBeGreaterThan(4000);
});

test.each([
  ["812 N OAK STREET APT 4, DAYTON, OH 45402", "812 N OAK ST APT 4 DAYTON OH 45402"],
  ["70 W MADISON, STE 4500, CHICAGO, IL 60602", "70 W MADISON STE 4500 CHICAGO IL 60602"],
  ["PO BOX 12, TROY, NY 12180", "PO BOX 12 TROY NY 12180"],
  ["5 33 AVE", "5 33RD AVE"],
  ["5 MILL STREET, ST. LOUIS, MO 63101", "5 MILL ST SAINT LOUIS MO 63101"],
])("plainLine(%j)", (text, expected) => {
  expect(plainLine(text)).toBe(expected);
});

test.each([
  "",
  "OAK ST",
  "12 OAK",
  "12 OAK ST NORTH TROY",
  "12 HIGHWAY 5",
  "5 ST ANNE CT",
  "12 OAK ST REAR",
  "12 MAIN AVE DR",
])("%j is left to the rules", (text) => {
  expect(plainLine(text)).toBeNull();
});
