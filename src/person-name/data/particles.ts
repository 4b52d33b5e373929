// Meaning: small words before a family name and between two persons, and the names that decide how they are written.
// Source: general knowledge of European, Arabic, Hebrew and Celtic names; a table with another source names it. 2026-11. 52 tables and patterns.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** What the word behind a particle may be: flags of the lexicon. */
const GIVEN = 1 << 12;
const FAMILY = 1 << 15;
const FAMILY_ASIA = 1 << 17;

/** Words that open a family name, lower case without dots. General knowledge of European, Arabic, Hebrew and Celtic names and of their spellings in other scripts, 2026; sorted. */
export const PARTICLES: string = String.raw`
's 't a/l a/p abd- abou abu af ait al- ap arap auf aus av aït bin bint binte binti bt bte d' d/o da dal dalla dalle dalli dallo das de de' degli dei del dela
delas delle dello dellos delos dels den der des det di di' do dos du e' el- ferch fitz fon ibn in't kyzy la las le les los mac mc mhic nic ní
o o' o'g'li o'gli of ogli oglu ogly op oulad ould oğlu oʻgʻli qizi qızı s/o saint sainte san sankt santa santo st ste sto são te ten ter tho thoe tot ua ui uit ul umm uí
van't vande vanden vander verch vom von vonder wuld y' zer zu zum zur à ó βαν ντα ντε ντι φον аль бин ван да де дель дер ди дос дю ибн
кызы ла ле оглы тен тер фан фон эль ўгли ўғли қизи դե դի վան ֆոն אבו אבן בן בר בת דה די ואן פון آل أبو أبي أم ابن ابو ال بن بنت دا دي دی عبد فان فن فون وان
ون फॉन वान वॉन व्हॉन ดา ฟอน ฟาน วอน เดอ แวน დე დი ვან ფონ ሃይለ ቫን ቮን ተክለ ኃይለ ወልደ ዴ ገብረ ፎን`;

/** Particles that are given names as well, so that only their place or letter case decides. Sorted. */
export const PARTICLES_ALSO_GIVEN: string = `ab abd abdel abdul al am bat ben dell della el het im ka li lo ni til till van vid wa`;

/** "And" and "or" between persons alone, lower case. Sorted. */
export const CONJUNCTIONS: string = String.raw`+ ; a dan en es or plus và ба і әрі ו ਅਤੇ ഉം`;

/** "And" between persons and the words of a title, lower case. Sorted. */
export const TITLE_CONJUNCTIONS: string = String.raw`& and ba dhe e et i in ir ja och og un und va ve y és және и й та اور و और এবং ਏੰਡ અને மற்றும் మరియు ಮತ್ತು`;

/** Those that are never part of a name. Sorted. */
export const SURE_CONJUNCTIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet("& + ; and or plus");

/** Stands between a person and a spouse or child, of whom a given name alone takes the family name. */
export const SPOUSE_JOINT: string = "w/";

/** The English one of them, which may stand behind a semicolon and adds nothing to it. */
export const ENGLISH_AND: string = "and";

/** "And" that Arabic and Hebrew write together with the word behind it. */
export const JOINED_AND: RegExp = /^[וو]/u;

/** "And" between two Czech or Slovak degrees of one person: "PhDr. et Mgr." */
export const JOINS_DEGREES: string = "et";

/** What joins two whole names as "and" does, in small letters or capitals: two persons, parties to a case, artists; lower case without dots. Sorted. */
export const JOINING_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "along with|alongside|and/or|as well as|feat|featuring|ft|together with|v|versus|vs|w/|with",
);

/** The one of them that joins persons whatever stands beside it. */
export const SURELY_JOINING: string = "and/or";

/** Those in small letters between two whole names that are nothing else in any language. */
export const SMALL_CONJUNCTIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`dan et ja och og und ve và és și και та`,
);

/** Languages in which a letter joins persons and no family names: Italian "e", Polish "i", Czech "a". */
export const LETTER_JOINS_PERSONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "be bg bs cs hr it mk pl ru sk sl sr uk",
);

