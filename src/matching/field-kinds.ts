import { addressComparison } from "./comparison/address.ts";
import { companyNameComparison } from "./comparison/company-name-field.ts";
import type { Comparison } from "./comparison/comparison.ts";
import { dateComparison } from "./comparison/date.ts";
import { domainComparison } from "./comparison/domain.ts";
import { emailComparison } from "./comparison/email.ts";
import { exactComparison } from "./comparison/exact.ts";
import { geoComparison } from "./comparison/geo.ts";
import { givenFamilyComparison } from "./comparison/given-family.ts";
import { familyNameComparison, givenNameComparison } from "./comparison/given-name.ts";
import { identifierComparison } from "./comparison/identifier.ts";
import { personNameComparison } from "./comparison/person-name-field.ts";
import { phoneComparison } from "./comparison/phone.ts";
import { placeComparison } from "./comparison/place.ts";
import { postalCodeComparison } from "./comparison/postal-code.ts";
import { textComparison } from "./comparison/text.ts";

/** The kinds of values that can be compared. */
export type FieldKind =
  | "address"
  | "company_name"
  | "date"
  | "domain"
  | "email"
  | "exact"
  | "family_name"
  | "geo"
  | "given_family"
  | "given_name"
  | "identifier"
  | "person_name"
  | "phone"
  | "place"
  | "postal_code"
  | "text";

/** The comparison of a kind; undefined for a kind that does not exist. */
export function comparisonOf(kind: FieldKind): Comparison {
  switch (kind) {
    case "address":
      return addressComparison;
    case "company_name":
      return companyNameComparison;
    case "date":
      return dateComparison;
    case "domain":
      return domainComparison;
    case "email":
      return emailComparison;
    case "exact":
      return exactComparison;
    case "family_name":
      return familyNameComparison;
    case "geo":
      return geoComparison;
    case "given_family":
      return givenFamilyComparison;
    case "given_name":
      return givenNameComparison;
    case "identifier":
      return identifierComparison;
    case "person_name":
      return personNameComparison;
    case "phone":
      return phoneComparison;
    case "place":
      return placeComparison;
    case "postal_code":
      return postalCodeComparison;
    case "text":
      return textComparison;
  }
}
