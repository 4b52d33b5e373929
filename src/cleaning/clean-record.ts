import { type Issue, type RecordKind, type RecordTypes, readRecord } from "../models/index.ts";
import type { Change } from "./change.ts";
import { cleanCompactCompany, cleanCompany } from "./clean-company.ts";
import { cleanLocalBusiness } from "./clean-local-business.ts";
import { cleanPerson } from "./clean-person.ts";
import { cleanPhone } from "./clean-phones.ts";
import { countryCode } from "./country-code.ts";
import { FieldCleaner } from "./field-cleaner.ts";
import { CERTIFICATION_PLAN, COMPANY_EMAIL_PLAN, EDUCATION_PLAN, EXPERIENCE_PLAN, PHONE_PLAN } from "./plans.ts";

/** How records are cleaned. */
export interface CleanOptions {
  /** Country that national notations are read by where the record names none: name, alpha-2 or alpha-3 code. */
  readonly country?: string | undefined;
  /** "lower" unless given: names, titles, levels, roles, industry, type, location, specialties and technologies in lower case. */
  readonly letterCase?: "lower" | "keep" | undefined;
}

/** A clean record with what was changed, or what was wrong with it. */
export type CleanResult<K extends RecordKind> =
  | { ok: true; record: RecordTypes[K]; changes: Change[] }
  | { ok: false; issues: readonly Issue[] };

/** Most rounds until nothing changes any more; what one rule writes, another may read. */
const MOST_ROUNDS = 4;

/**
 * The record as `readRecord` reads it with every field canonical, and each change with path, rule, before and after.
 *
 * Person names, street lines, profile URLs and e-mail addresses through their normalizers; phones in E.164, each once;
 * the domain from website or e-mail where it is missing; country name and code from each other, US, Canadian and
 * Australian states by name, postal codes as written by their post; size bucket from the head count; full name and its
 * parts from each other; blank text and placeholders ("N/A") as null. Changes of the reader come first, under its rules.
 * Cleaning twice changes nothing. Text that a normalizer cannot use stays as it is. Never throws for a value.
 *
 * @param kind Kind of record; any other word is a TypeError.
 * @example
 * cleanRecord("phone", { phone: " (212) 555-0123", is_verify: true, type: "N/A" }, { country: "US" }); // => { "ok": true, "record": { "phone": "+12125550123", "is_verify": true, "type": null }, "changes": [{ "path": "phone", "rule": "spaces", "before": " (212) 555-0123", "after": "(212) 555-0123" }, { "path": "type", "rule": "placeholder", "before": "N/A", "after": null }, { "path": "phone", "rule": "phone", "before": "(212) 555-0123", "after": "+12125550123" }] }
 */
export function cleanRecord<K extends RecordKind>(kind: K, value: unknown, options?: CleanOptions): CleanResult<K> {
  const read = readRecord(kind, value);
  if (!read.ok) return read;
  const changes: Change[] = read.repairs.map(({ path, rule, from, to }) => ({ path, rule, before: from, after: to }));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const cleaner = new FieldCleaner(hintOf(options), options?.letterCase !== "keep");
    cleanKind(cleaner, kind, read.record);
    if (cleaner.changes.length === 0) break;
    changes.push(...cleaner.changes);
  }
  return { ok: true, record: read.record, changes };
}

function hintOf(options: CleanOptions | undefined): string | null {
  return options?.country === undefined ? null : countryCode(options.country);
}

function cleanKind(cleaner: FieldCleaner, kind: RecordKind, record: object): void {
  switch (kind) {
    case "company":
      cleanCompany(cleaner, record as RecordTypes["company"], "");
      break;
    case "compact_company":
      cleanCompactCompany(cleaner, record as RecordTypes["compact_company"], "");
      break;
    case "local_business":
      cleanLocalBusiness(cleaner, record as RecordTypes["local_business"]);
      break;
    case "person":
      cleanPerson(cleaner, record as RecordTypes["person"], "");
      break;
    case "person_result":
      cleanPersonResult(cleaner, record as RecordTypes["person_result"]);
      break;
    case "phone":
      cleaner.clean(record, PHONE_PLAN, "");
      cleanPhone(cleaner, record as RecordTypes["phone"], "");
      break;
    default:
      cleaner.clean(record, PLANS[kind], "");
  }
}

const PLANS = {
  company_email: COMPANY_EMAIL_PLAN,
  experience: EXPERIENCE_PLAN,
  education: EDUCATION_PLAN,
  certification: CERTIFICATION_PLAN,
};

function cleanPersonResult(cleaner: FieldCleaner, result: RecordTypes["person_result"]): void {
  const hint = cleaner.country;
  cleanPerson(cleaner, result.person, "person");
  cleaner.country = hint;
  if (result.company !== null) cleanCompany(cleaner, result.company, "company");
}
