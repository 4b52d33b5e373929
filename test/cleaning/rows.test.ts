import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ColumnKind, cleanStream, createRowCleaner, type Row } from "../../src/cleaning/index.ts";
import { SEED } from "../models/any-record.ts";
import { realisticText } from "../models/realistic-text.ts";

const KINDS: readonly ColumnKind[] = [
  "person_name",
  "given_name",
  "family_name",
  "company_name",
  "address",
  "city",
  "state",
  "postal_code",
  "country",
  "phone",
  "url",
  "email",
  "profile_url",
];
const columns = Object.fromEntries(KINDS.map((kind) => [kind, kind]));

test.each<[ColumnKind, string, string, string]>([
  ["person_name", "DR. JOHN  SMITH, PhD", "John Smith", "US"],
  ["person_name", "PIM & MARY HARLOW", "Pim Harlow; Mary Harlow", "US"],
  ["person_name", "pim harlow; mary lee; PIM HARLOW", "Pim Harlow; Mary Lee", "US"],
  ["person_name", "Mr. and Mrs. Pim Harlow", "Pim Harlow", "US"],
  ["person_name", "Harlow & Sons", "Harlow; Sons", "US"],
  ["person_name", "ann@acme.example", "ann@acme.example", "US"],
  ["person_name", "www.acme.example", "www.acme.example", "US"],
  ["person_name", "--None--", "", "US"],
  ["person_name", "None", "None", "US"],
  ["given_name", "PIM/MARY", "Pim; Mary", "US"],
  ["given_name", "ANN", "Ann", "US"],
  ["family_name", "o'neill", "O'Neill", "US"],
  ["company_name", " Smith &amp; Sons  Ltd ", "Smith & Sons Ltd", "US"],
  ["company_name", "Smith &amp;amp; Sons", "Smith & Sons", "US"],
  ["company_name", "<b>Acme</b><br/>Ltd", "Acme Ltd", "US"],
  ["company_name", "Acme &lt;i&gt;West&lt;/i&gt;", "Acme West", "US"],
  ["company_name", "Acme <B>", "Acme <B>", "US"],
  ["company_name", "Acme <Berlin> </x>", "Acme <Berlin> </x>", "US"],
  ["city", '<span class="x">Austin</span>', "Austin", "US"],
  ["email", "ann @ acme.example", "ann@acme.example", "US"],
  ["email", "Ann.Lee@@acme.example", "Ann.Lee@acme.example", "US"],
  ["email", "ann@acme,example", "ann@acme.example", "US"],
  ["email", "ann(at)acme[dot]example", "ann@acme.example", "US"],
  ["email", "ann at acme dot example", "ann@acme.example", "US"],
  ["email", "ann at acme.example", "ann at acme.example", "US"],
  ["email", "meet ann at noon dot", "meet ann at noon dot", "US"],
  ["email", "a@b@acme.example", "a@b@acme.example", "US"],
  ["email", "a(at)acme.example; b @ acme.example", "a@acme.example; b@acme.example", "US"],
  ["url", "http//acme.example", "acme.example", "US"],
  ["url", "HTTPS;//www.acme.example/a", "acme.example", "US"],
  ["url", "www,acme,example", "acme.example", "US"],
  ["url", "www.acme.example (main)", "acme.example", "US"],
  ["url", "see the list (main)", "see the list (main)", "US"],
  ["phone", "212-555-O187", "+12125550187", "US"],
  ["phone", "Otto", "Otto", "US"],
  ["email", '<a href="mailto:ann@ACME.example">ann@ACME.example</a>', "ann@acme.example", "US"],
  ["email", "a@acme.example<br>b@acme.example", "a@acme.example; b@acme.example", "US"],
  ["url", "<p>www.acme.example</p>", "acme.example", "US"],
  ["company_name", "\u2014", "", "US"],
  ["company_name", "N / A", "", "US"],
  ["company_name", "(unknown)", "", "US"],
  ["company_name", "C++", "C++", "US"],
  ["address", "none<br/>", "none<br/>", "DE"],
  ["city", "none<br/>", "none", "DE"],
  ["address", "12 Oak Street, Apt. 4", "12 OAK ST APT 4", "US"],
  ["address", "N/A", "", "US"],
  ["address", "none", "", "US"],
  ["address", "ann@acme.example", "ann@acme.example", "US"],
  ["address", " https://acme.example/map ", "https://acme.example/map", "US"],
  ["city", "  San   José ", "San José", "US"],
  ["state", "california", "CA", "US"],
  ["state", "Bavaria", "Bavaria", "DE"],
  ["state", "Texas (TX)", "TX", "US"],
  ["state", "TX - Texas", "TX", "US"],
  ["state", "Kansas/Missouri", "Kansas/Missouri", "US"],
  ["state", "Texas (south)", "Texas (south)", "US"],
  ["postal_code", "2134", "02134", "US"],
  ["postal_code", "021341234", "02134-1234", "US"],
  ["postal_code", "2134-1234", "02134-1234", "US"],
  ["postal_code", "9011234", "00901-1234", "US"],
  ["postal_code", "02134\u20131234", "02134-1234", "US"],
  ["postal_code", "2134-123", "2134-123", "US"],
  ["postal_code", "'02134", "02134", "US"],
  ["postal_code", "'01067", "01067", "DE"],
  ["postal_code", "none", "", "US"],
  ["postal_code", "10115 Berlin", "10115 Berlin", "DE"],
  ["postal_code", "bfpo 61", "BFPO 61", "GB"],
  ["postal_code", "m5v3l9", "M5V 3L9", "CA"],
  ["postal_code", "sw1a1aa", "SW1A 1AA", "GB"],
  ["postal_code", "1010", "1010", "AT"],
  ["postal_code", "8017", "08017", "ES"],
  ["postal_code", "184.0", "00184", "IT"],
  ["postal_code", "D-1067", "01067", "DE"],
  ["postal_code", '="02134"', "02134", "US"],
  ["postal_code", '="=""2134"""', "02134", "US"],
  ["company_name", '="Smith ""The Best"" Ltd"', 'Smith "The Best" Ltd', "US"],
  ["company_name", '="a"&"b"', '="a"&"b"', "US"],
  ["postal_code", "〒1500001", "150-0001", "JP"],
  ["postal_code", "1012nx", "1012 NX", "NL"],
  ["postal_code", "11122", "111 22", "SE"],
  ["postal_code", "1310100", "01310-100", "BR"],
  ["postal_code", "lt01100", "LT-01100", "LT"],
  ["postal_code", "lv-1010", "LV-1010", "LV"],
  ["postal_code", "101", "101", "AT"],
  ["postal_code", "80x17", "80X17", "ES"],
  ["postal_code", "280130", "280130", "ES"],
  ["postal_code", "aa-55", "AA-55", "BB"],
  ["country", "United Kingdom", "GB", "US"],
  ["country", "Atlantis", "Atlantis", "US"],
  ["phone", "6189 us ghway 18; 6183/3", "+496189874492918", "DE"],
  ["phone", "(212) 555-0123", "+12125550123", "US"],
  ["phone", "020 7946 0018", "+442079460018", "GB"],
  ["phone", "n/a", "", "US"],
  ["phone", "212-555-0123/0124", "+12125550123; +12125550124", "US"],
  ["phone", "212-555-0123 x12, 917-555-0100 x5", "+12125550123;ext=12; +19175550100;ext=5", "US"],
  ["phone", "030/123456", "+4930123456", "DE"],
  ["phone", "4.91512E+12", "4.91512E+12", "DE"],
  ["email", "Ann@Acme.example; bob@ACME.example", "Ann@acme.example; bob@acme.example", "US"],
  ["email", "Lee, Ann <a@acme.example>; Bob <b@acme.example>", "a@acme.example; b@acme.example", "US"],
  ["email", "a@acme.example, b@acme.example", "a@acme.example; b@acme.example", "US"],
  ["email", "a@acme.example / A@acme.example a@ACME.example", "a@acme.example; A@acme.example", "US"],
  ["email", "a@acme.example, N/A", "a@acme.example", "US"],
  ["email", ";a@acme.example; none", "a@acme.example", "US"],
  ["email", "a@acme.example - b@acme.example", "a@acme.example; b@acme.example", "US"],
  ["email", "no a@acme.example", "no a@acme.example", "US"],
  ["email", "a\u200b@ACME.example", "a@acme.example", "US"],
  ["email", "a@acme.example, then ask", "a@acme.example, then ask", "US"],
  ["url", "www.acme.example, https://acme.test/a", "acme.example; acme.test", "US"],
  ["url", "acme.example\nhttps://www.acme.example/", "acme.example", "US"],
  ["url", "acme.example | facebook.com/acme?ref=x", "acme.example; facebook.com/acme", "US"],
  ["url", "acme.example or acme.test", "acme.example or acme.test", "US"],
  ["url", "ann@gmail.com", "ann@gmail.com", "US"],
  ["url", "Ann <ann@acme.example>", "Ann <ann@acme.example>", "US"],
  ["url", "https://ann@acme.example/", "acme.example", "US"],
  ["url", "acme.example; N/A", "acme.example", "US"],
  ["url", "http://", "", "US"],
  ["email", "@", "", "US"],
  ["phone", "not given", "", "US"],
  ["profile_url", "linkedin.com/in/Ann-Lee x.com/annlee", "linkedin.com/in/ann-lee; x.com/annlee", "US"],
  ["phone", "None", "", "US"],
  ["city", "None", "None", "US"],
  ["phone", "ask the desk", "ask the desk", "US"],
  ["url", "HTTPS://www.Acme.com/a?b=c", "acme.com", "US"],
  ["url", "https://www.linkedin.com/in/Ann-Lee/?trk=x", "linkedin.com/in/ann-lee", "US"],
  ["url", "www.facebook.com/acme/about", "facebook.com/acme", "US"],
  ["url", " https://www.yelp.com/biz/acme-austin?x=1 ", "https://www.yelp.com/biz/acme-austin?x=1", "US"],
  ["url", "https://www.facebook.com/", "facebook.com", "US"],
  ["url", "https://acme.github.io/docs", "acme.github.io", "US"],
  ["email", "mailto:Jo@ACME.com", "Jo@acme.com", "US"],
  ["profile_url", "http://www.linkedin.com/company/Acme/about", "linkedin.com/company/acme", "US"],
  ["profile_url", "linkedin.com/\u00adin/pim-harlow", "linkedin.com/in/pim-harlow", "US"],
  ["url", "linkedin.com/\u00adin/pim-harlow", "linkedin.com/in/pim-harlow", "US"],
  ["profile_url", "https://www.github.example/Ann/", "github.example/Ann", "US"],
  ["profile_url", "https://www.tiktok.com/@ann?lang=en", "https://www.tiktok.com/@ann?lang=en", "US"],
  ["profile_url", "github.com/ann; https://x.com/Ann?s=1", "github.com/ann; x.com/ann", "US"],
  ["profile_url", "https://www.linkedin.com/sales/lead/a", "https://www.linkedin.com/sales/lead/a", "US"],
  ["profile_url", "acme.example", "acme.example", "US"],
  ["city", "NOT AVAILABLE", "", "US"],
])("%s %j becomes %j", (kind, before, after, country) => {
  const result = createRowCleaner({ columns: { cell: kind }, country })({ cell: before, other: " kept " });
  expect(result.row).toEqual({ cell: after, other: " kept " });
  expect(result.changes.map((change) => [change.path, change.before, change.after])).toEqual(
    before === after ? [] : [["cell", before, after]],
  );
});

