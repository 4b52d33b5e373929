import { SITE_WORDS } from "../data/street-line-words.ts";
import { type Draft, give, isFreeAt, keyAt, note, together } from "./draft.ts";

/**
 * The box of a rural site of Canada, which is no post office box: "RR 3, SITE 12, BOX 7", "COMP 10 SITE 6", "GRP 5 BOX 12 RR 1" →
 * SITE 12 BOX 7, SITE 6 COMP 10, GROUP 5 BOX 12; "SITE 5" with neither box nor route beside it may be a name.
 */
export function takeSite(draft: Draft): boolean {
  if (draft.profile.code !== "CA") return false;
  for (let from = 0; from < draft.words.length; from++) {
    const found = new Map<string, string>();
    let to = from;
    let routes = 0;
    for (let end = pairEnd(draft, to); end > to; end = pairEnd(draft, to)) {
      const word = SITE_WORDS.get(keyAt(draft, to));
      if (word === undefined) routes++;
      else found.set(word, keyAt(draft, to + 1).replace("#", ""));
      to = end;
    }
    if (found.size + routes < 2 || !(found.has("SITE") || found.has("GROUP"))) continue;
    giveSite(draft, from, to, found);
    return true;
  }
  return false;
}

/** Writes the parts from the largest on; the route between them is left for its own step. */
function giveSite(draft: Draft, from: number, to: number, found: ReadonlyMap<string, string>): void {
  for (let i = from; i < to; i++) {
    if (!SITE_WORDS.has(keyAt(draft, i))) continue;
    give(draft, i, i + 2, "box");
    i++;
  }
  if (keyAt(draft, from - 1) === "PO" && isFreeAt(draft, from - 1)) give(draft, from - 1, from, "marker");
  const order = [...new Set(SITE_WORDS.values())].reverse();
  draft.fixed.box = order.flatMap((word) => (found.has(word) ? `${word} ${found.get(word)}` : [])).join(" ");
  note(draft, "box");
}

/** The end of "SITE 12" or "RR 3", "RR3" at a position; the position where neither stands. */
function pairEnd(draft: Draft, at: number): number {
  const key = keyAt(draft, at);
  if (!isFreeAt(draft, at)) return at;
  if (/^RR\d{1,3}$/u.test(key)) return at + 1;
  const isNumbered = together(draft, at, at + 1) && /^#?\d{1,5}[A-Z]?$/u.test(keyAt(draft, at + 1));
  return isNumbered && (key === "RR" || SITE_WORDS.has(key)) ? at + 2 : at;
}
