import { SENIORITY_LEVELS } from "../data/seniority-levels.ts";
import type { CategoryValue } from "./schema.ts";

/** Same name or code 1; the same first 4, 3, 2 digits of NAICS 0.7, 0.5, 0.3; of SIC 3, 2 digits 0.5, 0.3. */
export function industrySimilarity(a: CategoryValue, b: CategoryValue): number {
  if (a[0] !== null && a[0] === b[0]) return 1;
  return Math.max(codeSimilarity(a[1], b[1], NAICS_STEPS), codeSimilarity(a[2], b[2], SIC_STEPS));
}

/** Similarity by number of equal first digits. */
const NAICS_STEPS: readonly number[] = [0, 0, 0.3, 0.5, 0.7, 0.85, 1];
const SIC_STEPS: readonly number[] = [0, 0, 0.3, 0.5, 1];

function codeSimilarity(
  a: string | number | null | undefined,
  b: string | number | null | undefined,
  steps: readonly number[],
): number {
  if (typeof a !== "string" || typeof b !== "string") return 0;
  if (a === b) return 1;
  let same = 0;
  while (same < a.length && same < b.length && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  return steps[Math.min(same, steps.length - 1)] ?? 0;
}

/** Same country 0.4, same state 0.7, same city 1. */
export function placeSimilarity(a: CategoryValue, b: CategoryValue): number {
  if (a[0] !== b[0]) return 0;
  const sameState = a[1] !== null && a[1] === b[1];
  if (a[2] !== null && a[2] === b[2] && (sameState || a[1] === null || b[1] === null)) return 1;
  return sameState ? 0.7 : 0.4;
}

/** 1 for equal values, else 0. */
export function sameValue(a: CategoryValue, b: CategoryValue): number {
  return a[0] === b[0] ? 1 : 0;
}

/** Falls in a line from 1 at equal numbers to 0 at `reach` apart. */
/* @__NO_SIDE_EFFECTS__ */
export function nearness(reach: number): (a: CategoryValue, b: CategoryValue) => number {
  return (a, b) => Math.max(0, 1 - Math.abs(Number(a[0]) - Number(b[0])) / reach);
}

/** Numbers in steps of a width. */
/* @__NO_SIDE_EFFECTS__ */
export function inSteps(width: number): (value: CategoryValue) => CategoryValue {
  return ([number]) => [Math.round(Number(number) / width) * width];
}

/** Falls by a quarter with each step of seniority; levels that stand in no table agree only when equal. */
export function levelSimilarity(a: CategoryValue, b: CategoryValue): number {
  if (a[0] === b[0]) return 1;
  const left = SENIORITY_LEVELS.get(String(a[0]));
  const right = SENIORITY_LEVELS.get(String(b[0]));
  return left === undefined || right === undefined ? 0 : Math.max(0, 1 - Math.abs(left - right) / 4);
}