test("the country column tells how the other cells of its row are read, wherever it stands", () => {
  const clean = createRowCleaner({ columns: { tel: "phone", state: "state", land: "country" }, country: "US" });
  expect(clean({ tel: "(416) 555-0123", state: "Ontario", land: "Canada" }).row).toEqual({
    tel: "+14165550123",
    state: "ON",
    land: "CA",
  });
  expect(clean({ tel: "020 7946 0018", state: "", land: "UK" }).row).toEqual({
    tel: "+442079460018",
    state: "",
    land: "GB",
  });
  expect(clean({ tel: "(212) 555-0123", state: "texas", land: "" }).row).toEqual({
    tel: "+12125550123",
    state: "TX",
    land: "",
  });
});

test("cells of which nothing is usable are told apart from blank ones and placeholders", () => {
  const clean = createRowCleaner({ columns: { name: "person_name", tel: "phone", fax: "phone", site: "url" } });
  const result = clean({ name: "Ann Lee", tel: "(212) 555-0123", fax: "N/A", site: "" });
  expect([result.unusable, result.reject]).toEqual([["tel"], null]);
  expect(clean({ name: "-", tel: "ask", fax: "", site: "soon" }).unusable).toEqual(["tel", "site"]);
});

test.each<[ColumnKind, string]>([
  ["profile_url", "https://www.linkedin.com/sales/lead/a"],
  ["profile_url", "acme.example"],
  ["profile_url", "acme.example/ann and others"],
  ["address", "ann@acme.example"],
  ["person_name", "https://acme.example"],
  ["url", "ann@gmail.com"],
])("a %s cell with a contact of another column is told: %s", (kind, text) => {
  const clean = createRowCleaner({ columns: { cell: kind } });
  expect(clean({ cell: text })).toMatchObject({ row: { cell: text }, changes: [], unusable: ["cell"] });
});

