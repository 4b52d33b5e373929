import type { LocalBusiness } from "../models/index.ts";
import { countryCodeOf } from "../text/country.ts";
import { DictionaryBuilder } from "./dictionary-builder.ts";
import { countryKey, countryText, postalKey, stateKey, textKey } from "./filter-keys.ts";
import { flagsOf } from "./flags.ts";
import { Growable } from "./growable.ts";
import { GrowingCodes } from "./growing-codes.ts";
import { appendName } from "./name-bytes.ts";
import { NumberBuilder } from "./number-builder.ts";
import { standingRelevance } from "./relevance.ts";
import { scratchBytes } from "./scratch.ts";

/** Rows there is room for at first when their number is not known. */
const FIRST_ROOM = 1024;
/** Bytes there is room for a name: more than names take on average, so that they are not copied as they grow. */
const NAME_ROOM = 24;

/** A column of texts in store order. */
export class TextReader {
  readonly dictionary: DictionaryBuilder = new DictionaryBuilder();
  readonly codes: GrowingCodes;

  constructor(expected: number) {
    this.codes = new GrowingCodes(expected);
  }

  push(text: string | null | undefined, fold: (text: string) => string, scope?: number): void {
    this.codes.push(this.dictionary.codeOf(text, fold, scope));
  }
}

/** Columns in store order, as one pass over the records leaves them. */
export class RecordReader {
  readonly countries: DictionaryBuilder = new DictionaryBuilder();
  readonly industries: DictionaryBuilder = new DictionaryBuilder();
  readonly group: GrowingCodes;
  readonly relevance: Growable<Uint32Array>;
  readonly state: TextReader;
  readonly city: TextReader;
  readonly postalCode: TextReader;
  readonly phoneType: TextReader;
  readonly sicCode: TextReader;
  readonly naicsCode: TextReader;
  readonly flags: GrowingCodes;
  readonly score: NumberBuilder;
  readonly reviews: NumberBuilder;
  readonly names: Growable<Uint8Array>;
  readonly nameEnd: Growable<Uint32Array>;
  /** Country and industry code per group, in the order the groups were seen. */
  readonly groups: [country: number, industry: number][] = [];
  /** Group by country and industry code. */
  readonly #groupOf: number[][] = [];
  /** By code: whether it is that of a name that is no country's, beside which a record's country code counts. */
  readonly #isUnknown: boolean[] = [false];
  readonly #stateFolds: ((text: string) => string)[] = [];
  #size = 0;

  /** @param expected How many records will come, where that is known: then no column is copied as it grows. */
  constructor(expected: number = FIRST_ROOM) {
    const room = Math.max(1, expected);
    this.group = new GrowingCodes(room);
    this.relevance = new Growable((size) => new Uint32Array(scratchBytes(size * 4)), room);
    this.state = new TextReader(room);
    this.city = new TextReader(room);
    this.postalCode = new TextReader(room);
    this.phoneType = new TextReader(room);
    this.sicCode = new TextReader(room);
    this.naicsCode = new TextReader(room);
    this.flags = new GrowingCodes(room);
    this.score = new NumberBuilder(room);
    this.reviews = new NumberBuilder(room);
    this.names = new Growable((size) => new Uint8Array(scratchBytes(size)), room * NAME_ROOM);
    this.nameEnd = new Growable((size) => new Uint32Array(scratchBytes(size * 4)), room);
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a record. Its country is that of `countryText`. */
  add(record: LocalBusiness): void {
    const { location, rating } = record;
    const country = this.#country(location);
    this.group.push(this.#group(country, this.industries.codeOf(record.industry, textKey)));
    const flags = flagsOf(record);
    this.flags.push(flags);
    this.relevance.push(standingRelevance(record, flags));
    this.state.push(location.state, this.#stateFold(country), country);
    this.city.push(location.city, textKey);
    this.postalCode.push(location.postal_code, postalKey);
    this.phoneType.push(record.phone_type, textKey);
    this.sicCode.push(record.sic_code, textKey);
    this.naicsCode.push(record.naics_code, textKey);
    this.score.push(rating.score);
    this.reviews.push(rating.reviews);
    if (record.name !== null) appendName(this.names, record.name);
    this.nameEnd.push(this.names.length);
    this.#size++;
  }

  #country(location: LocalBusiness["location"]): number {
    const code = this.countries.codeOf(location.country ?? location.country_code, countryKey);
    this.#isUnknown[code] ??= countryCodeOf(this.countries.keyOf(code)) === null;
    return this.#isUnknown[code] ? this.countries.codeOf(countryText(location), countryKey) : code;
  }

  /** How states of a country are folded; one function a country, not one a record. */
  #stateFold(country: number): (text: string) => string {
    const known = this.#stateFolds[country];
    if (known !== undefined) return known;
    const key = this.countries.keyOf(country);
    const fold = (text: string): string => stateKey(text, key);
    this.#stateFolds[country] = fold;
    return fold;
  }

  #group(country: number, industry: number): number {
    let ofCountry = this.#groupOf[country];
    if (ofCountry === undefined) {
      ofCountry = [];
      this.#groupOf[country] = ofCountry;
    }
    let group = ofCountry[industry];
    if (group === undefined) {
      group = this.groups.length;
      ofCountry[industry] = group;
      this.groups.push([country, industry]);
    }
    return group;
  }
}
