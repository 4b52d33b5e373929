import { certificationSchema } from "./certification.ts";
import { schoolSchema } from "./education.ts";
import { companyEmailSchema, personalEmailSchema, workEmailSchema } from "./email.ts";
import { experienceCompanySchema, experienceTitleSchema } from "./experience.ts";
import { ratingSchema } from "./local-business.ts";
import { phoneEntrySchema } from "./phone.ts";
import { languageSchema, publicationSchema } from "./profile-entries.ts";
import type { ObjectShape } from "./shape.ts";

/**
 * The field of an entry that a bare text stands for: a number of the phones, an address of the e-mails, the name of an
 * employer, title, school, certificate or language, the title of a publication, the score of a rating. Null for objects
 * of which a text says no single field, such as a location, a size or an industry, of which it may be a code.
 */
export function entryField(object: ObjectShape | null): string | null {
  switch (object?.schema) {
    case phoneEntrySchema:
      return "phone";
    case companyEmailSchema:
    case workEmailSchema:
    case personalEmailSchema:
      return "email";
    case publicationSchema:
      return "title";
    case ratingSchema:
      return "score";
    case certificationSchema:
    case experienceCompanySchema:
    case experienceTitleSchema:
    case languageSchema:
    case schoolSchema:
      return "name";
    default:
      return null;
  }
}
