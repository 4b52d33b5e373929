import type { ColumnKind } from "../../cleaning/index.ts";
import { writeExactJson } from "../input/exact-json.ts";

/** A cell of which nothing is usable, and why. */
export interface UnusableCell {
  readonly column: string;
  readonly value: string;
  readonly reason: string;
}

/** What a cell is not, by what its column holds; those of the other kinds are always of use. */
const REASONS: ReadonlyMap<ColumnKind, string> = new Map([
  ["address", "no address"],
  ["country", "no country that is known"],
  ["email", "no e-mail address"],
  ["family_name", "no name of a person"],
  ["given_name", "no name of a person"],
  ["person_name", "no name of a person"],
  ["phone", "no phone number"],
  ["profile_url", "no address of a profile"],
  ["url", "no web address"],
]);

/** What a spreadsheet makes of a long number: `1.2E+10`. */
const ROUNDED = /^\s*\d(?:[.,]\d+)?E\+?\d{1,2}\s*$/iu;

/** The cell with the reason. */
export function unusableCell(column: string, kind: ColumnKind | undefined, cell: unknown): UnusableCell {
  if (typeof cell === "object") return { column, value: writeExactJson(cell), reason: "a list or an object" };
  const value = String(cell);
  const isRounded = kind === "phone" && ROUNDED.test(value);
  const reason = (kind === undefined ? undefined : REASONS.get(kind)) ?? "nothing usable";
  return { column, value, reason: isRounded ? "digits that a spreadsheet rounded" : reason };
}
