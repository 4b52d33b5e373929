import { cut, type Reading } from "./reading.ts";

/** Overwrites e-mail addresses, URLs, @handles, #tags, telephone numbers and other words of digits. */
export function cutContacts(reading: Reading): void {
  for (const { 0: word, index } of reading.text.matchAll(/[^ ]+/gu)) {
    const kind = contactKind(word);
    if (kind !== null) cut(reading, kind, index, index + word.length);
  }
}

function contactKind(word: string): string | null {
  if (word.length > 1 && word.startsWith("#")) return "hashtag";
  const at = word.indexOf("@");
  if (word.length > 1 && at === 0) return "handle";
  if (at > 0 && at < word.length - 1 && word.slice(at).includes(".")) return "email";
  if (looksLikeUrl(word.slice(0, LONGEST_HOST))) return "url";
  return NUMBER.test(word) ? "number" : null;
}

/** Digits with the punctuation of numbers around them; ordinals such as "2nd" are words. */
const NUMBER = /^(?=.*\d)[#-9]+$/u;

/** Where a URL shows that it is one. */
const LONGEST_HOST = 200;

const URL_START = /^(?:https?:\/\/|www\.)/iu;
const HOST_END = /[a-z0-9]\.(?:com|net|org|io|co|me|ai|dev|info|biz|edu|gov|us|uk|de|fr|in|app|xyz)(?:\/|$)/iu;

function looksLikeUrl(word: string): boolean {
  return URL_START.test(word) || (word.length > 6 && HOST_END.test(word));
}
