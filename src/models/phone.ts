/** A phone number of a company or person. */
export interface PhoneEntry {
  /** Phone text as found; the same number may stand in several notations. */
  phone: string | null;
  /** Whether the number was verified. */
  is_verify: boolean | null;
  /** Kind of line; the set of values is open. */
  type: string | null;
}
