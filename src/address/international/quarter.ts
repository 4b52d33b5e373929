import { DISTRICT, type Draft, give, keyAt, startOf } from "./draft.ts";
import { knownCityStart } from "./locality.ts";

/** "CREDITO CONSTRUCTOR, CDMX": before a region that is a city stands a quarter, unless it names the city once more. */
export function takeQuarter(draft: Draft): void {
  const city = startOf(draft, "city");
  const region = draft.profile.cityRegion;
  if (region === null || draft.fixed.state !== region || city < 0) return;
  const end = draft.parts.lastIndexOf("city") + 1;
  // "COL. SANTA FE MEXICO CITY, CDMX"
  const known = knownCityStart(draft, city, end);
  // "COL. SANTA FE, MEXICO, CDMX": alone it is a country, and no city of the table.
  if (keyAt(draft, end - 1) !== "MEXICO") give(draft, city, known < 0 ? end : known, DISTRICT);
}
