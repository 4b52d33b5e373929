import { isNoValue, oneLine } from "../../cleaning/rules/index.ts";
import {
  type NormalizeData,
  type NormalizeRequest,
  normalizeUrlDataSchema,
  normalizeUrlRequestSchema,
} from "../../models/index.ts";
import { normalizeUrl as canonicalUrl, parseUrl } from "../../url/index.ts";
import type { Operation } from "../operation.ts";
import { countLetters } from "./count-letters.ts";
import { nothingUsable } from "./nothing-usable.ts";

/** A URL without scheme, path and parameters. */
export const normalizeUrl: Operation<NormalizeRequest, NormalizeRequest, NormalizeData> = {
  summary: "Normalize a URL",
  request: normalizeUrlRequestSchema,
  data: normalizeUrlDataSchema,
  price: 0,
  paginated: false,
  example: { value: "https://www.cloverledger.example/pricing?ref=mail" },
  find(_store, { value }) {
    const normalized = canonicalUrl(value);
    if (normalized === null || standsForNone(value)) throw nothingUsable("URL", parseUrl(value).reason);
    return { data: { normalized }, confidence: 100 };
  },
};

/** Whether a text with a host stands for "no value", as "N.A." does. Signs with a host are an address: "[::]". */
function standsForNone(value: string): boolean {
  return countLetters(value) > 0 && isNoValue(oneLine(value));
}
