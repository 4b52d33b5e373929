import * as z from "zod/mini";
import { type FieldsOf, type RecordSchema, record, schema } from "./record-schema.ts";
import { flag, percent, text } from "./scalars.ts";
/** An e-mail address of a company. */
export interface CompanyEmail {
  email: string | null;
  /** How sure the address is, integer 0 to 100. */
  accuracy: number | null;
  /** Seen: "general", "professional". */
  type: string | null;
  /** Whether the address was found on the company's own site. */
  email_exists_in_site: boolean | null;
}

/** The e-mail address a person uses at work. */
export interface WorkEmail {
  email: string | null;
  /** How sure the address is, 0 to 100; some answers write it as a numeric text. */
  accuracy: number | string | null;
  /** Whether the domain accepts every address, so that the address cannot be proved. */
  is_catch_all_email: boolean | null;
  /** Who runs the mailbox. */
  service_provider: string | null;
}

/** A private e-mail address of a person. */
export interface PersonalEmail {
  email: string | null;
  /** How sure the address is, 0 to 100; some answers write it as a numeric text. */
  accuracy: number | string | null;
}

/** The e-mail addresses of a person. An address that is not known is an object whose fields are null. */
export interface PersonEmails {
  work_email: WorkEmail;
  personal_email: PersonalEmail;
}

const accuracy = /* @__PURE__ */ schema(() =>
  z.nullable(
    z.union([
      z.number().check(z.gte(0), z.lte(100)),
      z.string().check(z.regex(/^(?:100(?:\.0+)?|[1-9]?\d(?:\.\d+)?)$/u)),
    ]),
  ),
);

const companyEmailFields = () => ({
  email: text,
  accuracy: percent,
  type: text,
  email_exists_in_site: flag,
});

/** Schema of an e-mail address of a company. */
export const companyEmailSchema: RecordSchema<CompanyEmail> = /* @__PURE__ */ record(
  companyEmailFields satisfies FieldsOf<CompanyEmail, typeof companyEmailFields>,
);

const workEmailFields = () => ({
  email: text,
  accuracy: accuracy,
  is_catch_all_email: flag,
  service_provider: text,
});

/** Schema of the e-mail address at work. */
export const workEmailSchema: RecordSchema<WorkEmail> = /* @__PURE__ */ record(
  workEmailFields satisfies FieldsOf<WorkEmail, typeof workEmailFields>,
);

const personalEmailFields = () => ({
  email: text,
  accuracy: accuracy,
});

/** Schema of the private e-mail address. */
export const personalEmailSchema: RecordSchema<PersonalEmail> = /* @__PURE__ */ record(
  personalEmailFields satisfies FieldsOf<PersonalEmail, typeof personalEmailFields>,
);

const personEmailsFields = () => ({
  work_email: workEmailSchema,
  personal_email: personalEmailSchema,
});

/** Schema of the e-mail addresses of a person. */
export const personEmailsSchema: RecordSchema<PersonEmails> = /* @__PURE__ */ record(
  personEmailsFields satisfies FieldsOf<PersonEmails, typeof personEmailsFields>,
);
