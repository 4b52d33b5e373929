import { expect, test } from "vitest";
import {
  employeeRange,
  parsePartialDate,
  type RecordKind,
  readRecord,
  recordJsonSchema,
} from "../../src/models/index.ts";
import { PARTIAL_DATE_PATTERN } from "../../src/models/partial-date.ts";
import { emptyRecord as record } from "./empty-record.ts";

test.each<[RecordKind, string, unknown, unknown, string]>([
  ["company", "founded_year", "1998", 1998, "numeric-text"],
  ["company", "founded_year", "1998-07-01", 1998, "year-of-date"],
  ["company", "followers_count", "12,345", 12345, "numeric-text"],
  ["company", "followers_count", "", null, "blank"],
  ["company", "location.latitude", "-33.87", -33.87, "numeric-text"],
  ["company", "location.longitude", "-119.77320150000001234", -119.77320150000001, "numeric-text"],
  ["local_business", "coordinates.lat", "4.05e1", 40.5, "numeric-text"],
  ["company", "specialties", null, [], "null-list"],
  ["company", "specialties", "roofing", ["roofing"], "single-element"],
  ["company", "specialties", "", [], "single-element"],
  ["company", "social", null, record("company", {})["social"], "null-object"],
  ["company", "social", [], record("company", {})["social"], "empty-list"],
  ["company", "social", " ", record("company", {})["social"], "blank"],
  ["person", "emails.personal_email", [], { email: null, accuracy: null }, "empty-list"],
  ["experience", "company", [], null, "empty-list"],
  ["company", "pronet_id", 8123, "8123", "number-as-text"],
  ["company", "size.employee_range", "5,001-10,000 employees", "5001-10000", "size-text"],
  ["company", "type", "privately_held", "privately held", "company-type"],
  ["company", "type", "Public", "public company", "company-type"],
  ["company", "name", "Smith &amp; Sons", "Smith & Sons", "html-entity"],
  ["company", "attributes.is_investor", "Yes", true, "flag-word"],
  ["company", "domain_info.is_accept_all_domain", "false", false, "flag-word"],
  ["phone", "is_verify", "true", true, "flag-word"],
  ["company_email", "email_exists_in_site", "No", false, "flag-word"],
  ["company_email", "type", "generic", "general", "email-type"],
  ["company_email", "email", true, null, "masked-contact"],
  ["person", "job.level", "C-Suite", "cxo", "job-level"],
  ["local_business", "phone_type", "landline", "FIXED_LINE", "phone-type"],
  ["experience", "end_date", 2015, "2015", "number-as-text"],
  ["experience", "start_date", "2015-04-01T00:00:00.000Z", "2015-04-01", "date-text"],
  ["experience", "start_date", " May 2015 ", "May 2015", "date-text"],
  ["experience", "start_date", "2019/3", "2019-03", "date-text"],
  ["experience", "start_date", "2019-3-1", "2019-03-01", "date-text"],
  ["experience", "start_date", "2019.12", "2019-12", "date-text"],
  ["experience", "start_date", "1 March 2019", "2019-03-01", "date-text"],
  ["experience", "start_date", "31-Dec-2019", "2019-12-31", "date-text"],
  ["experience", "start_date", "Sept. 3rd, 2019", "2019-09-03", "date-text"],
  ["experience", "start_date", "Mar-2019", "2019-03", "date-text"],
  ["experience", "start_date", "March, 2019", "2019-03", "date-text"],
  ["experience", "end_date", "Current", "Present", "date-text"],
  ["phone", "is_verify", 1, true, "flag-word"],
  ["phone", "is_verify", "0", false, "flag-word"],
  ["person", "emails.work_email.is_catch_all_email", 0, false, "flag-word"],
  ["person", "emails.personal_email", "ann@mail.example", { email: "ann@mail.example", accuracy: null }, "bare-entry"],
  ["experience", "end_date", " ", null, "blank"],
  ["education", "school", undefined, null, "missing"],
  ["local_business", "rating.score", "4.5", 4.5, "numeric-text"],
  ["local_business", "rating.score", "4,5", 4.5, "numeric-text"],
  ["local_business", "coordinates.lat", "-33,8675", -33.8675, "numeric-text"],
])("%s %s %j is read as %j (%s)", (kind, path, from, to, rule) => {
  const result = readRecord(kind, record(kind, { [path]: from }));
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) return;
  expect(result.repairs).toMatchObject([{ path, rule }]);
  const got = path.split(".").reduce((at: unknown, key) => (at as Record<string, unknown>)[key], result.record);
  expect(got).toEqual(to);
});

test("escaped references are read to the end, so that reading again changes nothing", () => {
  const once = readRecord("phone", { phone: "1", is_verify: null, type: "a &amp;amp;lt; b" });
  expect(once).toMatchObject({ ok: true, record: { type: "a < b" } });
  const literal = "&amp;amp;amp;amp;amp;lt;";
  expect(readRecord("phone", { phone: "1", is_verify: null, type: literal })).toMatchObject({ repairs: [] });
});

