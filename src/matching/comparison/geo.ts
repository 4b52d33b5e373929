import { GEO_LEVELS } from "../data/default-weights.ts";
import { type Comparison, settle, type Verdict } from "./comparison.ts";
import type { TermShares, TermTable } from "./terms.ts";

interface Position {
  readonly lat: number;
  readonly lng: number;
}

const NO_TERMS: readonly number[] = [];
/** Upper ends of the levels in metres; the last level is open. */
const REACHES = [25, 100, 300, 1000, 5000, 50_000];
const METRES_PER_DEGREE = 111_195;

/** Positions in degrees by distance on the ground. */
export const geoComparison: Comparison<Position> = {
  levels: GEO_LEVELS,
  place: "point",
  prepare(value: unknown, _terms: TermTable): Position | null {
    if (typeof value !== "object" || value === null) return null;
    const { lat, lng } = value as { lat?: unknown; lng?: unknown };
    if (typeof lat !== "number" || typeof lng !== "number") return null;
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
  },
  termsOf: () => NO_TERMS,
  compare(a: Position, b: Position, _terms: TermShares, verdict: Verdict): Verdict {
    const metres = distance(a, b);
    let level = 0;
    while (level < REACHES.length && metres > (REACHES[level] as number)) level++;
    return settle(verdict, level);
  },
  shippedShare: () => 1,
};

/**
 * Metres between two positions on a flat map around them: within 0.1 % below 50 km, and beyond that only "far" is asked.
 * The cosine is a polynomial, since engines differ in the last bit of Math.cos.
 */
function distance(a: Position, b: Position): number {
  const x = (Math.abs(a.lat + b.lat) / 2) * (Math.PI / 180);
  const square = x * x;
  const cosine = 1 - (square / 2) * (1 - (square / 12) * (1 - (square / 30) * (1 - square / 56)));
  const across = Math.abs(a.lng - b.lng);
  const east = Math.min(across, 360 - across) * cosine;
  const north = a.lat - b.lat;
  return Math.sqrt(east * east + north * north) * METRES_PER_DEGREE;
}
