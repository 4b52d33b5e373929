import { capitalizedNameAt, NOT_FIRST } from "./capitalized-name.ts";
import {
  BIRTH,
  CONJUNCTION,
  CREDENTIAL,
  CREDENTIAL_SURE,
  FAMILY,
  flagsOf,
  GENERATION,
  GIVEN,
  keyOf,
  NO_PERSON,
  OCCUPATION,
  PARTICLE,
  SUFFIX,
} from "./lexicon.ts";
import { plainText } from "./plain-name.ts";
import { scanText } from "./text-scan.ts";

/** A longer text is seldom a name. */
const LONGEST_TEXT = 128;

/** A nickname of one word within a name. */
const NICKNAME = /^([^"(),]+) (?:"([A-Z][a-z]+)"|\(([A-Z][a-z]+)\)) ([^"(),]+)$/u;
/** A post-nominal behind a name. */
const CREDENTIAL_BEHIND = /^([^"(),]+), ([A-Z][A-Za-z.]+)$/u;
/** A family name before given names. */
const INVERTED = /^([^ .,]+), ([^,]+)$/u;

/** Kinds of word that may be more than a family name before a comma. */
const NOT_FAMILY = NOT_FIRST | SUFFIX | PARTICLE | CONJUNCTION | BIRTH | NO_PERSON | OCCUPATION;

/**
 * The normalized form of a capitalized name, alone or with a title, a nickname or a post-nominal, or with the family name first, without making
 * its parts; null for other texts.
 */
export function nameAtAGlance(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  const at = capitalizedNameAt(text);
  if (at >= 0) return text.slice(at);
  const name = withoutNickname(text) ?? withoutCredential(text);
  if (name === null) return turned(text);
  const start = capitalizedNameAt(name);
  return start < 0 ? null : name.slice(start);
}

/** In brackets a generation stays in the name. */
function withoutNickname(text: string): string | null {
  const found = NICKNAME.exec(text);
  if (found === null) return null;
  const nickname = found[2] ?? found[3] ?? "";
  return flagsOf(keyOf(nickname)) & GENERATION ? null : `${found[1]} ${found[4]}`;
}

function withoutCredential(text: string): string | null {
  const found = CREDENTIAL_BEHIND.exec(text);
  if (found === null) return null;
  const name = found[1] ?? "";
  const flags = flagsOf(keyOf(found[2] ?? ""));
  if (!(flags & (CREDENTIAL | CREDENTIAL_SURE)) || flags & (GIVEN | FAMILY)) return null;
  // Particles alone before a comma are half a name ("Van, PhD"), and "and" may join what is behind it.
  const words = name.split(" ");
  return flagsOf(keyOf(words[0] ?? "")) & PARTICLE || flagsOf(keyOf(words.at(-1) ?? "")) & CONJUNCTION ? null : name;
}

/** A name with its family name first, in order. */
function turned(text: string): string | null {
  const found = INVERTED.exec(text);
  if (found === null) return null;
  const family = found[1] ?? "";
  const given = found[2] ?? "";
  const last = given.slice(given.lastIndexOf(" ") + 1);
  if (flagsOf(keyOf(family)) & NOT_FAMILY || flagsOf(keyOf(last)) & (SUFFIX | NO_PERSON | PARTICLE)) return null;
  const name = `${given} ${family}`;
  if (capitalizedNameAt(name) === 0) return name;
  const { plain } = scanText(name, "");
  const spelled = plain?.ordered && !plain.mixed && plain.generation === null ? plainText(plain) : null;
  return spelled !== null && capitalizedNameAt(spelled) === 0 ? spelled : null;
}
