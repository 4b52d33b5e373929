import type { LocalBusinessSearch } from "../models/index.ts";
import {
  type AskedSearch,
  countryKey,
  PAGE_SIZE,
  postalKey,
  readRequest,
  stateKey,
  textKey,
} from "../search/foldings/index.ts";
import { indexKey, keyText, likeText, NO_WORD_CLASS, regexText } from "./key-text.ts";
import { DEFAULT_SCHEMA, tableName } from "./names.ts";
import { LOCAL_BUSINESSES } from "./tables.ts";
import type { SqlStatement } from "./types.ts";

const ORDERS = {
  relevance: "relevance DESC, number",
  rating: "score DESC NULLS LAST, reviews DESC NULLS LAST, number",
  reviews: "reviews DESC NULLS LAST, score DESC NULLS LAST, number",
} as const;

/** Collects the conditions of a statement with their parameters. */
class Conditions {
  readonly values: unknown[] = [];
  readonly texts: string[] = [];

  /** The place of a value. */
  place(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  add(column: string, operator: string, value: unknown, type: string): void {
    this.texts.push(`${column} ${operator} ${this.place(value, type)}`);
  }
}

/**
 * The statement that answers a page of the local search: columns `number` and `record`, one row more than a page where a
 * next page has one. Same records in the same order as `createLocalBusinessIndex(...).search(request)`.
 *
 * @throws RangeError when `page` is not a whole number from 1, or `sort` is none of the three; TypeError for a filter of another type.
 * @example
 * searchStatement({ country: "Germany", industry: "Bakery", page: 2 }).values; // => ["DE", "bakery", 11, 10]
 */
export function searchStatement(
  request: LocalBusinessSearch,
  { schema = DEFAULT_SCHEMA }: { readonly schema?: string } = {},
): SqlStatement {
  const asked = readRequest(request);
  const { page = 1, sort = "relevance" } = asked;
  if (!Number.isInteger(page) || page < 1)
    throw new RangeError(`search: page must be a whole number from 1, got ${page}`);
  if (!Object.hasOwn(ORDERS, sort))
    throw new RangeError(`search: sort must be "relevance", "rating" or "reviews", got ${JSON.stringify(sort)}`);
  const conditions = new Conditions();
  const country = countryKey(asked.country);
  conditions.add("country", "=", indexKey(country), "text");
  conditions.add("industry", "=", indexKey(textKey(asked.industry)), "text");
  addColumns(conditions, asked, country);
  addNumbers(conditions, asked);
  const order = addName(conditions, asked.name, sort === "relevance") + ORDERS[sort];
  const limit = conditions.place(PAGE_SIZE + 1, "bigint");
  const offset = conditions.place(Math.min((page - 1) * PAGE_SIZE, Number.MAX_SAFE_INTEGER), "bigint");
  const text = `SELECT number, record FROM ${tableName(LOCAL_BUSINESSES, schema)} WHERE ${conditions.texts.join(" AND ")} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return { text, values: conditions.values };
}

function addColumns(conditions: Conditions, asked: AskedSearch, country: string): void {
  const { postal_code, city, state, sic_codes, naics_codes, phone_types } = asked;
  const equal = (column: string, key: string): void => conditions.add(column, "=", keyText(key), "text");
  if (postal_code !== undefined) equal("postal_code", postalKey(postal_code));
  if (city !== undefined) equal("city", textKey(city));
  if (state !== undefined) equal("state", stateKey(state, country));
  const prefixes = (codes: readonly string[]): string[] => codes.map((code) => `${likeText(keyText(textKey(code)))}%`);
  if (sic_codes !== undefined) conditions.texts.push(anyOf(conditions, "sic_code", "LIKE", prefixes(sic_codes)));
  if (naics_codes !== undefined) conditions.texts.push(anyOf(conditions, "naics_code", "LIKE", prefixes(naics_codes)));
  if (phone_types !== undefined) {
    const types = phone_types.map((type) => keyText(textKey(type)));
    conditions.texts.push(anyOf(conditions, "phone_type", "=", types));
  }
}

function anyOf(conditions: Conditions, column: string, operator: string, values: readonly string[]): string {
  return `${column} ${operator} ANY(${conditions.place(values, "text[]")})`;
}

function addNumbers(conditions: Conditions, asked: AskedSearch): void {
  const { min_rating, min_reviews, flags } = asked;
  if (min_rating !== undefined) conditions.add("score", ">=", min_rating, "double precision");
  if (min_reviews !== undefined) conditions.add("reviews", ">=", min_reviews, "double precision");
  if (flags === 0) return;
  const bits = conditions.place(flags, "integer");
  conditions.texts.push(`(flags & ${bits}) = ${bits}`);
}

/** Adds the condition on the name and answers the order by quality: whole name, beginning, beginning of a word, inside a word. */
function addName(conditions: Conditions, name: string | undefined, isRanked: boolean): string {
  const needle = name === undefined ? "" : keyText(textKey(name));
  if (needle === "") return "";
  const like = likeText(needle);
  conditions.add("name", "LIKE", `%${like}%`, "text");
  if (!isRanked) return "";
  const whole = conditions.place(needle, "text");
  const beginning = conditions.place(`${like}%`, "text");
  const word = conditions.place(NO_WORD_CLASS + regexText(needle), "text");
  return `CASE WHEN name = ${whole} THEN 3 WHEN name LIKE ${beginning} THEN 2 WHEN name ~ ${word} THEN 1 ELSE 0 END DESC, `;
}
