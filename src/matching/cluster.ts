/** A pair of rows with its weight in bits. */
export interface WeighedPair {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/** What the clustering asks of the rows. */
export interface ClusterInput {
  readonly pairs: readonly WeighedPair[];
  readonly rowCount: number;
  /** Weight from which a pair counts as a match. */
  readonly threshold: number;
  weigh(a: number, b: number): number;
  /** Rank of a row by its contents, so that ties do not depend on the order of rows. */
  rankOf(row: number): number;
  /** Number of fields, and the bits that one of them gives for a pair; 0 where a value is unknown. */
  readonly fieldCount: number;
  weighField(field: number, a: number, b: number): number;
  /** Whether two rows may be compared at all. */
  mayMatch(a: number, b: number): boolean;
}

/** Rows that are taken for one record. */
interface Cluster {
  /** All of them, in the order in which they came. */
  readonly rows: number[];
  /** The first by their contents. */
  readonly compared: readonly number[];
}

/** Rows of a cluster that are weighed against those of another; of larger clusters, the first by contents. */
const MOST_COMPARED = 16;
/**
 * Bits above the threshold that the rows of two clusters must reach on the mean, in the first round and in the second.
 * A strong pair may join clusters whose other pairs have gaps and weigh little, but only after all that belong together
 * firmly: a row goes to the cluster it agrees with, not to the one that shares its phone number.
 */
const LEAST_EXCESS = [0, -7] as const;
/** From so many bits on no single field keeps two clusters apart. */
const CERTAIN_EXCESS = 3;
/** A field that gives fewer bits than this speaks against a pair. */
const CONFLICT_BITS = -1;
/** One pair counts at most this many bits above the threshold, or below it, in the mean between two clusters. */
const MOST_EXCESS = 12;

/**
 * Joins rows from the strongest pair to the weakest, two clusters only when their rows match on the mean: a chain of
 * pairs or one weak bridge does not join them.
 *
 * @returns For each row the number of its cluster: the smallest row in it.
 */
export function clusterRows(input: ClusterInput): Int32Array {
  const clusterOf = Int32Array.from({ length: input.rowCount }, (_, row) => row);
  const clusters = new Map<number, Cluster>();
  const sorted = strongestFirst(input, input.pairs);
  for (const least of LEAST_EXCESS) {
    const refused = new Set<string>();
    for (const { a, b } of sorted) {
      const x = clusterOf[a] as number;
      const y = clusterOf[b] as number;
      if (x === y) continue;
      const left = clusters.get(x) ?? { rows: [x], compared: [x] };
      const right = clusters.get(y) ?? { rows: [y], compared: [y] };
      const size = left.rows.length + right.rows.length;
      const trial = `${Math.min(x, y)} ${Math.max(x, y)} ${size}`;
      if (refused.has(trial)) continue;
      if (size > 2 && !belongTogether(input, left.compared, right.compared, least)) refused.add(trial);
      else if (left.rows.length < right.rows.length) join(input, clusterOf, clusters, y, right, x, left);
      else join(input, clusterOf, clusters, x, left, y, right);
    }
  }
  return smallestRows(clusterOf);
}

function strongestFirst(input: ClusterInput, pairs: readonly WeighedPair[]): WeighedPair[] {
  const low = (pair: WeighedPair): number => Math.min(input.rankOf(pair.a), input.rankOf(pair.b));
  const high = (pair: WeighedPair): number => Math.max(input.rankOf(pair.a), input.rankOf(pair.b));
  return [...pairs].sort((p, q) => q.weight - p.weight || low(p) - low(q) || high(p) - high(q));
}

function belongTogether(input: ClusterInput, a: readonly number[], b: readonly number[], least: number): boolean {
  const excess = meanExcess(input, a, b);
  if (excess >= CERTAIN_EXCESS || excess < least) return excess >= least;
  for (let field = 0; field < input.fieldCount; field++) if (isDivided(input, field, a, b)) return false;
  return true;
}

/** Whether a field is the same all over each of two clusters, and another in each: two branches with a door of their own. */
function isDivided(input: ClusterInput, field: number, left: readonly number[], right: readonly number[]): boolean {
  const weigh = (a: number, b: number): number => input.weighField(field, a, b);
  return (
    left.length > 1 &&
    right.length > 1 &&
    everyPair(left, right, (a, b) => weigh(a, b) < CONFLICT_BITS) &&
    everyPair(left, left, (a, b) => a >= b || weigh(a, b) > 0) &&
    everyPair(right, right, (a, b) => a >= b || weigh(a, b) > 0)
  );
}

function everyPair(
  left: readonly number[],
  right: readonly number[],
  holds: (a: number, b: number) => boolean,
): boolean {
  return left.every((a) => right.every((b) => holds(a, b)));
}

/** Mean of the weights between two clusters, less the threshold. */
function meanExcess(input: ClusterInput, left: readonly number[], right: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (const a of left)
    for (const b of right) {
      if (!input.mayMatch(a, b)) continue;
      const excess = input.weigh(a, b) - input.threshold;
      sum += Math.max(-MOST_EXCESS, Math.min(MOST_EXCESS, excess));
      count++;
    }
  return count === 0 ? 0 : sum / count;
}

/** Gives the rows of the smaller cluster to the larger one, so that no row moves more often than the clusters can double. */
function join(
  input: ClusterInput,
  clusterOf: Int32Array,
  clusters: Map<number, Cluster>,
  number: number,
  { compared, rows }: Cluster,
  smaller: number,
  { compared: others, rows: moved }: Cluster,
): void {
  for (const row of moved) {
    clusterOf[row] = number;
    rows.push(row);
  }
  const first = [...compared, ...others].sort((p, q) => input.rankOf(p) - input.rankOf(q)).slice(0, MOST_COMPARED);
  clusters.set(number, { rows, compared: first });
  clusters.delete(smaller);
}

/** The number of each row's cluster: the smallest row in it. */
function smallestRows(clusterOf: Int32Array): Int32Array {
  const smallest = new Map<number, number>();
  return clusterOf.map((cluster, row) => {
    const first = smallest.get(cluster) ?? row;
    smallest.set(cluster, first);
    return first;
  });
}
