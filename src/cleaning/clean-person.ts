import type { Person } from "../models/index.ts";
import { parsePersonName } from "../person-name/index.ts";
import { cleanLocation, countryOf } from "./clean-location.ts";
import { cleanPhones } from "./clean-phones.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { PERSON_PLAN } from "./plans.ts";

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
  const name = parsePersonName(full);
  if (name.given === null || name.family === null) return;
  cleaner.set(person, path, "first_name", "part-of-name", cleaner.label(name.given));
  cleaner.set(person, path, "last_name", "part-of-name", cleaner.label(name.family));
}
