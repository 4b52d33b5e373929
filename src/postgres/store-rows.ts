import { COMPANY_LOOKALIKE_SCHEMA, encodeCompany, encodePerson, PERSON_LOOKALIKE_SCHEMA } from "../matching/index.ts";
import { primaryExperience } from "../matching/records/index.ts";
import { grams, shortNames, siteKey } from "../matching/resolver/index.ts";
import type { LocalBusiness, Person, PersonResult } from "../models/index.ts";
import type { CompanyEntry } from "../service/index.ts";
import { CompanyDirectory, companyRecord, explained, explainedOne, seniority } from "../service/store/index.ts";
import { companyBucket, companyNumber, companyOrder } from "./company-number.ts";
import { localBusinessRow } from "./local-business-row.ts";
import type { ScoredRecord } from "./lookalike-features.ts";
import { lookalikeRows } from "./lookalike-rows.ts";
import { companyLookupKeys, companyNames, lookupKey, personLookupKeys } from "./lookup-key.ts";
import { packNumber } from "./packed-numbers.ts";
import { checkLists, type StoreRecords } from "./store-records.ts";
import {
  COMPANIES,
  COMPANY_NAMES,
  LOCAL_BUSINESSES,
  LOOKALIKE_FEATURES,
  LOOKUP_KEYS,
  NAME_GRAMS,
  PEOPLE,
  SKETCH_VALUES,
  type Table,
  TERM_COUNTS,
} from "./tables.ts";
import type { SqlValue } from "./types.ts";

/** Rows for one table, made as they are read. */
export interface TableRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly SqlValue[]>;
}

/**
 * The rows of all tables for the records of a store. A store is one load: the numbers that give ties their order and the
 * counts that weigh lookalike terms belong to it, so changed records are loaded anew, into another schema.
 *
 * @throws TypeError for a list of another name, and one that names the first record that is none of its kind; of local
 * businesses as they are read.
 * @example
 * [...storeRows({ companies: [] })].map(({ table }) => table); // => ["local_businesses", "companies", "people", "lookup_keys", "company_names", "name_grams", "term_counts", "lookalike_features", "sketch_values"]
 */
export function storeRows(records: StoreRecords): TableRows[] {
  checkLists(records);
  const companies = [...(records.companies ?? [])];
  const persons = [...(records.people ?? [])];
  return explained("people", "person", persons, () =>
    explained("companies", "company", companies, () => tablesOf(companies, persons, records.localBusinesses ?? [])),
  );
}

function tablesOf(
  companies: readonly CompanyEntry[],
  persons: readonly Person[],
  localBusinesses: Iterable<LocalBusiness>,
): TableRows[] {
  const numbers = companies.map(companyNumber);
  const filed = filedCompanies(companies, numbers);
  const people = staffRows(persons, companies, numbers);
  const companyRows = lookalikeRows(
    "company",
    COMPANY_LOOKALIKE_SCHEMA,
    mapped(companies, encodeCompany),
    mapped(filed, scoredCompany),
  );
  const encodedPeople = mapped(people, ({ result }) => encodePerson(result));
  const scoredPeople = mapped(encodedPeople, (record, order) => ({ record, order, number: order }));
  const personRows = lookalikeRows("person", PERSON_LOOKALIKE_SCHEMA, encodedPeople, scoredPeople);
  return [
    tableRows(LOCAL_BUSINESSES, mapped(localBusinesses, businessRow)),
    tableRows(
      COMPANIES,
      mapped(filed, ({ company, number }) => [number, companyBucket(number), JSON.stringify(company)]),
    ),
    tableRows(PEOPLE, mapped(people, personRow)),
    tableRows(LOOKUP_KEYS, keyRows(companies, numbers, people)),
    tableRows(COMPANY_NAMES, nameRows(companies, numbers)),
    tableRows(NAME_GRAMS, gramRows(companies)),
    tableRows(TERM_COUNTS, joined(companyRows.counts, personRows.counts)),
    tableRows(LOOKALIKE_FEATURES, joined(companyRows.features, personRows.features)),
    tableRows(SKETCH_VALUES, [companyRows.sketch, personRows.sketch]),
  ];
}

function businessRow(record: LocalBusiness, place: number): SqlValue[] {
  const name = `localBusinesses[${place}]`;
  return explainedOne(name, "local_business", record, () => localBusinessRow(record, place));
}

