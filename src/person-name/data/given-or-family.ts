// Meaning: names whose kind their place or the words beside them tell: double given names, abbreviations, given names that are family names too.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 53 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** Given names of two words, first word to its second words; "*" takes any. General knowledge, 2026. */
export const COMPOUND_GIVEN: ReadonlyMap<string, string> = new Map([
  ["abd", "*"],
  ["abdel", "*"],
  ["abdul", "*"],
  ["abu", "*"],
  ["de", "*"],
  ["jo", "ann anne anna beth ellen lynn lynne marie dee carol"],
  ["la", "*"],
  ["le", "*"],
  ["st", "john"],
  ["أبو", "*"],
  ["أم", "*"],
  ["ابو", "*"],
  ["عبد", "*"],
  ["ሃይለ", "*"],
  ["ተክለ", "*"],
  ["ኃይለ", "*"],
  ["ወልደ", "*"],
  ["ገብረ", "*"],
]);

/** Family names that close a double given name of women, "Mary Lynn", lower case. */
export const DOUBLE_GIVEN_SECOND: RegExp = /^(?:jo|lou|lynne?|sue)$/u;

/**
 * Names of women that open a double given name, lower case; they join the second of three given names when the language is
 * known. General knowledge, 2026; sorted.
 */
export const DOUBLE_GIVEN_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ana ann anna anne anne-marie eva ewa gian inger jean mari maria mariam marie marija mary maría pier rosa άννα αννα μαρία μαρια ана анна ева мариам мария марија марыя марыям марія мери мерием мэри мэри-энн мәрия єва աննա մարիա մարիամ մերի אנה מרי מריה מרים آنا ماري ماريا مارية ماری مريم مری مریم ميري میری مېري มาเรีย แมรี่ ແມຣີ မေရီ მარი მარია მარიამ მერი ማሪያ ሜሪ មារី ម៉ារី マリア マリー メアリー ꮊꮅ 메리`,
);

/**
 * Family names of Vietnam, China and Korea that are hardly ever given names, lower case: last in a name, they tell that the given name comes
 * first. After frequency lists, 2026; sorted.
 */
export const FREQUENT_ASIAN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`chan chen choi chong chua goh huang huynh huỳnh kim koh kong lee leong li liew lim liu ng nguyen nguyễn ong park pham phạm tan teo tran trần wang wong yeo zhang zhao`,
);

/**
 * Iberian names that are given names as well, yet family names when they stand between a given and a family name, lower case. General
 * knowledge, 2026; sorted.
 */
export const IBERIAN_FAMILY_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`alonso alonzo bello cruz franco lebron leon león miranda nieves román rosario santiago soto valentín ventura vidal`,
);

/** Given names that are written short with a dot, lower case: "Chr. Holm Lund", "Ma. Teresa Cruz". General knowledge, 2026; sorted. */
export const NAME_ABBREVIATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`al alex ant aug benj bern chas chr danl ed edw fco ferd fr franc friedr geo gg gr hr jas jno joh jos ma mich mª nic ph rob robt sam saml th theod thos wilh wm ал вл гр дж ив конст ник ст хр`,
);

/**
 * First and second words of family names of North American nations in English, which stand without a hyphen, lower case: "Running Wolf", "Two Bulls". After
 * rolls of nations and legislatures of the northern plains, 2026; sorted.
 */
export const NATION_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "bad bear big black blue brave broken charging crazy crow dull eagle elk fast fire flying good gray hollow iron kicking lame little lone long looking many medicine not old plenty pretty rattling red running sharp sitting spotted standing swift three thunder two walking white wild windy wounded yellow young",
);
export const NATION_SECOND: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "afraid bear bears bird boy bull bulls calf clay cloud coyote crow dog eagle elk elks eyes face feather fox hawk heart horse horses knife lance lodge owl plume robe runner shield shirt soldier spear tail thunder turtle weasel whistle wing wolf woman",
);

/** A letter that of the names of one or two more words behind an Iberian given name tells that they are family names: "Meritxell Batet Lamaña". */
export const IBERIAN_LETTER: RegExp = /[ñàáèéíòóú]/u;

/** How family names begin or end and few given names do, lower case: "McHarlow", "Al-Harawi", "Petersen", "Goldberg", "Yokomoto". After frequency lists, 2026. */
export const LIKE_FAMILY: RegExp =
  /^(?:mc|o'|(?:al|el|van|von)-).{3}|(?:berg|c[hk]|[dhlt]t|eau|enko|ers?|escu|ff|field|gh|ham|ić|ings?|ini|(?:cc|ll|tt|zz)i|[knt]s|land|ley|mann?|moto|mura|nen|ov|ová|rd|s[eo]n|sk[aiy]|stein|tz|ux|wicz|yama)$/u;

/** How the letters of degrees and fellowships stand and those of family names do not, lower case: without a vowel ("LMHC"), or as of the American and royal colleges ("FACOG", "FACOOG", "MRCGP") and of institutes ("AFIMA", "MCIPR", "ACIPM"). */
export const LIKE_CREDENTIAL: RegExp =
  /^(?:[b-df-hj-np-tv-xz]+|fa[ac][a-z]{1,3}|[fm]rc[a-z]{1,2}|(?:a?[fm]|ac|[fm]c)i[a-z]{2})$/u;

/** Names of Mary that follow "María de", lower case. General knowledge of Spanish names, 2026; sorted. */
export const MARIAN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`amparo angeles carmen carmo cielo conceição concepcion concepción consuelo dios dolores dores esperanza fatima fátima graças guadalupe jesus jesús lourdes luz mar merced mercedes milagros nieves paz pilar refugio remedios rocio rocío rosario sagrario socorro soledad ángeles`,
);

/** Names before them, lower case. Sorted. */
export const MARIAN_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet("ana luz ma maria maría mª rosa");

/**
 * How Spanish, Portuguese and Galician family names end and names of other countries seldom do, lower case: "Fernández", "Trujillo", "Ferreira",
 * "Maldonado", "Olivares", "Montero". After the frequency lists of family names of Spain, Portugal and Brazil, 2026.
 */
export const IBERIAN_ENDING: RegExp =
  /^(?!(?:de|la).+er[ao]$).{2,}(?:[eé]z|illo|eir[ao]|[ae]do|[ea]jo|eros|[ae]rra|(?<!e)er[ao]|ales|ares|[ln]h[ao]|ntes|oza)$/u;
/** The last letters of these, which spare most words the search. */
export const IBERIAN_LAST: string = "aosz";

/** Given names of the Parsis of India, whose family names often are an occupation, lower case: "Engineer", "Contractor"; those of other nations too are left out. General knowledge, 2026; sorted. */
export const PARSI_GIVEN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ardeshir aspi bahram behram behroze bejan bomi burjor cawas cowasji dadabhai dinshaw erach fali faredoon farokh farrokh feroze fredoon freny godrej gustad homi hormusji hormuz jamsetji jamshed jehan jehangir kaikhushru kaizad keki kekoo kersi khurshed maneck nariman noshir nusserwanji pallonji pesi pheroze rustom sarosh shapur shavak shiamak sohrab soli sorab tehmasp viraf zarir zubin",
);

/** Languages in which two family names are usual. */
export const IBERIAN: ReadonlySet<string> = /* @__PURE__ */ wordSet("ca es gl pt");

/** Languages whose names are written family name first, in their own script. */
export const FAMILY_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet("hu km mn si te");

/** Languages whose names are written family name first in Latin letters too, when the first word is a family name. */
export const ASIAN_FAMILY_FIRST: ReadonlySet<string> = /* @__PURE__ */ wordSet("ko vi yue zh");

/** How Japanese family names in Latin letters end and given names do not, lower case: "Kobayashi", "Kimura", "Yamada", "Ono". After frequency lists, 2026. */
export const JAPANESE_IN_LATIN: RegExp =
  /(?:[hw]ara|bayashi|[gk]awa|guchi|hashi|[js]hima|m(?:atsu|ori|oto|ura)|n(?:aka|ishi)|oka|[sz]aki|shita|tani|uchi|y?ama|(?:[iu]|ma|to)da|(?:^[oōu]|hira|ka|mizu|sa|ue)no|[^y]uki|(?:^a|sasa|suzu)ki|ue|(?:^i|^ka|sai|^sa)t[oō])$/u;

/** Languages whose titles stand before the given name, for most bearers have no family name. */
export const GIVEN_ONLY: ReadonlySet<string> = /* @__PURE__ */ wordSet("am is my th");

/** Languages with a form of address between the family name in front and the given name. */
export const ADDRESS_BEHIND_FAMILY: ReadonlySet<string> = /* @__PURE__ */ wordSet("km mn");

/** Languages of the Philippines, where the mother's family name is a middle name. */
export const MOTHER_IN_MIDDLE: ReadonlySet<string> = /* @__PURE__ */ wordSet("fil tl");

/** Given names that are Hungarian alone and seldom family names, lower case without accents: behind an unlisted name, which then is the family name. General knowledge, 2026; sorted. */
export const HUNGARIAN_GIVEN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "andras arpad balazs csaba dezso emese endre erzsebet eszter ferenc geza gyorgy gyula hajnalka ildiko imre istvan jozsef katalin kornel laszlo levente orsolya piroska szabolcs szilard szilvia tibor tunde vilmos zoltan zsigmond zsofia zsolt zsuzsa zsuzsanna",
);

/** How Hungarian married names end. */
export const MARRIED: string = "né";

/** Letters that Vietnamese alone has. */
export const VIETNAMESE: RegExp = /[ơưạ-ỹ]/u;
/** Middle names of men and women, in most names without accents. */
export const VIETNAMESE_MIDDLE: RegExp =
  /^(?:bui|dang|dinh|duong|hoang|huynh|nguyen|pham|phan|tran|trinh|truong) | (?:thi|van)$/u;
/** Middle names that are Vietnamese alone without accents, before what is no family name of Asia. */
export const VIETNAMESE_ALONE: RegExp = /^(?:duc|huu|minh|ngoc|quang|thanh)$/u;
/** A Vietnamese word is one syllable, with few consonants behind its vowel: "Nguyen", but not "Berg" nor "Cleef". */
export const VIETNAMESE_SYLLABLE: RegExp = /^[bcdghklmnpqrstvx]{0,3}[aeiouy]{1,3}(?:ch?|m|n[gh]?|p|t)?$/u;

/** A Chinese or Korean given name of two syllables, the second one small: "Suk-yeol". */
export const ASIAN_GIVEN: RegExp = /^[A-Z][a-z]{1,5}-[a-z]{2,6}$/u;

/** A syllable of romanized Chinese and Korean, of two letters at least: "jong", "kuan", "yew". */
export const ASIAN_SYLLABLE: RegExp =
  /^(?=..)(?:[bdfghj-npqrstw-z]|[csz]h|[ht]s|[gk]w|ng)?[wy]?[aeiou]{1,3}[wy]?(?:ng?|ck|[hklmprt])?$/u;

/** Family names of Korea, whose bearers write the second syllable of a given name small, also in front: "Suk-yeol Yoon". After frequency lists, 2026. */
export const KOREAN_FAMILY: RegExp =
  /^(?:ahn|baek?|byun|choi|eom|heo|hwang|hyun|jang|jeon|jeong|jung|kim|kwak|kwon|moon|nam|noh|park|pyo|ryu|seo|shim|shin|sohn|yoo|yoon|yun)$/u;

/** Letters of romanized Korean that Chinese has not: "eun-kyung". */
export const KOREAN_LETTERS: RegExp = /e[ou]|y(?:ou|u)ng/u;

/** Two of them in one word: "xiyue", "dongyoung", "inho". */
export const ASIAN_PAIR: RegExp =
  /^(?:[csz]h|[gk]w|[b-df-hj-np-tw-z])?y?[aeiou]{1,3}(?:ng?|[klm])?(?:[csz]h|[gk]w|[b-df-hj-np-tw-z])y?[aeiou]{1,3}(?:ng?|[ghklmp])?$/u;

/** Letters of romanized Chinese alone: "xiaoming", "yuqing". */
export const CHINESE_LETTER: RegExp = /[qx]|zh/u;

/** What may be romanized Chinese or Korean: "jinbo", "qiang", "se-hoon". */
export const ASIAN_WORD: RegExp = /^(?!.*(?:v|[^aeioun-][^aeiouhg-]|[^aeioungh]$))/u;

/** Initials of two letters, as Cyrillic ones are written in Latin: "Yu.", "Kh.". */
export const DIGRAPH: RegExp = /^(?:[CKSZ]h|Ts|Y[aeu])\.$/u;

/** A name in Cyrillic, and one in a script of Europe; elsewhere initials behind a name are those of the father or the village. */
export const CYRILLIC: RegExp = /^[\u0400-\u052f]/u;
export const EUROPEAN: RegExp = /^[a-z'\u00df-\u058f-]+$/u;

/** East Slavic patronymics, Cyrillic and romanized, and Kazakh ones, lower case; short ones (Ilya, Foma) by their fathers, since like endings are of family names (Кович). General knowledge, 2026. */
export const PATRONYMIC: RegExp =
  /^(?:.{3,}(?:ович|евич|ьич|овна|евна|ична|[ая]віч|[аея]ўна|ічна|ұлы|қызы|[іїи]вна|ovich|evich|ovna|evna|ovych|ivna)(?:-оглы|-кызы)?|(?:иль|кузьм|лук|никит|савв|фом)ич)$/u;
/** The last letters of these, which spare most words the search. */
export const PATRONYMIC_LAST: string = String.raw`ahачы`;
/** "Son of" and "daughter of" behind the father's name: "Гейдар Алирза оглы", "Leyla Rəşid qızı". */
export const CHILD_OF: RegExp = /^(?:оглы|кызы|ў[гғ]ли|қизи|o[gğ]l[iuy]|o['ʻ]g['ʻ]?li|q[iı]z[iı]|kyzy)$/u;
/** How family names in Greek, Cyrillic, Armenian and Georgian letters end, but for Greek given names like "Μιλτιάδης". */
export const FAMILY_ENDING: RegExp =
  /(?:[οό]πουλος|ο[υύ]|(?<!ε|ριπ)[ιί]δης|(?<!ιλτι|κιβι)[αά]δης|[αά]κης|ов|ев|ёв|(?<!дд|тд)ин|ын|ова|ева|ёва|ина|ына|ић|ски|ской|енко|юк|ук|ий|ая|ых|их|[^иь]ян|ძე|შვილი|յան|եան)$/u;
/** How foreign family names begin in Cyrillic: "О'Коннор", "Д'Арк". */
export const OPENS_FAMILY: RegExp = /^[до]'/u;
/** A word that ends as no given name of a woman does, before one that is: "Таттар Марина". */
export const WOMAN_BEHIND: RegExp = /[^аеёиоуыэюяьй] [^ ]+ина$/u;
/** How romanized family names end that given names do not. */
export const LATIN_FAMILY_ENDING: RegExp = /(?:chuk|enko|ev|eva|ov|ova|skaya|skii|skiy|sky|yuk)$/u;
/** How family names of Slavic, Baltic, Balkan and Caucasian languages end that no given name does: "Tarrowská", "Tarrowicz", "Tarroğlu". */
export const SURE_FAMILY_ENDING: RegExp =
  /(?:[ai]dze|aitė|auskas|[cs]k[áý]|czyk|[eo]wi(?:cz|tz)|[eo]wsk[ai]|escu|ienė|[eo]v(?:ci|i[cćč])|o[gğ]lu|opoulos|ová|shvili)$/u;
/** How given names of other countries end that look like them: "Mahadev", "Zdenko", "Sunneva"; and family names of Romance languages: "Casanova". */
export const LIKE_GIVEN: RegExp = /(?:casanova|cordova|dev|enko|jeev|neva|terranova|ubov)$/u;
/** Before it a father's name in the genitive stands last: "Փաշինյան Նիկոլ Վովայի". */
export const ARMENIAN_FAMILY: RegExp = /[եյ]ան$/u;
export const ARMENIAN_GENITIVE: string = "ի";

/** Letters by which a given name that is not Iberian is French, so that its family name has no inner capitals: Hélène, Cédric. */
export const FRENCH_LETTER: RegExp = /[çèéêëîï]/u;

/** "M." before a given name that is French alone is "Monsieur"; the second half by letters. General knowledge, 2026. */
export const FRENCH_GIVEN: RegExp =
  /^(?:alain|anne(?=-)|antoine|bernard|brigitte|chantal|claude|didier|gilles|henri|jean|marcel|mathieu|michel|nathalie|odile|pascal|pierre|sandrine|serge|sylvie|thierry|yves)(?:-|$)|^é|[çïô]|aë|oît|[nrv]é$|cques|lippe|ophe|laume|laurent|ivier|érard|édéric|ébas|téph/u;

/** Given names that are Italian alone, before whose family names particles have a capital: "De Sica", "Di Matteo". General knowledge, 2026. */
export const ITALIAN_GIVEN: RegExp =
  /^(?:cesare|davide|dino|ettore|francesc[ao]|gi(?:an|org|ov|ul|us).+|.*luca|luigi|matteo|riccardo|stefano|umberto|vi(?:ncenz|ttori)[ao]|.*essandr[ao])$/u;
