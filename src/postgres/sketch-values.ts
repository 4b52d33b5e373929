import type { SketchValues } from "../matching/lookalike/index.ts";
import type { Runner } from "./runner.ts";
import type { CountedKind } from "./term-counts.ts";

/** The values of the sketches of a load, read once: a store is one load. */
export class StoredSketchValues {
  readonly #runner: Runner;
  readonly #held: Map<CountedKind, SketchValues> = new Map();

  constructor(runner: Runner) {
    this.#runner = runner;
  }

  async read(kind: CountedKind): Promise<SketchValues> {
    const held = this.#held.get(kind);
    if (held !== undefined) return held;
    const [row] = await this.#runner.rows(
      `SELECT list FROM ${this.#runner.table("sketch_values")} WHERE kind = $1::text`,
      [kind],
    );
    if (row === undefined) return [];
    const values = JSON.parse(String(row["list"])) as SketchValues;
    this.#held.set(kind, values);
    return values;
  }
}
