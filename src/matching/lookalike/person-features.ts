import type { Company, Experience, Person, PersonResult } from "../../models/index.ts";
import { lowerCase } from "../../text/letter-case.ts";
import { trimSpaces } from "../../text/spaces.ts";
import { coreKey } from "../company-name/normalize.ts";
import { SENIORITY_LEVELS } from "../data/seniority-levels.ts";
import { primaryExperience } from "../records/primary-experience.ts";
import { countryKey, placeKey } from "../resolver/evidence.ts";
import { domainKey, profileKey, siteKey } from "../site-keys.ts";
import { addActivities, addPhraseActivities } from "./activity.ts";
import { companyIndustry, companySize } from "./company-values.ts";
import { type CategoryValue, type EncodedRecord, encodeTerms, type LookalikeSchema } from "./schema.ts";
import { industrySimilarity, inSteps, levelSimilarity, nearness, placeSimilarity, sameValue } from "./similarities.ts";
import { isTermWord, phraseTerms, stem, textWords } from "./text-terms.ts";

/**
 * Features of people lookalikes: what the person does (title, level, role 0.40), for whom (industry, size, activity and
 * specialties of the employer 0.30), from where (education, skills, earlier employers 0.20), and the place 0.10.
 */
export const PERSON_LOOKALIKE_SCHEMA: LookalikeSchema = {
  categories: [
    { name: "level", weight: 0.12, mean: 0.4, similarity: levelSimilarity },
    { name: "role", weight: 0.08, mean: 0.1, similarity: sameValue, firstPartDecides: true },
    { name: "employer_industry", weight: 0.12, mean: 0.05, similarity: industrySimilarity },
    { name: "employer_size", weight: 0.05, mean: 0.45, similarity: nearness(4), coarse: inSteps(0.25) },
    { name: "place", weight: 0.1, mean: 0.1, similarity: placeSimilarity, firstPartDecides: true },
  ],
  terms: [
    { name: "title", weight: 0.2, mean: 0.03, prefix: "j:", byRarity: true },
    { name: "employer_activity", weight: 0.08, mean: 0.1, prefix: "a:", byRarity: false },
    { name: "employer_specialties", weight: 0.05, mean: 0.01, prefix: "s:", byRarity: true },
    { name: "education", weight: 0.07, mean: 0.01, prefix: "e:", byRarity: true },
    { name: "skills", weight: 0.08, mean: 0.01, prefix: "k:", byRarity: true },
    { name: "earlier_employers", weight: 0.05, mean: 0.01, prefix: "w:", byRarity: true },
  ],
  clusterBy: [2, 0, 1, 3, 4],
  combinedKeys: [
    {
      prefix: "il:",
      facts: [
        [2, 1],
        [0, 1],
      ],
    },
    {
      prefix: "ilp:",
      facts: [
        [2, 1],
        [0, 1],
        [4, 0.4],
      ],
    },
    {
      prefix: "lr:",
      facts: [
        [0, 1],
        [1, 1],
      ],
    },
    {
      prefix: "lrp:",
      facts: [
        [0, 1],
        [1, 1],
        [4, 0.4],
      ],
    },
  ],
};

/** The words of a title count whole, those of the headline a quarter. */
const TITLE_SCALE = 16;
const HEADLINE_WEIGHT = 0.25;
const ACTIVITY_SCALE = 16;

/**
 * A person with the company of the primary job, in the form in which {@link PERSON_LOOKALIKE_SCHEMA} compares them:
 * plain JSON that a store can keep.
 *
 * @param item A wire record; missing facts are features that it does not know.
 * @example
 * encodePerson({ person: { full_name: "Ann Lee", job: { level: "head" } }, company: null }).categories; // => [["head"], null, null, null, null]
 */
