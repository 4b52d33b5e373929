import { createGramIndex, type GramIndex } from "./gram-index.ts";
import { misspellingSimilarity } from "./misspelling.ts";
import { KeyIndex, type NameKeys, nameKeys } from "./name-index.ts";
import type { ResolvableCompany } from "./types.ts";

/** A record that a name may mean, and how near its name is. */
export interface NearName {
  readonly number: number;
  readonly similarity: number;
}

/** How many of the names that share most pieces are compared letter by letter. */
const COMPARED_NAMES = 60;

/** All names of a store, found by each of their forms. */
export class CompanyNames {
  readonly byText: KeyIndex = new KeyIndex();
  readonly byCore: KeyIndex = new KeyIndex();
  readonly bySorted: KeyIndex = new KeyIndex();
  readonly byAcronym: KeyIndex = new KeyIndex();
  /** Numbers of names, where `byCore` holds those of records. */
  readonly #byCoreName: KeyIndex = new KeyIndex();
  readonly #cores: string[] = [];
  readonly #names: string[] = [];
  readonly #owner: number[] = [];
  #grams: GramIndex | undefined;

  add(company: ResolvableCompany, number: number): void {
    this.#addName(company.name, number);
    const aliases: unknown = company.aliases;
    if (Array.isArray(aliases)) for (const alias of aliases) this.#addName(alias, number);
  }

  #addName(name: unknown, number: number): void {
    const keys = nameKeys(name);
    if (keys === null) return;
    this.byText.add(keys.text, number);
    this.byCore.add(keys.joined, number);
    this.bySorted.add(keys.sorted, number);
    for (const letters of keys.acronyms) this.byAcronym.add(letters, number);
    this.#byCoreName.add(keys.joined, this.#cores.length);
    this.#cores.push(keys.joined);
    this.#names.push(`${keys.core.join(" ")}|${keys.around.join(" ")}`);
    this.#owner.push(number);
  }

  /** Records whose name is a few typing slips away, each once, nearest first. */
  misspelt(keys: NameKeys): NearName[] {
    this.#grams ??= createGramIndex(this.#cores);
    const best = new Map<number, number>();
    for (const name of [...this.#grams.nearest(keys.joined, COMPARED_NAMES), ...this.#startingNames(keys)]) {
      const number = this.#owner[name] ?? 0;
      const similarity = this.#similarity(keys, name);
      if (similarity > (best.get(number) ?? 0)) best.set(number, similarity);
    }
    return [...best]
      .map(([number, similarity]) => ({ number, similarity }))
      .sort((a, b) => b.similarity - a.similarity || a.number - b.number);
  }

  /** Names that are the first words of the asked one: what follows may be a misspelt legal form. */
  #startingNames(keys: NameKeys): number[] {
    const out: number[] = [];
    for (let words = Math.max(1, keys.core.length - 3); words < keys.core.length; words++)
      out.push(...this.#byCoreName.get(keys.core.slice(0, words).join("")));
    return out.slice(0, COMPARED_NAMES);
  }

  #similarity(keys: NameKeys, name: number): number {
    const [core = "", around = ""] = (this.#names[name] ?? "").split("|");
    return misspellingSimilarity(keys, { core: core.split(" "), around: around.split(" ") });
  }
}
