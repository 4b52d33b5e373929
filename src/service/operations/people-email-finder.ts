import {
  type PeopleEmailFinderData,
  type PeopleEmailFinderRequest,
  type PersonEmails,
  peopleEmailFinderDataSchema,
  peopleEmailFinderRequestSchema,
} from "../../models/index.ts";
import { knownText } from "../known-text.ts";
import type { Operation } from "../operation.ts";
import { quotedText } from "../quoted-text.ts";
import { personByProfile } from "../resolve-person.ts";
import { notFound, ServiceError } from "../service-error.ts";

/** Confidence of an address on a domain that accepts every address, at most. */
const CATCH_ALL_LIMIT = 70;

/** Work and personal e-mail address of a person. */
export const peopleEmailFinder: Operation<PeopleEmailFinderRequest, PeopleEmailFinderRequest, PeopleEmailFinderData> = {
  summary: "Find the e-mail addresses of a person",
  request: peopleEmailFinderRequestSchema,
  data: peopleEmailFinderDataSchema,
  price: 5,
  paginated: false,
  example: { pronet_url: "https://www.linkedin.com/in/mara-ellison" },
  async find(store, { pronet_url }) {
    const person = await personByProfile(store, pronet_url);
    if (person === null) throw notFound("person", "pronet_url", pronet_url);
    const { work_email: work, personal_email: personal } = person.emails;
    if (knownText(work.email) === null && knownText(personal.email) === null)
      throw new ServiceError("not_found", `no e-mail address is known for ${quotedText(pronet_url)}`);
    return { data: { emails: written(person.emails) }, confidence: confidenceOf(person.emails) };
  },
};

/** The accuracies in the types the specification shows: an integer for work, text for personal. */
function written({ work_email: work, personal_email: personal }: PersonEmails): PersonEmails {
  const accuracy = accuracyOf(work.accuracy);
  return {
    work_email: { ...work, accuracy: accuracy === null ? null : Math.round(accuracy) },
    personal_email: { ...personal, accuracy: personal.accuracy === null ? null : String(personal.accuracy) },
  };
}

function confidenceOf({ work_email: work, personal_email: personal }: PersonEmails): number {
  const ofWork = knownText(work.email) === null ? 0 : (accuracyOf(work.accuracy) ?? 0);
  const ofPersonal = knownText(personal.email) === null ? 0 : (accuracyOf(personal.accuracy) ?? 0);
  const best = Math.max(ofWork, ofPersonal);
  const limited = ofWork >= ofPersonal && work.is_catch_all_email === true ? Math.min(best, CATCH_ALL_LIMIT) : best;
  return Math.round(Math.min(100, Math.max(0, limited)));
}

function accuracyOf(accuracy: number | string | null): number | null {
  if (accuracy === null || accuracy === "") return null;
  const number = Number(accuracy);
  return Number.isFinite(number) ? number : null;
}
