import { SUFFIX_MASKS } from "./data/suffix-masks.ts";

/** Masks for each pair of letters: of the top-level domain that is this pair, and of longer ones that end in it. */
const MASKS = 16;
const LONGER = 8;

/**
 * Masks of `SUFFIX_MASKS` by the last two letters of the top-level domain. A wrong guess costs a look into the suffix
 * list, never a wrong answer.
 */
export const suffixMasks: Int32Array = /* @__PURE__ */ unpack();

function unpack(): Int32Array {
  const table = new Int32Array(MASKS << 10);
  const words = SUFFIX_MASKS.split(" ");
  for (let i = 0; i < words.length; i += 2) {
    const tld = words[i] ?? "";
    const end = tld.length - 1;
    const pair = ((tld.charCodeAt(end - 1) << 5) + tld.charCodeAt(end)) & 1023;
    const row = MASKS * pair + (end === 1 ? 0 : LONGER);
    (words[i + 1] ?? "").split(",").forEach((mask, column) => {
      table[row + column] = (table[row + column] ?? 0) | Number.parseInt(mask, 36);
    });
  }
  return table;
}
