// Meaning: words before a given or whole name that are forms of address, ranks and degrees, and the words that join them.
// Source: general knowledge of forms of address and degrees; a table with another source names it. 2026-11. 47 tables and patterns.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** Titles that are given or family names as well; they are titles before a full name only. A "!" marks those that are hardly ever given names, so that before two words they are titles. Sorted. */
export const TITLES_ALSO_NAMES: string = `
abbess! abbot! abbott acharya! ag albay! alcalde almirante! ar arc arch assessor ato av baron bay bayan bishop! bispo br brother! bw ca cabo canon
cantor capitana captain! cardinal! chancellor! chief! cik clerk coach! col colonel! comm comte! cong constable! coronel coroner! count cs dato datuk!
daw deacon dean dep des det diakon! dip dn dna doc doctor! dom dommer! don dona ds duke earl edler elder! emir emperor! enf ens er erben erven esp father!
fray! frei friar! gen general! governor! graaf graf he hh hj incumbent ing ir jailer jud judge! juez! justice kapelaan khun! king kkt knight! ktm
kumari lama leader lek lektor! lic mag maj majoor major malam! marquess marquis marshal marshall master! mayor! mdm mec mej mimar! min minister!
mohandes! mons mother! mw notario nurse! obispo! officer! oficial on otm overseer! pak pan pandit! pani pater pe pn pope pr pres president! prim
prince princess principal! prinz prior private! prophet! prosecutor provost! queen ra rabbi! radny! rag raja ranger rani rector! regidor rep ritter
sardar sargent savcı! se sec secretary! sem sen senator! sergeant! shaikh! sheikh! sheriff! shri! sister! sn sol soldado spc speaker specialist! sri sultan
surv tech tenente teniente tn tuan tun vicar! vtm warden! yarbay! zuster zz zzz`;

/** Forms of address of one language, whose family names have no inner capitals: "Mme DUBOIS" is Dubois. Lower case without dots. */
export const TITLES_OF_LANGUAGE: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable(`dottoressa=it
frau herr herrn=de
madame mademoiselle maître mlle mme monsieur=fr
signor signora=it`);

/** Titles that stand before a given name alone: "Sir Gerald", "Sister Mary". Sorted. */
export const TITLES_BEFORE_GIVEN: string = String.raw`
aka bey brother bəy dame dom don dona doña emperor empress father fr fray frère hanım infanta infante king lady mother müəllim opa pope
prince princess queen saint señorita shri sir sister smt soeur sor sri st sushri swami sœur xanım`;

/**
 * Of the titles that are names as well those that are given names behind a form of address and before one word: "Dr. Prince Harlow", but "Mr. Justice
 * Harlow". Sorted.
 */
export const GIVEN_BEHIND_TITLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abbott baron deacon dip king kumari lama major marquis marshall prince princess queen raja rani sardar sargent sen sri sultan",
);

/** Those of them that are one before more words as well: "Ibu Sri Ani Marsh". */
export const GIVEN_BEFORE_MORE: string = "sri";

/** Forms of address, of Indonesia too, behind which they are. Lower case without dots, sorted. */
export const PLAIN_ADDRESSES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "bapak dr dra drg drs h hj ibu ir miss mr mrs ms mx prof",
);

/** Words that belong to a title only beside one: "state senator", "chief judge". Sorted. */
export const TITLE_PARTS: string = `
1st 2nd acting adjunct agriculture air appeals appellate army assistant assoc associate asst bankruptcy chief circuit city clinical command commerce
corps county court defence defense deputy dipl distinguished district doz education em emer emerita emeritus eminence energy excellence excellency
exchequer exterior federal field finance first fleet flight force foreign former general gp grace group gunnery habil hc health her highness his
holiness home honor honour house imperial interim interior junior jur labor ladyship lordship maj majesty majority master med minority most mult nat
national navy oec parliament pd petty phil police presiding prime priv-doz privdoz pro rear rer ret retired right royal rtd second senior serene
shadow speaker sqn squadron staff state states superior supreme surgeon tech tempore their town transportation treasury under united univ universe us
very vice visiting war warrant wg wing worship your`;

/** Other words that join the words of a title. Sorted. */
export const TITLE_LINKS: string = String.raw`da for of the და`;

