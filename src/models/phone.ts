import { type FieldsOf, type RecordSchema, record } from "./record-schema.ts";
import { flag, text } from "./scalars.ts";
/** A phone number of a company or person. */
export interface PhoneEntry {
  /** Phone text as found; the same number may stand in several notations. */
  phone: string | null;
  /** Whether the number was verified. */
  is_verify: boolean | null;
  /** Kind of line; the set of values is open. */
  type: string | null;
}

const phoneEntryFields = () => ({
  phone: text,
  is_verify: flag,
  type: text,
});

/** Schema of a phone entry. */
export const phoneEntrySchema: RecordSchema<PhoneEntry> = /* @__PURE__ */ record(
  phoneEntryFields satisfies FieldsOf<PhoneEntry, typeof phoneEntryFields>,
);
