import { lookUpWord } from "./lexicon.ts";

/**
 * A text with words and commas for signs: brackets of several words part a line as commas do, "12/F" is floor 12, and "+"
 * or the slash of "BELL RD/67TH AVE" joins two streets.
 */
export function spellSigns(text: string): string {
  if (!/[(+/]/u.test(text)) return text;
  return withCrossings(
    withoutBrackets(text)
      .replace(/(?<=^| )(\d{1,2})\/F(?=,| |$)/gu, "FL $1")
      .replaceAll(" + ", " & "),
  );
}

/** "233 WACKER (HALE TOWER) STE 5": brackets of one word stay. */
function withoutBrackets(text: string): string {
  const [first = "", ...others] = text.split(" (");
  let out = first;
  for (const other of others) {
    const end = other.indexOf(")");
    const parts = end > 0 && other.lastIndexOf(" ", end) > 0 && other >= "A";
    out += parts ? `, ${other.slice(0, end)}, ${other.slice(end + 1)}` : ` (${other}`;
  }
  return out;
}

/** A slash between two streets in a text without a number before it. */
function withCrossings(text: string): string {
  const number = text.search(/\d/u);
  return text.replace(/\b([A-Z]{2,9}) ?\/ ?(?=[\dA-Z]{3})/gu, (all, word: string, at: number) =>
    (number < 0 || at < number) && lookUpWord(word).strong ? `${word} & ` : all,
  );
}
