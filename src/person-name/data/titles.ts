import { wordSet } from "../../text/lookup.ts";

/**
 * Words before a name that are no part of it: forms of address, academic, church, military, court and office titles, lower case without dots.
 * Language of a word is only noted where it matters (data/locale-titles.ts). General knowledge of forms of address, 2026.
 */
export const TITLES: string = String.raw`
mr mrs ms miss mister missus late mx dr drs dr's prof profs professor rev revd reverend fr hon honorable honourable sir madam madame mme mlle mademoiselle monsieur docteur professeur maître mssrs messrs
herr hr hrn frau fräulein härra frl doktor dipl-ing dipling magister dkfm dipl-kfm univ-prof hofrat kommerzialrat familie fam eheleute ehepaar
señor señora señorita sr sra srta sres doña dña licda licdo arq ingeniero ingra arquitecto abogado dra mtro mtra
senhor senhora exmo exma excmo excma ilmo ilma eng engº enga profa profª
signor signora signorina sig sigra signa avv avvocato dott dottor dottore dottoressa dottssa ingegnere geom cav onorevole
mevrouw mevr mvr mvw dhr mejuffrouw meneer mnr de-heer
hra rva herra rouva neiti frú tohtori professori tri fru frøken fröken frk herre
paní slečna mgr bc mudr judr phdr rndr paeddr thdr mvdr csc pánové pán
pans panna inż hab
dl d-na d-l domnul doamna domnişoara domnișoara
sayın doç yrd uzm dt bn
adv advocate cma engr engg gng kgg thirumathi smt shrimati sushri kum shree shrii thiru selvi tmt janab jenap mufti maulana mawlana mullah ayatollah ustaz ustadz sheik imam haji hajji hajj hajah datuk' puan dato' encik bapak ibu bpk mudane bwana mheshimiwa alhaji hajiya oba otunba barr barrister mwl ndugu
pastor archbishop monsignor msgr archdeacon archpriest metropolitan patriarch ven venerable ajahn swami guru-ji
rt right-hon hon'ble honble c/o attn
representative congressman congresswoman assemblyman assemblywoman assemblymember delegate gov lt-gov ltgov lieutenant-governor councilman councilwoman councillor councilmember councilor cllr alderman alderwoman ald commissioner supervisor selectman attorney ambassador amb atty chairman chairwoman chairperson comptroller consul premier vice-president prime-minister treasurer whip mp envoy ombudsman magistrate mag-judge magistrate-judge hizzoner solicitor esquire inspector insp superintendent supt detective trooper
ltgen majgen maj-gen briggen brig-gen brigadier brig ltcol lt-col capt cpt lt lieutenant ltjg ensign adm admiral radm vadm cmdr cdr commander lcdr commodore cmdre sgt ssgt msgt sfc gysgt sgtmaj csm ssg ltg cmsgt sma cpl corporal lcpl pfc pvt cwo wo seaman airman amn tsgt smsgt cmsgt flt-lt flying-officer wing-commander wgcdr sqnldr gpcapt
lord lady baroness viscount viscountess countess duchess dame empress sheikha maharaja tsar czar infante infanta archduke gräfin freiherr freifrau fürst fürstin prinzessin baronesse jonkheer jhr
dekan rektor headmaster headmistress
zoti zonja zonjusha zonjushë zëvendëspresident
gospod gospa gdč gospodin gospođa gospođica gosp gđa gđica predsjednik predsednik predsjednica drsc
kungs kundze priekšsēdētājs priekšsēdētāja ponas ponia p-lė p-nia inspektorius
proua preili
janob xonim
kyria kyrios
presidentti præsident premiärminister statsminister statsråd riksdagsledamot kansanedustaja
господин госпожа инженер инж адв д-р прафесар доцент г-н г-жа г-ца гн гжа товарищ тов доктор др проф профессор акад академик министр президент директор генерал полковник майор капитан лейтенант адвокат сестра брат отец пан пані панна міністр професор господина госпођа госпођица г-дин г-ѓа гдин гѓа үлкен мырза ханым ноён хатагтай цэ доц
κύριος κυρία κα κος δρ δεσποινίς δις καθηγητής καθ κύριε
السيد السيدة الآنسة الدكتور الدكتورة الأستاذ الأستاذة الشيخ الشيخة الملك الملكة الأمير الأميرة المهندس الرئيس الوزير سيد سيدة دكتور دكتورة أستاذ مهندس الحاج الحاجة
آقای آقا خانم دکتر استاد سرهنگ بەڕێز خاتوو کاک محترم جناب مسٹر مسز مس ڈاکٹر پروفیسر مولانا
מר גברת גב' גב ד"ר עו"ד דר פרופ' פרופ עוד הרב רב אינג' מרת העלמה השר דוקטור
डॉ प्रो पंडित स्वामी सर न्यायमूर्ति
ডঃ ডা মিঃ জনাব বেগম
ડૉ ડો
ਸ ਡਾ ਦਰ ਮਰ
திரு திருமதி செல்வி டாக்டர் முனைவர்
డా
ಡಾ ವೈದ್ಯರು
ഡോ
අචාර්ය මහතා මහත්මිය
นาย นาง นางสาว ดร ศ ผศ รศ คุณ
លោក លោកស្រី កញ្ញា
မစ္စတာ ဦး ဒေါ် ကို မောင် ဒေါက်တာ
አቶ ወይዘሮ ወይዘሪት ዶክተር ዶር
ბატონი ქალბატონი
ᎻᏍᏖᎢ
mev oom tannie`;

