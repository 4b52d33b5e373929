// Upper bounds of the head-count buckets that the specification shows.
const BUCKETS: readonly (readonly [most: number, range: string])[] = [
  [10, "1-10"],
  [50, "11-50"],
  [200, "51-200"],
  [500, "201-500"],
  [1000, "501-1000"],
  [5000, "1001-5000"],
  [10_000, "5001-10000"],
];

/** The bucket a head count falls into; null for none. */
export function employeeBucket(count: number): string | null {
  if (count < 1) return null;
  return BUCKETS.find(([most]) => count <= most)?.[1] ?? "10001+";
}