test("a country that is not known is no reason for the hint", () => {
  const clean = createRowCleaner({ columns: { tel: "phone", zip: "postal_code", land: "country" }, country: "US" });
  const row = { tel: "01 5125550", zip: "1010", land: "Atlantis" };
  expect(clean(row)).toEqual({ row, changes: [], unusable: ["tel", "land"], reject: null });
  expect(clean({ ...row, land: "N/A" }).row["zip"]).toBe("01010");
});

test.each([
  ["+44", "020 7946 0018", "+442079460018"],
  ["0049", "030 123456", "+4930123456"],
  ["(+49)", "030 123456", "+4930123456"],
  [33, "01 42 68 53 00", "+33142685300"],
  ["1", "(212) 555-0123", "+12125550123"],
  ["999", "(212) 555-0123", "(212) 555-0123"],
  ["0", "(212) 555-0123", "(212) 555-0123"],
])("a calling code in the country column tells how numbers are read: %s", (code, tel, want) => {
  const clean = createRowCleaner({ columns: { code: "country", tel: "phone", zip: "postal_code" }, country: "CA" });
  const { row } = clean({ code, tel, zip: "k1a0b1" });
  expect(row).toEqual({ code, tel: want, zip: code === "1" ? "K1A 0B1" : "K1A0B1" });
});

