import {
  type NormalizeData,
  type NormalizeRequest,
  normalizePersonNameDataSchema,
  normalizePersonNameRequestSchema,
} from "../../models/index.ts";
import { type ParsedPersonName, parsePersonName } from "../../person-name/index.ts";
import type { Operation } from "../operation.ts";
import { countLetters } from "./count-letters.ts";
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

/** Share of letters and digits, in percent, that stand in kept parts or in `removed`, of any person of the text. */
function placedShare(value: string, parsed: ParsedPersonName): number {
  const all = countLetters(value);
  let placed = 0;
  for (const name of [parsed, ...parsed.others]) {
    placed += countLetters(name.normalized ?? "");
    for (const { text } of name.removed) placed += countLetters(text);
  }
  return Math.min(100, Math.round((100 * placed) / all));
}
