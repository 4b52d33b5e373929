import { unitAt } from "../text/unit-at.ts";
import { flagsOf, flagsOfUnits, keyOf } from "./lexicon.ts";
import {
  BEYOND_LATIN,
  HAS_DOT,
  IS_DIVIDER,
  IS_LETTER,
  kindOf,
  knownKinds,
  lowerUnitOf,
  shapeOf,
} from "./unit-kinds.ts";
import { hashUnit, LONGEST_WORD } from "./word-table.ts";

/** Reads one word of a text at a time, in one pass and without making a string. What it found is valid until the next word. */
export class WordScan {
  start = 0;
  end = 0;
  shape = 0;
  /** Number of letters. */
  letters = 0;
  flags = 0;
  private readonly units = new Uint16Array(LONGEST_WORD);
  private readonly kinds = knownKinds();

  /** Reads the word that begins at `start`. */
  read(text: string, start: number): void {
    const { units, kinds } = this;
    let shape = 0;
    let letters = 0;
    let size = 0;
    let hash = 0;
    let end = start;
    for (; end < text.length; end++) {
      const unit = unitAt(text, end);
      const kind = unit < kinds.length && kinds[unit] !== 0 ? (kinds[unit] as number) : kindOf(unit);
      if (kind & IS_DIVIDER) break;
      shape |= kind;
      if (kind & IS_LETTER) letters++;
      else if (kind & HAS_DOT) continue;
      const lower = lowerUnitOf(kind);
      hash = hashUnit(hash, lower);
      if (size < LONGEST_WORD) units[size] = lower;
      size++;
    }
    this.start = start;
    this.end = end;
    this.shape = shapeOf(shape);
    this.letters = letters;
    this.flags = shape & BEYOND_LATIN ? flagsOf(keyOf(text.slice(start, end))) : flagsOfUnits(units, size, hash);
  }
}