/** Names that follow the Arabic article "al" when a family name stands alone, and "Ben" in a family name, lower case: houses and frequent names. */
export const ARABIC_HOUSES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abdallah abdelkader achour ahmad ahmed aissa ali amara amin amor amri assad attar baghdadi bakr banna brahim dosari fahd faisal fayed ghamdi gharbia ghazali gurion haddad hakim hamad hamida harbi hashimi hassan hassen hassine husseini ibrahim jaber jemaa khalidi khalifa khalili khelifa mabrouk mahmoud maktoum malik maliki mansoori mansour marri masri messaoud miled mohamed mustapha mutairi naceur nahyan najjar nasser otaibi othman qaeda qahtani qasimi rashid rejeb romdhane sabah sadr said salah salem saud sayed shammari sharif shehri slimane tahar tamimi thani turki yehuda younes youssef zahrani zarqawi zawahiri",
);

/**
 * Particles that are given names as well, and what no word is before which they open a family name that stands alone: "Van Harlow", but "Van Anh". Flags of the
 * lexicon; sorted.
 */
export const LEADING_PARTICLES: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ["del", FAMILY],
  ["el", 0],
  ["van", FAMILY | FAMILY_ASIA | GIVEN],
]);
/** How American family names end and those behind such particles do not, lower case: "Van Morrison". */
export const AMERICAN_ENDING = "son";
/** The one of that kind that opens one of the names of ARABIC_HOUSES alone. */
export const HOUSE_PARTICLE: string = "al";

/** Particles that American bearers mostly write with a capital, lower case; the others are small. */
export const CAPITAL_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abd abdel abdul abou abu al bat ben del dela delas della dellos delos des di dos du el la las le lo los ould te van vande vanden vander vonder",
);

/** Of them: those that begin with an article, which is small behind "de", the beginning of those of Dutch with the articles behind it, and the Iberian ones made with "de". */
export const ROMANCE_ARTICLE: RegExp = /^e?l/u;
export const BEFORE_ARTICLE: string = "de";
export const DUTCH_PARTICLE: string = "van";
export const DUTCH_OPENING: RegExp = /^(?:te$|van)/u;
export const DUTCH_ARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("'t den der het");
export const IBERIAN_CONTRACTION: RegExp = /^d(?:[eo]s|el)$/u;

/** The one of them that is small in Afrikaans, and with the family names of South Africa in any language. */
export const AFRIKAANS_PARTICLE: string = "du";
export const AFRIKAANS: RegExp = /^(?:plessis|preez|randt|toit)$/u;

/** Particles of Spanish, before each of two family names. */
export const IBERIAN_PARTICLE: RegExp = /^del?$/u;

/** Before the estate of a family whose name has a particle as well: "von Harlow zu Tarrow", "van Harlow tot Tarrow". */
export const ESTATE_PARTICLE: RegExp = /^(?:af|auf|tot|zu[mr]?)$/u;

/** In small letters before a family name of Portuguese alone: "Rui Carvalho dos Reis". */
export const PORTUGUESE_PARTICLE: RegExp = /^d[ao]s?$/u;

/** Particles that are names in themselves and always have a capital, lower case. */
export const SAINT_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`fitz li mac mc mhic ni nic ní o saint sainte san santa santo st ste são ua ui uí`,
);

/**
 * A blank, another mark or a mark for machines at the apostrophe: "O' Brien", 'O"Brien', "O\\'Brien"; a blank in its place before a word: "JANE O NEILL".
 */
