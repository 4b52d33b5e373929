// Meaning: words and shapes beside a name that are no part of it: headlines, pronouns, notes of records, firms, placeholders, addresses of pages.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11.
import { wordSet } from "../../text/lookup.ts";

/** Pronouns that people state beside their name, lower case, by language. */
export const PRONOUNS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`all any aquele ash aze co cos de dela delas dele deles dem den deres dey die diens e ela elas ele eles ella ellas elle elles ellos elu em er ey fae faer haar ham han hans he hem hen henne hennes her hers hij him hir his hon hun hän iel ihm ihn ihr il ils it its jego jej keine la lei lo loro lui mir ne nem nir no on ona oni ono per pers pronouns she sie su suya the their theirs them they thon ve ver vis xe xem xyr ze zem zie zij zijn zir él ël его ее ей ему её он она они הוא היא`,
);

/** Words that stand before a birth name. */
export const BIRTH_NAME_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`born domu dzim formerly född født geb gebore geboren geborene geborener nacida nascida nata nee né née născută os rojena roz rozená rođ rođena soltera syntyjään szül született ur urodzona γένος γεννηθείσα дому дівоче родена рожд рођена урожд урожденная урождённая`,
);

/** Those of them that are no name, though capitalized. */
export const SURE_BIRTH: RegExp = /^(?:geb|née)/u;

/** "Born" as an abbreviation that is written small: Polish "z d.", Norwegian "f.", Swedish "f.d.", Finnish "o.s.", lower case without dots. Sorted. */
export const BIRTH_ABBREVIATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("d f fd os");

/** "Also known as" before one word, which is a nickname, lower case without dots. */
export const ALIAS: RegExp = /^(?:a\/?k\/?a|detta|detto|genannt|vulgo)$/u;

/** Words for parts of a firm or authority, lower case. */
export const DEPARTMENTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abt abteilung afdeling avdeling avdelning bagian branch bureau bölüm defendant departament departamento department dept depto desk divisi division dział eds estate group hrsg institut instituto jabatan oddział oddělení office osasto osztály partnership petitioner phòng plaintiff referat respondent section service servicio setor team ufficio unit universidad universidade università universität université τμήμα відділ отдел",
);

/** Last words of names of firms and bodies, none of which is a family name, lower case without dots. */
export const COMPANY_ENDINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "association committee corp corporation department dept foundation gmbh group inc incorporated institute llc llp ltd plc pllc pty society team trust university",
);

/** How names of firms are written in Japan, China, Korea and in Cyrillic, and how those of practices begin. */
export const FIRM: RegExp =
  /(?:株式|有限|合同|合資)会社|公司|주식회사|\(주\)|^(?:АО|ЗАО|ОАО|ООО|ПАО|ТОВ|ТОО) |^(?:the )?(?:dental|law|medical) (?:firm|group|offices?|practice) of /iu;

/** What sites show in place of a name, lower case. */
export const PLACEHOLDERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "accounts payable|accounts receivable|admin|anonymous|customer service|deceased|deleted user|facebook user|first last|first name last name|firstname lastname|fnu lnu|full name|guest|guest user|human resources|linkedin member|linkedin user|n/a|name withheld|nan nan|no name|none|none none|not available|null|null null|private user|tba|tbd|test test|test user|undefined|undefined undefined|unknown|unknown unknown|unnamed|your name",
);

/** What registers write in place of a name that is unknown or that there is none of: first, last, middle initial, middle name. Sorted. */
export const NO_NAMES: string = "fnu lnu n/a nmi nmn";

