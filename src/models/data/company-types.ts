// Company types of other providers -> the words of the professional network, which the specification shows.
// Source: published vocabularies of record providers and the network's own list of company types, 2026-11. 14 rows, sorted by key.
export const COMPANY_TYPES: ReadonlyMap<string, string> = new Map([
  ["educational", "educational institution"],
  ["educational_institution", "educational institution"],
  ["government", "government agency"],
  ["government_agency", "government agency"],
  ["non-profit", "nonprofit"],
  ["non_profit", "nonprofit"],
  ["private", "privately held"],
  ["privately_held", "privately held"],
  ["public", "public company"],
  ["public_company", "public company"],
  ["public_subsidiary", "public company"],
  ["self_employed", "self-employed"],
  ["self_owned", "self-owned"],
  ["sole_proprietorship", "sole proprietorship"],
]);
