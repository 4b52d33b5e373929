import { lowerCase } from "../../text/letter-case.ts";
import { DOTTED_DEGREE } from "../data/case-words.ts";
import {
  accountSites,
  accounts,
  counted,
  HOST_END,
  IDENTIFIER,
  licenceSigns,
  NUMBER,
  noteNumbers,
  numberLabels,
  OTHER_IDENTITY,
  PROFILE_SLUG,
  SMALL_HOST,
  sexesAndAges,
  URL_START,
} from "../data/contact-shapes.ts";
import { DIRECTORY_NAME, labels } from "../data/labels.ts";
import { EMOJI_CODE, markdownLinks, tags } from "../data/profile-marks.ts";
import { classYears, dates } from "../data/record-notes.ts";
import { cut, cutAll, put, type Reading } from "../hygiene/reading.ts";
import type { RemovedKind } from "../types.ts";
import { flagsOf, TITLE } from "../words/lexicon.ts";
import { hasLetter } from "../words/words.ts";
import { SOFT_BREAK } from "./symbols.ts";

const LENGTH_OF_UUID = 36;

/** Overwrites HTML tags, e-mail addresses, URLs, @handles, #tags, telephone numbers and other words of digits; "_" between them is a space. */
export function cutContacts(reading: Reading): void {
  // Each search for what one sign of it tells of first, since most texts have none.
  const { text } = reading;
  const [, before = "", other] = OTHER_IDENTITY.exec(text) ?? [];
  if (other !== undefined) cut(reading, "repetition", before.length, before.length + other.length);
  if (text.includes("<")) cutTags(reading);
  if (text.includes("](") || text.includes("] (")) cutLinks(reading);
  cutDirectoryName(reading);
  if (text.includes(":")) {
    cutLabels(reading);
    cutAll(reading, "handle", accounts());
  }
  if (text.includes(" @")) cutAll(reading, "label", accountSites());
  if (/\d/u.test(text)) cutNumberLabels(reading);
  // Within a handle, tag or address "_" is part of it.
  // "Harlow,21-12-1971"
  for (const words of /[_,]/u.test(text) ? [/[^ ]+/gu, /[^ ,_]+/gu] : [/[^ ]+/gu])
    for (const { 0: written, index } of reading.text.matchAll(words)) {
      const word = withoutDividers(written);
      const kind = contactKind(word);
      if (kind !== null) cut(reading, kind, index, index + word.length);
    }
  if (text.includes("_")) reading.text = reading.text.replace(/_/gu, dividerOf(reading.text));
  // "ann.harlow" and "Ann+B.+Harlow" alone are names as well.
  if (!reading.text.includes(" "))
    reading.text = text.includes("+") ? reading.text.replaceAll("+", " ") : reading.text.replaceAll(".", " ");
}

/** "- [Jane Harlow](https://harlow.example)": the text stays of a link of Markdown that opens the text, and of those behind it and a comma. */
function cutLinks(reading: Reading): void {
  let next = 0;
  for (const { 0: link, 1: picture = "", 2: text = "", index } of reading.text.matchAll(markdownLinks())) {
    const end = index + link.length;
    if (picture !== "") cut(reading, "noise", index, end);
    // "[jharlow](https://git.example.com/jharlow) - Jane Harlow"
    else if (link.endsWith(`/${text})`) && reading.text.charAt(end) !== "," && hasLetter(reading.text.slice(end)))
      cut(reading, "handle", index, end);
    else if (
      !hasLetter(reading.text.slice(next, index)) &&
      (next === 0 || reading.text.slice(next, index).includes(","))
    ) {
      put(reading, index, " ");
      cut(reading, "url", index + 1 + text.length, end);
      next = end;
    }
  }
}

/** A tag that parts what stands beside it opens a headline. */
function cutTags(reading: Reading): void {
  for (const { 0: tag, 1: parts, index } of reading.text.matchAll(tags())) {
    cut(reading, "noise", index, index + tag.length);
    if (parts !== undefined) put(reading, index, SOFT_BREAK);
  }
}

/** The end of a profile's address, "MBA'19", and what announces a telephone number. */
function cutNumberLabels(reading: Reading): void {
  cutSlug(reading);
  cutAll(reading, "number", dates());
  cutAll(reading, "number", classYears());
  cutAll(reading, "number", noteNumbers());
  cutAll(reading, "number", sexesAndAges());
  cutAll(reading, "label", numberLabels());
  cutAll(reading, "tagline", counted());
  // Capitals among capitals may be a name.
  if (/[a-z]/u.test(reading.text)) cutAll(reading, "label", licenceSigns());
}

/** "Jane Harlow_Digital Marketing": one "_" behind a whole name divides it from what follows. */
function dividerOf(text: string): string {
  const [before = "", , more] = text.split("_");
  return more === undefined && / /u.test(before.trim()) ? "|" : " ";
}

/** "CN=Ann Harlow/OU=Sales/O=Acme": the name in a directory. */
function cutDirectoryName(reading: Reading): void {
  const found = DIRECTORY_NAME.exec(reading.text);
  if (found === null) return;
  cut(reading, "label", 0, 3);
  cut(reading, "tagline", found[0].length, reading.text.length);
}

/** "ann-harlow-7b41a29b": the name in the address of a profile. */
function cutSlug(reading: Reading): void {
  const slug = PROFILE_SLUG.exec(reading.text);
  if (slug === null) return;
  const [all, name = ""] = slug;
  cut(reading, "number", name.length, all.length);
  reading.text = reading.text.replaceAll("-", " ");
}

/** "First name: Ann Last name: Harlow", "Surname: Harlow Given name: Ann": a comma stands for the label of the given name behind the family name. */
function cutLabels(reading: Reading): void {
  const found = [...reading.text.matchAll(labels())];
  const given = found.filter(([, each]) => each !== undefined).length;
  // "Nom: M. Dupont, Nom: Mme Martin" are two persons.
  const kinds = new Set(found.map(([label]) => lowerCase(label).replace(/[,;|/·: -]/gu, "")));
  if (given === 0 || given === found.length || kinds.size < found.length) return;
  let isFamily = false;
  for (const { 0: label, 1: given, index } of found) {
    cut(reading, "label", index, index + label.length);
    put(reading, index, isFamily && given !== undefined ? "," : " ");
    isFamily = given === undefined;
  }
}

/** "ann@acme.example;", "(Room 5)": the mark behind an address divides it from what follows, a bracket that opens before closes behind it. */
function withoutDividers(word: string): string {
  let end = word.length;
  const marks = word.includes("(") ? ";," : ";,)";
  while (marks.includes(word.charAt(end - 1)) && end > 0) end--;
  return word.slice(0, end);
}

/** What else than a name a text is: "hashtag", "email"; null for words. */
export function contactKind(word: string): RemovedKind | null {
  if (EMOJI_CODE.test(word)) return "emoji";
  if (/^#./u.test(word)) return "hashtag";
  if (/^@./u.test(word)) return "handle";
  const at = word.indexOf("@");
  if (at > 0 && word.indexOf(".", at) > 0) return "email";
  if (looksLikeUrl(word)) return "url";
  return NUMBER.test(word) || (word.length >= LENGTH_OF_UUID && IDENTIFIER.test(word)) ? "number" : null;
}

function looksLikeUrl(word: string): boolean {
  if (URL_START.test(word)) return true;
  if (word.length < 7 || DOTTED_DEGREE.test(word)) return false;
  return HOST_END.test(word) || (SMALL_HOST.test(word) && !(flagsOf(word.slice(0, word.indexOf("."))) & TITLE));
}
