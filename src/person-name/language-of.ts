/** Lower-case language subtag of a BCP 47 tag; without one Turkish for its dotted capital, else "". Hong Kong English has a name order of its own. */
export function languageOf(locale: unknown, text: string): string {
  if (typeof locale !== "string" || locale === "") return text.includes("İ") ? "tr" : "";
  const lower = locale.toLowerCase();
  if (lower === "en-hk") return lower;
  const end = lower.search(/[-_]/u);
  return end < 0 ? lower : lower.slice(0, end);
}
