import { isSpace } from "../text/spaces.ts";
import { cut, type Reading } from "./reading.ts";

/** Overwrites e-mail addresses, URLs, @handles, #tags, telephone numbers and other words of digits. */
export function cutContacts(reading: Reading): void {
  const text = reading.text;
  let i = 0;
  while (i < text.length) {
    if (isSpace(text.charCodeAt(i))) {
      i++;
      continue;
    }
    let end = i;
    while (end < text.length && !isSpace(text.charCodeAt(end))) end++;
    const kind = contactKind(text, i, end);
    if (kind !== null) cut(reading, kind, i, end);
    i = end;
  }
}

function contactKind(text: string, start: number, end: number): string | null {
  const first = text.charCodeAt(start);
  if (first === 0x23 && end - start > 1) return "hashtag";
  const at = text.indexOf("@", start);
  if (at === start && end - start > 1) return "handle";
  if (at > start && at < end - 1 && text.slice(at, end).includes(".")) return "email";
  if (looksLikeUrl(text.slice(start, Math.min(end, start + 200)))) return "url";
  return isNumber(text, start, end) ? "number" : null;
}

const URL_START = /^(?:https?:\/\/|www\.)/iu;
const HOST_END = /[a-z0-9]\.(?:com|net|org|io|co|me|ai|dev|info|biz|edu|gov|us|uk|de|fr|in|app|xyz)(?:\/|$)/iu;

function looksLikeUrl(word: string): boolean {
  return URL_START.test(word) || (word.length > 6 && HOST_END.test(word));
}

/** Digits with the punctuation of numbers around them; ordinals such as "2nd" are words. */
function isNumber(text: string, start: number, end: number): boolean {
  let digits = 0;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x30 && unit <= 0x39) digits++;
    else if (unit > 0x2f || unit < 0x23) return false;
  }
  return digits > 0;
}
