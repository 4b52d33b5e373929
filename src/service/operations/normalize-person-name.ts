import {
  type NormalizeData,
  type NormalizeRequest,
  normalizePersonNameDataSchema,
  normalizePersonNameRequestSchema,
} from "../../models/index.ts";
import { type ParsedPersonName, parsePersonName } from "../../person-name/index.ts";
import { mapAssigned } from "../../text/unicode.ts";
import type { Operation } from "../operation.ts";
import { nothingUsable } from "./nothing-usable.ts";
import { saysNothing } from "./says-nothing.ts";

/** A person name, cleaned and cased. */
export const normalizePersonName: Operation<NormalizeRequest, NormalizeRequest, NormalizeData> = {
  summary: "Normalize a person name",
  request: normalizePersonNameRequestSchema,
  data: normalizePersonNameDataSchema,
  price: 1,
  paginated: false,
  example: { value: "DR. MARIA GARCIA LOPEZ" },
  find(_store, { value }) {
    const parsed = parsePersonName(value);
    if (parsed.normalized === null || saysNothing(value)) throw nothingUsable("person name", parsed.reason);
    return { data: { normalized: parsed.normalized }, confidence: placedShare(value, parsed) };
  },
};

/** Share of letters and digits, in percent, that stand in kept parts or in `removed`. */
function placedShare(value: string, parsed: ParsedPersonName): number {
  const all = countLetters(value);
  if (all === 0) return 0;
  let placed = 0;
  for (const name of [parsed, ...parsed.others]) placed += countLetters(name.normalized ?? "");
  for (const { text } of parsed.removed) placed += countLetters(text);
  return Math.min(100, Math.round((100 * placed) / all));
}

function countLetters(text: string): number {
  let count = 0;
  mapAssigned(text, (stretch) => {
    for (const char of stretch) if (/[\p{L}\p{N}]/u.test(char)) count++;
    return stretch;
  });
  return count;
}
