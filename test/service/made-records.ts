import { type Experience, type LocalBusiness, type Person, readRecord } from "../../src/models/index.ts";
import type { CompanyEntry } from "../../src/service/index.ts";

/** A company of these facts; what only a store knows stays as it is. */
export function company(facts: object): CompanyEntry {
  return made("company", facts) as CompanyEntry;
}

/** A person of these facts with a page of the number. */
export function person(number: number, facts: object = {}): Person {
  const pronet_url = `https://www.linkedin.com/in/person-${number}`;
  return made("person", { full_name: `Person ${number}`, social: { pronet_url }, ...facts }) as Person;
}

/** A primary job at a company of these facts. */
export function jobAt(facts: object): Experience {
  return made("experience", { company: facts, title: {}, is_primary: true }) as Experience;
}

/** A bakery of the United States. */
export function bakery(facts: object): LocalBusiness {
  const place = { industry: "bakery", location: { country: "united states", country_code: "US" } };
  return made("local_business", { ...place, ...facts }) as LocalBusiness;
}

function made(kind: "company" | "person" | "experience" | "local_business", facts: object): unknown {
  const read = readRecord(kind, facts);
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.record;
}
