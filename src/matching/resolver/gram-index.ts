const BUCKETS = 1 << 18;

/** Lists longer than all that is read together say little and cost much. */
const MOST_POSTINGS = 40_000;

/** Three-letter pieces of many short texts: finds texts that share pieces with a query. */
export interface GramIndex {
  /** Numbers of the texts that share most pieces with `text`, most first, then lower number; at most `limit`. */
  nearest(text: string, limit: number): number[];
}

/** Builds the index over texts in comparison form. */
export function createGramIndex(texts: readonly string[]): GramIndex {
  const start = new Uint32Array(BUCKETS + 1);
  for (const text of texts) for (const bucket of grams(text)) start[bucket + 1] = (start[bucket + 1] ?? 0) + 1;
  for (let i = 0; i < BUCKETS; i++) start[i + 1] = (start[i + 1] ?? 0) + (start[i] ?? 0);
  const cursor = start.slice();
  const postings = new Uint32Array(start[BUCKETS] ?? 0);
  texts.forEach((text, number) => {
    for (const bucket of grams(text)) {
      const at = cursor[bucket] ?? 0;
      postings[at] = number;
      cursor[bucket] = at + 1;
    }
  });
  const shared = new Uint8Array(texts.length);
  return { nearest: (text, limit) => nearest(text, limit, { start, postings, shared }) };
}

interface GramTable {
  readonly start: Uint32Array;
  readonly postings: Uint32Array;
  /** Shared pieces per text; all zero between two queries. */
  readonly shared: Uint8Array;
}

function nearest(text: string, limit: number, table: GramTable): number[] {
  const length = (bucket: number): number => (table.start[bucket + 1] ?? 0) - (table.start[bucket] ?? 0);
  const touched: number[] = [];
  for (const bucket of gramsToRead(text, length)) {
    const from = table.start[bucket] ?? 0;
    const to = table.start[bucket + 1] ?? 0;
    for (let k = from; k < to; k++) {
      const number = table.postings[k] ?? 0;
      const count = table.shared[number] ?? 0;
      if (count === 0) touched.push(number);
      if (count < 255) table.shared[number] = count + 1;
    }
  }
  const best = mostShared(touched, table.shared, limit);
  for (const number of touched) table.shared[number] = 0;
  return best;
}

/** The pieces of a text whose lists are read, the shortest list first, until together they grow too long. */
export function gramsToRead(text: string, length: (gram: number) => number): number[] {
  const buckets = grams(text).sort((a, b) => length(a) - length(b) || a - b);
  let read = 0;
  let count = 0;
  for (const bucket of buckets) {
    const postings = length(bucket);
    if (read > 0 && read + postings > MOST_POSTINGS) break;
    read += postings;
    count++;
  }
  return buckets.slice(0, count);
}

function mostShared(touched: readonly number[], shared: Uint8Array, limit: number): number[] {
  const byCount: number[][] = [];
  for (const number of touched) {
    const count = shared[number] ?? 0;
    const list = byCount[count];
    if (list === undefined) byCount[count] = [number];
    else list.push(number);
  }
  const best: number[] = [];
  for (let count = byCount.length - 1; count >= 0 && best.length < limit; count--) {
    const list = byCount[count]?.sort((a, b) => a - b) ?? [];
    for (const number of list) if (best.length < limit) best.push(number);
  }
  return best;
}

/** Buckets of the pieces of a text with its ends marked, each once. */
export function grams(text: string): number[] {
  const out = new Set<number>();
  let first = 1;
  let second = 1;
  for (let i = 0; i <= text.length; i++) {
    const third = i < text.length ? text.charCodeAt(i) : 2;
    out.add((Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35)) >>> 14);
    first = second;
    second = third;
  }
  return [...out];
}
