import { companyIndustry } from "../matching/lookalike/index.ts";
import type { Company } from "../models/index.ts";

/** The industries are divided among so many buckets. */
const BUCKETS = 1024;

/**
 * The number under which the tables hold a company: the order of the load times the buckets, and the bucket, which says
 * on which node it is. Companies of one industry share a bucket, since lookalikes are nearly always of one industry: one
 * node is asked for an answer. Companies without an industry are spread.
 */
export function companyNumber(company: Company, order: number): number {
  const [name = null, naics = null, sic = null] = companyIndustry(company) ?? [];
  const industry = name ?? naics ?? sic;
  return order * BUCKETS + ((industry === null ? order : sum(String(industry))) % BUCKETS);
}

/** The order of the load in a company's number. */
export function companyOrder(number: number): number {
  return Math.floor(number / BUCKETS);
}

/** The bucket in a company's number. */
export function companyBucket(number: number): number {
  return number % BUCKETS;
}

/** A checksum (FNV-1a) whose low bits hang on every character. */
function sum(text: string): number {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  return (state ^ (state >>> 15)) >>> 0;
}
