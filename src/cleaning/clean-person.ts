import type { Person } from "../models/index.ts";
import { parsePersonName } from "../person-name/index.ts";
import { cleanLocation, countryOf } from "./clean-location.ts";
import { cleanPhones } from "./clean-phones.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { PERSON_PLAN } from "./plans.ts";
import { isNoValue } from "./text-rules.ts";

/** Cleans a person in place. */
export function cleanPerson(cleaner: FieldCleaner, person: Person, path: string): void {
  const prefix = path === "" ? "" : `${path}.`;
  cleaner.country = countryOf(person.location) ?? cleaner.country;
  cleaner.clean(person, PERSON_PLAN, path);
  cleanLocation(cleaner, person.location, `${prefix}location`);
  person.phones = cleanPhones(cleaner, person.phones, `${prefix}phones`);
  deriveNames(cleaner, person, path);
}

/** The full name from its parts where it is missing, and the parts from the full name where both are. */
function deriveNames(cleaner: FieldCleaner, person: Person, path: string): void {
  const { first_name: first, last_name: last, full_name: full } = person;
  if (full === null && first !== null && last !== null) {
    cleaner.set(person, path, "full_name", "name-of-parts", `${first} ${last}`);
  }
  if (full === null || first !== null || last !== null) return;
  const { given, family } = parsePersonName(full);
  // A full name of signs and placeholders ("; N/A") has parts that say nothing by themselves.
  if (given === null || family === null || isNoValue(given) || isNoValue(family)) return;
  cleaner.set(person, path, "first_name", "part-of-name", cleaner.label(given));
  cleaner.set(person, path, "last_name", "part-of-name", cleaner.label(family));
}
