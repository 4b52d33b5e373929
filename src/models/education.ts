/** Where a school is. */
export interface SchoolLocation {
  name: string | null;
  locality: string | null;
  region: string | null;
  country: string | null;
  continent: string | null;
  postal_code: string | null;
}

/** A school, college or university. */
export interface School {
  name: string | null;
  /** Kind of school, such as "post-secondary institution". */
  type: string | null;
  id: string | null;
  /** Its parts, or one line of text. */
  location: string | SchoolLocation | null;
  pronet_url: string | null;
  socialA_url: string | null;
  socialC_url: string | null;
  pronet_id: string | null;
  website: string | null;
  job_company_id_store: string | null;
}

/** One stay at a school. */
export interface Education {
  school: School | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  start_date: string | null;
  /** Partial date as text, or "Present". */
  end_date: string | null;
  degrees: string | string[] | null;
  majors: string | string[] | null;
}
