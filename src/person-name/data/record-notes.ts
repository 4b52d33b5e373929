// Meaning: notes of registers and lists beside a name: what somebody is in a case or trust, a spouse, a party, a university, a year.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 27 tables and patterns.
import { pairTable, wordSet } from "../../text/lookup.ts";

/** What records note behind a name: also known as, to whose attention, care of, doing business as, and others, and spouse, and family, where one works, through whom one writes, son, daughter and wife of, holding in trust; what somebody looks for, in the languages of profiles; lower case without dots. Sorted. */
export const RECORD_NOTES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`& associates|& children|& co|& family|& guest|& guests|& others|& partners|& team|+ guest|1st degree|2nd degree|3rd degree|a/k/a|aberta a|aberto a|abierta a|abierto a|actively looking|actively seeking|aka|alla ricerca|also known|aperta a|aperto a|as administrator|as agent|as attorney|as beneficiary|as community|as conservator|as custodian|as executor|as executrix|as guardian|as joint|as personal|as tenants|as trustee|as trustees|at|attn|auf der suche|auf jobsuche|available for|based in|beschikbaar voor|busca empleo|buscando empleo|buscando oportunidades|buscando trabajo|busco empleo|busco trabajo|c/o|cerco lavoro|checked by|cherche un|cherche une|civ usarmy|conf by|confirmed by|connections|ctr usarmy|currently at|currently looking|currently seeking|cust|d/b/a|d/o|dba|dec'd|decd|deceased|disponibile per|disponible para|disponível para|do not|em busca|em recolocação|em transição|en busca|en búsqueda|en poste|en quête|en recherche|en reconversion|epouse|estate|et al|et famille|et ux|et vir|etal|etc|etux|etvir|ex rel|f/k/a|fka|followers|for congress|for governor|for mayor|for president|for senate|for the|formerly at|formerly known|formerly of|from|has a|has accepted|has joined|has left|has sent|heirs|helping people|i help|i'm hiring|in cerca|in honor|in honour|in loving|in memory|in part|in ricerca|in transition|is a|is an|is available|is away|is hiring|is looking|is offline|is online|is open|is seeking|is the|is typing|ist offen|iş arıyor|jauna|joined the|jtwros|known as|left the|lives in|living in|looking for|mil usarmy|n/k/a|nka|no longer|o/b/o|obo|offen für|official|officiel|oficial|on behalf|on behance|on dribbble|on facebook|on github|on instagram|on linkedin|on medium|on pinterest|on sabbatical|on substack|on threads|on tiktok|on twitter|on youtube|op zoek|open for|open to|open voor|otwarta na|otwarty na|ouvert aux|ouvert à|ouverte aux|ouverte à|plus one|pod|poszukuje pracy|premium|previously at|pronouns|recherche un|recherche une|retired|s/o|seeking new|sent from|speaks|sucht neue|szuka pracy|szukam pracy|t/a|today|trustee|trustees|ttee|und familie|und kinder|usarmy|v city|v commonwealth|v county|v people|v state|v the|v united|v us|v usa|vda de|verified|veuve|via|viuda de|vve|w poszukiwaniu|w/|w/o|wants to|we are|we help|we're hiring|working at|works at|zoekt werk|à l'écoute|à la|à procura|ép|épouse|в поиске|ищет работу|ищу работу|صاحب|அவர்கள்`,
);

/** Where somebody worked, "ex-Deloitte", "Ex-Deloitte", and "2x Founder". */
export const FORMER: RegExp = /^(?:ex-.|Ex-[A-Z]|\d+[xX]$)/u;

/** The second word of a note that is one with capitals too: "Et Al". */
export const CAPITALIZED_NOTE: string = "al";

/** The note before where somebody works, which a page's address behind it leaves alone. */
export const AT_WORK: string = "at";

