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
