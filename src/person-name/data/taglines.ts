import { wordSet } from "../../text/lookup.ts";

/** Words of headlines and availability notes that follow names on profiles, lower case. General knowledge, 2026. */
export const OCCUPATIONS: string = `
hiring we're open opentowork work lion recruiter recruiting founder cofounder co-founder ceo cto cfo coo cmo cio cpo chro vp svp evp avp director manager engineer developer designer consultant
analyst architect specialist strategist marketer marketing sales freelancer freelance entrepreneur investor speaker keynote coach trainer author writer blogger podcaster host mentor advisor adviser leader head lead owner
trustee executor treasurer president chairman chairwoman chairperson partner principal executive officer student intern graduate researcher scientist scholar lecturer teacher educator nurse physician surgeon dentist lawyer attorney accountant auditor banker
actor actress artist musician photographer filmmaker producer editor journalist realtor broker agent talent acquisition available seeking looking remote globally global opportunities opportunity
data product project program software hardware full-stack fullstack backend frontend devops cloud cyber security cybersecurity digital growth brand content creative strategy operations finance business development
helping building passionate enthusiast expert professional certified at acme inc llc ltd corp company group studio agency university college team member influencer creator evangelist ambassador volunteer
veteran retired former ex innovator visionary thought top voice connect follow me dm networker user motivational ninja guru rockstar wizard junkie lover mom dad husband wife father mother nerd geek candidate deceased`;

/** Pronouns that people state beside their name, lower case, by language. */
export const PRONOUNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "all any aquele ash co cos de dem den deres dey e ela elas ele eles ella ellas elle elles ellos elu em er ey fae faer haar ham han hans he hem hen henne hennes her hers hij him his hon hun hän iel ihm ihn ihr il ils it its jego jej keine lei loro lui mir ne nem nir on ona oni ono per pers pronouns she sie su suya the their theirs them they thon ve ver vis xe xem xyr ze zem zie zij zijn zir él ël",
);

/** Words that stand before a birth name. */
export const BIRTH_NAME_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "a/k/a aka born c/o d/b/a dba domu dzim f/k/a fka formerly född født geb gebore geboren geborene geborener nacida nascida nata născută nee né née os roz rozená rođena rojena soltera syntyjään szül született ur urodzona γένος γεννηθείσα дівоче дому рожд рођена родена урожд урожденная урождённая",
);

/** Words for parts of a firm or authority, lower case. */
export const DEPARTMENTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "branch bureau department dept division group office section team unit",
);

/** Last words of company names, lower case without dots. */
export const COMPANY_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "corp corporation gmbh inc incorporated llc llp ltd plc pllc pty",
);

/** What sites show in place of a name, lower case. */
export const PLACEHOLDERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "anonymous|facebook user|first last|first name last name|firstname lastname|full name|guest user|linkedin member|linkedin user|n/a|name withheld|no name|none|not available|null|private user|test test|test user|unknown|unknown unknown|unnamed|your name",
);

/** What records note behind a name: also known as, care of, doing business as, and others, and spouse; lower case without dots. Sorted. */
export const RECORD_NOTES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "a/k/a|aka|c/o|d/b/a|dba|et al|et ux|et vir|f/k/a|fka",
);