/** What records note behind a name: also known as, to whose attention, care of, doing business as, and others, and spouse, and family, where one works, through whom one writes, son, daughter and wife of, holding in trust; what somebody looks for, in the languages of profiles; lower case without dots. Sorted. */
export const RECORD_NOTES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`& associates|& co|& family|& guests|& team|1st degree|2nd degree|3rd degree|a/k/a|aberta a|aberto a|abierta a|abierto a|actively looking|actively seeking|aka|alla ricerca|and associates|and co|and family|and guests|and others|and partners|and team|aperta a|aperto a|as executor|as trustee|as trustees|at|attn|auf der|auf jobsuche|available for|beschikbaar voor|busca empleo|buscando empleo|buscando oportunidades|buscando trabajo|busco empleo|busco trabajo|c/o|cerco lavoro|cherche un|cherche une|civ usarmy|connections|ctr usarmy|currently looking|currently seeking|d/b/a|d/o|dba|deceased|disponibile per|disponible para|disponível para|do not|em busca|em recolocação|em transição|en busca|en búsqueda|en poste|en quête|en recherche|en reconversion|epouse|estate|et al|et famille|et ux|et vir|etal|etux|etvir|f/k/a|fka|followers|for congress|for governor|for mayor|for president|for senate|from|has a|has joined|has left|heirs|helping people|i help|in cerca|in honor|in honour|in loving|in memory|in ricerca|in transition|is available|is away|is hiring|is looking|is offline|is online|is open|is seeking|ist offen|iş arıyor|jauna|joined the|jtwros|left the|looking for|mil usarmy|offen für|official|officiel|oficial|on behalf|on sabbatical|op zoek|open for|open to|open voor|otwarta na|otwarty na|ouvert aux|ouvert à|ouverte aux|ouverte à|poszukuje pracy|premium|recherche un|recherche une|retired|s/o|seeking new|sent from|speaks|sucht neue|szuka pracy|szukam pracy|today|trustee|trustees|ttee|und familie|usarmy|verified|via|w poszukiwaniu|w/|w/o|we help|zoekt werk|à l'écoute|à la|à procura|ép|épouse|в поиске|ищет работу|ищу работу|صاحب|அவர்கள்`,
);

/** Words by which rolls of owners note a trust behind a person, some of them cut off, lower case without dots. Sorted. */
export const TRUST_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "family irrev irrevocable liv living marital rev revoc revocable t tr trst tru trust",
);

/** Those of them that tell one alone. */
export const TRUST_ALONE: RegExp = /^(?:ir)?revoc|^trust$/u;

/** Words for a spouse with "and" or the word before them, behind which deeds and registers have the name. Sorted. */
export const SPOUSES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "and husband|and spouse|and wife|dessen ehefrau|et ux|et uxor|et vir|her husband|his wife|sa femme|seine ehefrau|son épouse|su esposa|su esposo|und ehefrau|y esposa",
);

/** What opens a text before the name: the end of a letter, an introduction, a note about the contact; lower case without dots. Sorted. */
export const OPENINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`about|about me|all the best|atenciosamente|atentamente|attention|attn|best regards|best wishes|beste grüße|bien cordialement|by|call with|chat with|cheers|com os melhores cumprimentos|copyright|cordialement|cordiali saluti|cordially|cu stimă|cumprimentos|curriculum vitae|curriculum vitae of|cv|d/o|d/o late|daughter|distinti saluti|do not call|do not contact|do not email|do not mail|do not use|edited by|fao|father|for the attention of|freundliche grüße|grandfather|grandmother|hallo|hallo ich bin|hello|hello i'm|hello my name is|hello this is|herausgegeben von|herzliche grüße|herzlichst|hey|hey i'm|hey there|hi|hi i'm|hi my name is|hi there|hi there i'm|hochachtungsvoll|hrsg von|i am|i'm|in re|in re estate of|in re the estate of|in the matter of|interview with|kind regards|kính gửi|lebenslauf|liebe grüße|lugupidamisega|many thanks|med venlig hilsen|med vennlig hilsen|med vänlig hälsning|med vänliga hälsningar|meeting with|message from|met vriendelijke groet|mfg|min call with|min meeting with|mit besten grüßen|mit freundlichen grüssen|mit freundlichen grüßen|mother|mvg|mvh|my name is|pagarbiai|photo of|portfolio|pozdrawiam|profile photo of|profile picture of|regards|respectfully|resume|résumé|s pozdravem|s pozdravom|s/o|s/o late|saludos|saludos cordiales|salutations|saygılarımla|signed|sincerely|sincères salutations|sister|thank you|thanks|this is|translated by|un saludo|venlig hilsen|vennlig hilsen|viele grüße|vriendelijke groet|vänliga hälsningar|w/o|w/o late|warm regards|warm wishes|warmest regards|warmly|wife|with kind regards|yours faithfully|yours sincerely|yours truly|ystävällisin terveisin|z poważaniem|z wyrazami szacunku|üdvözlettel|με εκτίμηση|с наилучшими пожеланиями|с уважением|با احترام|مع خالص التحية|भवदीय`,
);

/** What stands before a colon and a name, where few given names are in the tables: author, student, supervisor, name and the like, lower case. Sorted. */
export const LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "giảng viên|họ tên|họ và tên|sinh viên|tác giả|επιβλέπουσα|επιβλέπων|ονοματεπώνυμο|συγγραφέας|φοιτήτρια|φοιτητής|όνομα|автор|аспирант|аутор|викладач|виконав|виконала|выполнил|выполнила|докладчик|доповідач|изготвил|имя|керівник|ментор|науковий керівник|научен ръководител|научный руководитель|оппонент|перевірив|преподаватель|проверил|проверила|піб|рецензент|руководитель|студент|студентка|фио|ім'я|מחבר|מנחה|מרצה|שם|إعداد|استاد راهنما|الاسم|الطالب|الطالبة|المؤلف|المشرف|مؤلف|نام|نویسنده|नाम|लेखक|लेखिका|ชื่อ|ผู้เขียน|ผู้แต่ง",
);

