import { Growing } from "./growing.ts";
import type { CategoryValue } from "./schema.ts";
import type { SketchValues } from "./sketch.ts";

/** So many values of a feature have a code; of the others the first parts, again so many. */
const MOST_VALUES = 1000;

/** The sketches of records as codes: the commonest value of each feature has the lowest. */
export class SketchColumns {
  readonly width: number;
  readonly values: SketchValues;
  /** Code of feature f of a record at `number * width + f`. */
  readonly codes: Uint16Array;

  constructor(width: number, sketches: Iterable<readonly (CategoryValue | null)[]>) {
    this.width = width;
    const all = Array.from({ length: width }, () => new ValueCounts());
    const given = new Growing();
    for (const sketch of sketches) for (let f = 0; f < width; f++) given.push(all[f]?.add(sketch[f] ?? null) ?? 0);
    const chosen = all.map((values) => values.choose());
    this.values = chosen.map(({ values }) => values);
    this.codes = new Uint16Array(given.length);
    for (let i = 0; i < given.length; i++) this.codes[i] = chosen[i % width]?.codes[given.items[i] ?? 0] ?? 0;
  }
}

/** Values in the order in which they first come, with how often they do. */
class ValueCounts {
  readonly #ids: Map<string, number> = new Map();
  readonly #values: (CategoryValue | null)[] = [];
  readonly #counts: number[] = [];

  add(value: CategoryValue | null, times = 1): number {
    const text = JSON.stringify(value);
    const known = this.#ids.get(text);
    const id = known ?? this.#values.length;
    if (known === undefined) {
      this.#ids.set(text, id);
      this.#values.push(value);
      this.#counts.push(0);
    }
    this.#counts[id] = (this.#counts[id] ?? 0) + times;
    return id;
  }

  /** The values that have a code, and the code of each value. */
  choose(): { values: (CategoryValue | null)[]; codes: number[] } {
    const common = this.#commonest();
    const rest = new ValueCounts();
    const taken = new Set(common);
    const restIds = this.#values.map((value, id) =>
      taken.has(id) || value === null ? null : rest.add(firstPart(value), this.#counts[id]),
    );
    const restCommon = rest.#commonest();
    const codes = new Map(common.map((id, place) => [id, place + 1]));
    const restCodes = new Map<number | null, number>(restCommon.map((id, place) => [id, common.length + place + 1]));
    return {
      values: [
        null,
        ...common.map((id) => this.#values[id] ?? null),
        ...restCommon.map((id) => rest.#values[id] ?? null),
      ],
      codes: this.#values.map((_, id) => codes.get(id) ?? restCodes.get(restIds[id] ?? null) ?? 0),
    };
  }

  /** Numbers of the commonest values, the first among equals. */
  #commonest(): number[] {
    return this.#values
      .flatMap((value, id) => (value === null ? [] : [id]))
      .sort((a, b) => (this.#counts[b] ?? 0) - (this.#counts[a] ?? 0) || a - b)
      .slice(0, MOST_VALUES);
  }
}

/** What is left of a value that few records have; a value whose first part is missing is as good as unknown. */
function firstPart(value: CategoryValue): CategoryValue | null {
  return value[0] === null ? null : value.map((part, i) => (i === 0 ? part : null));
}
