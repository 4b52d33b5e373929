// Meaning: words and numerals that tell bearers of one name apart, and shapes of them beside a name.
// Source: general knowledge of names in the languages of Europe, Asia and Africa, 2026-11. 13 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** In lower case without dots, sorted. Those that the languages of India share stand in data/titles.ts. */
export const GENERATIONS: string = String.raw`
2nd 3rd 4th 5th 6th aîné bersara bisneto cadet de den-yngre dj dy dä eldre eldri figlio filho fils fiul fourth hijo hynaf id idősb idősebb ieuaf
ifj ifjabb ifjú iunior jaunesnysis jaunākais jnr jr jun junior juniore juniori juunior jún júnior katta kichik kiçi küçük kıdemli maior
mdogo minor mkubwa ml mladji mladší mlajši mlađi muda mł młodszy neto noorem nuorempi pere père second seenior segundo sen senior seniore seniori
sinsear snr sobrinho sr starejši stariji starszy starší szenior sénior sênior sóisearach third vanem vanhempi vecākais vyresnysis yngre yngri
äldre ældre özv νεότερος νεώτερος πρεσβύτερος σένιορ τζούνιορ кичик кичүү кіші малодшы мл младша младшая младши младший млађа млађи мол
молодша молодшая молодший помлад помладиот постар постариот сениор сеньор старија старији старша старши старший старэйшая старэйшы юниор
юніор јуниор үлкен կրտսեր ג'וניור השלישי השני الأب الأصغر الاب الابن الاصغر الثالث الثاني جونيور جونیئر جونیور دوم سوم سينيور سینئر سینیر
இளைய மூத்த మూడవ ජූනියර් จูเนียร์ ซีเนียร์ ຈູເນຍ ဂျူနီယာ စီနီယာ კიდევ უმცროსი უფროსი ሲኒየር ጁኒየር ជូនៀរ`;

/** Those that are names as well, so that with a capital and without a dot or comma they are names: "Aparna Sen". Sorted. */
export const GENERATIONS_ALSO_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`cadet dj dy dä id ifj jun katta küçük maior minor ml muda mł pere sen özv`,
);

/** "II" as forms write it that begin each word with a capital: "Simon Harlow Ii". */
export const SECOND: string = "Ii";

/** Those that are no given names. */
export const GENERATION_OF_FAMILY: RegExp =
  /^(?:[JSjs]n?r\.?|[JS]N?R\.?|I{2,3}|i{2,3}|IV|iv|2nd|2ND|3rd|3RD|\d(?:th|TH))$/u;

/** Those that have a capital in the text of their bearer though others are small. */
export const CAPITALIZED_GENERATION: RegExp = /^(?:[js]r|j.nior)/u;

/** Those that Hungarian writes before the name, where "özv." is a widow's form of address. */
export const HUNGARIAN_GENERATION: RegExp = /^(?:ifj|id)/u;

/** Those of them in a spelling that no other language has before a name. */
export const IN_HUNGARIAN: RegExp = /^(?:[Ii]fj|IFJ|id)\.$/u;

/** Tens and ones of the Roman numerals that count bearers of one name, lower case, in the order of counting. */
export const ROMAN_TENS: readonly string[] = ["", "x", "xx", "xxx", "xl"];
export const ROMAN_ONES: readonly string[] = ["", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"];

/** Words of one capital and small letters, maybe joined ones, but for "Ex-", and initials; before them a dotted title, behind them a generation. */
export const CAPITALIZED: RegExp =
  /^(?:[A-Z][a-z]{1,4}\. )?(?:[A-Z](?!x-)(?:'[A-Z])?[a-zß-öø-ÿ]+(?:[-']?[A-Z][a-zß-öø-ÿ]+)* |[A-Z]\.? ){0,4}(?:[A-Z](?!x-)(?:'[A-Z])?[a-zß-öø-ÿ]+(?:[-']?[A-Z][a-zß-öø-ÿ]+)*|[A-Z]\.?)(?: (?:[JS]r\.?|I{2,3}|IV))?$/u;

/** What may be a degree in two words at the end of such a name: "Ph D", "M Ed". */
export const SPACED_DEGREE: RegExp = / [A-Z][a-z]? [A-Z][a-z]?$/u;

/** Generations that end such a name. */
export const GENERATION_LAST: RegExp = / (?:[JS]r\.?|I{2,3}|IV)$/u;

/** A name and its generation behind a comma. */
export const GENERATION_BEHIND: RegExp = /^([^,]+ [^ ,.]{2,}), ((?:[JS]r\.?|I{2,3}|IV))$/u;
