// Meaning: words whose letter case the common rule gets wrong.
// Source: general knowledge of names and of their notations in records and on profiles; a table with another source names it. 2026-11. 34 tables and patterns.
import { wordSet } from "../../text/lookup.ts";

/** Words of two consonants that are no pair of initials, lower case. General knowledge, 2026; sorted. */
export const CONSONANT_PAIRS: ReadonlySet<string> = /* @__PURE__ */ wordSet("dr hm jr mc md mr ms ng ph sr st sz th");

/** What may be a pair or three of them; "AKM" and "ABM" are given names of Bengal in short. */
export const CONSONANTS: RegExp = /^(?:[b-df-hj-np-tv-xz]{2,3}|[aeo]j|a[bfhkns]m)$/u;
export const BENGALI_SHORT: RegExp = /^a[bfhkns]m$/u;

/** Behind a family name these are a post-nominal whatever their letter case, since given names have vowels: "Tarrow, Np". */
export const CONSONANTS_ALONE: RegExp = /^[b-df-hj-np-tv-xz]+$/u;

/** What stands before an apostrophe when a capital follows it, lower case: "O'Brien", "D'Angelo". General knowledge, 2026; sorted. */
export const APOSTROPHE_PREFIXES: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "a all d da dall de del dell ge l la m mc n nell o s sant ó",
);

/** Letters of Turkish and Azeri alone: beside them a capital I is dotless when small. */
export const TURKISH_LETTER: RegExp = /[İĞğı]/u;

/** Languages with an i with a dot and another without. */
export const DOTTED_I: ReadonlySet<string> = /* @__PURE__ */ wordSet("az tr");

/** How American given names with a capital behind their apostrophe begin, lower case: "De'Andre", "Ja'Marr", not "Ja'far" and "Ke'ala". General knowledge, 2026. */
export const GIVEN_OPENING: RegExp = /^(?:de'|(?:da|ja|ke|la|sha|ta|ty)'[b-df-hj-np-tv-z]...)/u;

/** Small words between two family names, lower case: "Ortega y Gasset", "Roy dit Lavoie". Sorted. */
export const JOINTS: ReadonlySet<string> = /* @__PURE__ */ wordSet("dit dite e i y");
/** The Spanish one of them, which is "and" between persons as well. */
export const SPANISH_JOINT: string = "y";

/**
 * Names of Mac whose letter behind it does not tell their letter case, lower case without "mac". Before a vowel, h, k or c those that have a second
 * capital (MacArthur), for before these letters Spanish, Italian and Slavic names (Macias, Macchi, Mackowski) are more than Gaelic ones; before another
 * consonant those that have none (Macbeth, but MacDonald). General knowledge of Scottish, Irish, Iberian, Italian, Slavic and Baltic names, 2026; sorted.
 */
export const MAC_EXCEPTIONS: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  String.raw`adam adams adoo affee alary alister allister alpin alpine andrew aneny ardle arthur arty askie askill aulay auley avinney avoy beth caffrey callum calman calmont cann carthy cartney caskill cay ceachern clain clelland clennan clintock cloud clure cluskey colgan coll comb comber combie combs conachie conachy conaghy connel connell conville cord corkindale cormack cormick corquodale coy cracken crae craith crea creadie cready crimmon crory cubbin cue cullagh culloch cullough curdy cutchan cutcheon eachen eachern eachin eachran egan elhinney elrath elroy elwee entee erlean ernan evoy ewan ewen ewing hale hardie hardy harg henry hugh huron illop ilroy ilvaine ilwain ilwraith inally indoe inerney innes innis inroy intosh intyre iorra irvine isaac iver ivor jko kay kechnie keel keen keigan keith kellar kellow kelvie kendrick kenna kenzie keown kercher kichan kiernan killop kinlay kinley kinney kinnon kinny kinzie kitterick knight kown kusick lin oul outtan quarie quart ray ready rina ris robius ron ropoulos rory roy sata say suga wan whyte zek zka zko zuga zynski`,
);

/** How Gaelic family names begin, with a capital behind it: those in Mc are no given or middle names, of those in Mac the letters behind it tell. */
export const MC: string = "mc";
export const MAC: string = "mac";

/** Gaelic family names of daughters, by their accents: "NicLeòid", but "Nicholson", "Nicolás". */
export const GAELIC_NIC: RegExp = /^nic[b-dfglmnprst].*[àèìòù]/u;

/** Behind "Ó" an h before a vowel is no part of the name: "Ó hEithir". */
export const GAELIC_O: string = "ó";
export const GAELIC_H: RegExp = /^h[aeiouáéíóú]/u;

/** How words begin: "LaPrise", but "Lapsley". */
export const ONSET: RegExp = /^(?:[bcdfgkpstvw][lr]|ch|[gk]n|ph|s[chkmnptw]|sch|str|th|wh|[b-z])?[aeiouy]/u;

/** How Italian names end and those behind Ver, Van and Von do not: "VerSteeg", "VanLoo", but "Verrilli", "Vannucci", "Vercellino", "Verduras". */
export const NOT_DUTCH: RegExp = /[^aeo]i$|[^aeiou][^o]o$|[iou][dnr]as$/u;

/** What is spelt as in Flanders or France, where such names are one word without a capital inside: "Vandenbroucke", "Verhaeghe", "Lefaix". */
export const FLEMISH: RegExp =
  /^l.*aix$|^(?:vande|ver).*(?:ae|beke|camm|caut|ck|eele|elst|ersch$|gh|meire|poort|sche$|schue|tten?$)/u;

