import { numberedRows } from "./numbered-rows.ts";
import type { Runner } from "./runner.ts";
import type { CountedKind } from "./term-counts.ts";

/** Records of one kind by number, and the numbers of records. */
export class RecordNumbers<T extends object> {
  readonly #runner: Runner;
  readonly #kind: CountedKind;
  /** Numbers of the records given out. */
  readonly #known = new WeakMap<T, number>();

  constructor(runner: Runner, kind: CountedKind) {
    this.#runner = runner;
    this.#kind = kind;
  }

  /** The records of these numbers. */
  async read(numbers: readonly number[]): Promise<Map<number, T>> {
    const wanted = [...new Set(numbers)];
    if (wanted.length === 0) return new Map();
    const { text, values } = numberedRows(this.#runner, this.#kind, wanted);
    const rows = await this.#runner.rows(text, values);
    return new Map(rows.map(({ number, record }) => [Number(number), this.keep(Number(number), record)]));
  }

  /** The record of a row. */
  keep(number: number, text: unknown): T {
    const record = JSON.parse(String(text)) as T;
    this.#known.set(record, number);
    return record;
  }

  /** Number of a record that was given out, or of the first that holds the same among those with one of the keys. */
  async numberOf(record: T, keysOf: (record: T) => readonly string[]): Promise<number | null> {
    const known = this.#known.get(record);
    if (known !== undefined) return known;
    const keys = keysOf(record);
    if (keys.length === 0) return null;
    const rows = await this.#runner.rows(
      `SELECT DISTINCT number FROM ${this.#runner.table("lookup_keys")} WHERE key = ANY($1::text[])`,
      [keys],
    );
    const held = await this.read(rows.map(({ number }) => Number(number)));
    const text = inOneOrder(record);
    const same = [...held].filter(([, other]) => inOneOrder(other) === text).map(([number]) => number);
    return same.length === 0 ? null : Math.min(...same);
  }
}

/** The record as JSON with the keys of every object in order. */
function inOneOrder(record: unknown): string {
  return JSON.stringify(record, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
