import type { MatchResult } from "../matching/index.ts";

/** Evidence below this many bits says next to nothing. */
const LEAST_BITS = 0.5;

/** The evidence of a pair in words: `row 7: email exact +13.2, phone different -3.1; probability 0.998`. */
export function evidenceText(row: number, { evidence, probability }: MatchResult): string {
  const parts = evidence
    .filter(({ level, weight }) => level !== "missing" && Math.abs(weight) >= LEAST_BITS)
    .sort((a, b) => b.weight - a.weight)
    .map(
      ({ field, level, weight }) =>
        `${field} ${level.replaceAll("_", " ")} ${weight > 0 ? "+" : ""}${weight.toFixed(1)}`,
    );
  return `row ${row}: ${parts.join(", ")}; probability ${probability.toFixed(3)}`;
}
