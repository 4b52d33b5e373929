/** A text with words and commas for signs: brackets of several words part a line as commas do, "233 WACKER (HALE TOWER) STE 5", "12/F" is floor 12 and "+" joins two streets. */
export function spellSigns(text: string): string {
  if (!/[(+/]/u.test(text)) return text;
  return text
    .replace(/ \(([A-Z][^()]{2,99})\)/gu, (all, inside: string) => (inside.includes(" ") ? `, ${inside},` : all))
    .replace(/(?<=^| )(\d{1,2})\/F(?=,| |$)/gu, "FL $1")
    .replaceAll(" + ", " & ");
}
