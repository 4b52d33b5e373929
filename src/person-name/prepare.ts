import { cutBrackets } from "./brackets.ts";
import { cutContacts } from "./contacts.ts";
import { cutHeadline } from "./headline.ts";
import { cleanText } from "./hygiene.ts";
import { foldLookAlikes } from "./look-alikes.ts";
import type { Reading } from "./reading.ts";
import { cutSymbols } from "./symbols.ts";
import { hasLetter } from "./words.ts";

/** The text cleaned and rid of everything that is no word of a name; when nothing would be left, only cleaned. */
export function prepare(source: string, language: string): Reading {
  const clean = cleanText(source);
  const text = clean.map === null ? clean.text : foldLookAlikes(clean.text);
  const reading: Reading = {
    source,
    text,
    map: clean.map,
    removed: [],
    credentials: [],
    nicknames: [],
    maiden: null,
    language,
  };
  if (!hasNoise(text)) return reading;
  cutSymbols(reading);
  cutContacts(reading);
  cutBrackets(reading);
  cutHeadline(reading);
  if (hasLetter(reading.text)) return reading;
  return { source, text, map: clean.map, removed: [], credentials: [], nicknames: [], maiden: null, language };
}

/** Whether a text holds anything but letters, marks, spaces, commas, dots, and hyphens and apostrophes inside words. */
function hasNoise(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0x61 && unit <= 0x7a) continue;
    if (unit === 0x20 || unit === 0x2e || unit === 0x2c || (unit >= 0x41 && unit <= 0x5a)) continue;
    if (unit >= 0xc0 && unit < 0x2000) continue;
    if (unit >= 0x2c00 && unit < 0xd7a4 && unit > 0x303f) continue;
    if (
      (unit === 0x2d || unit === 0x27) &&
      i > 0 &&
      text.charCodeAt(i - 1) > 0x2e &&
      i + 1 < text.length &&
      text.charCodeAt(i + 1) > 0x2e
    )
      continue;
    return true;
  }
  return false;
}
