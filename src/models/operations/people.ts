import type { PersonEmails } from "../email.ts";
import type { PersonResult } from "../person.ts";

/** Body of the people lookalikes operation; at least one field is needed. */
export interface PeopleLookalikesRequest {
  /** Profile URL of the seed person; it goes first when both are given. */
  pronet_url?: string;
  /** E-mail address of the seed person. */
  email?: string;
}

/** Data of the people lookalikes operation. */
export interface PeopleLookalikesData {
  /** At most 25. */
  similar_people: PersonResult[];
}

/** Body of the e-mail finder operation. */
export interface PeopleEmailFinderRequest {
  /** Profile URL of the person. */
  pronet_url: string;
}

/** Data of the e-mail finder operation; `accuracy` is an integer in the work e-mail and text in the personal one. */
export interface PeopleEmailFinderData {
  emails: PersonEmails;
}
