import * as z from "zod/mini";
import { type PersonEmails, personEmailsSchema } from "../email.ts";
import { type PersonResult, personResultSchema } from "../person.ts";
import { type FieldsOf, type RecordSchema, record, schema } from "../record-schema.ts";
import { optionalText, type RequestSchema, requestText } from "./request-schema.ts";

/** Body of the people lookalikes operation; at least one field is needed. */
export interface PeopleLookalikesRequest {
  /** Profile URL of the seed person; it goes first when both are given. */
  pronet_url?: string | undefined;
  /** E-mail address of the seed person. */
  email?: string | undefined;
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

/** Schema of the body of people lookalikes. */
export const peopleLookalikesRequestSchema: RequestSchema<PeopleLookalikesRequest> = /* @__PURE__ */ schema(() =>
  z
    .strictObject({ pronet_url: optionalText, email: optionalText })
    .check(z.refine(hasSeed, { path: [], error: "must hold pronet_url or email" })),
);

function hasSeed(body: { pronet_url?: unknown; email?: unknown }): boolean {
  return body.pronet_url !== undefined || body.email !== undefined;
}

const lookalikes = () => ({ similar_people: z.array(personResultSchema) });

/** Schema of the data of people lookalikes. */
export const peopleLookalikesDataSchema: RecordSchema<PeopleLookalikesData> = /* @__PURE__ */ record(
  lookalikes satisfies FieldsOf<PeopleLookalikesData, typeof lookalikes>,
);

/** Schema of the body of the e-mail finder. */
export const peopleEmailFinderRequestSchema: RequestSchema<PeopleEmailFinderRequest> = /* @__PURE__ */ schema(() =>
  z.strictObject({
    pronet_url: requestText,
  }),
);

const emailFinder = () => ({ emails: personEmailsSchema });

/** Schema of the data of the e-mail finder. */
export const peopleEmailFinderDataSchema: RecordSchema<PeopleEmailFinderData> = /* @__PURE__ */ record(
  emailFinder satisfies FieldsOf<PeopleEmailFinderData, typeof emailFinder>,
);
