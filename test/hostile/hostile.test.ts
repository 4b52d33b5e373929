import { describe, expect, test } from "vitest";
import * as address from "../../src/address/index.ts";
import * as cleaning from "../../src/cleaning/index.ts";
import * as matching from "../../src/matching/index.ts";
import * as models from "../../src/models/index.ts";
import * as personName from "../../src/person-name/index.ts";
import * as phone from "../../src/phone/index.ts";
import * as url from "../../src/url/index.ts";
import { HOSTILE, hostileObjects } from "./values.ts";

type Any = (...args: unknown[]) => unknown;
const as = (f: unknown): Any => f as Any;

/** Functions of the four domains as they are, and those of other entry points that read one value. */
const TOTAL: Readonly<Record<string, Any>> = {
  ...Object.fromEntries(
    [address, personName, phone, url]
      .flatMap((module) => Object.entries(module))
      .flatMap(([name, value]) => (typeof value === "function" ? [[name, as(value)] as const] : [])),
  ),
  countryCode: as(cleaning.countryCode),
  dedupePhones: (value) => as(phone.dedupePhones)([{ phone: value }]),
  formatAddress: (value) => as(address.formatAddress)({ streetName: value, city: value, state: value, country: value }),
  isRecord: (value) => as(models.isRecord)("company", value),
  matchPhones: (value) => as(phone.matchPhones)(value, "+12125550123"),
  normalizeCompanyName: as(matching.normalizeCompanyName),
  parsePartialDate: as(models.parsePartialDate),
  parseRecord: (value) => as(models.parseRecord)("person", value),
  readRecord: (value) => as(models.readRecord)("local_business", value),
  regionCode: (value) => as(cleaning.regionCode)(value, "US"),
  splitCompanyName: as(matching.splitCompanyName),
};
/** Functions that take options behind the value. */
const WITH_OPTIONS = Object.keys(TOTAL).filter((name) =>
  /^(?:normalize(?:Address|PersonName|Url|Email)|parse(?:Address|PersonName|Url|Phone|ProfileUrl)|canonical|find|split(?:Phones)|registrable|companyDomain)/u.test(
    name,
  ),
);

const shape = (): string =>
  [Object, Array, String, Function, RegExp, Map]
    .map((one) => Reflect.ownKeys(one.prototype).map(String).join())
    .join("\n");
const before = shape();

test("the table and the list of functions are long", () => {
  expect(HOSTILE.length).toBeGreaterThan(500);
  expect(Object.keys(TOTAL).length).toBeGreaterThan(24);
  expect(WITH_OPTIONS.length).toBeGreaterThan(12);
});

describe("hostile values", () => {
  test.each(Object.keys(TOTAL))("%s does not throw", (name) => {
    const call = TOTAL[name] as Any;
    const flaws = HOSTILE.flatMap(([what, value]) => {
      try {
        return call(value) === undefined ? [`${what}: answers undefined`] : [];
      } catch (error) {
        return [`${what}: ${String(error)}`];
      }
    });
    expect(flaws).toEqual([]);
  });

  test.each(WITH_OPTIONS)("%s does not throw for its options", (name) => {
    const call = TOTAL[name] as Any;
    // Options are written by the caller: a table of platforms has its type, and a proxy that throws may throw.
    const keys = ["", "country", "locale", "maxLength", "unicode", "places", "allowPrivateDomains"];
    const values = hostileObjects().filter(([what]) => !what.includes("proxy"));
    const flaws = values.flatMap(([what, value]) =>
      keys.flatMap((key) => {
        try {
          for (const text of ["1 Main St, Austin TX", "https://linkedin.com/in/ann", "212 555 0123"])
            call(text, key === "" ? value : { [key]: value });
          return [];
        } catch (error) {
          return [`${key === "" ? "options" : key} ${what}: ${String(error)}`];
        }
      }),
    );
    expect(flaws).toEqual([]);
  });
});

test("the prototypes are as they were", () => {
  expect(shape()).toBe(before);
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
