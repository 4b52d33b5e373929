import { REGIONS_UNASKED } from "../data/place-words.ts";

let regions: ReadonlySet<string> | undefined;

/** Whether a name is a region that the postal service of its country does not ask for. */
export function isUnaskedRegion(country: string, name: string): boolean {
  regions ??= new Set(REGIONS_UNASKED.split("\n").flatMap(namesOfRow));
  return regions.has(`${country} ${name.replaceAll(" ", "-")}`);
}

function namesOfRow(row: string): string[] {
  const [country, names = ""] = row.split("=");
  return names.split(" ").map((name) => `${country} ${name}`);
}
