import type { NameParts } from "./arrange.ts";
import { SLAVIC_GIVEN_LIKE_FAMILY } from "./data/slavic-names.ts";
import { isInitial, NON_ASCII, type Word } from "./words.ts";

/** East Slavic patronymics, Cyrillic and romanized, and Kazakh ones. */
const PATRONYMIC =
  /(?:ович|евич|ьич|овна|евна|ична|инична|йович|ұлы|қызы|івна|ївна|ovich|evich|ovna|evna|yevich|yevna|ovych|yovych|ivna)$/u;
const FAMILY_ENDING =
  /(?:ов|ев|ёв|ин|ын|ова|ева|ёва|ина|ына|ский|ская|цкий|цкая|ской|енко|чук|юк|ук|ий|ая|ых|их|ძე|შვილი|յան|եան)$/u;

const SHORTEST_PATRONYMIC = 7;

/** Whether a lower-case word is a patronymic: "ivanovich". */
export function isPatronymic(key: string): boolean {
  return key.length >= SHORTEST_PATRONYMIC && PATRONYMIC.test(key);
}

/** Names with a patronymic, and Cyrillic names with the family name first; null for all others. */
export function arrangeSlavic(words: readonly Word[]): NameParts | null {
  const last = words[words.length - 1] as Word;
  const first = words[0] as Word;
  if (!(last.shape & NON_ASCII)) return null;
  if (isPatronymic(last.key)) {
    const family = words.length > 2 ? words.slice(0, 1) : [];
    return {
      given: words.slice(family.length, -1),
      middle: words.slice(-1),
      family,
      familyFirst: true,
      ambiguities: [],
    };
  }
  if (isFamilyBeforeInitials(words))
    return {
      given: words.slice(1, 2),
      middle: words.slice(2),
      family: words.slice(0, 1),
      familyFirst: true,
      ambiguities: [],
    };
  if (words.length !== 2 || !(first.shape & NON_ASCII) || SLAVIC_GIVEN_LIKE_FAMILY.has(first.key)) return null;
  if (!FAMILY_ENDING.test(first.key) || FAMILY_ENDING.test(last.key)) return null;
  return { given: words.slice(1), middle: [], family: words.slice(0, 1), familyFirst: true, ambiguities: ["order"] };
}

/** "Петренко О. І.": a name in full before initials. */
function isFamilyBeforeInitials(words: readonly Word[]): boolean {
  return (
    words.length > 1 &&
    words.length < 4 &&
    words.every((word, i) => isInitial(word) === i > 0) &&
    isCyrillic(words[0] as Word)
  );
}

function isCyrillic(word: Word): boolean {
  const unit = word.key.charCodeAt(0);
  return unit >= 0x400 && unit < 0x530;
}
