import { GENERATION_BEHIND } from "../data/generations.ts";
import { capitalizedNameAt } from "../words/capitalized-name.ts";
import {
  CONJUNCTION,
  CREDENTIAL,
  CREDENTIAL_OR_NAME,
  CREDENTIAL_SURE,
  FAMILY,
  flagsOf,
  GENERATION,
  GIVEN,
  keyOf,
  PARTICLE,
} from "../words/lexicon.ts";

/** A longer text is seldom a name. */
const LONGEST_TEXT = 128;

/** A nickname of one word within a name. */
const NICKNAME = /^([^"(),]+) (?:"([A-Z][a-z]+)"|\(([A-Z][a-z]+)\)) ([^"()]+)$/u;

/**
 * The normalized form of a capitalized name, alone or with a title, a nickname or a post-nominal, without making its words;
 * null for other texts.
 */
export function nameAtAGlance(text: string): string | null {
  if (text.length > LONGEST_TEXT) return null;
  const at = capitalizedNameAt(text);
  if (at >= 0) return text.slice(at);
  const name = withoutNickname(text);
  return (name === text ? null : capitalized(name)) ?? withoutCredential(name);
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
  if (!name?.includes(" ") || isKind(first, PARTICLE | GENERATION)) return null;
  // "García Vargas, M.C." has initials.
  if (!(flags & CREDENTIAL_SURE) && !isKind(first, GIVEN)) return null;
  // "and" may join what is behind it.
  return isKind(name.slice(name.lastIndexOf(" ") + 1), CONJUNCTION) ? null : name;
}
