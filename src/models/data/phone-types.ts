// Words for kinds of phone lines -> the types of Google's phone library, which the specification shows.
// Source: vocabularies of record providers and of carrier look-ups, 2026-11. 14 rows, sorted by key.
export const PHONE_TYPES: ReadonlyMap<string, string> = new Map([
  ["cell", "MOBILE"],
  ["fixed", "FIXED_LINE"],
  ["fixed_line", "FIXED_LINE"],
  ["fixed_line_or_mobile", "FIXED_LINE_OR_MOBILE"],
  ["fixedline", "FIXED_LINE"],
  ["freephone", "TOLL_FREE"],
  ["landline", "FIXED_LINE"],
  ["mobile", "MOBILE"],
  ["pager", "PAGER"],
  ["premium_rate", "PREMIUM_RATE"],
  ["toll_free", "TOLL_FREE"],
  ["tollfree", "TOLL_FREE"],
  ["voip", "VOIP"],
  ["wireless", "MOBILE"],
]);
