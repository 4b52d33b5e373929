import type { Company } from "../../models/index.ts";
import { coreKey } from "../company-name/normalize.ts";
import { domainLabel, siteKey } from "../site-keys.ts";
import { addActivities, addPhraseActivities, namesActivity } from "./activity.ts";
import {
  companyAge,
  companyIndustry,
  companyPlace,
  companyRevenue,
  companySize,
  companyType,
} from "./company-values.ts";
import { type CategoryValue, type EncodedRecord, encodeTerms, type LookalikeSchema } from "./schema.ts";
import { industrySimilarity, inSteps, nearness, placeSimilarity, sameValue } from "./similarities.ts";
import { isTermWord, nameTerms, phraseTerms, stem, textWords } from "./text-terms.ts";

/**
 * Features of company lookalikes with their weights. What a company does outweighs what it is: industry, activity, description,
 * specialties and technologies hold 0.81 of the weight, size, revenue, type, age and place the rest.
 */
export const COMPANY_LOOKALIKE_SCHEMA: LookalikeSchema = {
  categories: [
    { name: "industry", weight: 0.21, mean: 0.05, similarity: industrySimilarity },
    { name: "size", weight: 0.07, mean: 0.45, similarity: nearness(4), coarse: inSteps(0.25) },
    { name: "revenue", weight: 0.03, mean: 0.45, similarity: nearness(5), coarse: inSteps(0.25) },
    { name: "type", weight: 0.03, mean: 0.4, similarity: sameValue, firstPartDecides: true },
    { name: "age", weight: 0.03, mean: 0.5, similarity: nearness(50), coarse: inSteps(2) },
    { name: "place", weight: 0.03, mean: 0.1, similarity: placeSimilarity, firstPartDecides: true },
  ],
  terms: [
    { name: "activity", weight: 0.18, mean: 0.1, prefix: "a:", byRarity: false },
    { name: "description", weight: 0.2, mean: 0.02, prefix: "d:", byRarity: true },
    { name: "specialties", weight: 0.13, mean: 0.01, prefix: "s:", byRarity: true },
    { name: "technologies", weight: 0.09, mean: 0.03, prefix: "t:", byRarity: true },
  ],
  clusterBy: [0, 1, 2, 3, 5],
  combinedKeys: [
    {
      prefix: "ip:",
      facts: [
        [0, 1],
        [5, 0.4],
      ],
    },
    {
      prefix: "ic:",
      facts: [
        [0, 1],
        [5, 1],
      ],
    },
    {
      prefix: "iz:",
      facts: [
        [0, 1],
        [1, 0.8],
      ],
    },
    {
      prefix: "izp:",
      facts: [
        [0, 1],
        [1, 0.8],
        [5, 0.4],
      ],
    },
  ],
  // The activity, all of which a sketch tells, leaves little to be found out.
  scoredPerAnswer: 2.5,
};

/** What stands first in a description says most: the word at this position counts half. */
const HALF_WEIGHT_POSITION = 20;
/** Counts of terms are kept in steps of one sixteenth. */
const COUNT_SCALE = 16;
const ACTIVITY_SCALE = 16;

/**
 * A company in the form in which {@link COMPANY_LOOKALIKE_SCHEMA} compares it: plain JSON that a store can keep.
 *
 * @param company A wire record; missing facts are features that it does not know.
 * @example
 * encodeCompany({ name: "Clover Ledger, Inc.", domain: "cloverledger.example" }).identities; // => ["domain cloverledger.example", "label cloverledger", "name cloverledger"]
 */
export function encodeCompany(company: Company): EncodedRecord {
  const industry = companyIndustry(company);
  const place = companyPlace(company);
  const size = companySize(company);
  const own = ownWords(company);
  const texts = [readText(company.description), readText(company.tagline)];
  const domain = siteKey(company);
  const name = coreKey(company.name);
  const identities = domain === null ? [] : [`domain ${domain}`, `label ${domainLabel(domain)}`];
  if (name !== null) identities.push(`name ${name}`);
  return {
    categories: [industry, size, companyRevenue(company), companyType(company), companyAge(company), place],
    terms: [
      encodeTerms(companyActivities(company, texts, own), ACTIVITY_SCALE),
      encodeTerms(descriptionTerms(texts, own), COUNT_SCALE),
      encodeTerms(phraseTerms(company.specialties), 1),
      encodeTerms(nameTerms(company.tech_stack), 1),
    ],
    keys: combinedKeys(industry, size, place),
    identities,
    group: name ?? domain,
    followers: typeof company.followers_count === "number" ? company.followers_count : -1,
    tieBreak: domain ?? "",
  };
}

/** Steps of size in combined keys: four times the head count. */
const SIZE_STEP = 2;

/** Industry with country, with city, with size, with both size and country. */
function combinedKeys(
  industry: CategoryValue | null,
  size: CategoryValue | null,
  place: CategoryValue | null,
): string[] {
  if (industry === null) return [];
  const trade = industry[0] ?? industry[1] ?? industry[2];
  const step = size === null ? null : Math.round(Number(size[0]) / SIZE_STEP);
  const keys: string[] = [];
  if (place !== null) keys.push(`ip:${trade}|${place[0]}`);
  if (place !== null && place[2] !== null) keys.push(`ic:${trade}|${place.join("|")}`);
  if (step !== null) keys.push(`iz:${trade}|${step}`);
  if (step !== null && place !== null) keys.push(`izp:${trade}|${step}|${place[0]}`);
  return keys;
}

/** Words of the company's own name and place, which say nothing about what it does, unless they name an activity. */
function ownWords(company: Company): ReadonlySet<string> {
  const at = company.location;
  const name = textWords(company.name).filter((word) => !namesActivity(word));
  return new Set([...name, ...[at?.city, at?.state, at?.country].flatMap((value) => textWords(value))]);
}

/** A text of a company as words, with the words' stems. */
interface ReadText {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

function readText(text: unknown): ReadText {
  const words = textWords(text);
  return { words, stems: words.map(stem) };
}

function descriptionTerms(texts: readonly ReadText[], own: ReadonlySet<string>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { words, stems } of texts) {
    words.forEach((word, i) => {
      if (!isTermWord(word) || own.has(word)) return;
      const term = stems[i] ?? word;
      sums.set(term, (sums.get(term) ?? 0) + positionWeight(i));
    });
  }
  return sums;
}

function positionWeight(position: number): number {
  return 1 / (1 + position / HALF_WEIGHT_POSITION);
}

function companyActivities(
  company: Company,
  texts: readonly ReadText[],
  own: ReadonlySet<string>,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { words, stems } of texts) addActivities(sums, words, stems, own, positionWeight);
  addPhraseActivities(sums, [company.industry?.name, ...(company.specialties ?? [])]);
  return sums;
}