/** In what capacity rolls and deeds say that somebody holds, and as what party a court lists somebody, lower case without dots. Sorted. */
export const CAPACITIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "administrator administratrix admr admx appellant appellee beneficiary co-executor co-executors co-tr co-trs co-trustee co-trustees conservator conservators cotr cotrs cotrustee cotrustees creditor debtor dec'd decedent defendant defendants divorced estate exec executor executors executrix exor exr exrs gdn grantee grantees grantor grantors guardian guardians h/w jtrs jtwros l/e l/t lessee lessor married mortgagee mortgagor petitioner petitioners plaintiff plaintiffs remainderman remaindermen representative respondent respondents succ successor surv survivor t/c testator testatrix tr trs trste trstee trustee trustees ttee ttees unmarried w/h wros",
);

/** Those of them that may be a name or initials, so that more must tell them: life estate, transfer on death, joint tenants, undivided interest. Sorted. */
export const SHORT_CAPACITIES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "dec est fbo int jt jtten le life personal poa pod single te ten tenant tenants tod und",
);

/** What deeds say of a person behind "a" or "an". Sorted. */
export const STATUSES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "bachelor couple husband man minor person spinster widow widower wife woman",
);

/** The article before it. */
export const BEFORE_STATUS: RegExp = /^an?$/u;

/** What deeds say of a couple, "husband and wife", in their letters "H&W" without blanks, and of the second of them alone. */
export const COUPLE: RegExp = /^(?:(?:husband|wife) (?:&|and|as) (?:husband|wife)|h&w|w&h|his wife|her husband)$/u;

/** Small words before where somebody is or works, lower case. Sorted. */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`bei bij chez em hos in of on presso på в на`,
);

/** How near a contact is, as pages tell it behind the name, and that more follow or should; "2nd" and "3rd" are generations. */
export const CONNECTION: RegExp = /^(?:1st|and|etc?)$/u;

/** Words by which rolls of owners note a trust behind a person, some of them cut off, lower case without dots. Sorted. */
export const TRUST_WORDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "dated dtd family irrev irrevocable liv living marital rev revoc revocable t tr trst tru trust",
);

/** Those of them that tell one alone. */
export const TRUST_ALONE: RegExp = /^(?:ir)?revoc|^trust$/u;

/** Words for a spouse or child with "and" or the word before them, behind which deeds and registers have the name. Sorted. */
export const SPOUSES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "& daughter|& husband|& son|& spouse|& wife|and daughter|and husband|and son|and spouse|and wife|dessen ehefrau|et ux|et uxor|et vir|etux|etvir|her daughter|her husband|her son|his daughter|his son|his wife|sa femme|seine ehefrau|son épouse|su esposa|su esposo|und ehefrau|y esposa",
);

/** Words for who somebody is that are family names as well, lower case. Sorted. */
export const ROLES_ALSO_FAMILY: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`anwalt banker broker buchhalter  danışman expert guru host kurucu leiter makler mentor nurse officer partner principal scholar uzman öğretmen`,
);

/** Those that are family names seldom, so that they are words of headlines behind a name that is no given name alone. Sorted. */
export const ROLES_SELDOM_FAMILY: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "abogado actor advocate agent artist author coach contractor counsellor engineer lawyer manager planner producer publisher reporter speaker student surgeon teacher trainer writer",
);

/** Fields of work before a word for who somebody is, lower case: "Jane Harlow Network Engineer"; words of occupations are such too. Sorted. */
export const ROLE_FIELDS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "account accounts agile animation application applications area art asset audit automation beauty broadcast chemical chief child climate clinical comercial communications community compliance contract corporate credit curriculum dance database debt dental disability dog early education energy engineering english environmental equity estate event family fashion field film financial fire food football founding full fund general government hair health healthcare home hospitality hotel human industrial information innovation international internet key labor labour language law leisure literary loan maintenance makeup manufacturing market maternity math medical motion museum national network news nuclear nursing office outdoor packaging parenting peace people performance personal pet petroleum platform policy political portrait pottery pricing print private process production programme projekt projet projetos property proyectos public quality radio real recovery regional relations relationship research reservoir resources restaurant retail revenue risk safety sales school science service shipping sistemas social solar solution sound sourcing sports stack staff startup structural success supply support sustainability system tax tech television tennis territory textile theatre tour transport travel treasury urban ux vice video virtual waste water wealth wildlife workshop youth",
);

