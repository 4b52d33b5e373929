// Meaning: words of the official English, Spanish and Portuguese names of states: their form, what describes it, and names that no form tells.
// Source: United Nations list of member states, ISO 3166-1 full names; read 2026-11. Lower case, sorted.
import { wordSet } from "../lookup.ts";

/** What a state is, before "of" and its name, in Spanish and Portuguese right before it. */
export const STATE_FORMS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "commonwealth duchy emirate federation kingdom principality rep republic republica república state sultanate union",
);

/** Words that stand before the form: "federal democratic republic". */
export const STATE_ADJECTIVES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `arab bolivarian co-operative cooperative dem democratic eastern federal federative former grand hashemite independent islamic oriental
  people's peoples plurinational socialist the united yugoslav`,
);

/** Names that two states share, told apart in the table of countries, and a state of the United States. */
export const NOT_TOLD_BY_FORM: ReadonlySet<string> = /* @__PURE__ */ wordSet("china|congo|korea|state georgia");
