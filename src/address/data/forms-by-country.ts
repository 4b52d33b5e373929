// Meaning: notations of one country with the form that its reader knows, in which "$1" is what stands in the first brackets.
// Source: addresses of public registers and of company sites in each country; read 2026-11.
// 1 table, countries in alphabetical order, the forms of each in the order in which they are read.

/** A notation and its form. */
type Form = readonly [notation: RegExp, form: string];

/**
 * A latin letter or word for the house in transcribed lines, "UL. SADOVAYA, D. 5, KV. 12", which is that of a unit elsewhere, and STR behind
 * a number for one of its buildings: "D. 119, STR. 63"; the letters of such buildings, "Д. 4 К2С1", "64А С2"; the kind of a place behind its
 * name, "ЛИПОВКА С.,"; a region behind the word for it; a dash before the letter of the house.
 */
const RUSSIAN: readonly Form[] = [
  [/(?:, (?:BUD|D|DOM)\.?| (?:BUD|D|DOM)\.) ?(?=\d)/u, " "],
  [/(?<=\d[A-Z]?,? )STR(?:\. ?| )(?=\d)/u, "BUILDING "],
  [/(?<=\d[А-Я]?,? ?)([КС])\.? ?(?=\d)/u, " $1 "],
  [/(?<=\d)([КС])(?=\d)/u, " $1 "],
  [/(^|, )([А-Я-]{3,}(?: [А-Я-]{3,})?) (Г|ГОР|ГОРОД|Д|ДЕР|ПГТ|ПОС|РП|С|СЕЛО)\.?(?=,|$)/u, "$1$3 $2"],
  [/(^|, )(КРАЙ|ОБЛ(?:АСТЬ)?|РЕСП(?:УБЛИКА)?)\.? ([А-Я-]+)(?=,|$)/u, "$1$3 $2"],
  [/(?<=\d) - (?=[А-Я](?:[ ,]|$))/u, ""],
];

/** A hyphen between the name of a street or road and its number, "RUA LIPA-25", "BR 230-S/N"; of "ROD. RSC-287" the number is the name; between the house number and a quarter, "250-CENTRO"; behind a name with a blank on one side alone, "PRACETA LIPA- FERN". */
const HYPHENS: readonly Form[] = [
  [/(?<=[A-ZÀ-Ý]{4})-(?=\d{1,4}[A-Z]?(?:[ ,]|$))|(?<=[A-ZÀ-Ý]{2}|\d)-(?=S\/N)/u, " "],
  [/(?<=\d)-(?=[A-ZÀ-Ý]{4})/u, " - "],
  [/(?<=[A-ZÀ-Ý]{3})- (?=[A-ZÀ-Ý][^\d,]{0,40}(?:,|$))/u, " - "],
];

/** The comma between a numbered alley of Vietnam and its street: "NGÕ 34, ĐƯỜNG LÁNG". */
const ALLEY_APART: RegExp = /(?<=(?:^|[ ,])(?:HẺM|KIỆT|NGÁCH|NGÕ) \d{1,4}(?:\/\d{1,4})?),(?= )/u;

/**
 * Germany: a street with its number, "LIPA-STR4"; a square of Mannheim, which has no streets, with its letter and number apart before a house number, "C 4, 9, 68159
 * MANNHEIM"; words for a house without a number, "AM ANGER O. NR."; with whom somebody lives behind a street, "LIPASTR. 73 BEI FERN", but no
 * note, "BEI DER KIRCHE". Denmark: the number of a floor alone between commas, "FERNGADE 60, 1., 6700 ESBJERG", the word of a floor before its
 * side, "3. SAL TH", the ground and cellar as words, "STUEN". Spain: the number of a floor before the letter of its door, "MAYOR 6, 2. A"; a street that is no "C/O", "C/OLMO"; a province with both its names, "ARABA/ÁLAVA". Estonia: the short word of a
 * flat. France: a hamlet without its hyphen; a floor in short, "3E ÉT.". Hong Kong: "FLAT/RM 1105". Hungary: a street by its letter, "LIPA U. 3";
 * the slash or comma before the door, "IV. EM./28", "12., IV/28". India: the side of a railway, "BANDRA (W)". Italy: a street with its
 * number, "VIA LIPA14". Luxembourg: a firm, "S.À R.L.". Mexico: a box, "A.P. 123", a block and its lot, "M-16 L-6". Portugal: a building and a floor
 * in short, "EDF. LIPA", "5 R C", and the door on the right, "3º DT". Thailand: a village by number, "M.3"; subdistrict and district by letter,
 * "T. RAWAI A. MUEANG". Turkey: the block with its letter, which stands in front, "A BLOK", "BLOK: B"; the letter or word of a floor,
 * "K:5", "KAT: ZEMIN"; the number of the inner door, "İÇ KAPI NO: 4". Vietnam: the sign of a number without its mark.
 * Brazil: a lot with its number, "LT36". Colombia: a sign said twice, "##", a letter before the second number, "# 16 A 79", two streets that cross,
 * "CALLE 13 CRA 5". Denmark: doors in short, "2. T. H.", "4 DØR". The Emirates: "P.O.BOX - 12345". Ireland: "COUNTY: KILDARE". Korea: "GONGJI RO".
 * Romania: the letter of a block, "BL. C 4", two numbers, "53 SI 54". Singapore: two units, "#02-26 TO 29".
 */
