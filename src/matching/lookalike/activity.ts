import { ACTIVITY_ROWS } from "../data/activities.ts";
import { stem } from "./text-terms.ts";

/** A phrase says more than a word. */
const PHRASE_WEIGHT = 1.6;
const LONGEST_PHRASE = 3;

let lexicon: ReadonlyMap<string, readonly string[]> | undefined;

function activityLexicon(): ReadonlyMap<string, readonly string[]> {
  if (lexicon !== undefined) return lexicon;
  const table = new Map<string, string[]>();
  for (const row of ACTIVITY_ROWS.split("\n")) {
    const at = row.indexOf("=");
    if (at < 0) continue;
    for (const phrase of new Set(
      row
        .slice(at + 1)
        .split(" ")
        .map(phraseKey),
    )) {
      const held = table.get(phrase);
      if (held === undefined) table.set(phrase, [row.slice(0, at)]);
      else held.push(row.slice(0, at));
    }
  }
  lexicon = table;
  return table;
}

function phraseKey(phrase: string): string {
  return phrase.split("_").map(stem).join(" ");
}

/** Whether a word alone names a line of business: "pharma", "bank". */
export function namesActivity(word: string): boolean {
  return activityLexicon().has(stem(word));
}

/**
 * Adds to `sums` what the words of a text say about lines of business: each word and phrase of the table of activities
 * counts `weightAt(position)`, shared among the activities it speaks for.
 */
export function addActivities(
  sums: Map<string, number>,
  words: readonly string[],
  isOwn: (word: string) => boolean,
  weightAt: (position: number) => number,
): void {
  const table = activityLexicon();
  const stems = words.map(stem);
  for (let i = 0; i < stems.length; i++) {
    const weight = weightAt(i);
    if (!isOwn(words[i] ?? "")) add(sums, table.get(stems[i] ?? ""), weight);
    let phrase = stems[i] ?? "";
    for (let length = 2; length <= LONGEST_PHRASE && i + length <= stems.length; length++) {
      phrase = `${phrase} ${stems[i + length - 1] ?? ""}`;
      add(sums, table.get(phrase), weight * PHRASE_WEIGHT);
    }
  }
}

function add(sums: Map<string, number>, activities: readonly string[] | undefined, weight: number): void {
  if (activities === undefined) return;
  const share = weight / Math.sqrt(activities.length);
  for (const activity of activities) sums.set(activity, (sums.get(activity) ?? 0) + share);
}
