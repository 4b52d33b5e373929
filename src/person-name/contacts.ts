import { cut, type Reading } from "./reading.ts";

/** Overwrites HTML tags, e-mail addresses, URLs, @handles, #tags, telephone numbers and other words of digits; "_" is a space. */
export function cutContacts(reading: Reading): void {
  for (const { 0: tag, index } of reading.text.matchAll(/<\/?(?:[bip]|br|div|em|span)\b[^<>@]*>/giu))
    cut(reading, "noise", index, index + tag.length);
  reading.text = reading.text.replaceAll("_", " ");
  cutLabels(reading);
  for (const { 0: word, index } of reading.text.matchAll(/[^ ]+/gu)) {
    const kind = contactKind(word);
    if (kind !== null) cut(reading, kind, index, index + word.length);
  }
}

/** "First name: Ann Last name: Harlow", "Surname: Harlow Given name: Ann": a comma stands for the label behind the family name. */
function cutLabels(reading: Reading): void {
  const labels = [
    ...reading.text.matchAll(/\b(?:(given|first|fore|middle|vor)|family|last|sur|nach) ?(?:names?)?:/giu),
  ];
  if (labels.length < 2) return;
  let mark = " ";
  for (const { 0: label, 1: given, index } of labels) {
    cut(reading, "label", index, index + label.length);
    reading.text = reading.text.slice(0, index) + mark + reading.text.slice(index + 1);
    mark = given === undefined ? "," : " ";
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
