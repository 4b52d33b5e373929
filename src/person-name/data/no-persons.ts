// Meaning: what stands in place of a person: firms, authorities and their parts, and what sites and forms show without a name.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 24 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** Words for parts of a firm or authority, lower case. */
export const DEPARTMENTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`abt abteilung afdeling avdeling avdelning bagian branch bureau bölüm defendant departament departamento department dept depto desk divisi division dział eds estate group hrsg institut instituto jabatan oddział oddělení office osasto osztály partnership petitioner phòng plaintiff referat respondent section service servicio setor team ufficio unit universidad universidade università universität université τμήμα відділ отдел`,
);

/** Last words of names of firms and bodies, none of which is a family name, lower case without dots. */
export const COMPANY_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "academy association authority bakery centre clinic commission committee corp corporation department dept enterprises eurl federation foundation ggmbh gmbh group holdings inc incorporated information institute laboratory library llc llp ltd ltda ministry museum observatory ohg pharmacy plc pllc properties pty restaurant sarl school schools services society srl team trust universidad universidade universitat universiteit university università universität université",
);

/** Other first words of names of bodies, before a small word: "City of Tarrow", "Partij voor de Dieren". Sorted. */
export const BODIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`army ayuntamiento bank banque beach board bureau church city club college comune council county court curators diocese division embassy faculty fundación gemeente government island kingdom ministerio ministère municipality office park parliament partij port prefeitura province republic school secretariat senate state stichting town township village`,
);

/** How names of bodies open, and how those of three words and more end without a given name among them, lower case: "Université Tarrow", "First Zubrik Church". */
export const OPENS_BODY: RegExp = /^universi/u;
export const ENDS_BODY: RegExp = /^(?:center|church)$/u;

/** The sign of a registered association of Germany. */
export const REGISTERED: RegExp = / e\. ?V\.$/u;

/** Before who is to get what is sent to a firm: "Tarrow Inc c/o Jane Harlow". */
export const CARE_OF: RegExp = /^(?:attn|c\/o)$/u;

/** The small word. */
export const BEHIND_BODY: RegExp = /^(?:d[aeiou]|de[lrs]|for|für|of|on|van|voor)$/u;

/** Those of them that name their partners, and of families. */
export const PARTNERSHIP: RegExp = /^(?:group|llc|llp|pllc|trust)$/u;

/** How names of firms are written in Japan, China, Korea and in Cyrillic, how those of practices begin and those of partners end. */
export const FIRM: RegExp =
  /(?:合同|合資|有限|株式)会社|公司|주식회사|\(주\)|^(?:АО|ЗАО|ОАО|ООО|ПАО|ТОВ|ТОО) |^(?:the )?(?:dental|law|medical) (?:firm|group|offices?|practice) of | (?:&|and) (?:company|sons)$| & (?:co\.? kg|fils|söhne)$/iu;

/** Forms of firms and bodies of Japan, China and Korea, written together with a name, and those written apart before it. */
export const FIRM_OF_EAST_ASIA: RegExp = /(?:会社|法人|公司|集团|集團|주식회사|\(주\))/u;
export const FIRM_ALONE: RegExp = /^(?:주식회사|(?:合同|合資|有限|株式)会社|.{2}(?:社団|財団)法人)$/u;

/** A name of three or four characters without a blank; branches and offices end otherwise. */
export const NAME_OF_EAST_ASIA: RegExp =
  /^(?:[\u4e00-\u9fff々]{2,3}(?![会全劇園室局所場店校社院館])[\u4e00-\u9fff]|[가-힣]{3})$/u;

/** Last words of what a team calls itself: "The Harlow Team | Jane Harlow". */
export const TEAM_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("agency group office team");

/** Where somebody works, at a firm, but "Attorneys at Law": the preposition and the word behind it. */
export const AT_A_FIRM: RegExp = /^at (?!law$)/u;

/** A firm or account glued to a family name: "Jane Harlow@Widgets", no address. */
export const GLUED_FIRM: RegExp = /(?<=[a-z])@[A-Z][^ .@]*(?: |$)/u;

/** What sites show in place of a name, lower case. */
export const PLACEHOLDERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "accounts payable|accounts receivable|admin|anonymous|current occupant|current resident|customer service|data not captured|deceased|deleted user|facebook user|first last|first name last name|firstname lastname|fnu lnu|front desk|full name|guest|guest user|help desk|human resources|illisible|information desk|linkedin member|linkedin user|n/a|name withheld|nan nan|no collector|no data|no name|no name given|no reply|none|none none|not applicable|not available|not given|not provided|not specified|not stated|null|null null|postal customer|private user|tba|tbd|test test|test user|undefined|undefined undefined|unknown|unknown unknown|unnamed|valued customer|your name",
);

/** What registers write in place of a name that is unknown or that there is none of: first, last, middle initial, middle name. Sorted. */
export const NO_NAMES: string = "fnu lnu n/a nmi nmn unknown";

/** The one of them that stands for the given name. */
export const NO_GIVEN: string = "fnu";

/** What programs write for a value that is none. */
export const MACHINE_PLACEHOLDER: RegExp = /^(?:null|undefined)$/u;

/** Notes behind a person's name for whom or through whom somebody acts: a firm stands behind them, not around them. */
export const ON_BEHALF: RegExp = /^(?:c\/o|from|o\/?b\/?o|on)$/u;

/** A note for the firm of a person, which stands behind the name: "doing business as". */
export const TRADES_AS: RegExp = /^d\/?b\/?a$/u;

/** Endings of fields of medicine in the languages of the West: "Cardiology", "Psychiatrie", "pediatría". */
export const MEDICAL_FIELD: RegExp = /(?:olog|iatr)(?:i[ae]|ía|y|ics)$/u;

/** Firms called by the given and the family name of a person, which profiles name beside their own, lower case. Sorted. */
export const FIRMS_LIKE_PERSONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "calvin klein|edward jones|george mason|george washington|grant thornton|harley davidson|john lewis|max planck|merrill lynch|oliver wyman|philip morris|robert walters|roland berger|russell reynolds|ted baker|thomas cook|tim hortons|tommy hilfiger",
);
