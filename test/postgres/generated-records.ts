import fc from "fast-check";
import type { LocalBusiness, LocalBusinessSearch, Person } from "../../src/models/index.ts";
import type { CompanyEntry } from "../../src/service/index.ts";
import { conformanceData } from "../../src/service/testing/index.ts";
import { inventedCompanies } from "../matching/lookalike/invented.ts";

/** Pieces that meet often and every character that SQL, LIKE, regular expressions, COPY or UTF-8 treat apart. */
const PIECES = [
  "a",
  "b",
  "ab",
  "Café",
  "CAFE",
  "mill",
  " ",
  "-",
  "'",
  '"',
  "\\",
  "%",
  "_",
  "^",
  "[",
  "]",
  "(",
  "*",
  "$1",
  "\\N",
  "\t",
  "\n",
  "\r",
  "\0",
  "\ud800",
  "\udc00",
  "\u{10f000}",
  "\u{10f03f}",
  "\u{10f040}",
  "日",
  "ß",
  "İ",
  "{",
  ",",
];
const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((parts) => parts.join(""));
const few = (...values: readonly string[]): fc.Arbitrary<string> => fc.oneof(fc.constantFrom(...values), text);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 6 });

const country = fc.constantFrom("US", "united states", "Germany", "DEU", "Narnia", "nárnia", "", "\0");
const industry = fc.constantFrom("bakery", "Bäckery", "BAKERY ", "garage", "", "a\tb");
const state = few("texas", "TX", "Bayern", "California");
const city = few("Austin", "AUSTIN ", "münchen");
const postal = few("787 01", "78701", "D 8");
const code = few("5461", "54", "311811", "3118");
const phoneType = fc.constantFrom("MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", "VOIP");
const score = fc.integer({ min: 0, max: 8 }).map((half) => half / 2 + 1);
const reviews = fc.integer({ min: 0, max: 12 });

/** A local business with gaps, ties and hostile texts. */
export const anyLocalBusiness: fc.Arbitrary<LocalBusiness> = fc.record({
  name: maybe(text),
  industry: maybe(industry),
  naics_code: maybe(code),
  sic_code: maybe(code),
  website_url: maybe(fc.constant("https://a.example")),
  domain: fc.constant(null),
  phone: maybe(fc.constant("+15125550100")),
  phone_type: maybe(phoneType),
  email: maybe(text),
  location: fc.record({
    country: maybe(country),
    country_code: maybe(fc.constantFrom("US", "DE")),
    state: maybe(state),
    city: maybe(city),
    address: maybe(text),
    postal_code: maybe(postal),
  }),
  coordinates: fc.constant({ lat: null, lng: null }),
  social: fc.record({
    pronet: maybe(fc.constant("p")),
    socialA: maybe(fc.constant("a")),
    socialB: maybe(fc.constant("b")),
    socialC: maybe(fc.constant("c")),
    videoA: maybe(fc.constant("v")),
    videoB: maybe(fc.constant("w")),
  }),
  rating: fc.record({ score: maybe(score), reviews: maybe(reviews) }),
});

const rare = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 1 }).chain((held) => fc.constantFrom(held, undefined, undefined));

/** A request; most filters are absent in most of them, so that most pages hold something. */
export const anyRequest: fc.Arbitrary<LocalBusinessSearch> = fc.record({
  country: fc.constantFrom("US", "USA", "Deutschland", "narnia", ""),
  industry: fc.constantFrom("bakery", "Bakery", "garage", ""),
  name: rare(fc.constantFrom(...PIECES)),
  state: rare(state),
  city: rare(city),
  postal_code: rare(postal),
  sic_codes: rare(fc.array(code, { maxLength: 2 })),
  naics_codes: rare(fc.array(code, { maxLength: 2 })),
  phone_types: rare(fc.array(phoneType, { maxLength: 2 })),
  has_website: rare(fc.boolean()),
  has_mobile: rare(fc.boolean()),
  has_socialB: rare(fc.boolean()),
  has_videoA: rare(fc.boolean()),
  min_rating: rare(score),
  min_reviews: rare(reviews),
  sort: rare(fc.constantFrom("relevance" as const, "rating" as const, "reviews" as const)),
  page: rare(fc.integer({ min: 1, max: 4 })),
});

const NAME_WORDS = [
  "Northlake",
  "Harbour",
  "Tallow",
  "Ledger",
  "Power",
  "of",
  "the",
  "and",
  "Systems",
  "Bank",
  "Jürgen",
  "Juergen",
];
const NAME_ENDS = ["", "", " Inc.", " GmbH", " Holdings Ltd", " S.A."];

/** A company name of words that many share. */
const anyCompanyName: fc.Arbitrary<string> = fc
  .tuple(fc.array(fc.constantFrom(...NAME_WORDS), { minLength: 1, maxLength: 4 }), fc.constantFrom(...NAME_ENDS))
  .map(([words, end]) => words.join(" ") + end);

/** A name that is asked: as held, in another case, as initials, with another in brackets, or with one letter gone, doubled or exchanged. */
export const anyAskedName: fc.Arbitrary<string> = fc
  .tuple(anyCompanyName, fc.integer({ min: 0, max: 6 }), fc.nat(20))
  .map(([name, change, place]) => {
    const at = place % Math.max(1, name.length - 1);
    if (change === 0) return name;
    if (change === 1) return name.toUpperCase();
    if (change === 6) return `${name} (Elsewhere)`;
    if (change === 2) return (name.match(/\b[A-Z]/gu) ?? []).join("");
    if (change === 3) return name.slice(0, at) + name.slice(at + 1);
    if (change === 4) return name.slice(0, at) + name.charAt(at) + name.slice(at);
    return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
  });

/** Companies with features for lookalikes and names that collide. */
export function generatedCompanies(count: number, seed: number): CompanyEntry[] {
  const names = fc.sample(anyCompanyName, { numRuns: 3 * count, seed });
  return inventedCompanies(count, seed).map((company, i): CompanyEntry => {
    const name = i % 5 === 0 ? company.name : i % 6 === 0 ? `${names[i]} (Formerly ${i})` : (names[i] ?? null);
    const aliases = i % 4 === 0 ? [names[count + i] ?? "", names[2 * count + i] ?? ""] : null;
    const domain = i % 9 === 0 ? null : i % 7 === 0 ? `shared${i % 21}.example` : company.domain;
    return {
      ...company,
      name,
      aliases,
      domain,
      website_url: null,
      description: `${company.description ?? ""} \0\ud800`,
    };
  });
}

/** People who work at the companies, some of them at none. */
export function generatedPeople(companies: readonly CompanyEntry[], count: number): Person[] {
  const { people } = conformanceData();
  return Array.from({ length: count }, (_, i): Person => {
    const { experiences, ...person } = structuredClone(people[i % people.length] as Person);
    const employer = companies[(i * 7) % companies.length];
    const [job] = experiences;
    if (employer === undefined || job === undefined || job.company === null) throw new Error("no employer");
    const { company } = job;
    const at = { ...company, name: employer.name, pronet_url: null, pronet_id: null, website: employer.domain };
    return {
      ...person,
      job: { ...person.job, headline: `${employer.industry.name} at ${i % 13}`, categories: [`skill ${i % 6}`] },
      social: { ...person.social, pronet_url: `https://www.linkedin.com/in/p-${i}` },
      emails: { ...person.emails, work_email: { ...person.emails.work_email, email: `p${i}@mail.example` } },
      experiences: [i % 11 === 0 ? { ...job, is_primary: false, end_date: "2001" } : { ...job, company: at }],
    };
  });
}
