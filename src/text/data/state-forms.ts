// Meaning: words of the official English, French, German, Indonesian, Portuguese and Spanish names of states: their form, what describes it, and names that no form tells.
// Source: United Nations list of member states, ISO 3166-1 full names; read 2026-11. Lower case, sorted.
import { wordSet } from "../lookup.ts";

/** What a state is, before "of" and its name, in some languages right before it. */
export const STATE_FORMS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "commonwealth duchy emirate federation kingdom principality reino rep republic republica republik republique república république royaume state sultanate union",
);

/** Words between the form and the name. */
export const STATE_FORM_JOINTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("de del des do du of");

/** Words that stand before the form: "federal democratic republic". */
export const STATE_ADJECTIVES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  `arab bolivarian co-operative cooperative dem democratic eastern federal federative former grand hashemite independent islamic oriental
  people's peoples plurinational socialist the united yugoslav`,
);

/** Names that two states share, told apart in the table of countries, and a state of the United States. */
export const NOT_TOLD_BY_FORM: ReadonlySet<string> = /* @__PURE__ */ wordSet("china|congo|korea|state georgia");
