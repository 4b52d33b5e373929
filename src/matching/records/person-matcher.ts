import type { Person } from "../../models/index.ts";
import { parsePersonName } from "../../person-name/index.ts";
import { blockingKey, phoneEnd, phonesOf } from "../blocking-keys.ts";
import { emailText } from "../comparison/email-text.ts";
import { firstFoldedWord, textOf } from "../comparison/fold-words.ts";
import { createMatcher, type Matcher } from "../matcher.ts";
import { countryKey } from "../resolver/evidence.ts";
import { profileKey } from "../site-keys.ts";
import { fieldsOfRecords } from "./field-weights.ts";
import { primaryExperience } from "./primary-experience.ts";

/**
 * Ready-made matcher for person records: name in either order, profile, e-mail addresses, phone, town, country, employer, title.
 *
 * @example
 * personMatcher.duplicates([]).clusters; // => []
 */
export const personMatcher: Matcher<Person> = /* @__PURE__ */ createMatcher<Person>({
  fields: /* @__PURE__ */ fieldsOfRecords("person", [
    { name: "name", compare: "given_family", get: givenAndFamily },
    { name: "profile", compare: "identifier", get: (row) => profileKey(row.social?.pronet_url) },
    { name: "work_email", compare: "email", get: workEmail },
    { name: "personal_email", compare: "email", get: personalEmail },
    { name: "phone", compare: "phone", get: (row) => phonesOf(row.phones) },
    { name: "city", compare: "place", get: (row) => row.location?.city },
    {
      name: "country",
      compare: "exact",
      get: (row) => countryKey(null, row.location?.country),
      m: { different: 0.05 },
    },
    { name: "employer", compare: "company_name", get: employer },
    { name: "title", compare: "text", get: (row) => row.job?.title },
  ]),
  blocking: [
    (row) => profileKey(row.social?.pronet_url),
    (row) => [workEmail(row), personalEmail(row)].flatMap((email) => emailText(email) ?? []),
    (row) => phonesOf(row.phones).flatMap((phone) => phoneEnd(phone) ?? []),
    (row) => nameKeys(row, employer(row)),
    (row) => nameKeys(row, row.location?.city ?? null),
    (row) => blockingKey(...givenAndFamily(row)),
  ],
});

function givenAndFamily(row: Person): [string | null, string | null] {
  if (blockingKey(row.first_name) !== null || blockingKey(row.last_name) !== null)
    return [row.first_name, row.last_name];
  const { family, given } = parsePersonName(row.full_name ?? "");
  return [given, family];
}

function workEmail(row: Person): string | null {
  return row.emails?.work_email?.email ?? null;
}

function personalEmail(row: Person): string | null {
  return row.emails?.personal_email?.email ?? null;
}

function employer(row: Person): string | null {
  return primaryExperience(row)?.company?.name ?? null;
}

/** Either name with a second fact, so that one misspelt name does not hide a pair. */
function nameKeys(row: Person, fact: string | null): string[] {
  const place = firstFoldedWord(textOf(fact) ?? "");
  if (place === "") return [];
  return givenAndFamily(row)
    .map((name) => blockingKey(name, place))
    .filter((key) => key !== null);
}
