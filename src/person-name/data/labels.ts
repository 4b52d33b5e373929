// Meaning: what forms, letters and directories write before a name.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11.
import { wordSet } from "../../text/lookup.ts";

/** What opens a text before the name: the end of a letter, an introduction, a note about the contact; lower case without dots. Sorted. */
export const OPENINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`about|about me|all the best|atenciosamente|atentamente|attention|attn|best regards|best wishes|beste grüße|bien cordialement|by|call with|chat with|cheers|com os melhores cumprimentos|copyright|cordialement|cordiali saluti|cordially|cu stimă|cumprimentos|curriculum vitae|curriculum vitae of|cv|d/o|d/o late|daughter|distinti saluti|do not call|do not contact|do not email|do not mail|do not use|edited by|fao|father|for the attention of|freundliche grüße|grandfather|grandmother|hallo|hallo ich bin|hello|hello i'm|hello my name is|hello this is|herausgegeben von|herzliche grüße|herzlichst|hey|hey i'm|hey there|hi|hi i'm|hi my name is|hi there|hi there i'm|hochachtungsvoll|hrsg von|i am|i'm|in re|in re estate of|in re the estate of|in the matter of|interview with|kind regards|kính gửi|lebenslauf|liebe grüße|lugupidamisega|many thanks|med venlig hilsen|med vennlig hilsen|med vänlig hälsning|med vänliga hälsningar|meeting with|message from|met vriendelijke groet|mfg|min call with|min meeting with|mit besten grüßen|mit freundlichen grüssen|mit freundlichen grüßen|mother|mvg|mvh|my name is|pagarbiai|photo of|portfolio|pozdrawiam|profile photo of|profile picture of|regards|respectfully|resume|résumé|s pozdravem|s pozdravom|s/o|s/o late|saludos|saludos cordiales|salutations|saygılarımla|signed|sincerely|sincères salutations|sister|thank you|thanks|this is|translated by|un saludo|venlig hilsen|vennlig hilsen|viele grüße|vriendelijke groet|vänliga hälsningar|w/o|w/o late|warm regards|warm wishes|warmest regards|warmly|wife|with kind regards|yours faithfully|yours sincerely|yours truly|ystävällisin terveisin|z poważaniem|z wyrazami szacunku|üdvözlettel|με εκτίμηση|с наилучшими пожеланиями|с уважением|با احترام|مع خالص التحية|भवदीय`,
);

/** What stands before a colon and a name, where few given names are in the tables: author, student, supervisor, name and the like, lower case. Sorted. */
export const LABELS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "from|giảng viên|họ tên|họ và tên|sinh viên|to|tác giả|επιβλέπουσα|επιβλέπων|ονοματεπώνυμο|συγγραφέας|φοιτήτρια|φοιτητής|όνομα|автор|аспирант|аутор|викладач|виконав|виконала|выполнил|выполнила|докладчик|доповідач|изготвил|имя|керівник|ментор|науковий керівник|научен ръководител|научный руководитель|оппонент|перевірив|преподаватель|проверил|проверила|піб|рецензент|руководитель|студент|студентка|фио|ім'я|מחבר|מנחה|מרצה|שם|إعداد|استاد راهنما|الاسم|الطالب|الطالبة|المؤلف|المشرف|مؤلف|نام|نویسنده|नाम|लेखक|लेखिका|ชื่อ|ผู้เขียน|ผู้แต่ง",
);

/** "By" at the end of a label: "Created by", "Encadré par". Sorted. */
export const LABEL_ENDS: ReadonlySet<string> = /* @__PURE__ */ wordSet("af av by da door par por przez von");

/** "By order of", "signed": small abbreviations with a dot before the name of who signs, lower case. Sorted. */
export const SIGNED_BY: ReadonlySet<string> = /* @__PURE__ */ wordSet("gez ia iv pp ppa");

/** First words of an opening that a comma may stand behind: "Hi, I'm Jane Harlow". */
export const GREETINGS: ReadonlySet<string> = /* @__PURE__ */ wordSet("hallo hello hey hi there");

/** What forms write before the given name, of which the first group tells, and before the family name. */
export const labels = (): RegExp => /\b(?:(given|first|fore|middle|vor)|family|last|sur|nach)[ _]?(?:names?)?:/giu;

/** A distinguished name of RFC 4514, with the name of a person in front. */
export const DIRECTORY_NAME: RegExp = /^CN=[^,/=]+/u;
