import type { LocalBusiness } from "../models/index.ts";
import { canonicalizePhone, parsePhone } from "../phone/index.ts";
import { deriveDomain } from "./clean-company.ts";
import { cleanLocation, countryOf } from "./clean-location.ts";
import type { FieldCleaner } from "./field-cleaner.ts";
import { LOCAL_BUSINESS_PLAN } from "./plans.ts";

/** Cleans a local business in place. */
export function cleanLocalBusiness(cleaner: FieldCleaner, business: LocalBusiness): void {
  cleaner.country = countryOf(business.location) ?? cleaner.country;
  cleaner.clean(business, LOCAL_BUSINESS_PLAN, "");
  cleanLocation(cleaner, business.location, "location");
  deriveDomain(cleaner, business, [business.email], "");
  if (business.phone === null) return;
  const options = { country: cleaner.country };
  const number = canonicalizePhone(business.phone, options);
  if (number !== null) cleaner.set(business, "", "phone", "phone", number);
  if (business.phone_type !== null) return;
  const type = parsePhone(business.phone, options)?.type ?? null;
  cleaner.set(business, "", "phone_type", "phone-type", type);
}