/** Titles that are given or family names as well; they are titles before a full name only. */
export const TITLES_ALSO_NAMES: string = `
king queen prince princess judge justice major dean bishop pope abbot abbott duke earl baron marshal marshall sergeant sargent general canon prior deacon elder chancellor constable colonel captain private ranger marquis marquess
sheriff warden count brother sister mother father knight friar cardinal rabbi doctor mayor senator governor president chief coach speaker leader secretary nurse principal shah khan sheikh shaikh raja rani emir sultan sri shri doc tuan hj mec ato kumari malam lama dato datuk don dona
ing mag arch sol bw pr av dom rag er tech tun tan pn cik pak dn mw mej comm det ens spc br sec pres rep sen lic dna prinz graf ritter edler emperor abbess minister officer specialist provost rector cantor vicar
col gen maj ca cs sn ir pan pani bay bayan tn ag`;

/** Those of them that are hardly ever given names, so that before two words they are titles. Sorted. */
export const TITLES_SELDOM_GIVEN: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abbess abbot bishop brother captain cardinal chancellor chief coach colonel constable doctor elder emperor empress father friar general governor judge knight malam mayor minister mother nurse officer president principal private provost rabbi rector secretary senator sergeant shaikh sheikh sheriff shri sister specialist vicar warden",
);

/** Titles that stand before a given name alone: "Sir Gerald", "Sister Mary". */
export const TITLES_BEFORE_GIVEN: string = String.raw`sir dame king queen sister brother prince princess don doña dom dona lady saint st emperor empress shri sri smt swami fray sor frère soeur pope señorita sushri infanta infante father fr bey hanım bəy xanım müəllim aka opa`;

/** Words that belong to a title only beside one: "state senator", "chief judge". */
export const TITLE_PARTS: string = `
us u.s united states state federal district county city town national chief senior junior vice deputy assistant asst associate adjunct acting interim former retired rtd ret emeritus emerita majority minority pro tempore speaker bankruptcy circuit superior supreme court magistrate appellate appeals lieutenant lt brigadier brig first second staff rear fleet air field wing flight squadron group warrant petty gunnery command master
attorney general surgeon inspector prime foreign home defence defense interior exterior shadow excellency excellence majesty highness honour honor worship holiness eminence grace lordship ladyship royal serene imperial his her your their most very right rt hon honourable honorable reverend revd prof professor emer em habil med jur phil nat rer mult dipl univ tech oec h.c hc priv-doz privdoz pd doz
1st 2nd assoc universe treasury education labor commerce agriculture transportation energy war navy army`;

/** Words that join the words of a title. */
export const TITLE_LINKS: string = String.raw`of the and & for in y e und et og och ja és ve va dhe ir un i da ba и та й және و और এবং અને ਏੰਡ மற்றும் మరియు ಮತ್ತು اور და`;

/** Titles of several words, lower case without dots, divided by "|". */
export const TITLE_PHRASES: string =
  "council member|police chief|fire chief|special agent|postmaster general|her majesty|his majesty|prof emeritus|professor emeritus|adj prof|estate of|the estate of|the late|care of|on behalf of|sgt 1st class|sergeant first class|private first class|petty officer first class|airman first class|an tuasal|an t-uasal|perdana menteri|belediye başkanı|dr sc|príomh aire|an dr|la señora|el señor|st repr|wakil presiden|vice president|prime minister|tan sri|dato seri|dato sri|datuk seri|sua excelência|his excellency|her excellency|státní tajemník|premier ministre|le docteur|pan prezident|os senhores|sua santidade|h e|h r h|hrh|h h|s e|s a r|dipl ing|dipl inż|dr hab|prof dr|prof dr hab|dr med|dr jur|dr phil|dr rer nat|dr rer pol|dr ing|dr h c|dr dr h c|dr oec|dr-ing|g in ga|gospod in gospa";

/** Parts of a German or Slavic degree, lower case without dots. */
export const DEGREE_PARTS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ad agr dent ea em habil hc ing iur jur med mult nat oec paed pharm phil pol publ rer sc techn theol vet",
);

/** Forms of address that Thai, Lao and Burmese write together with the name, the longer of two that begin alike first. */
export const GLUED_TITLES: readonly string[] = [
  "เด็กหญิง",
  "เด็กชาย",
  "นางสาว",
  "นาย",
  "นาง",
  "คุณ",
  "ดร.",
  "รศ.",
  "ผศ.",
  "ศ.",
  "ด.ช.",
  "ด.ญ.",
  "น.ส.",
  "พล.อ.",
  "นพ.",
  "พญ.",
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
export const SYLLABLE: RegExp = /^(?:[A-Z][^.]|[\u0e01-\u0e2e\u0e40-\u0e44\u0e81-\u0eae\u0ec0-\u0ec4\u1000-\u102a].)/u;

/** No Hebrew name has a gershayim: "רו\"ח", "סא\"ל". */
export const HEBREW_ABBREVIATION: RegExp = /^[א-ת]+"[א-ת]$/u;

/** The Hebrew and the Arabic article. */
export const ARTICLE: RegExp = /^(?:ה(?=...)|ال)/u;
