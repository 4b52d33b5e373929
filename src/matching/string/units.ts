import { unitAt } from "../../text/unit-at.ts";
import { type EncodedText, encoded } from "./encode.ts";

/** Longest text that is copied into a buffer kept for reuse; longer ones get an array of their own. */
const KEPT_UNITS = 4096;

const left = /* @__PURE__ */ new Uint16Array(KEPT_UNITS);
const right = /* @__PURE__ */ new Uint16Array(KEPT_UNITS);

/**
 * One entry per UTF-16 unit for the bit patterns and list heads of the measures. A measure leaves every entry 0,
 * so that none sees what another wrote.
 */
export const positions: Int32Array = /* @__PURE__ */ new Int32Array(0x10000);

/** Units of the first text of a comparison, `length` of them; valid until the next call. */
export function leftUnits(value: string | EncodedText, length: number): Uint16Array {
  return typeof value === "string" ? fill(left, value, length) : value.units;
}

/** Units of the second text of a comparison, `length` of them; valid until the next call. */
export function rightUnits(value: string | EncodedText, length: number): Uint16Array {
  return typeof value === "string" ? fill(right, value, length) : value.units;
}

/** Number of UTF-16 units. */
export function lengthOf(value: string | EncodedText): number {
  return typeof value === "string" ? value.length : encoded(value).units.length;
}

function fill(kept: Uint16Array, text: string, length: number): Uint16Array {
  const units = length <= KEPT_UNITS ? kept : new Uint16Array(length);
  for (let i = 0; i < length; i++) units[i] = unitAt(text, i);
  return units;
}
