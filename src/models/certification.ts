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
