import type { Company } from "../../models/index.ts";
import { log2 } from "../binary-logarithm.ts";
import { countryKey, placeKey } from "../resolver/evidence.ts";
import type { CategoryValue } from "./schema.ts";
import { textWords } from "./text-terms.ts";

function text(value: unknown): string | null {
  return placeKey(value);
}

/** Name, NAICS and SIC code. */
export function companyIndustry(company: Company): CategoryValue | null {
  const at = company.industry;
  const value = [text(at?.name), text(at?.naics_code), text(at?.sic_code)];
  return value.every((item) => item === null) ? null : value;
}

/** Logarithm of the head count, from the count or the middle of its range. */
export function companySize(company: Company): CategoryValue | null {
  const count = positive(company.size?.employee_count) ?? middleOfRange(company.size?.employee_range);
  return count === null ? null : [log2(count)];
}

/** Logarithm of the yearly revenue in millions. */
export function companyRevenue(company: Company): CategoryValue | null {
  const millions = positive(company.revenue?.annual_revenue_million_count);
  return millions === null ? null : [log2(millions)];
}

/** Legal type: "privately held". */
export function companyType(company: Company): CategoryValue | null {
  const type = text(company.type);
  return type === null ? null : [type];
}

/** Year of foundation. */
export function companyAge(company: Company): CategoryValue | null {
  const year = positive(company.founded_year);
  return year === null ? null : [year];
}

/** Country, state, city. */
export function companyPlace(company: Company): CategoryValue | null {
  const at = company.location;
  const country = countryKey(at?.country_code, at?.country);
  return country === null ? null : [country, text(at?.state), text(at?.city)];
}

function positive(value: unknown): number | null {
  return typeof value === "number" && value > 0 && value < 1e12 ? value : null;
}

/** Geometric middle of "51-200", also of "1,001-5,000"; twice the lower end of "10001+". */
function middleOfRange(range: unknown): number | null {
  const ends =
    typeof range === "string"
      ? textWords(range.replaceAll(/(?<=\d)[,.\u00a0\u202f](?=\d{3}(?!\d))/gu, ""))
          .map(Number)
          .filter((end) => end > 0)
      : [];
  const [low, high] = ends;
  if (low === undefined) return null;
  return high === undefined ? low * 2 : Math.sqrt(low * high);
}
