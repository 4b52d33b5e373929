import { type Features, RECORD_END, readFeatures } from "./lookalike-features.ts";
import type { Runner } from "./runner.ts";
import type { CountedKind } from "./term-counts.ts";

/**
 * What is kept of the candidates of a seed, for records of one kind. Read as one text: clients spend more on a row than
 * on its text.
 */
export class StoredFeatures {
  readonly #runner: Runner;
  readonly #kind: CountedKind;

  constructor(runner: Runner, kind: CountedKind) {
    this.#runner = runner;
    this.#kind = kind;
  }

  /** The features of records by order, in any order. */
  async features(orders: readonly number[]): Promise<Features[]> {
    return readFeatures(await this.#read("features", "features", RECORD_END, orders));
  }

  /** The identities of records by order. */
  async identities(orders: readonly number[]): Promise<Readonly<Record<number, readonly string[]>>> {
    const list = await this.#read("identities", `'"' || number || '":' || identities`, ",", orders);
    return JSON.parse(`{${list}}`) as Record<number, readonly string[]>;
  }

  async #read(name: string, item: string, end: string, orders: readonly number[]): Promise<string> {
    const [row] = await this.#runner.preparedRows(
      name,
      `SELECT string_agg(${item}, '${end}') AS list FROM ${this.#runner.table("lookalike_features")} WHERE number = ANY($1::text::bigint[]) AND kind = $2::text`,
      // As one text: clients spend long on the items of a list.
      [`{${orders.join(",")}}`, this.#kind],
    );
    return String(row?.["list"] ?? "");
  }
}