/**
 * Memberships of a parliament that some languages write before the name, though they are post-nominals; lower case. After the parliaments'
 * own forms of address, 2026; sorted.
 */
export const MEMBERSHIPS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`deputāte deputāts kansanedustaja képviselő milletvekili mp poseł poslanec riksdagsledamot stortingsrepresentant strepr đbqh депутат посланик`,
);

/** Titles of several words, lower case without dots, divided by "|". Sorted. */
export const TITLE_PHRASES: string = String.raw`a l'attention de|a la atención de|acting director|adj prof|adjoint au maire|adjointe au maire|airman 1st class|airman first class|all'attenzione di|alla ca|alla cortese attenzione di|an dr|an frau|an herrn|an t-uasal|an taoiseach|an tuasal|an tánaiste|ao prof|ao sr|ao univ-prof|aos cuidados de|apl prof|archbishop mar|arş gör|asist univ|assembly member|battalion chief|belediye başkanı|bishop mar|board chair|board chairman|board member|board president|boet efter|borough president|bác sĩ|cand jur|cand mag|cand med|cand polit|cand psych|cand scient|cand theol|care of|cav uff|chief of police|chief of staff|committee chair|conf univ|conseiller départemental|conseiller municipal|conseillère départementale|conseillère municipale|copy of|council member|council president|council vice president|county executive|daglig leder|dato seri|dato sri|dato' seri|datuk seri|datuk seri panglima|datuk sri|datuk wira|de heer|de la part de|deputada estadual|deputada federal|deputado estadual|deputado federal|directeur général|directrice générale|diş hekimi|dr -ing|dr en c|dr h c|dr med|dr sc|dr-ing|dödsboet efter|dødsboet etter|el dr|el señor|el sr|eredi di|espólio de|est of|estate of|fg off|fil dr|fire chief|flt lt|g in ga|gen bryg|gen dyw|giáo sư|gr uff|grand ayatollah|grand uff|gs ts|h e|h g|h h|h r h|head constable|heirs of|her excellency|her grace|her highness|her honor|her honour|her majesty|her worship|herederos de|high chief|high commissioner|his excellency|his grace|his highness|his honor|his honour|his majesty|his royal majesty|his worship|house majority leader|house minority leader|house speaker|hrh|hujjat al-islam|héritiers de|insurance commissioner|interim director|izv prof|justice of the peace|kapitän zur see|kepada yth|kepala desa|kính gửi|kỹ sư|la dra|la señora|la sra|lance corporal|le docteur|lect univ|leg läkare|leg psykolog|leg tandläkare|les héritiers de|listed by|luật sư|m & mme|m en c|m en i|m et mme|m ou mme|m sc|maire adjoint|maire adjointe|mayor pro tem|mayor pro-tem|maître de conférences|member of parliament|moștenitorii lui|naib subedar|nurse practitioner|o univ-prof|on behalf of|op dr|os senhores|pan prezident|per agr|per ind|perdana menteri|petty officer first class|plt off|police chief|postmaster general|presented by|president pro tem|president pro tempore|private first class|prof emer|prof madya|prof univ|príomh aire|public defender|quý bà|quý cô|quý ông|r pr|radca prawny|ranking member|register of deeds|resident commissioner|s a r|s e|school board member|sef lucr|sehr geehrte|sehr geehrter|select board member|senate majority leader|senate minority leader|senate president|senior lecturer|sergeant first class|sgt 1st class|spadkobiercy po|speaker pro tem|speaker pro tempore|special agent|st repr|state auditor|state's attorney|státní tajemník|sua excelência|sua santidade|sub inspector|sub lt|succession de|surg cdr|sz p|tan sri|tax collector|tekn dr|ten cel|the official|the real|thạc sĩ|tiến sĩ|toh puan|tuan guru|tuan hajah|tuan haji|verkställande direktör|vice chair|village president|village trustee|wakil presiden|wali kota|yang amat arif|yang amat berbahagia|yang amat berhormat|yang arif|yang berbahagia|yang berhormat|yb tuan|yük müh|z hd|z hdn|zu händen|zu händen von|à l'attention de|à sra|în atenția d-lui|în atenția d-nei|öğr gör|öğr üyesi|șef lucr|șef lucrări|насл на|أ د|أ م د|صاحب السمو|صاحبة السمو|عناية السيد|ورثة`;

