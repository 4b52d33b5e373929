import { companyEmailSchema, personalEmailSchema, workEmailSchema } from "./email.ts";
import { phoneEntrySchema } from "./phone.ts";
import { languageSchema } from "./profile-entries.ts";
import type { ObjectShape } from "./shape.ts";

/**
 * The field of an entry that a bare text stands for: a number of the phones, an address of the e-mails, a language.
 * Null for objects of which a text says no single field, such as a location or a size.
 */
export function entryField(object: ObjectShape | null): string | null {
  switch (object?.schema) {
    case phoneEntrySchema:
      return "phone";
    case companyEmailSchema:
    case workEmailSchema:
    case personalEmailSchema:
      return "email";
    case languageSchema:
      return "name";
    default:
      return null;
  }
}
