import type { Company } from "../../../src/models/index.ts";
import { seededRandom } from "../../seeded-random.ts";
import { company } from "../records.ts";

/** Invented companies with sparse features; some facts are missing, as in real records. */
export function inventedCompanies(count: number, seed: number): Company[] {
  const next = seededRandom(seed);
  const pick = (n: number): number => Math.floor(next() * next() * n);
  const some = (most: number, word: (i: number) => string): string[] =>
    next() < 0.3 ? [] : Array.from({ length: 1 + Math.floor(next() * most) }, () => word(pick(60)));
  return Array.from({ length: count }, (_, i) =>
    company({
      name: `firm${i} northlake${i % 97}`,
      domain: `firm${i}.example`,
      industry: next() < 0.1 ? null : `trade ${pick(12)}`,
      naics_code: next() < 0.3 ? null : String(230000 + pick(40) * 137),
      type: next() < 0.2 ? null : (["privately held", "public company", "nonprofit"][pick(3)] ?? null),
      employee_count: next() < 0.2 ? null : 1 + pick(5000),
      followers_count: next() < 0.2 ? null : pick(9),
      country_code: next() < 0.1 ? null : (["US", "DE", "FR"][pick(3)] ?? null),
      city: next() < 0.3 ? null : `city ${pick(8)}`,
      description: some(25, (n) => `word${n}`).join(" ") || null,
      founded_year: next() < 0.3 ? null : 1950 + pick(70),
      specialties: some(6, (n) => `skill ${n}`),
      tech_stack: some(8, (n) => `tool ${n}`),
      annual_revenue_million_count: next() < 0.4 ? null : 1 + pick(900),
    }),
  );
}
