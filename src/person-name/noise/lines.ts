import { cut, put, type Reading } from "../hygiene/reading.ts";
import { isFurtherPerson } from "../words/further-person.ts";
import { CONJUNCTION, FAMILY, GIVEN, OCCUPATION, SUFFIX, TITLE } from "../words/lexicon.ts";
import { isWholeName } from "../words/place-or-firm.ts";
import { splitWords, type Word } from "../words/words.ts";
import { isPronouns } from "./pronouns.ts";

/** A first line or cell of two words or more. */
const FIRST_LINE = /^\s*\S+[^\S\n\t]+\S[^\n\t]*(?=[\n\t])/u;

/**
 * Takes out the lines behind a name that fills the first one, "Jane Doe\nSenior Engineer\nAcme": an occupation among them, or a whole name before
 * more than one word. A whole name in the next line is another person; a family name may stand there as well: "Juan Carlos\nGarcía".
 */
export function cutLines(reading: Reading): void {
  const { source, map, text } = reading;
  const length = FIRST_LINE.exec(source)?.[0].length;
  const at = length === undefined ? -1 : (map?.indexOf(length) ?? -1);
  if (at < 0) return;
  const name = splitWords(text.slice(0, at));
  const rest = splitWords(text.slice(at));
  const last = name.at(-1);
  if (last === undefined || last.comma || last.flags & CONJUNCTION || rest.every(({ flags }) => flags & SUFFIX)) return;
  // "Mary Ann\tHarlow\tNurse"
  if (name.every(({ flags }) => flags & GIVEN)) return;
  // Pages show a name twice.
  const isTwice = name.every(({ key }, i) => key === rest[i]?.key);
  if (isTwice) {
    cut(reading, "repetition", at, text.length);
    return;
  }
  partPersons(reading, rest.at(-1) as Word);
  if (reading.text !== text) return;
  const isWhole = isWholeName(name) && !(last.flags & GIVEN);
  const end = partLines(reading, at, name);
  if (isWhole && rest.length < 4 && isWholeName(rest)) put(reading, at, ";");
  else if (end > at) cut(reading, "tagline", end, text.length);
  else if (
    (isWhole && rest.length > 1) ||
    endsInPronouns(source.slice(0, length)) ||
    rest.some(({ flags }) => flags & OCCUPATION && !(flags & (GIVEN | FAMILY)))
  )
    cut(reading, "tagline", at, text.length);
}

/** "Jane Doe\nJohn Smith\nAnn Lee": where the lines end that are persons, as the first one is; a semicolon goes before each of them. */
function partLines(reading: Reading, from: number, name: readonly Word[]): number {
  const { source, map, text } = reading;
  const breaks = [...source.matchAll(/[\n\t]/gu)]
    .map(({ index }) => map?.indexOf(index) ?? 0)
    .filter((at) => at >= from);
  let end = from;
  for (const [i, at] of breaks.entries()) {
    const words = splitWords(text.slice(at, breaks[i + 1]));
    if (words.length === 0) continue;
    if (!isFurtherPerson(name, words)) return end > from ? at : from;
    put(reading, at, ";");
    end = text.length;
  }
  return end;
}

/** "cc: Ann Lee, Esq.\n\nBob Ray, Jr., Esq.": where post-nominals end the text, a line behind one that opens with a given name is another person. */
function partPersons(reading: Reading, { flags }: Word): void {
  const { source, map, text } = reading;
  if (flags & SUFFIX)
    for (const { index } of source.matchAll(/[\n\t]/gu)) {
      const at = map?.indexOf(index) ?? 0;
      const before = splitWords(text.slice(0, at)).at(-1);
      const next = splitWords(text.slice(at)).find((word) => !(word.flags & TITLE));
      if ((before?.flags ?? 0) & SUFFIX && (next?.flags ?? 0) & GIVEN) put(reading, at, ";");
    }
}

/** "Jane Harlow (she/her)": a line that ends so is complete. */
function endsInPronouns(line: string): boolean {
  return line.endsWith(")") && isPronouns(line.slice(line.lastIndexOf("(") + 1, -1));
}
