/** A language a person speaks. */
export interface Language {
  name: string | null;
  proficiency: string | null;
}

/** Something a person published. */
export interface Publication {
  title: string | null;
  publisher: string | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  date: string | null;
  url: string | null;
  summary: string | null;
}

/** What somebody wrote about a person. */
export interface Recommendation {
  recommender_name: string | null;
  recommender_url: string | null;
  text: string | null;
}

/** Unpaid work of a person. */
export interface Volunteering {
  role: string | null;
  organization: string | null;
  /** Partial date as text; `parsePartialDate` reads it. */
  start_date: string | null;
  /** Partial date as text, or "Present". */
  end_date: string | null;
  cause: string | null;
}

/** Another person who resembles this one. */
export interface SimilarProfile {
  pronet_url: string | null;
  /** The higher, the more alike; the scale is the source's. */
  similarity_score: number | null;
}