/** Parts of a German or Slavic degree, lower case without dots. Sorted. */
export const DEGREE_PARTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`ad agr art bron bryg c dent dyw ea ekon em farm h habil hc hum ing iur jur med mult n nat oec paed pharm phil philos pol polit publ rer rez roln sc sci społ techn tekn theol univ utr vet wet биол ветер геогр геол ист мед наук пед полит психол с-х соц сх техн физ-мат филол филос хим экон юр`,
);

/** The one of them that in capitals are initials: "a.D." is "retired". */
export const INITIALS_BEHIND: string = "A.D.";

/** A German degree with a hyphen behind its dot, whatever it is in: "Dipl.-Volkswirt", "Priv.-Doz.". */
export const HYPHENATED_DEGREE: RegExp = /^(?:Dipl|Priv|Univ)\.-[A-ZÄÖÜ]/u;

/** Forms of address that lists write between family name and given names, lower case without dots. Sorted. */
export const FORMS_OF_ADDRESS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "dr frau herr miss mlle mme mr mrs ms mx prof rev sir",
);

/** Forms of address of peers, which stand before a family name and its place: "Lord Harlow of Tarrow". Sorted. */
export const PEERAGE: ReadonlySet<string> = /* @__PURE__ */ wordSet("baron baroness lady lord viscount viscountess");

/** Forms of address that stand behind a name, small: "Vikram Sethia ji". Sorted. */
export const SMALL_HONORIFICS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "garu ji nim sahab saheb sahib sama san senpai sensei ssi",
);

/** Those of Japan and Korea that hang on a name: "Tanaka-san". */
export const HYPHENATED_HONORIFIC: RegExp = /^([A-Z][a-z]{2,})-(?:nim|sama|san|senpai|sensei|ssi)$/u;

/** Forms of address that are particles and names elsewhere, titles before an Iberian given name and another word alone, lower case. */
export const DON: RegExp = /^dona?$/u;

/** Letters that with a dot are titles before some given names, small: "M. Jean Dupont", "D. Antonio García". */
export const LETTER_TITLES: string = "dhm";
export const MONSIEUR: RegExp = /^[Mm]\.$/u;
export const DON_IN_SHORT: RegExp = /^D\.$/u;

/** "Haji" in short, and the Indonesian degrees before it: "Ir. H. Tarrow Pym". */
export const HAJI: RegExp = /^H\.$/u;
export const BEFORE_HAJI: RegExp = /^(?:drs|ir)$/u;

/** Titles in capitals: "DI Hans Harlow", small a particle, and a sole trader, with dots initials: "ИП Тарров Иван". */
export const TITLE_IN_CAPITALS: RegExp = /^(?:DI|ИП)$/u;

/** A form of address in West Slavic languages that is a Chinese family name as well, and how names of these languages are written that others are not, lower case: "Pan Jan Tarrowski". */
export const PAN: string = "pan";
export const WEST_SLAVIC: RegExp = /[sc]k[aiáý]$|icz$|czyk$|[aáe]k$|ov[áa]$|[ąćčěęłńňřśšťůýźżž]/u;

/** A title of Malaysia that is a given name in Myanmar, whose names have one syllable. */
export const TUN: string = "tun";
export const TWO_SYLLABLES: RegExp = /[aeiou][^aeiouy]+[aeiou]/u;

/** A delegate's title, without its dot a particle. */
export const DELEGATE: RegExp = /^D(?:el|EL)\.$/u;

/** A title of who will have it or has had it, lower case: "sen-elect", "ex-mayor". */
export const ELECT_OR_FORMER: RegExp = /^(?:(.+)-elect|ex-(.+))$/u;

/** Words behind a title that belong to it, lower case. Sorted. */
export const BEHIND_TITLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`designate elect emerita emeritus المتقاعد`,
);

/** Forms of address that Thai, Lao and Burmese write together with the name, the longer of two that begin alike first. */
export const GLUED_TITLES: readonly string[] = [
  "เด็กหญิง",
  "เด็กชาย",
  "นางสาว",
  "นาย",
  "นาง",
  "คุณ",
  "ທ່ານນາງ",
  "ນາງສາວ",
  "ທ່ານ",
  "ທ້າວ",
  "ນາງ",
  "ဒေါက်တာ",
  "ဒေါ်",
  "ဦး",
];

