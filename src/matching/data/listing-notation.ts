// Meaning: what stock exchanges append to a company name: the currency of the nominal value, the kind of share,
// the kind of depositary receipt. A name compared without them is the company's.
// Source: notations of German and London price lists (WM Datenservice short names, LSE instrument names), share classes; 2026-11.
// 23 currency marks, 24 marks, 10 trailing marks and three short tables,
// each sorted.

/** Currency marks before a nominal value: "DL-,01" (dollar), "EO 1" (euro), "LS-,25" (pound). */
export const NOMINAL_CURRENCIES: ReadonlySet<string> = new Set([
  "ad",
  "bd",
  "cd",
  "dk",
  "dl",
  "eo",
  "fk",
  "hd",
  "ir",
  "is",
  "ls",
  "md",
  "mr",
  "nd",
  "nk",
  "rc",
  "rl",
  "rp",
  "sd",
  "sf",
  "sk",
  "yc",
  "yn",
]);

/** Marks that never end a company's own name. */
export const LISTING_MARKS: ReadonlySet<string> = new Set([
  "adr",
  "adrs",
  "ads",
  "cdi",
  "cva",
  "dssg",
  "gdr",
  "gdrs",
  "inh",
  "namensaktien",
  "rbh",
  "regs",
  "spadr",
  "spgdr",
  "spon",
  "spons",
  "sponsored",
  "stammaktien",
  "svtg",
  "unsponsored",
  "vna",
  "vorzugsaktien",
  "vzo",
  "vzoon",
]);

/** Marks that count only left of another mark: "NEW DL-,005", "HLDG.SUB.HD-,005". */
export const TRAILING_MARKS: ReadonlySet<string> = new Set([
  "na",
  "nam",
  "new",
  "nh",
  "reg",
  "s",
  "sp",
  "st",
  "sub",
  "uns",
]);

/** Words before the letter of a share class: "CLASS A", "CL.B". */
export const CLASS_WORDS: ReadonlySet<string> = new Set(["cl", "class"]);

/** Endings of words for a depositary receipt before the share it stands for, glued to both: "GDR2", "SADR2". */
export const RECEIPT_ENDINGS: readonly string[] = ["adr", "gdr"];

/** What stands before "ON", shares without nominal value (German ohne Nennwert): "NA O.N.", "INH ON". */
export const BEFORE_NO_PAR: ReadonlySet<string> = new Set(["inh", "na"]);
