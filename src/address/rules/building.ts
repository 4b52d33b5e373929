import { tokenAt, wordAt } from "../tokens/token-at.ts";
import type { AddressToken } from "../tokens/tokenize.ts";

/** "HALE HALL", "HALE BLDG": whether the name of an institution or building ends here; "NORTH COLLEGE HILL" and "WEST UNIVERSITY PLACE" are cities. */
export function endsBuilding(tokens: readonly AddressToken[], at: number): boolean {
  const { building, designator, streetSuffix } = wordAt(tokens, at);
  const next = tokenAt(tokens, at + 1);
  if (next.word.streetSuffix !== "" || next.text === "OF") return false;
  return designator === "BLDG" || (building && streetSuffix === "");
}
