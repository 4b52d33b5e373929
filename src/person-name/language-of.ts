/** Lower-case language subtag of a BCP 47 tag, "" without one; Hong Kong English has a name order of its own. */
export function languageOf(locale: unknown): string {
  if (typeof locale !== "string" || locale === "") return "";
  const lower = locale.toLowerCase();
  if (lower === "en-hk") return lower;
  const end = lower.search(/[-_]/u);
  return end < 0 ? lower : lower.slice(0, end);
}
