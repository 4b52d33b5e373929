// Meaning: scripts, characters and words of scripts that tell a country, as patterns.
// Source: Unicode 17.0 blocks; Japan Post, China Post and Chunghwa Post addressing guides; read 2026-11.
// 9 tables, scripts in the order of their blocks.

/** Scripts that tell the country, by the blocks of the script: [first, last, country]. */
export const SCRIPTS: readonly (readonly [first: number, last: number, country: string | null])[] = [
  [0x370, 0x3ff, "GR"],
  [0x400, 0x52f, "RU"],
  [0x530, 0x58f, "AM"],
  [0x590, 0x5ff, "IL"],
  [0x600, 0x6ff, null],
  [0x900, 0x97f, "IN"],
  [0x980, 0x9ff, null],
  [0xa00, 0xd7f, "IN"],
  [0xd80, 0xdff, "LK"],
  [0xe00, 0xe7f, "TH"],
  [0xe80, 0xeff, "LA"],
  [0x1000, 0x109f, "MM"],
  [0x10a0, 0x10ff, "GE"],
  [0x1100, 0x11ff, "KR"],
  [0x1200, 0x139f, "ET"],
  [0x1780, 0x17ff, "KH"],
  [0x1c90, 0x1cbf, "GE"],
  [0x3040, 0x30ff, "JP"],
  [0x3400, 0x9fff, "CN"],
  [0xac00, 0xd7af, "KR"],
];

/** The zeros of the digits that addresses in these scripts are written with: Arabic, Persian, Devanagari, Bengali, Thai, Myanmar. */
export const DIGIT_ZEROS: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040];

/**
 * What tells the country of an address in Cyrillic: letters and street words that Russian has not, and large cities that open or end a text or
 * stand beside their code. The first that fits counts, since Kazakh and Uzbek share letters with Ukrainian and Belarusian.
 */
export const CYRILLIC_SIGNS: readonly (readonly [sign: RegExp, country: string])[] = [
  [/КЎЧА|ТОШКЕНТ|Ҳ/u, "UZ"],
  [/КӨШЕ|[ҚҒҰ]/u, "KZ"],
  [/(?:АЙМАГ|ДҮҮРЭГ|УЛААНБААТАР|ХОРОО)(?:[ ,]|$)/u, "MN"],
  [/Ў|(?:^|, ?|Г\. ?)М[ИІ]НСК(?:,|$)/u, "BY"],
  [/[ІЇЄҐ]|(?:^|[ ,])ВУЛ[. ]/u, "UA"],
  [/[ЃЌ]|(?:, ?|\d{4} )(?:БИТОЛА|ОХРИД|СКОПЈЕ)(?:,? \d{4})?$/u, "MK"],
  [/[ЂЈЉЊЋЏ]/u, "RS"],
  [/(?:^|\D, ?|\D\d{5} )(?:БЕОГРАД|НИШ|НОВИ САД|СУБОТИЦА)(?:,|(?: \d{5})?$)/u, "RS"],
  [/(?:^|, ?|(?:^|\D)\d{4} |ГР\.? ?)(?:БУРГАС|ВАРНА|ПЛЕВЕН|ПЛОВДИВ|РУСЕ|СОФИЯ|СТАРА ЗАГОРА)(?:,|(?: \d{4})?$)/u, "BG"],
];

/** The postal mark and the words for a block, which no Chinese address has. */
export const JAPANESE_ONLY: RegExp = /〒|丁目|番地/u;

/** A city, ward or town with a number of parts, as Japanese houses have it. */
export const JAPANESE: RegExp = /町\d|[市区町村].{0,20}\d-\d/u;

/** A province, or a word for a street right before a number or a section: no Japanese address is written so. */
export const CHINESE: RegExp = /省|自治区|(?:大道|胡同|[路街巷弄])(?:.段)?\d/u;

/** Characters that are written so in Taiwan, Hong Kong and Macau only, and the name of Taiwan in front in simplified ones. */
export const TRADITIONAL: RegExp = /[號樓區縣臺灣門龍]|^(?:\d+ ?)?台湾(?![路街大])/u;

/** Areas that are no part of a province. */
export const HONG_KONG: RegExp = /香港|九[龍龙]|新界/u;
export const MACAU: RegExp = /澳[門门]/u;
