import { wordSet } from "../../text/lookup.ts";

/** Given names that are written short with a dot, lower case: "Chr. Holm Lund", "Ma. Teresa Cruz". General knowledge, 2026; sorted. */
export const NAME_ABBREVIATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "al alex ant aug bern chas chr ed ferd fr franc friedr geo gg gr hr jas joh jos ma mª mich nic ph rob sam th thos wilh wm ал вл гр дж ив конст ник ст хр",
);
