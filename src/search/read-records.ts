import type { LocalBusiness } from "../models/index.ts";
import { DictionaryBuilder } from "./dictionary-builder.ts";
import { countryKey, postalKey, stateKey, textKey } from "./filter-keys.ts";
import { flagsOf } from "./flags.ts";
import { Growable } from "./growable.ts";
import { appendName } from "./name-bytes.ts";
import { standingRelevance } from "./relevance.ts";

const words = (size: number): Uint32Array => new Uint32Array(size);
const halves = (size: number): Uint16Array => new Uint16Array(size);
const bytes = (size: number): Uint8Array => new Uint8Array(size);
const doubles = (size: number): Float64Array => new Float64Array(size);

/** Columns in store order, as one pass over the records leaves them. */
export class RecordReader {
  readonly countries: DictionaryBuilder = new DictionaryBuilder();
  readonly industries: DictionaryBuilder = new DictionaryBuilder();
  readonly states: DictionaryBuilder = new DictionaryBuilder();
  readonly cities: DictionaryBuilder = new DictionaryBuilder();
  readonly postalCodes: DictionaryBuilder = new DictionaryBuilder();
  readonly phoneTypes: DictionaryBuilder = new DictionaryBuilder();
  readonly sicCodes: DictionaryBuilder = new DictionaryBuilder();
  readonly naicsCodes: DictionaryBuilder = new DictionaryBuilder();
  readonly group: Growable<Uint32Array> = new Growable(words);
  readonly relevance: Growable<Uint32Array> = new Growable(words);
  readonly state: Growable<Uint32Array> = new Growable(words);
  readonly city: Growable<Uint32Array> = new Growable(words);
  readonly postalCode: Growable<Uint32Array> = new Growable(words);
  readonly phoneType: Growable<Uint32Array> = new Growable(words);
  readonly sicCode: Growable<Uint32Array> = new Growable(words);
  readonly naicsCode: Growable<Uint32Array> = new Growable(words);
  readonly flags: Growable<Uint16Array> = new Growable(halves);
  readonly score: Growable<Float64Array> = new Growable(doubles);
  readonly reviews: Growable<Float64Array> = new Growable(doubles);
  readonly names: Growable<Uint8Array> = new Growable(bytes);
  readonly nameEnd: Growable<Uint32Array> = new Growable(words);
  /** Country and industry code per group, in the order the groups were seen. */
  readonly groups: [country: number, industry: number][] = [];
  readonly #groupOf = new Map<number, number>();
  readonly #stateFolds: ((text: string) => string)[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Adds a record. Its country is `location.country`, or `location.country_code` where that is null. */
  add(record: LocalBusiness): void {
    const { location } = record;
    const country = this.countries.codeOf(location.country ?? location.country_code, countryKey);
    this.group.push(this.#group(country, this.industries.codeOf(record.industry, textKey)));
    this.relevance.push(standingRelevance(record));
    this.state.push(this.states.codeOf(location.state, this.#stateFold(country), country));
    this.city.push(this.cities.codeOf(location.city, textKey));
    this.postalCode.push(this.postalCodes.codeOf(location.postal_code, postalKey));
    this.phoneType.push(this.phoneTypes.codeOf(record.phone_type, textKey));
    this.sicCode.push(this.sicCodes.codeOf(record.sic_code, textKey));
    this.naicsCode.push(this.naicsCodes.codeOf(record.naics_code, textKey));
    this.flags.push(flagsOf(record));
    this.score.push(record.rating.score ?? Number.NaN);
    this.reviews.push(record.rating.reviews ?? Number.NaN);
    if (record.name !== null) appendName(this.names, record.name);
    this.nameEnd.push(this.names.length);
    this.#size++;
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
    // Industries stay far below 2^21, so the pair is an exact double.
    const pair = country * 0x200000 + industry;
    let group = this.#groupOf.get(pair);
    if (group === undefined) {
      group = this.groups.length;
      this.#groupOf.set(pair, group);
      this.groups.push([country, industry]);
    }
    return group;
  }
}