test.each<[Row, Row]>([
  [
    { state: "IL", zip: "62701", tel: "217/555-0188" },
    { state: "IL", zip: "62701", tel: "+12175550188" },
  ],
  [
    { state: "Ontario", zip: "m5v3l9", tel: "(416) 555-0123" },
    { state: "ON", zip: "M5V 3L9", tel: "+14165550123" },
  ],
  [
    { state: "WA", zip: "6000", tel: "(08) 9555 0123" },
    { state: "WA", zip: "6000", tel: "+61895550123" },
  ],
  [
    { state: "IL", zip: "", tel: "217/555-0188" },
    { state: "IL", zip: "", tel: "217/555-0188" },
  ],
  [
    { state: "Bavaria", zip: "80331", tel: "089 555012" },
    { state: "Bavaria", zip: "80331", tel: "089 555012" },
  ],
])("a state and its postal code tell the country: %j", (row, want) => {
  expect(createRowCleaner({ columns: { state: "state", zip: "postal_code", tel: "phone" } })(row).row).toEqual(want);
});

test("a cell that was read as a number is its digits", () => {
  const clean = createRowCleaner({ columns: { zip: "postal_code", tel: "phone", name: "person_name" }, country: "US" });
  expect(clean({ zip: 2134, tel: 2125550123, name: 5 }).row).toEqual({ zip: "02134", tel: "+12125550123", name: 5 });
});

