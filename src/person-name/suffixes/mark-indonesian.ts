import { BACHELOR, INDONESIAN_DEGREE, LETTER_DEGREE, MASTER, SHORT_DEGREE } from "../data/case-words.ts";
import { HAJI } from "../data/titles.ts";
import { CREDENTIAL, CREDENTIAL_SURE, GIVEN, PARTICLE, PARTICLE_OR_GIVEN, TITLE } from "../words/lexicon.ts";
import type { Word } from "../words/words.ts";
import { areInitialsOfFamily } from "./are-initials-of-family.ts";

/** "H. Samsul Bahri, S.Pd., M.T.", "Asniati, S.T., M.T.": beside a degree of Indonesia the letter in front is "Haji", and those behind it are degrees, of more letters than initials have. */
export function markIndonesian(words: readonly Word[]): readonly Word[] {
  const known = words.findIndex(({ text }, i) => i > 0 && (SHORT_DEGREE.test(text) || isLetterDegree(words, i)));
  // "Suhendri, ST., M.Kom.", "Suhendri SE., MM."
  const pair = words.findIndex(({ text }, i) => i > 1 && MASTER.test(text) && BACHELOR.test(words[i - 1]?.text ?? ""));
  if (known < 0 && pair < 0) return words;
  const at = pair > 0 ? pair - 1 : known;
  const haji = words.findIndex(isName);
  return words.map((word, i) => {
    const { text } = word;
    if (i >= at && (INDONESIAN_DEGREE.test(text) || (i <= pair && i >= pair - 1)))
      return { ...word, flags: CREDENTIAL | CREDENTIAL_SURE, letters: text.length };
    return i === haji && HAJI.test(text) ? { ...word, flags: TITLE } : word;
  });
}

/** "S.T." where two tell it of three: another degree behind it, a comma before it, and two words of a name; letters behind a family name are initials. */
function isLetterDegree(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const names = words.slice(0, at).filter(isName);
  const [first] = names;
  if (!LETTER_DEGREE.test(word.text) || !first || areInitialsOfFamily([word], names)) return false;
  // "Van Tarrow, S.H.", but "Abdul Tarrow, S.H."
  if (first.flags & PARTICLE && (first.flags & (GIVEN | PARTICLE_OR_GIVEN)) !== PARTICLE_OR_GIVEN) return false;
  const signs = [names.length > 1, words[at - 1]?.comma, INDONESIAN_DEGREE.test(words[at + 1]?.text ?? "")];
  return signs.filter(Boolean).length > 1;
}

function isName({ flags }: Word): boolean {
  return !(flags & TITLE);
}
