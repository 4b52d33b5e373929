import { upperCase } from "../../text/letter-case.ts";
import { NUMBER_BEFORE_NAME, unitBeforeName } from "../data/us-number-words.ts";
import { US_UNITS_UNNUMBERED } from "../data/us-secondary-designators.ts";
import { US_WHOLE_STREETS } from "../data/us-street-suffixes.ts";
import { lookUpWord } from "../tokens/lexicon.ts";

/**
 * A text that begins with a house number, with blanks where its letter case shows that they are missing, as between lines of a page:
 * "123MainSt", "4 WestMain St", "16thAve", "4 Main StSalem", "4 Main StNew York", "4 Main St Suite 100Salem", "SalemOR 97301"; names as LaSalle and McLane stay, and
 * ordinals that are capitalized, "4Th". Of any text "97301USA".
 */
export function partRunTogether(raw: string): string {
  const text = raw.endsWith("USA") ? raw.replace(/(?<=\b\d{5}(?:-\d{4})?)USA$/u, " USA") : raw;
  if (text > ":" || !/\w[A-Z][a-z]|[a-z][A-Z]{2},? \d/u.test(text)) return text;
  return text
    .replace(NUMBER_BEFORE_NAME, "$1 ")
    .replace(unitBeforeName(), "$1$2 ")
    .replace(/(?<=[A-Za-z.] )[A-Z][a-z]+(?=[A-Z][a-z]{2}(?:[a-z]| [A-Z]))/gu, (word, at: number, all: string) =>
      endsStreet(word) && !hasSuffixBeside(all, at, at + word.length) ? `${word} ` : word,
    )
    .replace(/(?<=[a-z]{2}|[A-Z]{3})([A-Z][a-z]+)\b/gu, (word) => {
      const { designator, strong } = lookUpWord(upperCase(word));
      return strong || US_UNITS_UNNUMBERED.has(designator) ? ` ${word}` : word;
    })
    .replace(/(?<=[a-z]{3})[A-Z]{2}(?=,? \d{5}\b)/gu, (code) => (lookUpWord(code).stateCode ? ` ${code}` : code))
    .replace(/\b([NSEW][a-z]{3,4})([A-Z][a-z]+)\b/gu, (all, first: string, second: string) =>
      lookUpWord(upperCase(first)).direction !== "" && lookUpWord(upperCase(second)).streetSuffix === ""
        ? `${first} ${second}`
        : all,
    );
}

/** Letters on either side of a suffix among which another one is looked for. */
const BESIDE = 40;

/** "TrailSide Dr", "Elm St SquareTrade": whether another suffix stands between the same commas. */
function hasSuffixBeside(text: string, from: number, to: number): boolean {
  const before =
    text
      .slice(Math.max(0, from - BESIDE), from)
      .split(",")
      .at(-1) ?? "";
  const behind = text.slice(to, to + BESIDE).split(",", 1)[0] ?? "";
  return `${before}${behind}`.split(/[ .]+/u).some((word) => lookUpWord(upperCase(word)).strong);
}

/** "Street", "St", "Broadway", "Floor", not "La", which is a state too and begins names. */
function endsStreet(word: string): boolean {
  const text = upperCase(word);
  const { designator, stateCode, strong } = lookUpWord(text);
  return (strong && stateCode === "") || designator === "FL" || US_WHOLE_STREETS.has(text);
}
