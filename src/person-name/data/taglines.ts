import { wordSet } from "../../text/lookup.ts";

/** Words of headlines and availability notes that follow names on profiles, lower case. General knowledge, 2026; sorted. */
export const OCCUPATIONS: string = `
accountant acme acquisition active actor actress adviser advisor agency agent ambassador analyst architect artist at attention attorney
auditor author available avp backend banker blogger brand broker building business candidate ceo certified cfo chair chairman
chairperson chairwoman chro cio client cloud cmo co-founder coach cofounder college company connect consultant contact content coo corp
cpo creative creator cto customer cyber cybersecurity dad data deceased dentist designer developer development devops digital director
dm editor educator employee engineer enthusiast entrepreneur evangelist evp ex executive executor expert father filmmaker finance follow
former founder freelance freelancer frontend full-stack fullstack geek global globally graduate group growth guru hardware head helping
hiring host husband inactive inc influencer innovator intern investor journalist junkie keynote lawyer lead leader lecturer lion llc
looking lover ltd manager marketer marketing me member mentor mom mother motivational musician name nerd networker ninja nurse officer
open opentowork operations opportunities opportunity owner partner passionate patient photographer physician podcaster president primary
principal producer product professional program project realtor recruiter recruiting remote researcher retired rockstar sales scholar
scientist secondary security seeking software speaker specialist spouse strategist strategy student studio surgeon svp talent teacher
team thought top trainer treasurer trustee university user veteran visionary voice volunteer vp we're wife wizard work writer`;

/** Pronouns that people state beside their name, lower case, by language. */
export const PRONOUNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "all any aquele ash co cos de dem den deres dey e ela elas ele eles ella ellas elle elles ellos elu em er ey fae faer haar ham han hans he hem hen henne hennes her hers hij him his hon hun hän iel ihm ihn ihr il ils it its jego jej keine la lei lo loro lui mir ne nem nir on ona oni ono per pers pronouns she sie su suya the their theirs them they thon ve ver vis xe xem xyr ze zem zie zij zijn zir él ël",
);

/** Words that stand before a birth name. */
export const BIRTH_NAME_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`born domu dzim formerly född født geb gebore geboren geborene geborener nacida nascida nata nee né née născută os rojena roz rozená rođena soltera syntyjään szül született ur urodzona γένος γεννηθείσα дому дівоче родена рожд рођена урожд урожденная урождённая`,
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
  "anonymous|facebook user|first last|first name last name|firstname lastname|fnu lnu|full name|guest user|linkedin member|linkedin user|n/a|name withheld|nan nan|no name|none|none none|not available|null|null null|private user|test test|test user|undefined|undefined undefined|unknown|unknown unknown|unnamed|your name",
);

/** What registers write in place of a name that is unknown or that there is none of: first, last, middle initial, middle name. Sorted. */
export const NO_NAMES: string = "fnu lnu nmi nmn";

/** What records note behind a name: also known as, care of, doing business as, and others, and spouse, and family, where one works, holding in trust; lower case without dots. Sorted. */
export const RECORD_NOTES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "& family|a/k/a|aka|and family|at|c/o|d/b/a|dba|estate|et al|et famille|et ux|et vir|etal|etux|etvir|f/k/a|fka|from|trustee|trustees|ttee|und familie",
);