/** Titles that the languages of India share, from Sanskrit or English, as indicKey writes them without spaces. Sorted. */
export const INDIC_TITLES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "EmEs EnEs EnjInIr InjInIr InjnIr UpAdks Updks UprAstrptI aEd abIntA adApIkA adApk adIvktA adks adksrU bgInI bhEn bhn dAIrEktr dAktAr dAktr dOktr dktr jEnArEl jEnrl jj jnrl kAptEn kAptn kEptEn kEptn kUmArI kptAn krnEl krnl mEr mIs mIsEj mIsEs mIsIs mIsrrr mIssIs mIstAr mIstr mUkmntrI mhApOr mntrI nAAdIs nIdEsk nIrdEsk pAdAr pAdr prA prAdApk prOpEsr prOpsr prdAnI prdAnmntrI prpEsr rAjdUt rAstrAdks rAstrdUt rAstrptI sEnEtr sInEtr sIstAr sIstr sUsrI scIv srI srIUt srImAn srImtI srdAr vkIl",
);

/** Generations of the same kind. Sorted. */
export const INDIC_GENERATIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "cInIr jEst jU jUnI jUnIOr jUnIr knIst sEnIOr sInIOr sInIr vrIst",
);

/** Words of the same kind behind a name, in its language: retirement, membership of a parliament. Sorted. */
export const INDIC_SUFFIXES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "EmElE EmdI EmpI EnElE EnpI absrprApt avkAsprApt dvItI nIvRtt pIEIcdI pIEcdI rItAIr rItAIrd rItArd rItErd rIttErd sAnsd sEvAnIvRtt snsd tRtI vIdAk",
);

/** Scripts that write a title and the name behind it without a space: Thai, Lao and Myanmar. */
export const GLUING: RegExp = /^[\u0e00-\u0eff\u1000-\u109f]/u;
/** A name begins with a consonant or with a vowel that stands before one: "นาย" is no title in "นายิกา". */
export const SYLLABLE: RegExp = /^(?:[A-Z]|[\u0e01-\u0e2e\u0e40-\u0e44\u0e81-\u0eae\u0ec0-\u0ec4\u1000-\u102a].)/u;

/** Thai names have no initials: "น.ส." is a title, and so is "ศ.ดร." of "ศ.ดร.ปรีดี". */
export const THAI: RegExp = /^[\u0e00-\u0e7f]/u;
/** "J.R." of "J.R.Harlow": letters with dots before a name of two letters at least. */
export const GLUED_INITIALS: RegExp = /^(?:[^\d.'-]\.)+(?=[^\d.'-]{2}[^.]*$)/u;

/** No Hebrew name has a gershayim: "רו\"ח", "סא\"ל". */
export const HEBREW_ABBREVIATION: RegExp = /^[א-ת]+"[א-ת]$/u;

/** Articles before a title that are names or particles as well, lower case. Sorted. */
export const ARTICLES: ReadonlySet<string> = /* @__PURE__ */ wordSet("anh el en la las le les los na");

/** The English one, which opens a title, a generation and what a family or team calls itself, lower case: "The Honorable", "the Third", "The Harlow Family". */
export const ENGLISH_ARTICLE: string = "the";

/** Between a title and what it is of, lower case: "Dean of Students", "Lord Harlow of Tarrow". */
export const ENGLISH_OF: string = "of";

/** What stands behind a family name and the article before it when all of a family are meant, lower case. */
export const HOUSEHOLD: string = "family";

/** Articles of French between two titles, lower case: "Madame la Présidente". */
export const FRENCH_ARTICLE: RegExp = /^l[ae]$/u;

/** The Hebrew and the Arabic article. */
export const ARTICLE: RegExp = /^(?:ה(?=...)|ال)/u;

/** Small letters before a name that are a form of address, "p. Jan Kowalski", "o. Jan Tarrowski", "κ. Παπαδόπουλος", or of a degree: "к. т. н." Sorted. */
export const SMALL_LETTER_TITLE: RegExp = /^[gmopsκπа-я]\.$/u;
