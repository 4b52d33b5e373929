import type { Features } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import type { CountedKind } from "./term-counts.ts";

type ByNumber<T> = Readonly<Record<number, T>>;

/** What is kept of the candidates of a seed, for records of one kind. */
export class StoredFeatures {
  readonly #runner: Runner;
  readonly #kind: CountedKind;

  constructor(runner: Runner, kind: CountedKind) {
    this.#runner = runner;
    this.#kind = kind;
  }

  /** The features of records by number. */
  features(numbers: readonly number[]): Promise<ByNumber<Features>> {
    return this.#read("features", numbers);
  }

  /** The identities of records by number. */
  identities(numbers: readonly number[]): Promise<ByNumber<readonly string[]>> {
    return this.#read("identities", numbers);
  }

  /** A column that holds JSON, as one text: clients spend more on a row than on its text. */
  async #read<T>(column: "features" | "identities", numbers: readonly number[]): Promise<ByNumber<T>> {
    const [row] = await this.#runner.preparedRows(
      column,
      `SELECT string_agg('"' || number || '":' || ${column}, ',') AS list FROM ${this.#runner.table("lookalike_features")} WHERE kind = $1::text AND number = ANY($2::bigint[])`,
      [this.#kind, numbers],
    );
    return JSON.parse(`{${String(row?.["list"] ?? "")}}`) as ByNumber<T>;
  }
}
