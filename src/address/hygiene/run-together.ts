import { upperCase } from "../../text/letter-case.ts";
import { NUMBER_BEFORE_NAME } from "../data/us-number-words.ts";
import { US_UNITS_UNNUMBERED } from "../data/us-secondary-designators.ts";
import { lookUpWord } from "../tokens/lexicon.ts";

/**
 * A text that begins with a house number, with blanks where its letter case shows that they are missing, as between lines of a page:
 * "123MainSt", "4 WestMain St", "16thAve", "4 Main StSalem", "4 Main St Suite 100Salem"; names as LaSalle and McLane stay, and
 * ordinals that are capitalized, "4Th". Of any text "97301USA".
 */
export function partRunTogether(raw: string): string {
  const text = raw.endsWith("USA") ? raw.replace(/(?<=\d)USA$/u, " USA") : raw;
  if (text > ":" || !/\w[A-Z][a-z]/u.test(text)) return text;
  return text
    .replace(NUMBER_BEFORE_NAME, "$1 ")
    .replace(/([ #]\d{1,5})(?=[A-Z][a-z]{3})/gu, "$1 ")
    .replace(/(?<=[A-Za-z.] )[A-Z][a-z]+(?=[A-Z][a-z]{3})/gu, (word) => {
      const { stateCode, strong } = lookUpWord(upperCase(word));
      return strong && stateCode === "" ? `${word} ` : word;
    })
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
