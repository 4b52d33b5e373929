/**
 * Where the first slash of a folded text (notation.ts) stands when only endings of one to five digits follow, divided
 * by slashes: "212-555-0123/24", "212 555 0123 / 0124 / 0125". -1 when anything else follows, or no slash stands there.
 */
export function slashBeforeEndings(text: string): number {
  const at = text.indexOf("/");
  return at > 0 && /^(?:\/ *\d{1,5} *)+$/u.test(text.slice(at)) ? at : -1;
}

/** The national numbers that the endings make of the number before them. */
export function withOtherEndings(national: string, endings: string): string[] {
  const found = endings.match(/\d+/gu) ?? [];
  return found.map((ending) => national.slice(0, Math.max(0, national.length - ending.length)) + ending);
}
