import { cut, type Reading } from "./reading.ts";

/** Overwrites HTML tags, e-mail addresses, URLs, @handles, #tags, telephone numbers and other words of digits; "_" is a space. */
export function cutContacts(reading: Reading): void {
  for (const { 0: tag, index } of reading.text.matchAll(/<\/?(?:[bip]|br|div|em|span)\b[^<>@]*>/giu))
    cut(reading, "noise", index, index + tag.length);
  reading.text = reading.text.replaceAll("_", " ");
  for (const { 0: word, index } of reading.text.matchAll(/[^ ]+/gu)) {
    const kind = contactKind(word);
    if (kind !== null) cut(reading, kind, index, index + word.length);
  }
}

function contactKind(word: string): string | null {
  if (/^#./u.test(word)) return "hashtag";
  if (/^@./u.test(word)) return "handle";
  const at = word.indexOf("@");
  if (at > 0 && word.indexOf(".", at) > 0) return "email";
  if (looksLikeUrl(word)) return "url";
  return NUMBER.test(word) ? "number" : null;
}

/** Digits with the punctuation of numbers around them; ordinals such as "2nd" are words. */
const NUMBER = /^(?=.*\d)[#-9]+$/u;

const URL_START = /^(?:https?:\/\/|www\.)/iu;
const HOST_END = /[a-z0-9]\.(?:com|net|org|io|co|me|ai|dev|info|biz|edu|gov|us|uk|de|fr|in|app|xyz)(?:\/|$)/iu;

function looksLikeUrl(word: string): boolean {
  return URL_START.test(word) || (word.length > 6 && HOST_END.test(word));
}
