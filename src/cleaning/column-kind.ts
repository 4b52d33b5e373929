/** What a column of a file holds. */
export type ColumnKind =
  | "person_name"
  | "given_name"
  | "family_name"
  | "company_name"
  | "address"
  | "city"
  | "state"
  | "postal_code"
  | "country"
  | "phone"
  | "url"
  | "email"
  | "profile_url";
