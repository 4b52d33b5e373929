import { cut, type Reading } from "../hygiene/reading.ts";
import { isPronouns } from "./pronouns.ts";

/** Pronouns in a tag, "<she/her>", or without brackets that spaces stand between too: "he | him", "she / her / hers". */
export function cutPronouns(reading: Reading): void {
  const { text } = reading;
  for (const { 0: tag, index } of text.matchAll(/<[^<>@]+>/gu))
    if (isPronouns(tag.slice(1, -1))) cut(reading, "pronouns", index, index + tag.length);
  for (const { 0: divider, index } of text.matchAll(/ [|/] /gu)) {
    const start = text.lastIndexOf(" ", index - 1) + 1;
    const next = index + divider.length;
    const end = text.indexOf(" ", next) < 0 ? text.length : text.indexOf(" ", next);
    if ([text.slice(start, index), text.slice(next, end)].every(isPronouns)) cut(reading, "pronouns", start, end);
  }
}
