// Meaning: what forms, letters and directories write before a name.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 13 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** What opens a text before the name: the end of a letter, an introduction, a note about the contact, a device; lower case without dots. Sorted. */
export const OPENINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`a cura di|about|about me|all the best|atenciosamente|atentamente|attention|attn|best regards|best wishes|beste grüße|bien cordialement|by|call with|cc|chat with|cheers|ciao sono|citizens for|city v|com os melhores cumprimentos|committee to elect|committee to re-elect|commonwealth v|copyright|cordialement|cordiali saluti|cordially|county v|crown v|cu stimă|cumprimentos|curriculum vitae|curriculum vitae of|cv|d/o|d/o late|daughter|distinti saluti|do not call|do not contact|do not email|do not mail|do not use|edited by|elect|estate of the late|eu sou|ex parte|fao|father|for the attention of|freundliche grüße|friends of|geschreven door|grandfather|grandmother|hallo|hello|hello it's|herausgegeben von|herzliche grüße|herzlichst|hey|hey there|hi|hi there|hi there i am|hi there i'm|hochachtungsvoll|hrsg von|i am|i'm|ich bin|ik ben|in loving memory of|in memory of|in re|in re estate of|in re marriage of|in re the estate of|in the estate of|in the interest of|in the matter of|interview with|io sono|ipad av|ipad de|ipad di|ipad van|ipad von|iphone av|iphone de|iphone di|iphone van|iphone von|jag heter|je m'appelle|je suis|jeg hedder|jeg heter|jestem|kind regards|kính gửi|lebenslauf|liebe grüße|lugupidamisega|macbook av|macbook de|macbook di|macbook van|macbook von|many thanks|matter of|me llamo|med venlig hilsen|med vennlig hilsen|med vänlig hälsning|med vänliga hälsningar|meeting with|mein name ist|message from|met vriendelijke groet|meu nome é|mfg|mi chiamo|mi nombre es|mijn naam is|min call with|min meeting with|mit besten grüßen|mit freundlichen grüssen|mit freundlichen grüßen|mother|mvg|mvh|my name is|nazywam się|official|olá sou|pagarbiai|par|people v|photo of|por|portfolio|pozdrawiam|profile photo of|profile picture of|r v|re-elect|reelect|regards|respectfully|resume|résumé|s pozdravem|s pozdravom|s/o|s/o late|saludos|saludos cordiales|salutations|saygılarımla|signed|sincerely|sincères salutations|sister|soy|state v|status is away|status is offline|status is online|status is reachable|thank you|thanks|the people v|the state v|this is|translated by|un saludo|united states v|us v|usa v|venlig hilsen|vennlig hilsen|verified|viele grüße|vote|vote for|vriendelijke groet|vänliga hälsningar|w/o|w/o late|warm regards|warm wishes|warmest regards|warmly|wife|with|with kind regards|yo soy|yours faithfully|yours sincerely|yours truly|ystävällisin terveisin|z poważaniem|z wyrazami szacunku|üdvözlettel|με εκτίμηση|мене звати|меня зовут|с наилучшими пожеланиями|с уважением|با احترام|مع خالص التحية|भवदीय`,
);

/** How openings end that name a party to a case against the person: "State v. Harlow"; the tables have the short form alone. */
export const AGAINST: RegExp = / v(?:s|ersus)?$/u;

/** What stands before a colon and a name, where few given names are in the tables: author, student, supervisor, name and the like, and what answers to a letter have; lower case. Sorted. */
export const LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ansprechpartner|antw|aw|contacto|contato|from|fw|fwd|giảng viên|họ tên|họ và tên|insured|kontakt|naam|namn|navn|nom|nombre|nome|re|rv|sinh viên|sv|to|tác giả|wg|επιβλέπουσα|επιβλέπων|ονοματεπώνυμο|συγγραφέας|φοιτήτρια|φοιτητής|όνομα|автор|аспирант|аутор|викладач|виконав|виконала|выполнил|выполнила|докладчик|доповідач|изготвил|имя|керівник|ментор|науковий керівник|научен ръководител|научный руководитель|оппонент|перевірив|преподаватель|проверил|проверила|піб|рецензент|руководитель|студент|студентка|фио|ім'я|מחבר|מנחה|מרצה|שם|إعداد|استاد راهنما|الاسم|الطالب|الطالبة|المؤلف|المشرف|مؤلف|نام|نویسنده|नाम|लेखक|लेखिका|ชื่อ|ผู้เขียน|ผู้แต่ง`,
);

/** What stands before a separator and a name, as forms, reviews and desks write it, lower case. Sorted. */
export const FRONT_LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "active|appointment|archived|billing|booking|booth|buyer|callback|cancelled|confirmed|contact name|customer|customer name|customer service|customer support|display name|dnc|draft|duplicate|expired|first name|follow up|full name|guest name|help desk|helpdesk|hold|inactive|interview|invoice|it support|last name|local guide|name|new|old|on hold|order|paid|payment|pending|priority|quote|real estate agent|real estate broker|receipt|reception|referral|renewal|reservation|room|sales|scheduled|seat|seller|support|table|tech support|technical support|top contributor|unpaid|urgent|user name|username|verified buyer|verified customer|verified purchase|verified reviewer|verified user|visitor|waitlist|walk-in|zzz",
);

/** "By" at the end of a label: "Created by", "Encadré par". Sorted. */
export const LABEL_ENDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("af av by da door par por przez von");

/** The one of them that ends a label with a capital too, and one of two words before a name without a colon: "Written by Jane Harlow". */
export const WRITTEN_BY: string = "by";

/** "By order of", "signed": small abbreviations with a dot before the name of who signs, lower case. Sorted. */
export const SIGNED_BY: ReadonlySet<string> = /* @__PURE__ */ wordSet("coll gez ia iv leg pp ppa prep");
/** What stands in place of a signature. */
export const SIGNED: string = "/s/";

/** Openings that may be initials: "CV Anand Bose". */
export const OPENING_INITIALS: ReadonlySet<string> = /* @__PURE__ */ wordSet("cc cv");

/** First words of an opening that a comma may stand behind: "Hi, I'm Jane Harlow". */
export const GREETINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`bonjour ciao cześć hallo hei hej hello hey hi hola olá there привет`,
);

/** What forms write before the given name, of which the first group tells, and before the family name, with the mark before it. */
export const labels = (): RegExp =>
  /(?:[,;|/·-] ?)?(?<!\w|[À-\uffff])(?<! [eiy] )(?:((?:first|fore|given|middle|vor)[ _]?(?:names?)?|f[oö]rna[mv]n|imi[eę]|(?:(?:primer|segundo) )?nombres?|nome|pr[eé]noms?|voornaam|имя|отчество)|(?:family|familien|last|sur|nach)[ _]?(?:names?)?|achternaam|ape(?:lidos?|llidos?(?: [mp]aterno)?)|(?:primer|segundo) apellido|cognome|e[ft]terna[mv]n|nazwisko|nom(?: de famille)?|sobrenome|фамилия) ?:/giu;

/** A family name, given names and a form of address, as airlines write them. */
export const TRAVELLER: RegExp = /^([A-Z][A-Z '-]*)\/([A-Z][A-Z ]+ (?:CHD|DR|INF|MISS|MR|MRS|MS|MSTR|PROF))$/u;

/** A distinguished name of RFC 4514, with the name of a person in front. */
export const DIRECTORY_NAME: RegExp = /^CN=[^,/=]+/u;