test.each<[RecordKind, string, unknown]>([
  ["company", "founded_year", "about 1990"],
  ["company", "founded_year", "-5"],
  ["company", "followers_count", "1.5"],
  ["company", "attributes.is_school", "yes"],
  ["company", "size", "51-200"],
  ["company", "name", ["x"]],
  ["company", "name", []],
  ["company", "size", [5]],
  ["company", "name", true],
  ["company", "specialties", [{ a: 1 }]],
  ["experience", "is_primary", "true"],
  ["experience", "start_date", "13/2019"],
  ["experience", "start_date", "soon"],
  ["experience", "start_date", "03/04/2019"],
  ["experience", "start_date", "2019-13"],
  ["experience", "start_date", "30 Feb 2019"],
  ["experience", "start_date", "1 Marc 2019"],
  ["experience", "start_date", "Spring, 2019"],
  ["experience", "is_primary", 1],
  ["company", "attributes.is_school", 1],
  ["company", "industry", "software"],
  ["company", "emails", [5]],
  ["person", "emails", "ann@mail.example"],
  ["phone", "is_verify", 2],
  ["phone", "is_verify", "perhaps"],
  ["local_business", "rating.score", "5.5"],
  ["local_business", "rating.reviews", "4,5"],
  ["local_business", "coordinates.lat", "1,2,3"],
  ["local_business", "location", "Lyon"],
])("%s %s %j is not guessed at", (kind, path, value) => {
  const result = readRecord(kind, record(kind, { [path]: value }));
  expect(result).toMatchObject({ ok: false });
  if (!result.ok) expect(result.issues.every((issue) => issue.path.startsWith(path))).toBe(true);
});

test("levels are read alone and in lists", () => {
  const title = { name: "vp sales", role: null, levels: ["Vice President", "senior"] };
  const value = record("experience", { title });
  expect(readRecord("experience", value)).toMatchObject({
    record: { title: { levels: ["vp", "senior"] } },
    repairs: [{ path: "title.levels.0", rule: "job-level" }],
  });
  value["title"] = { ...title, levels: "c_suite" };
  expect(readRecord("experience", value)).toMatchObject({ record: { title: { levels: "cxo" } } });
});

test.each(["", null, [], "company", 5, undefined])("%j is no company", (value) => {
  expect(readRecord("company", value)).toMatchObject({ ok: false });
});

test("a record with few fields is filled, one repair a field", () => {
  const result = readRecord("phone", { phone: "+12125550123" });
  expect(result).toEqual({
    ok: true,
    record: { phone: "+12125550123", is_verify: null, type: null },
    repairs: [
      { path: "is_verify", rule: "missing", from: null, to: null },
      { path: "type", rule: "missing", from: null, to: null },
    ],
    unknownKeys: [],
  });
});

test.each<[string, ReturnType<typeof parsePartialDate>]>([
  ["2019", { year: 2019, month: null, day: null }],
  ["2019-03", { year: 2019, month: 3, day: null }],
  ["2019-03-01", { year: 2019, month: 3, day: 1 }],
  ["2000-02-29", { year: 2000, month: 2, day: 29 }],
  ["03/2019", { year: 2019, month: 3, day: null }],
  ["3/2019", { year: 2019, month: 3, day: null }],
  ["Mar 2019", { year: 2019, month: 3, day: null }],
  ["MARCH 2019", { year: 2019, month: 3, day: null }],
  ["Sept. 2019", { year: 2019, month: 9, day: null }],
  ["September. 2019", { year: 2019, month: 9, day: null }],
  ["PRESENT", "present"],
  ["1900-02-29", null],
  ["2019-04-31", null],
  ["2019-00", null],
  ["13/2019", null],
  ["0000", null],
  ["19", null],
  ["Marc 2019", null],
  ["March, 2019", null],
  ["2019 ", null],
])("parsePartialDate(%j)", (text, want) => {
  expect(parsePartialDate(text)).toEqual(want);
});

test("the days of the pattern are those of the calendar", () => {
  for (let year = 1896; year <= 1904; year++) checkYear(year);
  for (let year = 1996; year <= 2004; year++) checkYear(year);
});

function checkYear(year: number): void {
  for (let month = 0; month <= 13; month++) {
    for (let day = 0; day <= 32; day++) {
      const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      const date = new Date(Date.UTC(year, month - 1, day));
      const real = month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      expect(PARTIAL_DATE_PATTERN.test(text), text).toBe(real);
      expect(parsePartialDate(text)).toEqual(real ? { year, month, day } : null);
    }
  }
}

test.each([
  ["5,001-10,000 employees", "5001-10000"],
  ["51 - 200", "51-200"],
  ["51 to 200 people", "51-200"],
  ["51–200", "51-200"],
  ["1K-5K", "1000-5000"],
  ["10,001+ employees", "10001+"],
  ["10001 or more employees", "10001+"],
  ["1-10", "1-10"],
  ["0-1", "0-1"],
  ["many", "many"],
  ["2 employees", "2 employees"],
  ["10-20-30", "10-20-30"],
])("employeeRange(%j) is %j", (text, want) => {
  expect(employeeRange(text)).toBe(want);
  expect(employeeRange(want)).toBe(want);
});

test("the JSON Schema names the required fields and keeps the order of the specification", () => {
  expect(recordJsonSchema("certification")).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    required: ["name", "organization", "start_date", "end_date", "license_number", "url"],
  });
});