export const apart = (): RegExp => /(?<![^ ])(?:[DOdo](?:["`]|\\'|' )(?=[^ ][^ '])|O (?=([A-Z]{4,12})(?![^ ,])))/gu;

/** Irish names that seldom stand without it, lower case; "Sullivan" and "Donovan" often do, behind an initial. Sorted. */
export const IRISH_NAMES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "brien connor hara leary malley neil neill reilly rourke",
);

/** A hyphen or apostrophe that stands outside words, a full stop behind a long one or a numeral, and one inside the last word; what may be a device of its bearer; "O NEILL" in capitals, a list of authors, and caps lock. */
export const STRAY_MARK: RegExp =
  /(?:^| )O [A-Z]{4}|'s [fgilmpGLMP]|[A-Z]\., [^,]+, [A-Z]\.|(?:^|[ .,'-])['-]|['-](?:$|[ .,'-])|[A-Za-zÀ-ɏ]{3}\.[^ ,.]{2,}$|(?:[A-Za-zÀ-ɏ]{3}|\.| [IVX]{2})\.$| (?![JS]r)[A-Z][a-z]\.$|[A-Za-zÀ-ɏ]{5}\. |(?:^| )[a-zà-öø-ÿ][A-ZÀ-Þ]{2}/u;

/** The Arabic article with faith, truth or Islam: with the word before it, one name. */
export const ARTICLE_AND_FAITH: RegExp = /^ال(?:د[يی]ن|حق|[إا]سلام)$/u;

/** "Abdul Rahman", "Abu Bakr": of these and the word behind, one given name is made. */
export const OPENS_ARABIC_GIVEN: RegExp = /^ab(?:d(?:[eu]l)?|u)$/u;

/** "Salah El Din": behind an Arabic name and the article, faith makes one name of them. */
export const FAITH: RegExp = /^(?:d[ei]{1,2}ne?|allah)$/u;

/** What stands before a particle and belongs to it, by that particle, lower case: "von und zu", "in 't", "Bean Uí". */
export const BEFORE_PARTICLE: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`'t=in
mhic=bean
uí=bean
zu=und`);

/** The particle that is a given name as well and still part of the family name when it ends a text in capitals: "BEETHOVEN, LUDWIG VAN". */
export const TRAILING_PARTICLE: string = "van";

/** The particle of one letter that is no initial: "à". */
export const LETTER_PARTICLE: string = "à";

/** "Son of" and "daughter of" before the father's names. */
export const CHILD: RegExp = /^(?:bint?i?|bte?)$/u;

/** "Son of" as Arabic and those who write it in Latin letters have it before a father's one name. */
export const SON: RegExp = /^(?:bin|ibn|بن|بنت)$/u;

/** A word in Arabic letters, or one in others with the article, behind the father's name; with faith or God it is part of that: "Salah al-Din". */
export const ARABIC_FAMILY: RegExp = /^(?:[ae]l-(?!d[eiu]{1,2}n$)|(?!الله$)[\u0621-\u064a])/u;

/** "Father of" and "the one with", which make one name with the word behind: "أبي بكر". */
export const OPENS_FATHER: RegExp = /^(?:[أا]ب[ويا]|[أا]م|ذ[ويا])$/u;

/** The same as Singapore and India write them. */
export const CHILD_WITH_SLASH: RegExp = /^[ds]\/o$/u;

/** Particles in small letters only, names with a capital. Sorted. */
export const SMALL_PARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("am bat ben im ka ni wa");

/** The Irish one of them without its accent before a name that begins as names behind it do, lower case: "Ni Bhriainn", but "Ni Chen". */
export const IRISH_DAUGHTER: RegExp = /^ni [bcdfgmpst]h.{4}/u;

/** The small letter before the capital of a name behind an Irish particle: "O hUiginn". */
export const IRISH_H: string = "h";

/** The one of them that is a particle between two unlisted names as well: "Zied Ben Hlarrow". */
export const ARABIC_SON: string = "ben";

/** The one of them that is no particle in capitals between Chinese names: "BINGU WA TARROW", but "CHAN WA MING". */
export const AFRICAN_PARTICLE: string = "wa";

/** Titles of nobility before "von", "de" or "di", the German ones part of the family name since 1919, lower case. Sorted. */
export const NOBILITY: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`baron baronesse baronin conde duque edle edler erbgraf erbprinz freifrau freiherr freiin fürst fürstin graf gräfin herzog herzogin könig marquis prinz prinzessin reichsgraf ritter`,
);

/** Between such a title and the family name. */
export const NOBLE_PARTICLE: RegExp = /^(?:vo[mn]|zu)$/u;

/** The comma between two persons of a bibliography: "Tarrow, E., Pemba, A. B." */
export const betweenAuthors = (): RegExp =>
  /(?<=[ .-][A-ZÀ-Þ]\.),(?= (?:[a-z]{2,3} ){0,3}[A-ZÀ-Þ][^,.]{2,40}(?<![A-Z]), [A-ZÀ-Þ]\.)/gu;
