import { LOOK_ALIKES } from "../data/look-alikes.ts";

const LATIN = 1;
const CYRILLIC = 2;
const GREEK = 3;

type Script = 0 | 1 | 2 | 3;
/** Number of letters by script. */
type Counts = [number, number, number, number];

let tables: readonly Map<string, string>[] | undefined;

/** Letters of other scripts with their look-alikes in one: of two that look alike the first one stands for a Latin letter. */
function twins(script: number): ReadonlyMap<string, string> {
  tables ??= unpackTwins();
  return tables[script] as ReadonlyMap<string, string>;
}

function unpackTwins(): Map<string, string>[] {
  const maps = Array.from({ length: 4 }, () => new Map<string, string>());
  for (let i = 0; i < LOOK_ALIKES.length; i += 2) {
    const own = LOOK_ALIKES.charAt(i);
    const latin = LOOK_ALIKES.charAt(i + 1);
    maps[LATIN]?.set(own, latin);
    const back = maps[scriptOf(own.charCodeAt(0))];
    if (!back?.has(latin)) back?.set(latin, own);
  }
  return maps;
}

function scriptOf(unit: number): Script {
  if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && unit < 0x250)) return LATIN;
  if (unit >= 0x400 && unit < 0x530) return CYRILLIC;
  return unit >= 0x370 && unit < 0x400 ? GREEK : 0;
}

/** The text with letters of another script that look the same put back into the script of most letters, word by word where a word mixes scripts. */
export function foldLookAlikes(text: string): string {
  const total = countScripts(text);
  if (total[LATIN] === 0 || total[CYRILLIC] + total[GREEK] === 0) return text;
  return text.replace(/[^\0- ]+/gu, (word) => foldWord(word, total));
}

function foldWord(word: string, total: Counts): string {
  const own = countScripts(word);
  const other = own[CYRILLIC] >= own[GREEK] ? CYRILLIC : GREEK;
  if (own[LATIN] === 0 || own[other] === 0) return word;
  const script = scriptOfWord(word, own, total, other);
  let out = "";
  for (const char of word) {
    const isLatin = scriptOf(char.charCodeAt(0)) === LATIN;
    out += isLatin === (script === LATIN) ? char : (twins(script).get(char) ?? char);
  }
  return out;
}

/** The script to which all letters of a word fold, "Раttеrѕоn"; where that tells nothing, that of most of its letters, and of two as many that of the text. */
function scriptOfWord(word: string, own: Counts, total: Counts, other: Script): Script {
  const toLatin = foldsTo(word, LATIN);
  if (toLatin !== foldsTo(word, other)) return toLatin ? LATIN : other;
  const most = toLatin || own[LATIN] === own[other] ? total : own;
  return most[LATIN] >= most[other] ? LATIN : other;
}

/** Whether every letter of a word that is not of a script has a twin in it. */
function foldsTo(word: string, script: Script): boolean {
  return [...word].every((char) => {
    const found = scriptOf(char.charCodeAt(0));
    return found === 0 || (found === LATIN) === (script === LATIN) || twins(script).has(char);
  });
}

function countScripts(text: string): Counts {
  const counts: Counts = [0, 0, 0, 0];
  for (let i = 0; i < text.length; i++) counts[scriptOf(text.charCodeAt(i))]++;
  return counts;
}
