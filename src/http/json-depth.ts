/** Deepest nesting of lists and objects that a body may have. */
export const MAX_DEPTH = 32;

/**
 * Whether JSON text nests deeper than allowed, by one scan of its brackets, so that no parser meets it.
 * Brackets inside texts do not count.
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (unit === 0x22) i = endOfText(json, i + 1);
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > MAX_DEPTH) return true;
    } else if (unit === 0x5d || unit === 0x7d) depth--;
  }
  return false;
}

/** Place of the quotation mark that closes a JSON text, or the end. */
function endOfText(json: string, from: number): number {
  for (let i = from; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (unit === 0x5c) i++;
    else if (unit === 0x22) return i;
  }
  return json.length;
}
