import { ADDRESS_LABELS, FIELD_LABELS, LABEL_KINDS, PART_LABELS } from "../data/field-labels.ts";

/** Characters of the longest label with the words before it. */
const LONGEST_LABEL = 40;

/**
 * A tidy text with a comma for each label of a field: "MAILING ADDRESS: PO BOX 5", "12 ELM ST CITY: SALEM". Labels are words of
 * forms with a colon behind them and no part of an address; any other word before a colon stays.
 */
export function withoutLabels(text: string): string {
  const [first = "", ...others] = text.split(":");
  let out = first;
  for (const other of others) {
    const from = labelStart(out);
    out = from < 0 ? `${out}:${other}` : `${out.slice(0, from)},${other}`;
  }
  return out;
}

/** Where the label begins that ends a text; -1 where none does. */
function labelStart(text: string): number {
  const tail = text.slice(-LONGEST_LABEL).trimEnd();
  // "ADR.:"
  const end = tail.endsWith(".") ? -1 : tail.length;
  const words = tail.slice(0, end).replaceAll("-", " ").split(" ");
  const last = (length: number): string => words.slice(-length).join(" ");
  const tables = [ADDRESS_LABELS, FIELD_LABELS, PART_LABELS];
  const count = [3, 2, 1].find((length) => tables.some((labels) => labels.has(last(length)))) ?? 0;
  if (count === 0) return -1;
  let kinds = count;
  while (LABEL_KINDS.has(words.at(-1 - kinds) ?? "")) kinds++;
  // "MAILING ADDRESS:" opens a part; in "12 MAIN STREET ADDRESS:" the words before belong to the street.
  const opens = words.at(-1 - kinds)?.endsWith(",") ?? text.length <= LONGEST_LABEL;
  if (!opens && PART_LABELS.has(last(count))) return -1;
  const label = words.slice(opens ? -kinds : -count).join(" ");
  return Math.max(0, text.length - LONGEST_LABEL) + words.join(" ").length - label.length;
}
