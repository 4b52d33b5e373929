import { parseAddress } from "../../address/index.ts";
import {
  type NormalizeData,
  type NormalizeRequest,
  normalizeAddressDataSchema,
  normalizeAddressRequestSchema,
} from "../../models/index.ts";
import type { Operation } from "../operation.ts";
import { nothingUsable } from "./nothing-usable.ts";
import { saysNothing } from "./says-nothing.ts";

/** A postal address as one standard line. */
export const normalizeAddress: Operation<NormalizeRequest, NormalizeRequest, NormalizeData> = {
  summary: "Normalize a postal address",
  request: normalizeAddressRequestSchema,
  data: normalizeAddressDataSchema,
  price: 1,
  paginated: false,
  example: { value: "1095 avenue of the americas, new york, ny 10036" },
  find(_store, { value }) {
    const { normalized, confidence, reason } = parseAddress(value);
    if (normalized === null || saysNothing(value)) throw nothingUsable("address", reason);
    return { data: { normalized }, confidence: Math.round(100 * confidence) };
  },
};
