// Meaning: Luxembourgish words of streets beside those of French and German; a type stands before its name, an ending is glued to it.
// Source: the official street names of the communes of Luxembourg; read 2026-11.
import { synonymTable } from "../../../text/lookup.ts";
import { type Language, NO_WORDS } from "./language.ts";

/** Luxembourgish, of Luxembourg alone. */
export const LUXEMBOURGISH: Language = {
  types: /* @__PURE__ */ synonymTable(`OP
UM`),
  suffixes: /* @__PURE__ */ synonymTable("STROOSS"),
  endings: [],
  compounds: ["STROOSS", "GAASS"],
  hashUnit: false,
  doorWords: NO_WORDS,
  units: /* @__PURE__ */ synonymTable(""),
  boxes: /* @__PURE__ */ synonymTable(""),
  particles: NO_WORDS,
  numberWords: NO_WORDS,
  forenames: NO_WORDS,
};
