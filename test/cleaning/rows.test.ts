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
  ["351", "21 346 0123", "+351213460123"],
  ["234", "0803 123 4567", "+2348031234567"],
  ["999", "(212) 555-0123", "(212) 555-0123"],
  ["0", "(212) 555-0123", "(212) 555-0123"],
  // The numeric code of the Bahamas, and the calling code of the United Kingdom: neither is taken.
  ["044", "020 7946 0123", "020 7946 0123"],
  ["044", "(242) 555-0123", "(242) 555-0123"],
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

test.each<[string, string, string, string]>([
  ["Billing Country", "Shipping Country", "Shipping Phone", "Billing Phone"],
  ["billing_country", "shipping_country", "shipping_phone", "billing_phone"],
  ["Country", "Country (Shipping)", "Phone (Shipping)", "Phone"],
  ["Country of birth", "Country", "Phone", "Birth phone"],
  ["Buyer Country", "Ship To Country", "Ship To Phone", "Phone"],
  ["Pays facturation", "Pays livraison", "Téléphone livraison", "Téléphone"],
  ["Country", "Country 2", "Phone 2", "Phone"],
])("of several countries the one of the same place counts: %s, %s, %s, %s", (first, second, tel, other) => {
  const columns = { [first]: "country", [tel]: "phone", [other]: "phone", [second]: "country" } as const;
  const clean = createRowCleaner({ columns, country: "GB" });
  const row = { [first]: "DE", [tel]: "(212) 555-0123", [other]: "030 123456", [second]: "US" };
  expect(clean(row).row).toEqual({ ...row, [tel]: "+12125550123", [other]: "+4930123456" });
  // Where it is blank the others count, in their order.
  expect(clean({ ...row, [tel]: "030 123456", [second]: "" }).row[tel]).toBe("+4930123456");
});

test("of several country columns without a place of their own the first counts", () => {
  const columns = { Country: "country", "Country Code": "country", "Postal Code": "postal_code" } as const;
  const row = { Country: "US", "Country Code": "49", "Postal Code": "2139" };
  expect(createRowCleaner({ columns })(row).row).toEqual({ ...row, "Postal Code": "02139" });
});

test("each state is read with the postal code of its place", () => {
  const columns = {
    "Billing State": "state",
    "Billing Zip": "postal_code",
    "Shipping Zip": "postal_code",
    "Shipping Phone": "phone",
    "Shipping State": "state",
  } as const;
  const row = {
    "Billing State": "WA",
    "Billing Zip": "6000",
    "Shipping Zip": "62701",
    "Shipping Phone": "217/555-0188",
  };
  expect(createRowCleaner({ columns })({ ...row, "Shipping State": "IL" }).row["Shipping Phone"]).toBe("+12175550188");
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

test("a list, an object and a number of which no digits are sure are no text, and stay", () => {
  const clean = createRowCleaner({ columns: { name: "person_name", tel: "phone", city: "city" }, country: "US" });
  for (const tel of [["2125550123"], { work: "2125550123" }, 2125550123.5, Number.NaN])
    expect(clean({ name: "LEE ANN", tel, city: null }), String(tel)).toMatchObject({ row: { tel }, unusable: ["tel"] });
  expect(clean({ name: "LEE ANN", tel: 2125550123n, city: 5 })).toMatchObject({
    row: { tel: "+12125550123" },
    unusable: [],
  });
});
