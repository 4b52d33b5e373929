import { upperCase } from "../../text/letter-case.ts";
import { NUMBER_BEFORE_NAME } from "../data/us-number-words.ts";
import { US_UNITS_UNNUMBERED } from "../data/us-secondary-designators.ts";
import { lookUpWord } from "../tokens/lexicon.ts";

/** A text that begins with a house number, with blanks where its letter case shows that they are missing: "123MainSt", "4 WestMain St", "16thAve"; names as LaSalle and McLane stay, and ordinals that are capitalized, "4Th". */
export function partRunTogether(text: string): string {
  if (text > ":" || !/\w[A-Z][a-z]/u.test(text)) return text;
  return text
    .replace(NUMBER_BEFORE_NAME, "$1 ")
    .replace(/(?<=[a-z]{2}|[A-Z]{3})([A-Z][a-z]+)\b/gu, (word) => {
      const { designator, strong } = lookUpWord(upperCase(word));
      return strong || US_UNITS_UNNUMBERED.has(designator) ? ` ${word}` : word;
    })
    .replace(/\b([NSEW][a-z]{3,4})([A-Z][a-z]+)\b/gu, (all, first: string, second: string) =>
      lookUpWord(upperCase(first)).direction !== "" && lookUpWord(upperCase(second)).streetSuffix === ""
        ? `${first} ${second}`
        : all,
    );
}
