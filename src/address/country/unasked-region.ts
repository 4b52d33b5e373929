import { REGIONS_UNASKED } from "../data/place-words.ts";

let regions: ReadonlyMap<string, readonly string[]> | undefined;

/** Whether a name is a region that the postal service of its country does not ask for. */
export function isUnaskedRegion(country: string, name: string): boolean {
  return countriesOfUnaskedRegion(name).includes(country);
}

const NONE: readonly string[] = [];

/** Countries with such a region of a name, with "+" behind where it is one beside another only. */
export function countriesOfUnaskedRegion(name: string): readonly string[] {
  regions ??= countriesByRegion();
  const key = name.replaceAll(" ", "-");
  return regions.get(key) ?? regions.get(key.replace("-REGION", "")) ?? NONE;
}

function countriesByRegion(): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, string[]>();
  for (const row of REGIONS_UNASKED.split("\n")) {
    const [country = "", names = ""] = row.split("=");
    for (const name of names.split(" ")) table.set(name, [...(table.get(name) ?? []), country]);
  }
  return table;
}
