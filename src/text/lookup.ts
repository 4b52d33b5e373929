import { lazyMap, lazySet } from "./lazy-table.ts";

/**
 * A set of words from one text with white space or `|` between them. Words that hold spaces need `|`.
 * Call it as `/* @__PURE__ *\/ wordSet("...")`, so that an unused table leaves the bundle. Like the
 * other tables it is unpacked when it is first asked, so that a module with many of them loads soon.
 * Tables in other scripts stand in `String.raw`: bundlers that write ASCII, as esbuild does unless told otherwise, make
 * six characters of each letter, but leave a raw text alone.
 */
export function wordSet(words: string): ReadonlySet<string> {
  return lazySet((set) => {
    for (const word of split(words)) set.add(word);
  });
}

/**
 * A synonym table: every row is `CANONICAL=variant variant ...`, one a line; the canonical form maps to itself.
 * Variants that hold spaces stand between `|`: `PO BOX=P O BOX|POST OFFICE BOX`.
 * Call it as `/* @__PURE__ *\/ synonymTable("...")`.
 */
export function synonymTable(rows: string): ReadonlyMap<string, string> {
  return lazyMap((table) => synonyms(rows, table));
}

/** Keys without spaces and their value, `key key=value`, one a line; the last `=` of a line divides. Call it marked pure. */
export function pairTable(rows: string): ReadonlyMap<string, string> {
  return lazyMap((table) => pairs(rows, table));
}

/** As {@link pairTable}, of a raw text that a function gives: most bundlers keep a raw text that nobody asks. */
export function rawPairTable(rows: () => string): ReadonlyMap<string, string> {
  return lazyMap((table) => pairs(rows(), table));
}

function synonyms(rows: string, table: Map<string, string>): void {
  for (const row of rows.split("\n")) {
    const at = row.indexOf("=");
    const canonical = (at < 0 ? row : row.slice(0, at)).trim();
    if (canonical === "") continue;
    table.set(canonical, canonical);
    for (const variant of at < 0 ? [] : split(row.slice(at + 1))) table.set(variant, canonical);
  }
}

function pairs(rows: string, table: Map<string, string>): void {
  for (const row of rows.split("\n")) {
    const at = row.lastIndexOf("=");
    for (const key of at > 0 ? row.slice(0, at).split(" ") : []) table.set(key, row.slice(at + 1));
  }
}

function split(words: string): string[] {
  const parts = words.includes("|") ? words.split("|") : words.split(/\s/u);
  return parts.map((word) => word.trim()).filter((word) => word !== "");
}
