import { isNoValue, oneLine } from "./text-rules.ts";

/**
 * What stands between the values of a cell, the surest first: a comma may also stand within a display name, a blank
 * within a value.
 */
const SEPARATORS: readonly RegExp[] = [
  /[;\uff1b|\n\r]| \/ /u,
  /[,\u3001\uff0c;\uff1b|\n\r]| \/ /u,
  / \/ |[\s,\u3001\uff0c;\uff1b|]/u,
];

/** Between blanks, words such as "no" are part of a sentence. */
const BLANKS = SEPARATORS.length - 1;

/** Most values of a cell; a text in which more would stand is no list of them. */
const MOST_VALUES = 40;

/** The values of a text that holds several, each once; null unless every part of it is one or stands for "no value". */
export function severalValues(text: string, clean: (text: string) => string | null): string[] | null {
  for (const [i, separator] of SEPARATORS.entries()) {
    const parts = text.split(separator, MOST_VALUES + 1);
    if (parts.length < 2 || parts.length > MOST_VALUES) continue;
    const values = parts.filter((part) => !isNoValue(oneLine(part), i < BLANKS)).map(clean);
    if (values.length > 0 && values.every((value) => value !== null)) return [...new Set(values)];
  }
  return null;
}
