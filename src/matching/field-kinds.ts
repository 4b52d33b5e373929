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
import { severalValues } from "./comparison/several-values.ts";
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

const COMPARISONS: { readonly [kind in FieldKind]: Comparison } = {
  address: addressComparison,
  company_name: companyNameComparison,
  date: dateComparison,
  domain: /* @__PURE__ */ severalValues(domainComparison),
  email: /* @__PURE__ */ severalValues(emailComparison),
  exact: exactComparison,
  family_name: familyNameComparison,
  geo: geoComparison,
  given_family: givenFamilyComparison,
  given_name: givenNameComparison,
  identifier: /* @__PURE__ */ severalValues(identifierComparison),
  person_name: personNameComparison,
  phone: /* @__PURE__ */ severalValues(phoneComparison),
  place: placeComparison,
  postal_code: postalCodeComparison,
  text: textComparison,
};

/** The comparison of a kind. */
export function comparisonOf(kind: FieldKind): Comparison {
  return COMPARISONS[kind];
}

/** Whether a word of plain JavaScript is a kind. */
export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === "string" && Object.hasOwn(COMPARISONS, kind);
}

/** The kinds, for messages. */
export function fieldKinds(): string[] {
  return Object.keys(COMPARISONS);
}
