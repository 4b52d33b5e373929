import { lowerCase } from "../text/letter-case.ts";
import { trimSpaces } from "../text/spaces.ts";
import { companyAttributesSchema, companySchema, domainInfoSchema } from "./company.ts";
import { FLAG_WORDS } from "./data/flag-words.ts";
import { companyEmailSchema, personalEmailSchema, workEmailSchema } from "./email.ts";
import { localBusinessSchema } from "./local-business.ts";
import { coordinatesSchema } from "./location.ts";
import { parsePartialDate } from "./partial-date.ts";
import { phoneEntrySchema } from "./phone.ts";
import type { ObjectShape, Shape } from "./shape.ts";

/** A value of another type with the rule that made it. */
export interface Repaired {
  readonly rule: string;
  readonly to: unknown;
}

const COORDINATES = /^([+-]?\d{1,3}(?:\.\d{1,20})?)(?: ?[,;] ?| )([+-]?\d{1,3}(?:\.\d{1,20})?)$/u;

/** Longest text that is read as a number. */
const LONGEST_NUMBER = 40;

/** Text where another type belongs: a number, a flag, a position; null where it is blank. */
export function repairText(text: string, shape: Shape, object: ObjectShape | null, key: string): Repaired | null {
  if (shape.nullable && text.length <= LONGEST_NUMBER && trimSpaces(text) === "") return { rule: "blank", to: null };
  if (shape.object?.schema === coordinatesSchema) return repairCoordinates(text);
  if (shape.number !== null) return repairNumber(text, shape.number.integer, object, key);
  if (shape.flag && readsFlagWords(object, key)) {
    const to = text.length <= LONGEST_NUMBER ? FLAG_WORDS.get(lowerCase(trimSpaces(text))) : undefined;
    return to === undefined ? null : { rule: "flag-word", to };
  }
  return null;
}

/** "52.5163, 13.3777": in texts the latitude stands first. */
function repairCoordinates(text: string): Repaired | null {
  const found = text.length > LONGEST_NUMBER ? null : COORDINATES.exec(trimSpaces(text));
  return found === null ? null : { rule: "bare-entry", to: { lat: Number(found[1]), lng: Number(found[2]) } };
}

function repairNumber(text: string, integer: boolean, object: ObjectShape | null, key: string): Repaired | null {
  if (text.length > LONGEST_NUMBER) return null;
  const plain = trimSpaces(text);
  if (/^[+-]?\d{1,15}(?:\.\d{1,22})?(?:[eE][+-]?\d{1,2})?$/u.test(plain))
    return { rule: "numeric-text", to: Number(plain) };
  if (/^\d{1,3}(?:,\d{3}){1,4}$/u.test(plain)) return { rule: "numeric-text", to: Number(plain.replaceAll(",", "")) };
  // A decimal comma; three digits behind it may be thousands.
  if (!integer && /^[+-]?\d{1,15},(?:\d{1,2}|\d{4,15})$/u.test(plain))
    return { rule: "numeric-text", to: Number(plain.replace(",", ".")) };
  if (object?.schema !== companySchema || key !== "founded_year") return null;
  const date = parsePartialDate(plain);
  return date === null || date === "present" ? null : { rule: "year-of-date", to: date.year };
}

/**
 * Flags about an address, a number or a domain are read from "yes" and "no". Those that say what a record is (the primary
 * job, a school, a chief executive) are refused as text rather than guessed at.
 */
function readsFlagWords(object: ObjectShape | null, key: string): boolean {
  switch (object?.schema) {
    case companyAttributesSchema:
      return key === "is_investor";
    case companyEmailSchema:
    case domainInfoSchema:
    case phoneEntrySchema:
    case workEmailSchema:
      return true;
    default:
      return false;
  }
}

/** A flag that a database wrote as 0 or 1; null for any other number and for flags that say what a record is. */
export function repairFlagNumber(
  value: number | bigint,
  shape: Shape,
  object: ObjectShape | null,
  key: string,
): Repaired | null {
  const isBit = value === 0 || value === 1;
  return shape.flag && isBit && readsFlagWords(object, key) ? { rule: "flag-word", to: value === 1 } : null;
}

/** A contact field that holds true or false instead of the contact: some plans tell only that there is one. */
export function isMaskedContact(object: ObjectShape | null, key: string): boolean {
  switch (object?.schema) {
    case companyEmailSchema:
    case workEmailSchema:
    case personalEmailSchema:
      return key === "email";
    case phoneEntrySchema:
      return key === "phone";
    case localBusinessSchema:
      return key === "email" || key === "phone" || key === "website_url";
    default:
      return false;
  }
}