/** Small capital, modifier and subscript letters used as lettering style, each before the letter it stands for. Unicode 15.0, 86 pairs, sorted. */
export const SMALL_CAPITALS: string = String.raw`ɢgɪiɴnʀrʏyʙbʜhʟlʰhʲjʳrʷwʸyˡlˢsˣxᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzᴬAᴮBᴰDᴱEᴳGᴴHᴵIᴶJᴷKᴸLᴹMᴺNᴼOᴾPᴿRᵀTᵁUᵂWᵃaᵇbᵈdᵉeᵍgᵏkᵐmᵒoᵖpᵗtᵘuᵛvᵢiᵣrᵤuᵥvᶜcᶠfᶦiᶻzⁱiⁿnₐaₑeₒoₓxₕhₖkₗlₘmₙnₚpₛsₜtⱼjꜰfꜱsꞯq`;

/** Combining lines over, under and through letters, which are lettering style and no accents. Unicode 15.0, sorted. */
export const LINES_ON_LETTERS: string = "\u0305\u0332\u0333\u0335\u0336\u0337\u0338\u033f";

/** How offices and professions end in the languages of Europe and family names do not, lower case: "Oberarzt", "Överläkare", "Kinesióloga". General knowledge, 2026. */
export const OFFICE_BY_ENDING: RegExp =
  /(?:arzt|ärztin|läkare|[dlr]læge|[nr]lege|(?:.{4}a|[ci])trice|teuse|dgivare|tuomari|lääkäri|[oó]log[ao]|olog(?:ue|ist)|ingen(?:jör|iør|ieure?)|amanuensis|direktør|direktör|tandarts|dokter|revisor|fachfrau|(?:ntwickl|berat|chnik|lektor|manag|olog|pfarr|[lst]leit|direktor|ferent|therapeut|vokat|dgiv)(?:er)?(?:in)?)$/u;

/** The last two letters of these, which spare most words the search. */
export const OFFICE_LAST: ReadonlySet<string> = /* @__PURE__ */ wordSet(
  "ag at au ce er ga ge go ik in is it iv kl nt og or re ri rr se st ts ue ur ut zt ör ør",
);

/** A word as it is typed with caps lock on: "aNN". */
export const CAPS_LOCKED: RegExp = /(?<![^ ,-])[^\0-@A-Z[-`][A-Z\u00c0-\u00de\u0100-\u024f]{2}/u;

/** How degrees of Indonesia open, of a bachelor or master; "M.A.", "M.D.", "M.B.A." and "M.P.H." are those of other countries as well. */
export const INDONESIAN_DEGREE: RegExp = /^(?:S\.|M\.(?![ADS]\b|[BP]\.))[A-Z]/u;

/** Those of two letters that open a list of them: "S.H.", "S.T."; elsewhere they are initials. */
export const LETTER_DEGREE: RegExp = /^S\.[EHPST]\.?$/u;

/** Two of them in a row without an inner dot: "ST., M.Kom.", "SE, MM". */
export const BACHELOR: RegExp = /^S[EHPT]\.?$/u;
export const MASTER: RegExp = /^M\.?[HKMPST][a-z]{0,4}\.?$/u;

/** Those that no initials are: "S.Ag.", "S.I.Kom", "M.Pd.I". General knowledge, 2026; sorted. */
export const SHORT_DEGREE: RegExp =
  /^[MS]\.(?:I\.)?(?:A[gkP]|Ars|Ds|Farm|Gz|HI|Hum|I?[Kk]om|IP|K[MPn]|Ke[bdps]|M?S[Ii]|Mat|Pd|Psi|Pt|S[ny]|Sos|Stat|T[IPhr])(?![a-z])/u;

/** Parts of a degree that no table holds, with dots between them: "Dip.Couns.", "cand.merc.aud." */
export const DOTTED_DEGREE: RegExp =
  /^(?:[Aa]dv|[Bb]ach|[Cc]and|[Cc]ert|[Dd]ipl?|[Gg]rad|[Mm]ag|[Pp]ost)\.[A-Za-z]{2}/u;

/** Two consonants are an abbreviation. */
export const TWO_CONSONANTS: RegExp = /^[bcdfghjklmnpqrstvwxz]{2}$/u;

/** Three letters or more and none of them a vowel are mostly a post-nominal, and so are those that open with two letters as names hardly do: "CPENG", "FCIPD". */
export const NO_VOWEL: RegExp =
  /^(?:[b-df-hj-np-tv-xz]{3,}|(?:b[cp]|c[bcdfgkmpq]|f[bcgkmnpsw]|l[cp]|p[cg]|r[cp])[a-z]{2,})$/u;

/**
 * Letters that no family name opens with, by which an unlisted post-nominal in capitals is told: "FTSE", "PFHEA". With three consonants begin
 * "SCHMIDT", "SZCZEPAN", "MTHEMBU", "PFLUG", "CHRISTIE", "KRZAK".
 */
export const NO_ONSET: RegExp =
  /^(?![BCDGKPTZ]H|[BCDGHKPTVWZ]R|CZ|DZ|[MN]|PFL|PFR|S|TS|VL)[B-DF-HJ-NP-TV-XZ]{3}|^F[BCDGHKMNPQSTVWXZ]/u;

/** A post-nominal in letters of both cases, which no name is written in: "MIEAust", "FIChemE", "MPharm", "DipABLM". */
export const CAPITALS_INSIDE: RegExp =
  /^Dip[A-Z]{2}|^(?:[A-Z]{3}|[A-Z]{2}[a-z]+[A-Z]|[BCDFLR][BCDGKMNPSTVW]|M[DGNPRS])[A-Z]*[a-z]/u;
