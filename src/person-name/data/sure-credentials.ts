import { wordSet } from "../../text/lookup.ts";

/**
 * Post-nominals, lower case without dots, that end a name in any letter case, also without a comma: no one is called so. Titles of
 * professions that follow a name count as well. General knowledge, 2026; sorted.
 */
export const SURE_CREDENTIALS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "aia aicp aprn arnp attorney bsn cbe cfa cfp chfc cissp clu cmp cpa crna csm dc dds dmd dmin dnp dpm dpt dvm edd esq esquire faan facc facp facs faia fnp gri jd kbe lcsw leed llb llm lmft lmhc lmsw lpc lpn lutc mba mbbs mbe md mph msced msn msw obe otr pharmd phd phr pmp psyd qc realtor rn shrm sphr",
);
