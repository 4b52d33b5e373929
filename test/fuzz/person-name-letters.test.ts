import { expect, test } from "vitest";
import { SMALL_CAPITALS } from "../../src/person-name/data/case-words.ts";
import { LOOK_ALIKES } from "../../src/person-name/data/look-alikes.ts";
import { cleanText } from "../../src/person-name/hygiene/hygiene.ts";
import { type ParsedPersonName, parsePersonName } from "../../src/person-name/index.ts";
import { lowerCase, upperCase } from "../../src/text/letter-case.ts";
import { isAssigned, normalizeForm } from "../../src/text/unicode.ts";
import { corpus } from "../runtimes/corpus.ts";

// `npm run fuzz` sets a million.
const RUNS = Number(process.env["FUZZ_RUNS"] ?? 10_000);
const SEED = 20_261_122;
const SHOWN = 10;
/** Every sixth text of the corpus is a name; addresses, numbers and odd characters are for the other properties. */
const KINDS = 6;
const NAME = 1;
const LOCALES = [undefined, undefined, "en", "es", "hu", "de", "ja", "tr", "ar", "ru"];
/** The iota subscript is a letter of its own in capitals. */
const LETTER = /\p{L}|\u0345/u;

type Letters = Map<string, number>;

/** Letters that look alike in one case or the other, each with one of them: ν is a small Ν, which looks like N, and looks like v. */
const TWINS = new Map<string, string>();
const pairsOf = (text: string): [string, string][] =>
  Array.from({ length: text.length / 2 }, (_, i) => [text.charAt(i * 2), text.charAt(i * 2 + 1)]);
const CAPITALS = new Map(pairsOf(SMALL_CAPITALS));
for (const [key, value] of pairsOf(LOOK_ALIKES)) {
  const a = twinOf(lowerCase(key));
  const b = twinOf(lowerCase(value));
  if (a !== b) TWINS.set(a, b);
}

function twinOf(letter: string): string {
  const twin = TWINS.get(letter);
  return twin === undefined ? letter : twinOf(twin);
}

/** How often each letter occurs, entities, compatibility forms and look-alikes read, without case and marks. */
function lettersOf(texts: readonly string[]): Letters {
  const letters: Letters = new Map();
  for (const text of texts) {
    for (const char of normalizeForm(cleanText(text).text, "NFD")) {
      // Letters later than Unicode 15.0 are not counted: what the library takes for no letter may be cut as punctuation.
      if (!LETTER.test(char) || !isAssigned(char.codePointAt(0) ?? 0)) continue;
      const small = lowerCase(char);
      for (const letter of lowerCase(upperCase(CAPITALS.get(small) ?? small))) {
        // U+02BC is an apostrophe here.
        if (!LETTER.test(letter) || letter === "\u02bc") continue;
        const folded = twinOf(letter);
        letters.set(folded, (letters.get(folded) ?? 0) + 1);
      }
    }
  }
  return letters;
}

/** Letters that `whole` has too few of. */
function missing(part: Letters, whole: Letters): string {
  return [...part]
    .filter(([letter, count]) => count > (whole.get(letter) ?? 0))
    .map(([letter]) => letter)
    .join("");
}

/** What is wrong with the letters of an answer, or null. */
function accountOf(text: string, locale: string | undefined): string | null {
  const parsed = parsePersonName(text, locale === undefined ? {} : { locale });
  if (parsed.normalized === null) return null;
  const persons = [parsed, ...parsed.others];
  const [main = "", ...others] = persons.map((person) => person.normalized ?? "");
  const removed = persons.flatMap((person) => person.removed.map((piece) => piece.text));
  const input = lettersOf([text]);
  const lost = missing(input, lettersOf([main, ...others, ...removed]));
  if (lost !== "" && missing(input, lettersOf([main, ...others, cleanedAt(text, persons)])) !== "")
    return `lost ${lost}`;
  // A family name that two persons share is written with both, so that another person's name is held against the input alone.
  for (const texts of [[main, ...removed], ...others.map((other) => [other])]) {
    const invented = missing(lettersOf(texts), input);
    if (invented !== "") return `invented ${invented} in ${JSON.stringify(texts)}`;
  }
  return reportedTwice(persons);
}

/** What was left out as it is read within the text: three letters in circles are letters, one alone is an ornament. */
function cleanedAt(text: string, persons: readonly ParsedPersonName[]): string {
  const { map, text: cleaned } = cleanText(text);
  const pieces = persons.flatMap((person) => person.removed);
  const isRemoved = (at: number): boolean => pieces.some(({ start, end }) => start <= at && at < end);
  return [...cleaned.split("").keys()]
    .map((i) => (isRemoved(map === null ? i : (map[i] ?? -1)) ? cleaned.charAt(i) : " "))
    .join("");
}

function reportedTwice(persons: readonly ParsedPersonName[]): string | null {
  const pieces = persons.flatMap((person) => person.removed).sort((a, b) => a.start - b.start);
  const twice = pieces.find((piece, i) => i > 0 && piece.start < (pieces[i - 1]?.end ?? 0));
  return twice === undefined ? null : `reported twice ${JSON.stringify(twice)}`;
}

test(
  `no letter is lost, invented or reported twice in ${RUNS} names (seed ${SEED})`,
  () => {
    const flaws: unknown[] = [];
    let names = 0;
    let i = 0;
    for (const text of corpus(RUNS * KINDS, SEED)) {
      if (i++ % KINDS !== NAME) continue;
      const locale = LOCALES[names++ % LOCALES.length];
      const flaw = accountOf(text, locale);
      if (flaw !== null) flaws.push({ text, locale, flaw });
      if (flaws.length >= SHOWN) break;
    }
    expect(flaws).toEqual([]);
    expect(names).toBe(RUNS);
  },
  60_000 + RUNS,
);
