import { type Draft, give, keyAt, note, together } from "./draft.ts";
import { isDigit } from "./words.ts";

/** "RR 3" in Canada, "RD 2" in New Zealand: a rural route with its number. */
export function takeRuralRoute(draft: Draft): void {
  const { routes } = draft.profile;
  if (routes.size === 0) return;
  for (let i = 0; i < draft.words.length; i++) {
    const key = keyAt(draft, i);
    if (draft.parts[i] !== null) continue;
    const glued = /^([A-Z]+)(\d{1,3})$/u.exec(key);
    if (glued !== null && routes.has(glued[1] ?? "")) {
      give(draft, i, i + 1, "route");
      draft.fixed.route = `${glued[1]} ${glued[2]}`;
      note(draft, "rural-route");
      return;
    }
    if (!routes.has(key) || !together(draft, i, i + 1) || !/^#?\d{1,3}$/u.test(keyAt(draft, i + 1))) continue;
    if (i > 0 && together(draft, i, i - 1) && isDigit(keyAt(draft, i - 1).charCodeAt(0))) continue;
    give(draft, i, i + 2, "route");
    draft.fixed.route = `${key} ${keyAt(draft, i + 1).replace("#", "")}`;
    return;
  }
}