function tableRows(table: Table, rows: Iterable<readonly SqlValue[]>): TableRows {
  return { table: table.name, columns: table.columns.map(({ name }) => name), rows };
}

/** An iterable that maps another each time it is read. */
function mapped<T, U>(items: Iterable<T>, map: (item: T, place: number) => U): Iterable<U> {
  return {
    *[Symbol.iterator]() {
      let place = 0;
      for (const item of items) yield map(item, place++);
    },
  };
}

/** What two iterables yield, one behind the other, each time it is read. */
function joined<T>(first: Iterable<T>, second: Iterable<T>): Iterable<T> {
  return {
    *[Symbol.iterator]() {
      yield* first;
      yield* second;
    },
  };
}

/** A company with the number under which tables hold it. */
interface FiledCompany {
  readonly company: CompanyEntry;
  readonly number: number;
}

/** The companies of a bucket behind each other: those of an answer stand on few pages of a table. */
function filedCompanies(companies: readonly CompanyEntry[], numbers: readonly number[]): FiledCompany[] {
  return companies
    .map((company, order) => ({ company, number: numbers[order] ?? 0 }))
    .sort((a, b) => companyBucket(a.number) - companyBucket(b.number) || a.number - b.number);
}

function scoredCompany({ company, number }: FiledCompany): ScoredRecord {
  return { record: encodeCompany(company), order: companyOrder(number), number };
}

/** A person with the number and record of the company of the primary experience. */
interface StaffRow {
  readonly result: PersonResult;
  readonly employer: number | null;
}

function staffRows(
  people: readonly Person[],
  companies: readonly CompanyEntry[],
  companyNumbers: readonly number[],
): StaffRow[] {
  const directory = new CompanyDirectory(companies);
  const numbers = new Map(companies.map((company, order) => [company, companyNumbers[order]]));
  return people.map((person) => {
    const experience = primaryExperience(person);
    const company = experience === null ? null : directory.employer(experience);
    if (company === null) return { result: { person, company: null }, employer: null };
    return { result: { person, company: companyRecord(company) }, employer: numbers.get(company) ?? null };
  });
}

function personRow({ result, employer }: StaffRow, number: number): SqlValue[] {
  return [number, employer, seniority(result.person), JSON.stringify(result.person)];
}

function* keyRows(
  companies: readonly CompanyEntry[],
  numbers: readonly number[],
  people: readonly StaffRow[],
): Iterable<SqlValue[]> {
  let name = 0;
  for (const [order, company] of companies.entries()) {
    const number = numbers[order] ?? 0;
    const followers = company.followers_count ?? 0;
    const keys = new Set(companyLookupKeys(company));
    const domain = siteKey(company);
    for (const { keys: forms } of companyNames(company)) {
      // A core tells its name too: names that begin the asked one are found by it.
      yield [lookupKey("core", forms.joined), number, name++, followers];
      keys.add(lookupKey("text", forms.text)).add(lookupKey("sorted", forms.sorted));
      for (const letters of forms.acronyms) keys.add(lookupKey("acronym", letters));
      for (const short of shortNames(forms, domain)) keys.add(lookupKey("short", short));
    }
    for (const key of keys) yield [key, number, null, followers];
  }
  for (const [place, { result }] of people.entries())
    for (const key of personLookupKeys(result.person)) yield [key, place, null, 0];
}

function* nameRows(companies: readonly CompanyEntry[], numbers: readonly number[]): Iterable<SqlValue[]> {
  let name = 0;
  for (const [order, company] of companies.entries())
    for (const { written } of companyNames(company)) yield [name++, numbers[order] ?? 0, JSON.stringify(written)];
}

function* gramRows(companies: readonly CompanyEntry[]): Iterable<SqlValue[]> {
  const lists = new Map<number, number[]>();
  let name = 0;
  for (const company of companies)
    for (const { keys } of companyNames(company)) {
      for (const gram of grams(keys.joined)) {
        const list = lists.get(gram);
        if (list === undefined) lists.set(gram, [name]);
        else list.push(name);
      }
      name++;
    }
  for (const [gram, names] of lists)
    yield [gram, names.length, names.map((number, i) => packNumber(number - (names[i - 1] ?? 0))).join("")];
}
