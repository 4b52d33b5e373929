import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { date, text } from "./scalars.ts";
/** A certificate or licence of a person. */
export interface Certification {
  name: string | null;
  /** Who issued it. */
  organization: string | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  start_date: string | null;
  /** Partial date as text, or "Present". */
  end_date: string | null;
  license_number: string | null;
  url: string | null;
}

const certificationFields = () => ({
  name: text,
  organization: text,
  start_date: date,
  end_date: date,
  license_number: text,
  url: text,
});

/** Schema of a certificate. */
export const certificationSchema: RecordSchema<Certification> = /* @__PURE__ */ record(
  certificationFields satisfies FieldsOf<Certification, typeof certificationFields>,
);
