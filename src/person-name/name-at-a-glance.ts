import { capitalizedNameAt } from "./capitalized-name.ts";
import { CONSONANTS } from "./data/case-words.ts";
import { GENERATION_BEHIND } from "./data/generations.ts";
import { OPENINGS } from "./data/labels.ts";
import {
  BIRTH,
  CONJUNCTION,
  CREDENTIAL,
  CREDENTIAL_OR_NAME,
  CREDENTIAL_SURE,
  FAMILY,
  flagsOf,
  GENERATION,
  GIVEN,
  JOINT,
  keyOf,
  NO_PERSON,
  NOT_FIRST,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
} from "./lexicon.ts";
import { recaseWords } from "./recase.ts";
import { splitWords } from "./words.ts";

/** A longer text is seldom a name. */
const LONGEST_TEXT = 128;

/** A nickname of one word within a name. */
const NICKNAME = /^([^"(),]+) (?:"([A-Z][a-z]+)"|\(([A-Z][a-z]+)\)) ([^"()]+)$/u;
/** A family name before given names. */
const INVERTED = /^([^ .,]+), ([^,]+)$/u;
/** Kinds of word that may be more than a name alone, or than a family name before a comma. */
const NOT_FAMILY = NOT_FIRST | SUFFIX | PARTICLE | CONJUNCTION | BIRTH | OCCUPATION;

/**
 * The normalized form of a capitalized name, alone or with a title, a nickname or a post-nominal, or with the family name first,
 * without making its parts; null for other texts.
 */
export function nameAtAGlance(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  if (ONE_CASE.test(text)) return inOneCase(text);
  const at = capitalizedNameAt(text);
  if (at >= 0) return text.slice(at);
  const name = withoutNickname(text);
  const found = (name === text ? null : capitalized(name)) ?? withoutCredential(name);
  if (found !== null || name !== text) return found;
  return name.includes(",") ? (capitalized(name) ?? turned(name)) : null;
}

const ONE_CASE = /^(?:[A-Z .,]+|[a-z .,]+)$/u;
/** Words of three letters and more, and initials between them. */
const PLAIN_WORDS = /^[A-Za-z]{3,}(?: [A-Za-z](?:\.|[A-Za-z]{2,})?)*$/u;

/** A name in one letter case: one word, "HARLOW", or a given name, given names or initials, and a family name, "ANN B. HARLOW", "HARLOW, ANN B". */
function inOneCase(text: string): string | null {
  const name = text.replace(/^([^ ]+), (.+)$/u, "$2 $1");
  if (!PLAIN_WORDS.test(name)) return null;
  const words = splitWords(name);
  const last = words.length - 1;
  const fits = words.every(({ flags, key, letters }, i) => {
    // Between one given name and the family name other letters join nothing.
    if (letters === 1) return i < last && !(flags & (last === 2 ? JOINT | PARTICLE : NOT_FAMILY));
    if (flags & NOT_FAMILY || CONSONANTS.test(key)) return false;
    return last === 0 || (i === last ? (flags & (GIVEN | FAMILY)) !== GIVEN : (flags & GIVEN) !== 0);
  });
  if (!fits) return null;
  const spelled = recaseWords(words, words.slice(last), "").join(" ");
  return last === 0 || capitalizedNameAt(spelled) === 0 ? spelled : null;
}

/** A capitalized name without its title and the comma before its generation. */
function capitalized(text: string): string | null {
  const name = text.replace(GENERATION_BEHIND, "$1 $2");
  const at = capitalizedNameAt(name);
  return at < 0 ? null : name.slice(at);
}

/** In brackets a generation stays in the name. */
function withoutNickname(text: string): string {
  const found = NICKNAME.exec(text);
  if (found === null || isKind(found[2] ?? found[3], GENERATION)) return text;
  return `${found[1]} ${found[4]}`;
}

function isKind(word: string | undefined, kinds: number): boolean {
  return (flagsOf(keyOf(word ?? "")) & kinds) !== 0;
}

/** Without a comma a post-nominal follows two names. */
function withoutCredential(text: string): string | null {
  const at = text.lastIndexOf(" ");
  const flags = at > 0 ? flagsOf(keyOf(text.slice(at + 1))) : 0;
  const comma = text.charAt(at - 1) === ",";
  const kinds = CREDENTIAL_SURE | (comma ? CREDENTIAL | (text.endsWith(".") ? CREDENTIAL_OR_NAME : 0) : 0);
  if (!(flags & kinds) || flags & (GIVEN | FAMILY)) return null;
  const name = capitalized(text.slice(0, comma ? at - 1 : at));
  const first = name?.split(" ", 1)[0];
  if (!name?.includes(" ") || isKind(first, PARTICLE)) return null;
  // "García Vargas, M.C." has initials.
  if (!(flags & CREDENTIAL_SURE) && !isKind(first, GIVEN)) return null;
  // "and" may join what is behind it.
  return isKind(name.slice(name.lastIndexOf(" ") + 1), CONJUNCTION) ? null : name;
}

/** A name with its family name first, in order. */
function turned(text: string): string | null {
  const found = INVERTED.exec(text);
  if (found === null) return null;
  const [, family, given] = found as unknown as [string, string, string];
  const last = given.slice(given.lastIndexOf(" ") + 1);
  if (isKind(family, NOT_FAMILY) || OPENINGS.has(keyOf(family)) || isKind(last, SUFFIX | NO_PERSON | PARTICLE))
    return null;
  if (isKind(given.split(" ", 1)[0], BIRTH | CONJUNCTION | SUFFIX)) return null;
  const name = `${given} ${family}`;
  return capitalizedNameAt(name) === 0 ? name : null;
}