/** Who somebody is behind a field of work, "Team Lead", or before what they lead, "Head of Sales", beside the words that say so alone. */
export const LEADERS: RegExp = /^(?:assistant|che?f|chief|fellow|head|lead|master)$/u;

/** What joins them with the field behind them, small: "Head of Sales", "Gerente de Ventas". */
export const OF_A_FIELD: RegExp = /^(?:d[ei]|of)$/u;

/** Trades that people name their business by behind their own name, and no family names, lower case: "Jane Harlow Photography". Sorted. */
export const TRADES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "accounting aesthetics architecture bookkeeping catering ceramics coaching construction consultancy consulting counseling counselling design designs events fitness fotografie gardening illustration insurance interiors jewelry landscaping massage media music nutrition photo photographie photography photos physiotherapy pilates plumbing pottery productions psychotherapy realty remodeling roofing skincare studio studios therapy training videography weddings wellness yoga",
);

/** A trade of two words, each of which may be a name, in any letter case: "Jane Harlow Real Estate". */
export const TWO_WORD_TRADES: ReadonlyMap<string, string> = /* @__PURE__ */ pairTable("real=estate");

/** A row, room or rank in front of a name: "P3", "A12". */
export const PLACE_SIGN: RegExp = /^[A-Z]\d{1,3}$/u;

/** What stands in brackets behind a post-nominal and says which one it is, lower case without dots: a university, a college, a field, "candidate". Sorted. */
export const QUALIFIERS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "anaes aust berkeley c cambridge cand candidate cantab card clin columbia cornell dent dubl duke dunelm econ ed edin edinburgh eng exon fh geneva glas glasg harvard hons india insead irel leiden lond london med melbourne neuro ophth ortho oxford oxon paed paris path princeton psych rad rotterdam sorbonne stanford surg sydney tax toronto vienna warwick yale zurich",
);

/** What stands in brackets and is none of the name: a party with its state, "HoD", a former employer, a sex, a family, "See note". */
export const IN_BRACKETS: RegExp =
  /^(?:[DIR]-[A-Z]|(?!PhD)[A-Z][a-z][A-Z]$|ex[- ]|formerly (?:at|of|with) |(?:Family|(?:Fem|M)ale)$|See )/u;

/** The year of a class behind a degree or alone, of a parent with a letter: "MBA'19", "'98", "P'27". */
export const classYears = (): RegExp => /(?:(?<![^ ])[A-Z])?'\d\d(?![^ ,)])/gu;

/** A date behind a comma, ", 30 May 2006", ", 30 de maio de 2006", and behind two words, "June 30, 2006", "June 2006", of which "May 2006" may be a name; a year of a life as libraries have it: "b. 1850", "active 1850-1860". */
export const dates = (): RegExp =>
  /(?<=, )\d\d?\.?(?: de)? [^ ,\d]+(?: de)? \d{4}(?![^ ,.)])|(?:(?<=, )(?=[A-Z][a-z]+\.? \d\d?,)|(?<=[^ ,] [^ ,]+(?:,|(?! May \d{4})) ))(?:on )?(?:\d\d? )?(?:Apr(?:il)?|Aug(?:ust)?|(?:Dec|Nov|Oct|Sept?)(?:ember|ober)?|(?:Febr?|Jan)(?:uary)?|July?|June?|Mar(?:ch)?|May)\.?(?: \d\d?,)? \d{4}(?![^ ,.)])|(?<= )(?:[bcd]\.|ca\.|fl\.|active|approximately) ?\d{4}(?:-\d{4})?(?![^ ,.)])/gu;

/** A party and its state or city: "D-Ga.", "R-TX", "D-Salem"; "I-Ling" is a given name. */
export const PARTY: RegExp = /^(?:[DIR]-(?:[A-Z]{2}|[A-Z][a-z]{1,5}\.)|[DR]-[A-Z][a-z]{3,})$/u;
