import { expect, test } from "vitest";
import { cleanRecord, countryCode, regionCode } from "../../src/cleaning/index.ts";
import { rules } from "./cleaned-record.ts";

test("every change has its rule, the reader's first", () => {
  const fields = {
    name: " Acme  Ltd ",
    founded_year: 2013,
    location: { country: "USA" },
    specialties: ["ERP", "erp", ""],
  };
  expect(rules("company", fields)).toEqual([
    "name: spaces",
    "name: lower-case",
    "location.country: lower-case",
    "specialties.0: lower-case",
    "specialties.1: duplicate",
    "specialties.2: blank",
    "location.country: country",
    "location.country_code: code-of-country",
  ]);
  const result = cleanRecord("company_email", {
    email: "a@b.example",
    accuracy: "7",
    type: "generic",
    email_exists_in_site: null,
  });
  expect(result).toMatchObject({
    changes: [
      { path: "accuracy", rule: "numeric-text", before: "7", after: 7 },
      { path: "type", rule: "email-type" },
    ],
  });
});

test("unknown keys stay and the value that was given is not touched", () => {
  const given = Object.freeze({ phone: "(212) 555-0123", is_verify: null, type: null, seen: " A " });
  expect(cleanRecord("phone", given, { country: "US" })).toMatchObject({
    record: { phone: "+12125550123", seen: " A " },
  });
  expect(given.phone).toBe("(212) 555-0123");
});

test("what cannot be read is refused with the reader's issues", () => {
  expect(cleanRecord("phone", { phone: ["x"], is_verify: null, type: null })).toMatchObject({
    ok: false,
    issues: [{ path: "phone" }],
  });
  for (const value of [
    null,
    undefined,
    5,
    "x",
    [],
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("hostile");
        },
      },
    ),
  ]) {
    expect(cleanRecord("company", value).ok).toBe(false);
  }
});

test.each([
  ["  United   States ", "US"],
  ["u.s.a.", "US"],
  ["Côte d'Ivoire", "CI"],
  ["x".repeat(1000), null],
  [5 as unknown as string, null],
  ["Korea, Republic of", "KR"],
  ["Iran (Islamic Republic of)", "IR"],
  ["Bahamas, The", "BS"],
  ["Virgin Islands (British)", "VG"],
  ["Germany (DE)", "DE"],
  ["USA - United States", "US"],
  ["England/UK", "GB"],
  ["US, Canada", null],
  ["República Checa", "CZ"],
  ["REPUBLICA CHECA", "CZ"],
  ["Mısır", "EG"],
  ["日本", "JP"],
  ["ロシア", "RU"],
  ["Côte d’Ivoire", "CI"],
  ["Iso-Britannia (UK)", "GB"],
  ["276", "DE"],
  ["004", "AF"],
  ["999", null],
  ["234", null],
  ["Kongo", null],
  ["Paris, France", null],
  ["Korea (the Democratic People's Republic of)", "KP"],
  ["Taiwan (Province of China)", "TW"],
  ["Islamic Republic of Iran", "IR"],
  ["REPUBLIC OF SERBIA", "RS"],
  ["Kingdom of the Netherlands", "NL"],
  ["Congo (the Democratic Republic of the)", "CD"],
  ["Republic of Georgia", "GE"],
  ["State of Georgia", null],
  ["Bank of Cyprus", null],
])("countryCode(%j) is %j", (text, want) => {
  expect(countryCode(text)).toBe(want);
});

test.each([
  ["new south wales", "Australia", "NSW"],
  ["Québec", "CA", "QC"],
  ["CA", "US", "CA"],
  ["CA", "Atlantis", null],
  [null as unknown as string, "US", null],
])("regionCode(%j, %j) is %j", (text, country, want) => {
  expect(regionCode(text, country)).toBe(want);
});

test("changes of a local business are named by their places in it", () => {
  const result = cleanRecord("local_business", {
    name: "STONE  OVEN",
    phone: "(503) 555-0147",
    website_url: "https://WWW.StoneOven.example/menu",
    location: { country: "USA", state: "Oregon", city: " Portland " },
  });
  const paths = result.ok ? result.changes.map(({ path }) => path) : [];
  expect(paths).toEqual(expect.arrayContaining(["name", "phone", "phone_type", "location.country", "location.city"]));
  expect(paths.filter((path) => path.startsWith(".") || path.includes("..") || path.endsWith("."))).toEqual([]);
});
