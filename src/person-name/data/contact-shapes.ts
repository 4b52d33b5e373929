// Meaning: shapes of numbers, accounts and addresses of pages beside a name.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 14 tables and patterns.

/** What announces a telephone number, a licence or an account, before its number; "OAB/SP" is a bar and its state. */
export const numberLabels = (): RegExp =>
  /(?<![^ (])(?:(?:(?:cell|direct|ext|fax|mob|mobile|office|ph|phone|tel|telegram|viber|whatsapp)[.:]*|[mptf]:|[a-z]{2,5}\/[a-z]{2}(?= ))(?= ?[#+(]?\d)|(?:a\/c|account|acct|age|badge|booth|born|desk|dob|emp|employee|geb|id|lic|licen[cs]e|member|reg|seat|table)(?:[.:]* (?:id|no|nr|number))?(?:#(?= ?\d)|[.:]*(?= #?\d))|n[or]\.(?= ?\d))/giu;

/** Capitals that announce the number of a licence: "NMLS# 1234", "DRE#0123". */
export const licenceSigns = (): RegExp => /(?<= )[A-Z]{2,6}#(?= ?\d)/gu;

/** An account of a messenger or site behind its name, not at the start: "WeChat: jane88", "微信:jane88". */
export const accounts = (): RegExp =>
  /(?<= )(?:微信号?|ig|insta|instagram|kakao|line|qq|skype|snapchat|telegram|tiktok|twitter|wechat|weixin|whatsapp)(?: id)?: ?[^ ,|]+/giu;

/** The site of an account: "IG @ann". */
export const accountSites = (): RegExp =>
  /(?<= )(?:ig|insta|instagram|snapchat|telegram|tiktok|twitter|wechat|whatsapp)(?= @[^ ])/giu;

/** The last part of a profile's address: the name and a random end. */
export const PROFILE_SLUG: RegExp = /^([a-z]+(?:-[a-z]+){1,3})-(?=[a-z]*\d)[a-z\d]{5,12}$/u;

/** A word that holds a UUID (RFC 9562): the key of a record. */
export const IDENTIFIER: RegExp = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/iu;

/** Digits with the punctuation of numbers around them, "+1-555-0100", "30K+"; ordinals such as "2nd" are words; "x44" is an extension, "CalBRE#0123" a licence, "F/34" a sex and an age, "B20210141" and "23440a" an account, "20/Aug./1980" and "III.1990" dates. */
export const NUMBER: RegExp =
  /^(?:(?=.*\d)[#-:Kk]+|[xX]-?\d{2,6}|[A-Z][a-z]+[A-Z]{2,}#\d{3,}|[A-Z]{1,2}\d{5,}|\d{4,}[a-z]|\d\d?[./-][A-Za-z]{3,9}\.?[./-]\d{2,4}|(?:\d\d?\.)?[IVX]{1,4}\.\d{4}|\d{2}\/?[FM]|[FM]\/?\d{2}|(?:GMT|UTC)[+-][\d:]+)$/u;

/** "Ann Harlow <ann@acme.example> aharlow <ann@host>": behind a name its other spelling in commits, as `.mailmap` of Git has it; a short small word is "and". */
export const OTHER_IDENTITY: RegExp = /^([^<>]+<[^<>@]+@[^<>]+> )(?![a-z]{1,3} )([^ ,;&|/<][^,;&|/<]*)</u;

/** Digits glued to a capitalized word behind another one, which point to a note or tell namesakes apart: "Ann Harlow1,2", "Ann Harlow3". */
export const noteNumbers = (): RegExp => /(?<= [A-Z][a-z]{2,20})\d{1,2}(?:,\d{1,2}){0,4}(?![^ ,;])/gu;

/** A sex and an age behind a name and a comma or in brackets: ", F, 34", "(34, M)", "(92 years old)". */
export const sexesAndAges = (): RegExp =>
  /(?<=[,(] ?)(?:[FM], ?\d{1,3}|\d{1,3}, ?[FM])(?![^ ,)])|(?<=\( ?)\d{1,3}[ -](?:an(?:ni|o?s)|años|jaar|jahre?(?: alt)?|år|y(?:ea)?rs?(?:[ -]old)?|y\/o)(?= ?\))/giu;

/** How addresses of pages begin, and of profiles without their host ("in/ann-harlow", "u/ann"). */
export const URL_START: RegExp = /^(?:https?:\/\/|www\.|in\/|u\/)/iu;

/** Top-level domains that host names in profiles end with; other words with a full stop are initials and abbreviations. General knowledge, 2026. */
export const HOST_END: RegExp =
  /(?:[a-z0-9]\.(?:ai|app|biz|co|com|de|dev|edu|fr|gov|in|info|io|me|net|org|uk|us|xyz)|[a-z0-9]{2}\.(?:agency|blog|ca|coach|consulting|design|digital|eth|eu|gg|link|media|nl|no|online|page|photo|photography|pl|realtor|se|shop|site|social|store|studio|tv))(?:\/|$)/iu;

/** A host in small letters with a page behind it: "linktr.ee/ann", but "s.pd/m.pd". */
export const SMALL_HOST: RegExp = /^[a-z\d-]{3,}(?:\.[a-z]{2,3}){1,2}\/[^ ]/u;

/** What is counted behind a name: "Top 1%", "Forbes 30 Under 30", "Mom of 3", "Level 5". */
export const counted = (): RegExp =>
  /(?<=[^ ] )(?:(?:top|level|(?:proud )?(?:dad|father|mama|mom|mother|mum|parent) (?:of|to)) \d+%?|(?:forbes )?\d+ under \d+)(?= *(?:$|[,|]))/giu;
