import { Best } from "../matching/lookalike/index.ts";
import { COMPARED_NAMES, grams, gramsToRead } from "../matching/resolver/index.ts";
import { PackedNumbers } from "./packed-numbers.ts";
import type { Runner } from "./runner.ts";

/** More shared pieces than this count alike. */
const MOST_COUNTED = 255;

/** The names that share most pieces with an asked one, most first, then the lower number. */
export async function nearestNames(runner: Runner, core: string): Promise<number[]> {
  const table = runner.table("name_grams");
  const sizes = await runner.rows(`SELECT gram, size FROM ${table} WHERE gram = ANY($1::integer[])`, [grams(core)]);
  const lengths = new Map(sizes.map(({ gram, size }) => [Number(gram), Number(size)]));
  const read = gramsToRead(core, (gram) => lengths.get(gram) ?? 0);
  const lists = await runner.rows(`SELECT names FROM ${table} WHERE gram = ANY($1::integer[])`, [read]);
  return mostShared(lists.map(({ names }) => String(names)));
}

function mostShared(lists: readonly string[]): number[] {
  const names = lists.map(namesOf);
  const shared = new Uint8Array(names.reduce((most, list) => Math.max(most, list.at(-1) ?? 0), 0) + 1);
  for (const list of names)
    for (const name of list) if ((shared[name] ?? 0) < MOST_COUNTED) shared[name] = (shared[name] ?? 0) + 1;
  const best = new Best((a, b) => a > b);
  best.begin(COMPARED_NAMES);
  for (let name = 0; name < shared.length; name++) {
    const count = shared[name] ?? 0;
    if (count > 0 && count > best.threshold) best.offer(name, count);
  }
  return best.sorted().map(({ number }) => number);
}

/** The names of a list, which holds how much the number grows from each to the next. */
function namesOf(list: string): Int32Array {
  const packed = new PackedNumbers();
  const length = packed.read(list);
  const names = packed.numbers.subarray(0, length);
  for (let i = 1; i < length; i++) names[i] = (names[i - 1] ?? 0) + (names[i] ?? 0);
  return names;
}
