import { upperCase } from "../text/letter-case.ts";
import { US_UNITS_UNNUMBERED } from "./data/us-secondary-designators.ts";
import { lookUpWord } from "./lexicon.ts";

/** A text that begins with a house number, with blanks where its letter case shows that they are missing: "123MainSt", "4 WestMain St", "16thAve"; names as LaSalle stay. */
export function partRunTogether(text: string): string {
  if (!/^\d.*[\da-z][A-Z][a-z]/u.test(text)) return text;
  // A capital inside a word, of which the first part is an ordinal or a word of three letters or more.
  const inside = /(\d(?:st|nd|rd|th)|\b(?!Mac|Van|Von)[A-Z][a-z]{2,10})([A-Z][a-z]+)\b/gu;
  return text.replace(/^(\d+)(?=[A-Z][a-z])/u, "$1 ").replace(inside, (all, first: string, second: string) => {
    const { designator, streetSuffix, strong } = lookUpWord(upperCase(second));
    const ends = strong || US_UNITS_UNNUMBERED.has(designator) || first < "A";
    const led = streetSuffix === "" && first.length > 3 && lookUpWord(upperCase(first)).direction !== "";
    return ends || led ? `${first} ${second}` : all;
  });
}
