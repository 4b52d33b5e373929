import type { CategoryColumns, CategoryTable } from "./category-columns.ts";
import type { LookalikeSchema } from "./schema.ts";

/** Records of a block: few enough that their sums stay in the cache, many enough that looking at a block costs little. */
export const BLOCK_BITS = 12;
export const BLOCK_RECORDS: number = 1 << BLOCK_BITS;
/** A block that holds more different values than this is bounded as if it held them all. */
const MOST_CODES = 64;

/**
 * The order in which an index keeps records: those of one value of the first cluster feature together, inside by the
 * second, so that a block of neighbours can be bounded tightly. `order[place]` is the number of the record.
 */
export function clusterOrder(schema: LookalikeSchema, categories: CategoryColumns, size: number): Uint32Array {
  const [first, second] = schema.clusterBy;
  const heights = minorHeights(categories, second);
  const keys = new Float64Array(size);
  for (let number = 0; number < size; number++) {
    const group = categories.code(number, first) * MINOR_STEPS + (heights[categories.code(number, second)] ?? 0);
    keys[number] = group * size + number;
  }
  keys.sort();
  return Uint32Array.from(keys, (key) => key % size);
}

const MINOR_STEPS = 256;

/** Each code of the second feature as a step from 0 to 255, in the order of its values. */
function minorHeights(categories: CategoryColumns, feature: number): Float64Array {
  const codes = categories.codeCount(feature);
  const values = Array.from({ length: codes }, (_, code) => ({
    code,
    value: categories.value(feature, code)?.[0] ?? null,
  }));
  values.sort((a, b) => Number(a.value) - Number(b.value) || a.code - b.code);
  const heights = new Float64Array(codes);
  values.forEach(({ code }, rank) => {
    heights[code] = Math.floor((rank * MINOR_STEPS) / codes);
  });
  return heights;
}

/** Blocks of neighbouring records with the values of the cluster features that occur in each. */
export class RecordBlocks {
  readonly count: number;
  readonly #features: readonly number[];
  /** Codes per block and cluster feature; null where there are too many. */
  readonly #codes: readonly (readonly (readonly number[] | null)[])[];

  constructor(schema: LookalikeSchema, categories: CategoryColumns, size: number) {
    this.count = Math.ceil(size / BLOCK_RECORDS);
    this.#features = schema.clusterBy;
    this.#codes = schema.clusterBy.map((f) => {
      return Array.from({ length: this.count }, (_, block) => {
        const codes = new Set<number>();
        const end = Math.min((block + 1) * BLOCK_RECORDS, size);
        for (let place = block * BLOCK_RECORDS; place < end; place++) codes.add(categories.code(place, f));
        return codes.size > MOST_CODES ? null : [...codes];
      });
    });
  }

  /** The most that categories can add in each block. */
  bounds(tables: readonly CategoryTable[]): Float64Array {
    const bounds = new Float64Array(this.count);
    for (const table of tables) {
      const codes = this.#codes[this.#features.indexOf(table.feature)];
      for (let block = 0; block < this.count; block++) {
        const present = codes?.[block] ?? null;
        let most = present === null ? table.most : 0;
        if (present !== null) for (const code of present) most = Math.max(most, table.byCode(code));
        bounds[block] = (bounds[block] ?? 0) + most;
      }
    }
    return bounds;
  }
}