export const FORMS_BY_COUNTRY: ReadonlyMap<string, readonly Form[]> = /* @__PURE__ */ new Map<string, readonly Form[]>([
  ["AE", [[/(?<=BOX) ?- ?(?=\d)/u, " "]]],
  ["BR", [...HYPHENS, [/(?<=[ ,]LT)(?=\d)/u, " "], [/(?<=BOX \d{1,4}) ?\/ ?(?=\d)/u, "/"]]],
  ["BY", RUSSIAN],
  [
    "CO",
    [
      [/#{2,3}/u, "#"],
      [/(# ?\d{1,3}) ?([A-XZ]) (?=\d{1,3}(?:[ ,]|$))/u, "$1$2-"],
      [
        /^((?:AUTOP|AV|CALLE|CARR|CL|CR|DG|DIAG|KR|TRANSV)[^#,]{1,30}\d[A-Z]?) (?=(?:CALLE|CARRERA|CLL?|CRA?|KRA?)\.? \d{1,3} ?[A-Z]?(?: (?:NORTE|SUR))?(?: ESQ(?:UINA)?)?(?:,|$))/u,
        "$1 CON ",
      ],
    ],
  ],
  [
    "DE",
    [
      [/(^|, )([A-U]) (?=\d,? \d{1,3}(?:-\d{1,3})?[A-Z]?,? (?:MANNHEIM,? )?(?:D-)?681\d\d)/u, "$1$2"],
      [/(?<=STR(?:A(?:SS|ß)E)?)(?=\d)/u, " "],
      [/(?<=[ ,])(?:O NR\.?|O\. ?NR\.?|OHNE (?:HAUS)?(?:NR\.?|NUMMER))(?=,|$| \d{5})/u, "ONR"],
      [/(?<=STR(?:A(?:SS|ß)E|\.)? \d{1,4}[A-Z]?)(?:,? BEI (?!DE[MNR] |\d)| C\/O )/u, ", C/O "],
    ],
  ],
  [
    "DK",
    [
      [/(?<=\d[A-Z]?,? )(?:(K)(?:Æ?(L)D(?:ER(?:EN)?)?)|(ST)UEN)\b/u, "$1$2$3"],
      [/(?<=[ ,](?:\d{1,2}|KL|ST))\.?(?:,? ?SAL)?[.,]{0,2} ?(?=(?:D[OØ]R|MF|T\.?[HV])\b)/u, " "],
      [/((?:\d|ST|KL)\.?,? )T\. ?([HV])\b\.?/u, "$1T$2"],
      [/, (\d{1,2})\.(?=,)/u, ", $1 SAL"],
      [/(, )(\d{1,2})\.? D[OØ]R\.?(?=,)/u, "$1DØR $2"],
    ],
  ],
  ["EE", [[/(?<=[ ,])KRT(?=\.? ?\d)/u, "KORTER"]]],
  [
    "ES",
    [
      [/(?<=^|[ ,])C\/(?=O[A-ZÀ-Ý])/u, "C/ "],
      [/(?<=[ ,]\d{1,2})\. (?=[A-Z](?:,|$))/u, "º "],
      [/\bARABA\/(?=[AÁ]LAVA\b)|(?<=ALICANTE|CASTELL[OÓ]N|VALENCIA)\/(?:ALACANT|CASTELL[OÓ]|VAL[EÈ]NCIA)\b/u, ""],
    ],
  ],
  [
    "FR",
    [
      [/(?<=^|[ ,])LIEU DIT(?= )/u, "LIEU-DIT"],
      [/(?<=[ ,])[EÉ]T\. ?(?=\d)|(?<= \d{1,2}[EÈ](?:ME|R)? )(?:ET\.|ÉT\b\.?)/u, "ETAGE "],
    ],
  ],
  ["HK", [[/\bFLAT ?\/ ?RM\b/u, "FLAT"]]],
  [
    "HU",
    [
      [/(?<=[^\d,.] )U\.? ?(?=\d)/u, "UTCA "],
      [/(?<=[ ,]EM(?:ELET)?)\.? ?\/ ?(?=\d)|(?<=\d)\.?, (?=[IVX]{1,4}\/\d)/u, " "],
    ],
  ],
  ["IE", [[/\bCOUNTY: ?/u, "COUNTY "]]],
  ["IN", [[/ ?\((E(?:AST)?|W(?:EST)?)\)/u, " $1 "]]],
  ["IT", [[/(?<=[A-ZÀ-Ý]{4})(?=\d{1,4}(?:[ ,/-]|$))/u, " "]]],
  ["KR", [[/(?<=[A-Z]{3}) (DAERO|GIL|RO)(?=,| \d{1,4}(?:-\d{1,3})?(?:,|$))/u, "-$1"]]],
  ["KZ", RUSSIAN],
  ["LU", [[/(?<= )S\.À ?R\.L\./u, "SÀRL"]]],
  [
    "MX",
    [
      [/(?<=^|, )A\. ?P\. ?(?=\d)/u, "APARTADO "],
      [/(?<=[ ,])M(?:ANZ|Z(?:A|NA)?)?\.?-? ?(?=\d{1,3}[A-Z]?,? L(?:OTE|T)?\.?-? ?\d)/u, "MZ "],
      [/(?<=[ ,]MZ \d{1,3}[A-Z]?,? )L(?:OTE|T)?\.?-? ?(?=\d)/u, "LT "],
    ],
  ],
  [
    "PT",
    [
      ...HYPHENS,
      [/\bEDF\.?(?= )/u, "EDIFICIO"],
      [/(?<=\d[A-Z]?,? ?)R\.? ?C\.?(?=[ ,]|$)/u, "R/C"],
      [/(?<=\d[º°.]{0,2} ?|R\/C )(?:DIR|DRT|DTR?)\.?(?=[ ,]|$)/u, "DTO"],
    ],
  ],
  [
    "RO",
    [
      [/([ ,]BL(?:OC)?\.? ?)([A-Z]{1,2}) (?=\d{1,3}[A-Z]?(?:[ ,]|$))/u, "$1$2"],
      [/(?<=\d) [SȘŞ]I (?=\d)/u, " & "],
    ],
  ],
  ["RU", RUSSIAN],
  ["SG", [[/(#[B\d]\d?-\d{1,4}) (?:&|AND|TO) (?=\d)/u, "$1/"]]],
  [
    "TH",
    [
      [/(?<=\d,? )M(?:OO|U)?\.? ?(?=\d{1,2}(?:[ ,]|$))/u, "MOO "],
      [/(?<=[ ,])T\. ?([^,\d.]+),? A\. ?(?=[A-Z])/u, "TAMBON $1, AMPHOE "],
    ],
  ],
  [
    "TR",
    [
      [/(?<=^|[ ,:.\d])(?:([A-ZÇĞİÖŞÜ]\d?)[ -]BLOK(?=[ ,]|$)|BLOK: ?([A-ZÇĞİÖŞÜ]\d?)(?=[ ,]|$))/u, "BLOK $1$2"],
      [/(?<=[ ,])K(?:AT)?(?:[.:]? ?(?=\d)|[.:] ?(?=(?:BODRUM|G[İI]R[İI][SŞ]|ZEM[İI]N)(?:[ ,]|$)))/u, "KAT "],
      [/(?<=[ ,])[İI][ÇC] KAPI(?: NO)?[.:]? ?/u, "DAIRE "],
    ],
  ],
  ["UA", RUSSIAN],
  [
    "VN",
    [
      [/^SO (?=\d)/u, "SỐ "],
      [ALLEY_APART, ""],
      [ALLEY_APART, ""],
    ],
  ],
]);
