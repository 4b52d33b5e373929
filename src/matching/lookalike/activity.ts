import { ACTIVITY_ROWS } from "../data/activities.ts";
import { stem, textWords } from "./text-terms.ts";

/** A phrase says more than a word. */
const PHRASE_WEIGHT = 1.6;
const LONGEST_PHRASE = 3;

interface Lexicon {
  readonly activities: ReadonlyMap<string, readonly string[]>;
  /** First words of phrases: only after these is a phrase looked up. */
  readonly phraseStarts: ReadonlySet<string>;
}

let lexicon: Lexicon | undefined;

function activityLexicon(): Lexicon {
  if (lexicon !== undefined) return lexicon;
  const table = new Map<string, string[]>();
  const phraseStarts = new Set<string>();
  for (const row of ACTIVITY_ROWS.split("\n")) {
    const at = row.indexOf("=");
    if (at < 0) continue;
    for (const phrase of new Set(
      row
        .slice(at + 1)
        .split(" ")
        .map(phraseKey),
    )) {
      const space = phrase.indexOf(" ");
      if (space > 0) phraseStarts.add(phrase.slice(0, space));
      const held = table.get(phrase);
      if (held === undefined) table.set(phrase, [row.slice(0, at)]);
      else held.push(row.slice(0, at));
    }
  }
  lexicon = { activities: table, phraseStarts };
  return lexicon;
}

function phraseKey(phrase: string): string {
  return phrase.split("_").map(stem).join(" ");
}

/** Whether a word alone names a line of business: "pharma", "bank". */
export function namesActivity(word: string): boolean {
  return activityLexicon().activities.has(stem(word));
}

/**
 * Adds to `sums` what the words of a text say about lines of business: each word and phrase of the table of activities
 * counts `weightAt(position)`, shared among the activities it speaks for. `stems` are the words without endings.
 */
export function addActivities(
  sums: Map<string, number>,
  words: readonly string[],
  stems: readonly string[],
  own: ReadonlySet<string>,
  weightAt: (position: number) => number,
): void {
  const { activities, phraseStarts } = activityLexicon();
  for (let i = 0; i < stems.length; i++) {
    const first = stems[i] ?? "";
    const weight = weightAt(i);
    if (!own.has(words[i] ?? "")) add(sums, activities.get(first), weight);
    if (!phraseStarts.has(first)) continue;
    let phrase = first;
    for (let length = 2; length <= LONGEST_PHRASE && i + length <= stems.length; length++) {
      phrase = `${phrase} ${stems[i + length - 1] ?? ""}`;
      add(sums, activities.get(phrase), weight * PHRASE_WEIGHT);
    }
  }
}

/** What single phrases, such as the entries of a list, say about lines of business: each word counts whole. */
export function addPhraseActivities(sums: Map<string, number>, phrases: readonly unknown[]): void {
  for (const phrase of phrases) {
    const words = textWords(phrase);
    addActivities(sums, words, words.map(stem), NO_WORDS, () => 1);
  }
}

const NO_WORDS: ReadonlySet<string> = new Set();

function add(sums: Map<string, number>, activities: readonly string[] | undefined, weight: number): void {
  if (activities === undefined) return;
  const share = weight / Math.sqrt(activities.length);
  for (const activity of activities) sums.set(activity, (sums.get(activity) ?? 0) + share);
}
