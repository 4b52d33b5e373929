import { createGramIndex, type GramIndex } from "./gram-index.ts";
import { misspellingSimilarity, type SpelledName } from "./misspelling.ts";
import { KeyIndex, type NameKeys, nameKeys, shortNames } from "./name-index.ts";
import type { ResolvableCompany } from "./types.ts";

/** A record that a name may mean, and how near its name is. */
export interface NearName {
  readonly number: number;
  readonly similarity: number;
}

/** A name of a record, in the form in which misspellings are compared. */
export interface HeldName extends SpelledName {
  readonly number: number;
}

/** Where the ladder finds the records of a name: all names of a store, or those that a store drew for one query. */
export interface NameSource {
  readonly byText: NameList;
  readonly byCore: NameList;
  readonly bySorted: NameList;
  readonly byAcronym: NameList;
  readonly byShort: NameList;
  /** Records whose name is a few typing slips away, each once, nearest first. */
  misspelt(keys: NameKeys): NearName[];
}

/** Numbers of records by a key, ascending. */
interface NameList {
  get(key: string): readonly number[];
}

/** How many of the names that share most pieces are compared letter by letter. */
export const COMPARED_NAMES = 60;

/** All names of a store, found by each of their forms. */
export class CompanyNames implements NameSource {
  readonly byText: KeyIndex = new KeyIndex();
  readonly byCore: KeyIndex = new KeyIndex();
  readonly bySorted: KeyIndex = new KeyIndex();
  readonly byAcronym: KeyIndex = new KeyIndex();
  readonly byShort: KeyIndex = new KeyIndex();
  /** Numbers of names, where `byCore` holds those of records. */
  readonly #byCoreName: KeyIndex = new KeyIndex();
  readonly #cores: string[] = [];
  readonly #names: string[] = [];
  readonly #owner: number[] = [];
  #grams: GramIndex | undefined;

  /** @param domain Registrable domain of the company. */
  add(company: ResolvableCompany, number: number, domain: string | null): void {
    this.#addName(company.name, number, domain);
    const aliases: unknown = company.aliases;
    if (Array.isArray(aliases)) for (const alias of aliases) this.#addName(alias, number, domain);
  }

  #addName(name: unknown, number: number, domain: string | null): void {
    const keys = nameKeys(name);
    if (keys === null) return;
    this.byText.add(keys.text, number);
    this.byCore.add(keys.joined, number);
    this.bySorted.add(keys.sorted, number);
    for (const letters of keys.acronyms) this.byAcronym.add(letters, number);
    for (const short of shortNames(keys, domain)) this.byShort.add(short, number);
    this.#byCoreName.add(keys.joined, this.#cores.length);
    this.#cores.push(keys.joined);
    this.#names.push(`${keys.core.join(" ")}|${keys.around.join(" ")}`);
    this.#owner.push(number);
  }

  misspelt(keys: NameKeys): NearName[] {
    this.#grams ??= createGramIndex(this.#cores);
    const names = [...this.#grams.nearest(keys.joined, COMPARED_NAMES), ...this.#startingNames(keys)];
    return misspeltNames(
      keys,
      names.map((name) => this.#held(name)),
    );
  }

  #startingNames(keys: NameKeys): number[] {
    return startingCores(keys)
      .flatMap((core) => this.#byCoreName.get(core))
      .slice(0, COMPARED_NAMES);
  }

  #held(name: number): HeldName {
    const [core = "", around = ""] = (this.#names[name] ?? "").split("|");
    return { number: this.#owner[name] ?? 0, core: core.split(" "), around: around.split(" ") };
  }
}

/** Cores of names that are the first words of the asked one: what follows may be a misspelt legal form. */
export function startingCores({ core }: NameKeys): string[] {
  const out: string[] = [];
  for (let words = Math.max(1, core.length - 3); words < core.length; words++) out.push(core.slice(0, words).join(""));
  return out;
}

/** Records with one of these names that is a few typing slips away, each once, nearest first. */
export function misspeltNames(keys: NameKeys, names: readonly HeldName[]): NearName[] {
  const best = new Map<number, number>();
  for (const name of names) {
    const similarity = misspellingSimilarity(keys, name);
    if (similarity > (best.get(name.number) ?? 0)) best.set(name.number, similarity);
  }
  return [...best]
    .map(([number, similarity]) => ({ number, similarity }))
    .sort((a, b) => b.similarity - a.similarity || a.number - b.number);
}