/** "By" at the end of a label: "Created by", "Encadré par". Sorted. */
export const LABEL_ENDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("af av by da door par por przez von");

/** "By order of", "signed": small abbreviations with a dot before the name of who signs, lower case. Sorted. */
export const SIGNED_BY: ReadonlySet<string> = /* @__PURE__ */ wordSet("gez ia iv pp ppa");

/** First words of an opening that a comma may stand behind: "Hi, I'm Jane Harlow". */
export const GREETINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("hallo hello hey hi there");

/** Last words of what a team calls itself: "The Harlow Team | Jane Harlow". */
export const TEAM_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("agency group office team");

/** A row, room or rank in front of a name: "P3", "A12". */
export const PLACE_SIGN: RegExp = /^[A-Z]\d{1,3}$/u;

/** What stands in brackets behind a post-nominal and says which one it is, lower case without dots: a university, a college, a field, "candidate". Sorted. */
export const QUALIFIERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "anaes aust berkeley c cambridge cand candidate cantab card clin columbia cornell dent dubl duke dunelm ed edin edinburgh eng exon fh geneva glas glasg harvard hons india insead irel leiden lond london med melbourne neuro ophth ortho oxford oxon paed paris path princeton psych rad rotterdam sorbonne stanford surg sydney tax toronto vienna warwick yale zurich",
);

/** What stands in brackets and is none of the name: a party with its state, "HoD", a former employer. */
export const IN_BRACKETS: RegExp = /^(?:[DIR]-[A-Z]|[A-Z][a-z][A-Z]$|ex[- ]|formerly (?:at|of|with) )/u;

/** A family name and a form of address before a given name in brackets, as libraries have it: "Harlow, Mrs. (Ann)". */
export const GIVEN_IN_BRACKETS: RegExp = /^[^,]+, (?:Lady|M(?:rs?|me|lle)\.) $/u;

/** A name with the hyphen of the one it stands beside: the birth name "-Marsh" or "Marsh-" of a Dutch, Swedish or Finnish wife. */
export const HYPHENATED_BIRTH: RegExp = /^(?:-[^ -]+|[^ -]{2,}-)$/u;

/** What introduces the name that somebody goes by, in brackets. */
export const GOES_BY: RegExp =
  /^(?:a\.?k\.?a\.?|also|call me|goes by|known as|nickname:?|prefers|preferred name:?) +/iu;

/** "Also known as" before a nickname in quotation marks. */
export const ALSO_KNOWN: RegExp = /(?<= )(?:a\.?k\.?a\.?|alias|dite?|dett[ao]|gen(?:annt|\.)|zwany) *$/iu;

/** The name of an emoji as chats write it, ":palm_tree:". */
export const EMOJI_CODE: RegExp = /^:[a-z\d_+-]+:$/u;

/** Runs of emoji, dingbats, arrows, geometric shapes, technical signs, enclosed digits, flags and their tags, keycaps. Unicode 15.0. */
export const pictographs = (): RegExp =>
  /(?:[\u00a9\u00ae\u00b2\u00b3\u00b9\u02d8-\u02dd\u0f01-\u0f1f\u2020\u2021\u203c\u203f\u2040\u2049\u2120\u2122\u2190-\u21ff\u2300-\u249b\u24ea-\u27bf\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299\ua9c1-\ua9cd\ufe33-\ufe4f\ufffc\ufffd\u{1f000}-\u{1faff}\u{e0020}-\u{e007f}]|\u20e3)+/gu;

/** What forms write before the given name, of which the first group tells, and before the family name. */
export const labels = (): RegExp => /\b(?:(given|first|fore|middle|vor)|family|last|sur|nach)[ _]?(?:names?)?:/giu;

/** The year of a class behind a degree or alone, of a parent with a letter: "MBA'19", "'98", "P'27". */
export const classYears = (): RegExp => /(?:(?<![^ ])[A-Z]|(?<=[A-Za-z.]))?'\d\d(?![^ ,)])/gu;