export function encodePerson(item: PersonResult): EncodedRecord {
  const { person, company } = item;
  const employer = employerKey(person, company);
  const industry = company === null ? experienceIndustry(primaryExperience(person)) : companyIndustry(company);
  const level = textValue(person.job?.level);
  const role = textValue(person.job?.role);
  const place = personPlace(person);
  return {
    categories: [level, role, industry, company === null ? null : companySize(company), place],
    terms: [
      encodeTerms(titleTerms(person), TITLE_SCALE),
      encodeTerms(employerActivities(company), ACTIVITY_SCALE),
      encodeTerms(phraseTerms(company?.specialties), 1),
      encodeTerms(phraseTerms(educationPhrases(person)), 1),
      encodeTerms(phraseTerms(skillPhrases(person)), 1),
      encodeTerms(earlierEmployers(person), 1),
    ],
    keys: combinedKeys(level, role, industry, place),
    identities: personIdentities(person, employer),
    group: employer,
    followers: typeof person.followers_count === "number" ? person.followers_count : -1,
    tieBreak: profileKey(person.social?.pronet_url) ?? placeKey(person.full_name) ?? "",
  };
}

/** Level with industry and with role, each also with the country. */
function combinedKeys(
  level: CategoryValue | null,
  role: CategoryValue | null,
  industry: CategoryValue | null,
  place: CategoryValue | null,
): string[] {
  if (level === null) return [];
  const keys: string[] = [];
  if (industry !== null) keys.push(`il:${industry[0] ?? industry[1] ?? industry[2]}|${level[0]}`);
  if (role !== null) keys.push(`lr:${level[0]}|${role[0]}`);
  return place === null ? keys : [...keys, ...keys.map((key) => `${key.replace(":", "p:")}|${place[0]}`)];
}

function textValue(value: unknown): CategoryValue | null {
  const key = placeKey(value);
  return key === null ? null : [key];
}

function personPlace(person: Person): CategoryValue | null {
  const country = countryKey(null, person.location?.country);
  return country === null ? null : [country, placeKey(person.location?.state), placeKey(person.location?.city)];
}

function titleTerms(person: Person): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (text: unknown, weight: number): void => {
    for (const word of textWords(text)) {
      if (!isTermWord(word) || SENIORITY_LEVELS.has(word)) continue;
      sums.set(stem(word), Math.max(sums.get(stem(word)) ?? 0, weight));
    }
  };
  add(person.job?.headline, HEADLINE_WEIGHT);
  add(person.job?.title, 1);
  return sums;
}

function employerActivities(company: Company | null): Map<string, number> {
  const sums = new Map<string, number>();
  if (company === null) return sums;
  addPhraseActivities(sums, [company.industry?.name, company.tagline, ...(company.specialties ?? [])]);
  const words = textWords(company.description);
  addActivities(sums, words, words.map(stem), new Set(), (position) => 1 / (1 + position / 20));
  return sums;
}

function educationPhrases(person: Person): string[] {
  return (person.educations ?? [])
    .flatMap((stay) => [stay?.school?.name, stay?.majors, stay?.degrees].flat())
    .filter(isText);
}

function skillPhrases(person: Person): string[] {
  const certificates = (person.certifications ?? []).flatMap((held) => [held?.name, held?.organization]);
  return [...(person.job?.categories ?? []), ...certificates].filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function earlierEmployers(person: Person): Map<string, number> {
  const terms = new Map<string, number>();
  for (const job of person.experiences ?? []) {
    const name = coreKey(job?.company?.name);
    if (name !== null) terms.set(name, 1);
  }
  return terms;
}

function experienceIndustry(job: Experience | null): CategoryValue | null {
  const name = placeKey(job?.company?.industry);
  return name === null ? null : [name, null, null];
}

/** What stands for the employer: its domain, else its core name. */
function employerKey(person: Person, company: Company | null): string | null {
  const job = primaryExperience(person)?.company;
  const domain = siteKey(company ?? {}) ?? domainKey(job?.website);
  return domain ?? coreKey(company?.name) ?? coreKey(job?.name);
}

/** Two records are one person by profile, e-mail address, or name and employer. */
function personIdentities(person: Person, employer: string | null): string[] {
  const name = placeKey(person.full_name);
  const emails = [person.emails?.work_email?.email, person.emails?.personal_email?.email];
  const profiles = [person.social?.pronet_url, person.social?.socialA_url, person.social?.socialC_url];
  const out = profiles.flatMap((url) => profileKey(url) ?? []).map((key) => `profile ${key}`);
  for (const email of emails) if (isText(email) && email !== "") out.push(`email ${lowerCase(trimSpaces(email))}`);
  if (name !== null && employer !== null) out.push(`name ${name} at ${employer}`);
  return out;
}