test("several numbers of one cell stay together", () => {
  const clean = createRowCleaner({ columns: { tel: "phone" }, country: "US" });
  const once = clean({ tel: "212-555-0123 / 212-555-0199" });
  expect(once.row).toEqual({ tel: "+12125550123; +12125550199" });
  expect(clean(once.row).changes).toEqual([]);
});

describe("rows of no use", () => {
  const clean = createRowCleaner({ columns: { name: "person_name", tel: "phone" } });
  test.each<[unknown, string]>([
    [{ name: "", tel: "N/A" }, "no_usable_value"],
    [{ other: "x" }, "no_usable_value"],
    [["Ann Lee"], "not_a_row"],
    [null, "not_a_row"],
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("hostile");
          },
          ownKeys: () => {
            throw new Error("hostile");
          },
        },
      ),
      "unreadable",
    ],
  ])("%#", (row, reject) => {
    expect(clean(row as Row).reject).toBe(reject);
  });

  test("a usable cell is enough", () => {
    expect(clean({ name: "Ann Lee", tel: "N/A" }).reject).toBeNull();
  });
});

test("cleaning a row twice changes nothing, and no row makes it throw", () => {
  const clean = createRowCleaner({ columns, country: "US" });
  const cell = fc.oneof(
    { weight: 5, arbitrary: realisticText },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  );
  fc.assert(
    fc.property(fc.record(Object.fromEntries(KINDS.map((kind) => [kind, cell]))), (row) => {
      const once = clean(row);
      const twice = clean(once.row);
      expect(twice.changes).toEqual([]);
      expect(twice.row).toEqual(once.row);
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

test("what is remembered of repeated cells depends on the country of the row", () => {
  const clean = createRowCleaner({ columns: { state: "state", land: "country" } });
  const rows = [
    { state: "WA", land: "US" },
    { state: "WA", land: "AU" },
    { state: "WA", land: "" },
  ];
  for (const row of [...rows, ...rows]) expect(clean(row).row).toEqual(row);
  expect(clean({ state: "Western Australia", land: "AU" }).row["state"]).toBe("WA");
  expect(clean({ state: "Western Australia", land: "US" }).row["state"]).toBe("Western Australia");
});

test("a stream keeps the order of its rows", async () => {
  async function* rows(): AsyncIterable<Row> {
    yield { tel: "(212) 555-0123" };
    yield { tel: "" };
  }
  const out: unknown[] = [];
  for await (const { row, reject } of cleanStream(
    rows(),
    createRowCleaner({ columns: { tel: "phone" }, country: "US" }),
  )) {
    out.push([row["tel"], reject]);
  }
  expect(out).toEqual([
    ["+12125550123", null],
    ["", "no_usable_value"],
  ]);
});

test.each([
  [undefined, "options.columns must say what each column holds"],
  [{}, "options.columns must say what each column holds"],
  [{ columns: { n: "name" } }, 'column "n" asks for the unknown kind "name"; kinds are person_name, '],
  [{ columns: { n: "constructor" } }, 'column "n" asks for the unknown kind "constructor"'],
  [{ columns: {}, country: "Deutchland" }, 'country must be a country\'s name or ISO code, got "Deutchland"'],
  [{ columns: { n: undefined } }, 'column "n" asks for the unknown kind "undefined"'],
])("options %j of plain JavaScript are refused", (options, message) => {
  expect(() => createRowCleaner(options as never)).toThrow(`createRowCleaner: ${message}`);
});