/** A date behind a comma: ", 30 May 2006", ", May 30, 2006", ", 30 de maio de 2006". */
export const dates = (): RegExp =>
  /(?<=, )(?:\d\d?\.?(?: de)? [^ ,\d]+(?: de)?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d\d?,) \d{4}(?![^ ,.)])/gu;

/** What announces a telephone number, a licence or an account, before its number; "OAB/SP" is a bar and its state. */
export const numberLabels = (): RegExp =>
  /(?<![^ ])(?:(?:(?:cell|direct|ext|fax|mob|mobile|office|ph|phone|tel)[.:]*|[mptf]:|[a-z]{2,5}\/[a-z]{2}(?= ))(?= ?[#+(]?\d)|(?:account|acct|badge|booth|born|desk|dob|emp|employee|geb|id|lic|licen[cs]e|member|reg|seat|table)(?:[.:]* (?:id|no|nr|number))?(?:#(?= ?\d)|[.:]*(?= #?\d)))/giu;

/** Capitals that announce the number of a licence: "NMLS# 1234", "DRE#0123". */
export const licenceSigns = (): RegExp => /(?<= )[A-Z]{2,6}#(?= ?\d)/gu;

/** An account of a messenger or site behind its name, not at the start: "WeChat: jane88", "微信:jane88". */
export const accounts = (): RegExp =>
  /(?<= )(?:微信号?|ig|insta|instagram|kakao|line|qq|skype|snapchat|telegram|tiktok|twitter|wechat|weixin|whatsapp)(?: id)?: ?[^ ,|]+/giu;

/** What pages and devices write around a name. */
export const SHOWN_AROUND: RegExp =
  /^(View )?([^']{3,60})'s (?:Galaxy|iPad|iPhone|MacBook|laptop|phone|(?:full )?profile)(?: (?:Air|Max|Mini|Plus|Pro|Ultra|\d+))*$/u;

/** What pages write behind a name, with or without a blank. */
export const SHOWN_BEHIND: RegExp =
  /(?:1st|2nd|3rd)\+? degree connection|has a (?:premium|verified) account|(?<=[^ ,] [^ ,]+,? )(?:FP&A|L&D|M&A|P&L|R&D)(?= *(?:$|[,|]))|(?<=[\u3040-\ud7a3])@|(?<= )\*(?=\d\d)/u;

/** Links and pictures of Markdown: a "!" before a picture, the text and the address. */
export const markdownLinks = (): RegExp => /(!?)\[([^[\]]*)\] ?\([^ ()]*\)/gu;

/** A firm or account glued to a family name: "Jane Harlow@Widgets", no address. */
export const GLUED_FIRM: RegExp = /(?<=[a-z])@[A-Z][^ .@]*(?: |$)/u;

/** HTML tags that stand in names. */
export const tags = (): RegExp => /<\/?(?:(p|br|div)|[bi]|em|span)\b[^<>@]*>/giu;

/** Marks around what stands beside the name, each opening one before the one that closes it. */
export const PAIRS: string = '()[]{}""\'\'``«»„"「」『』（）‹›【】';

/** A distinguished name of RFC 4514, with the name of a person in front. */
export const DIRECTORY_NAME: RegExp = /^CN=[^,/=]+/u;

/** The last part of a profile's address: the name and a random end. */
export const PROFILE_SLUG: RegExp = /^([a-z]+(?:-[a-z]+){1,3})-(?=[a-z]*\d)[a-z\d]{5,12}$/u;

/** Digits with the punctuation of numbers around them, "+1-555-0100", "30K+"; ordinals such as "2nd" are words; "x44" is an extension, "CalBRE#0123" a licence, "B20210141" an account. */
export const NUMBER: RegExp =
  /^(?:(?=.*\d)[#-:Kk]+|[xX]-?\d{2,6}|[A-Z][a-z]+[A-Z]{2,}#\d{3,}|[A-Z]{1,2}\d{5,}|(?:GMT|UTC)[+-][\d:]+)$/u;

/** A party and its state: "D-Ga.", "R-TX". */
export const PARTY: RegExp = /^[DIR]-(?:[A-Z]{2}|[A-Z][a-z]{1,5}\.)$/u;

/** How addresses of pages begin, and of profiles without their host ("in/ann-harlow", "u/ann"). */
export const URL_START: RegExp = /^(?:https?:\/\/|www\.|in\/|u\/)/iu;

/** Top-level domains that host names in profiles end with; other words with a full stop are initials and abbreviations. General knowledge, 2026. */
export const HOST_END: RegExp =
  /[a-z0-9]\.(?:ai|app|biz|co|com|de|dev|edu|fr|gov|in|info|io|me|net|org|uk|us|xyz)(?:\/|$)/iu;
