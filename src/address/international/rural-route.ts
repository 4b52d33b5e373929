import { type Draft, give, isFreeAt, isNumberAt, keyAt, keysOf, note, together } from "./draft.ts";

/** "RR 3" in Canada, "RD 2" in New Zealand: a rural route with its number. */
export function takeRuralRoute(draft: Draft): void {
  const { routes } = draft.profile;
  if (routes.size === 0) return;
  for (let i = 0; i < draft.words.length; i++) {
    const end = routes.has(keyAt(draft, i)) && together(draft, i, i + 1) ? i + 2 : i + 1;
    const [, word = "", number] = /^([A-Z]+) ?#?(\d{1,4})$/u.exec(keysOf(draft, i, end)) ?? [];
    const behindNumber = together(draft, i, i - 1) && isNumberAt(draft, i - 1) && isFreeAt(draft, i - 1);
    // "5235 RR 3", "256 STATE HIGHWAY 2 RD 3", but "51222 RR 225" is on a range road.
    const isRoad = behindNumber && !((word === "RR" || together(draft, i, i - 2)) && number?.length === 1);
    if (!routes.has(word) || !isFreeAt(draft, i) || isRoad) continue;
    give(draft, i, end, "route");
    draft.fixed.route = `${word} ${number}`;
    if (end === i + 1) note(draft, "rural-route");
    return;
  }
}
