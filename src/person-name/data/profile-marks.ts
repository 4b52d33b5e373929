// Meaning: pronouns, pictographs, tags and texts around a name on profiles and pages.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 24 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** Pronouns that people state beside their name, lower case, by language. */
export const PRONOUNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`all any aquele ash aze co cos de dela delas dele deles dem den deres dey die diens e ela elas ele eles ella ellas elle elles ellos elu em er ey fae faer haar ham han hans he hem hen hende henne hennes her hers hij him hir his hon honom hun hän iel ihm ihn ihr il ils it its jego jej keine la lei lo loro lui mir ne nem nir no on ona oni ono per pers pronouns she sie su suya the their theirs them they thon ve ver vis xe xem xyr ze zem zie zij zijn zir él ël его ее ей ему её он она они הוא היא`,
);

/** The name of an emoji as chats write it, ":palm_tree:", and a face of ASCII signs with a letter, ":D", ":-P". */
export const EMOJI_CODE: RegExp = /^(?::[a-z\d_+-]+:|[:=]-?[DP])$/u;

/** Signs that people draw lines and faces with around a name: "°º¤ø", "·.¸¸.·", "¯\\_(ツ)_/¯". */
export const DRAWN: RegExp = /[\u00a4\u00a8\u00af\u00b0\u00b8\u00ba]/u;

/** Letters of other scripts that stand beside a Latin name for their looks: Devanagari, Tamil, Georgian, Kana and Han. */
export const LETTERS_FOR_LOOKS: RegExp = /[ॐஐஜღづシッツヅミ亗彡]/u;

/** What no word holds that is drawn: a letter but these and ø, or a digit. */
export const NOT_DRAWN: RegExp =
  /[^!-/:-@[-`{-~\u00a1-\u00bfø\u02d8-\u02dd\u2010-\u215f\u2190-\u2bff\u3001-\u303f\uff61-\uff65\u{1f000}-\u{1faff}ॐஐஜღづシッツヅミ亗彡]/u;

/** A bear, "ʕ•ᴥ•ʔ". */
export const bears = (): RegExp => /ʕ[^ \0-z\u00c0-\u024f]{0,4}ᴥ[^ \0-z\u00c0-\u024f]{0,4}ʔ/gu;

/** Runs of emoji, dingbats, arrows, geometric shapes, technical signs, enclosed digits, flags and their tags, keycaps. Unicode 15.0. */
export const pictographs = (): RegExp =>
  /(?:[\u00a9\u00ae\u00b2\u00b3\u00b9\u02d8-\u02dd\u0f01-\u0f1f\u2020\u2021\u203c\u203f\u2040\u2049\u2120\u2122\u2190-\u21ff\u2300-\u249b\u24ea-\u27bf\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\ua9c1-\ua9cd\ufe33-\ufe4f\ufffc\ufffd\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\u20e3)+/gu;

/** What pages and devices write around a name. */
export const SHOWN_AROUND: RegExp =
  /^(View )?(.{3,60}?)'s (?:Galaxy|iPad|iPhone|MacBook|laptop|phone|(?:Personal |Zoom )?Meeting(?: Room)?|Blog|CV|Calendar|Facebook|Instagram|LinkedIn|Portfolio|Resume|Twitter|Website|(?:full |LinkedIn )?[Pp]rofile(?: [Pp]hoto| [Pp]icture)?)(?: (?:Air|Max|Mini|Plus|Pro|Ultra|\d+))*$/u;

/** What pages write behind a name, with or without a blank. */
export const SHOWN_BEHIND: RegExp =
  /(?:1st|2nd|3rd)\+? degree connection|has a (?:premium|verified) account|(?<=[^ ,] [^ ,]+,? )(?:FP&A|L&D|M&A|P&L|R&D)(?= *(?:$|[,|]))|(?<=[\u3040-\ud7a3])@|(?<= )\*(?=\d\d)|(?<=[A-Z] )% (?=[A-Z]{2})|\. All [Rr]ights [Rr]eserved|(?:[ _-](?:CV|[Rr]esume))?(?:[ _-]\d{4})?\.(?:docx?|jpe?g|pdf|png|vcf)$/u;

/** Links and pictures of Markdown: a "!" before a picture, the text and the address. */
export const markdownLinks = (): RegExp => /(!?)\[([^[\]]*)\] ?\([^ ()]*\)/gu;

/** HTML tags that stand in names. */
export const tags = (): RegExp => /<\/?(?:(p|br|div)|[bi]|em|span)\b[^<>@]*>/giu;

/** Letters that profiles write for the bar before a headline: "Jane Harlow I Founder". */
export const BAR_LETTER: RegExp = /^[Il]$/u;

/** Marks of footnotes and doubt behind a name, "Jane Harlow*, Bob Pym", "Jane Harlow?", and hyphens that join nothing, "85 -Jane Harlow", "Jane Harlow-, MD". */
export const strayMarks = (): RegExp => /(?<=[^ *?])[*?]+(?=,| and | & | *$)|^ *-(?=[^ -])|(?<=[^ -])-(?= *(?:$|,))/gu;

/** Ends of lines as databases write them, "Jane Harlow\r\n". */
export const escapedBreaks = (): RegExp => /\\[nrt](?=\\|$)/gu;

/** "O''Harlow", as databases write an apostrophe. */
export const doubledApostrophes = (): RegExp => /(?<![^ ])([A-Za-z]{1,5})''(?=[A-Za-z]{2})/gu;

/** "Ann Harlow &/or Bob Pym" */
export const andOr = (): RegExp => / &\/[Oo][Rr](?= )/gu;

/** "BOB HARLOW W/ANN" */
export const withGiven = (): RegExp => / [Ww]\/(?=([A-Za-z]{2,}))/gu;

/** "HARLOW BOB T/ANN M" */
export const slashBeforeGiven = (): RegExp => /\/(?<= [A-Z]\.?\/)(?=([A-Z][A-Za-z]+))/gu;

/** "'Ann Harlow' via Widgets", as lists of e-mail write senders */
export const SENDER: RegExp = /^(['"])([^'"]+)\1(?= via )/u;

/** "Ann ``Annie'' Harlow" */
export const quotesOfTex = (): RegExp => /``(?=[^ `'][^`']*'')/gu;

/** "Ann <<Annie>> Harlow" */
export const doubledAngles = (): RegExp => /<<([^<>@]{1,40})>>/gu;

/** "Ann /Harlow/", "/Harlow/ Ann", as programs of genealogy write the family name */
export const BETWEEN_SLASHES: RegExp = /^((?:[^/]+ )?)\/(?! )([^/,]{2,})\/(?=$| )/u;

/** "**Ann Harlow** & **Bob Pym**" */
export const boldJoints = (): RegExp => /\*\*( & |, )\*\*/gu;

/** "a) Ann Harlow", '="Ann Harlow"', ":Ann Harlow" */
export const LIST_MARK: RegExp = /^(?:[a-z]\)(?= )|[:=](?=["']|[A-ZÀ-Þ][^\0-@]))/u;
