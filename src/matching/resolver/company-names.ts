import { alignmentDistance } from "../string/alignment-distance.ts";
import { createGramIndex, type GramIndex } from "./gram-index.ts";
import { misspellingSimilarity } from "./ladder.ts";
import { KeyIndex, type NameKeys, nameKeys } from "./name-index.ts";
import type { ResolvableCompany } from "./types.ts";

/** A record that a name may mean, and how near its name is. */
export interface NearName {
  readonly number: number;
  readonly similarity: number;
}

/** How many of the names that share most pieces are compared letter by letter. */
const COMPARED_NAMES = 60;
/** A name of fewer letters has too many neighbours to be taken for a misspelling. */
const SHORTEST_MISSPELT = 5;

/** All names of a store, found by each of their forms. */
export class CompanyNames {
  readonly byText: KeyIndex = new KeyIndex();
  readonly byCore: KeyIndex = new KeyIndex();
  readonly bySorted: KeyIndex = new KeyIndex();
  readonly byAcronym: KeyIndex = new KeyIndex();
  readonly #cores: string[] = [];
  readonly #texts: string[] = [];
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
    this.#cores.push(keys.joined);
    this.#texts.push(keys.text);
    this.#owner.push(number);
  }

  /** Records whose name is a few typing slips away, each once, nearest first. */
  misspelt(keys: NameKeys): NearName[] {
    this.#grams ??= createGramIndex(this.#cores);
    const best = new Map<number, number>();
    for (const name of this.#grams.nearest(keys.joined, COMPARED_NAMES)) {
      const number = this.#owner[name] ?? 0;
      const similarity = this.#similarity(keys, name);
      if (similarity > (best.get(number) ?? 0)) best.set(number, similarity);
    }
    return [...best]
      .map(([number, similarity]) => ({ number, similarity }))
      .sort((a, b) => b.similarity - a.similarity || a.number - b.number);
  }

  /** The slip may stand in the legal form, so the whole texts are compared too. */
  #similarity(keys: NameKeys, name: number): number {
    const core = this.#cores[name] ?? "";
    const text = this.#texts[name] ?? "";
    return Math.max(slips(keys.joined, core), text === core && keys.text === keys.joined ? 0 : slips(keys.text, text));
  }
}

function slips(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  const most = length >= 24 ? 3 : length >= 9 ? 2 : 1;
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELT || Math.abs(a.length - b.length) > most) return 0;
  const edits = alignmentDistance(a, b);
  return edits > most ? 0 : misspellingSimilarity(edits, length);
}
