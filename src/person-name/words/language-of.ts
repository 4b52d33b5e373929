/** Lower-case language subtag of a BCP 47 tag, "" without one; Hong Kong English has a name order of its own. */
export function languageOf(locale: unknown): string {
  if (typeof locale !== "string") return "";
  const lower = locale.toLowerCase();
  return /^en[-_]hk$/u.test(lower) ? "en-hk" : (lower.split(/[-_]/u, 1)[0] as string);
}
