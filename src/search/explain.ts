import { type CodeTest, passes } from "./code-tests.ts";
import type { Columns } from "./columns.ts";
import type { Filters } from "./filters.ts";
import { FLAG_NAMES } from "./flags.ts";
import { nameQuality } from "./name-needle.ts";
import { BY_RATING, BY_RELEVANCE, BY_REVIEWS, type Order } from "./orders.ts";
import type { FilterReport, SearchExplanation } from "./types.ts";

const ORDER_NAMES = ["relevance", "rating", "reviews"] as const;

interface NamedTest {
  readonly filter: string;
  readonly keeps: (row: number) => boolean;
}

/**
 * How a compiled request is answered: counts every filter over the whole group.
 *
 * @param allTests The tests of the request in row order, those of minimums among them.
 */
export function explainFilters(
  columns: Columns,
  filters: Filters,
  allTests: readonly CodeTest[],
  order: Order,
): SearchExplanation {
  const { group } = filters;
  if (group < 0)
    return { group: null, order: ORDER_NAMES[order], method: "empty", rows_in_reach: 0, filters: [], matches: 0 };
  const low = columns.groupStart[group] ?? 0;
  const high = columns.groupStart[group + 1] ?? 0;
  const tests = namedTests(columns, filters, allTests);
  const reports = count(tests, low, high);
  return {
    group: {
      country: columns.countries.spellingOf(columns.groupCountry[group] ?? 0),
      industry: columns.industries.spellingOf(columns.groupIndustry[group] ?? 0),
      rows: high - low,
    },
    order: ORDER_NAMES[order],
    method: methodOf(columns, filters, order),
    rows_in_reach: reach(reports, order, high - low),
    filters: reports,
    matches: reports[reports.length - 1]?.together ?? high - low,
  };
}

function namedTests(columns: Columns, filters: Filters, allTests: readonly CodeTest[]): NamedTest[] {
  const tests = allTests.map((test) => ({
    filter: test.name,
    keeps: (row: number) => passes(test, row),
  }));
  FLAG_NAMES.forEach((filter, bit) => {
    if ((filters.flags >>> bit) & 1)
      tests.push({ filter, keeps: (row) => (((columns.flags[row] ?? 0) >>> bit) & 1) === 1 });
  });
  const { needle } = filters;
  if (needle !== null) {
    const { names, nameStart } = columns;
    const keeps = (row: number): boolean =>
      nameQuality(names, nameStart[row] ?? 0, nameStart[row + 1] ?? 0, needle) >= 0;
    tests.push({ filter: "name", keeps });
  }
  return tests;
}

function count(tests: readonly NamedTest[], low: number, high: number): FilterReport[] {
  const reports = tests.map(({ filter }): FilterReport => ({ filter, alone: 0, together: 0 }));
  for (let row = low; row < high; row++) {
    let together = true;
    tests.forEach(({ keeps }, i) => {
      const report = reports[i];
      const kept = keeps(row);
      together &&= kept;
      if (report === undefined) return;
      if (kept) report.alone++;
      if (together) report.together++;
    });
  }
  return reports;
}

function reach(reports: readonly FilterReport[], order: Order, rows: number): number {
  const cutter = order === BY_RATING ? "min_rating" : order === BY_REVIEWS ? "min_reviews" : "";
  return reports.find(({ filter }) => filter === cutter)?.alone ?? rows;
}

function methodOf(columns: Columns, filters: Filters, order: Order): SearchExplanation["method"] {
  if (filters.needle !== null) return order === BY_RELEVANCE ? "names" : "scan";
  if (filters.tests.length > 0) return "scan";
  if (filters.flags === 0) return "slice";
  return columns.planeOffset[filters.group] === columns.planeOffset[filters.group + 1] ? "scan" : "bit_sets";
}
