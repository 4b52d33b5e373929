import {
  type PeopleLookalikesData,
  type PeopleLookalikesRequest,
  type Person,
  peopleLookalikesDataSchema,
  peopleLookalikesRequestSchema,
} from "../../models/index.ts";
import { lookalikeConfidence } from "../confidence.ts";
import type { Operation } from "../operation.ts";
import type { RecordStore } from "../record-store.ts";
import { personByEmail, personByProfile } from "../resolve-person.ts";
import { notFound } from "../service-error.ts";

/** People a call returns at most. */
const LIMIT = 25;
/** A profile URL and an e-mail address are exact keys. */
const SEED_CONFIDENCE = 100;

/** People who resemble a person. */
export const peopleLookalikes: Operation<PeopleLookalikesRequest, PeopleLookalikesRequest, PeopleLookalikesData> = {
  summary: "Find people who resemble a person",
  request: peopleLookalikesRequestSchema,
  data: peopleLookalikesDataSchema,
  price: 10,
  paginated: false,
  eitherOf: ["pronet_url", "email"],
  example: { pronet_url: "https://www.linkedin.com/in/mara-ellison" },
  async find(store, query) {
    const person = await seedOf(store, query);
    const found = await store.similarPeople(person, LIMIT);
    return {
      data: { similar_people: found.map(({ item }) => item) },
      confidence: lookalikeConfidence(SEED_CONFIDENCE, found),
      empty: found.length === 0,
    };
  },
};

async function seedOf(store: RecordStore, { pronet_url, email }: PeopleLookalikesRequest): Promise<Person> {
  const byProfile = pronet_url === undefined ? null : await personByProfile(store, pronet_url);
  const person = byProfile ?? (email === undefined ? null : await personByEmail(store, email));
  if (person !== null) return person;
  throw pronet_url === undefined
    ? notFound("person", "email", email ?? "")
    : notFound("person", "pronet_url", pronet_url);
}
