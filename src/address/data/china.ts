// Meaning: the words of an address in Chinese characters, as patterns: countries, codes, provinces and autonomous regions with
// and without their ending, what belongs to no province, endings of the other areas, streets and numbers.
// Source: GB/T 2260, codes for the administrative divisions of China; read 2026-11. 18 tables.

/** 广东省, 内蒙古自治区, 新疆维吾尔自治区. */
export const PROVINCE: RegExp =
  /^(?:(?:河[北南]|山[西东]|内蒙古|辽宁|吉林(?!市)|黑龙江|江[苏西]|浙江|安徽|福建|湖[北南]|广[东西]|海南|四川|贵州|云南|西藏|陕西|甘肃|青海|宁夏|新疆)(?:省|(?:维吾尔|壮族|回族)?自治区)?)/u;

/** Cities and areas that belong to no province, and mostly stand without their ending: 北京市, 香港特別行政區; longer names that begin like them, 九龍灣, and no street's, 香港仔大道. */
export const FREE_CITY: RegExp =
  /^(?:北京|天津|上海|重庆|香港(?:仔(?!大道)|(?!仔))|九[龍龙](?:(?:[塘湾灣]|城(?!市)[区區]?)(?!道)|(?![城塘湾灣]道))|新界|澳[門门])(?:市|特[別别]行政[区區])?/u;

/** Countries whose addresses stand in Chinese characters. */
export const WRITES_CHINESE: ReadonlySet<string> = new Set(["CN", "HK", "MO", "TW"]);

/** The name of the country in front: 中国, 中华人民共和国, 臺灣. A street has the name too: 臺灣大道. */
export const COUNTRY: RegExp = /^(?:中[国國]|中[华華]人民共和[国國]|中華民[国國]|[台臺][灣湾])(?:省|(?![路街大])) ?/u;

/** The same right behind a number, its sign, a room or floor: 12号中国, but not 中国大厦. */
export const COUNTRY_BEHIND: RegExp = /(?<=[\d号號室楼樓层層])中[国國]$/u;

/** The postal code with the word that may announce it; at the end six digits without a blank, 大厦100022, in Taiwan between areas and street, 苓雅區802四維路. */
export const CODE_IN_FRONT: RegExp = /^(邮编|邮政编码|郵遞區號)?:? ?(\d{3}(?:-?\d{2,3})?)(?![\d号號-])/u;
export const CODE_BEHIND: RegExp =
  /(?: |(?<=[\u3400-\u9fff])(?=\d{6}$|[邮郵]))(邮编|邮政编码|郵遞區號)?:? ?(\d{3}(?:-?\d{2,3})?)$/u;
export const CODE_INSIDE: RegExp =
  /(?<=[区區市縣鄉鎮])()(\d{3}(?:\d{2,3})?)(?![号號巷弄鄰樓])(?=[\u3400-\u9fff]{1,6}[区區路街道])/u;

/**
 * A house number with its sign: 88号, 88-1号, 88号院, 7號之2, 7之1號; several: 593、597號; in numerals behind a street or
 * village: 一一七號, 一之八號; with letters and a range: 245B及247C號, 203至205號. No house: 3号楼 is a building, 2号线 a line, 2樓215號
 * and 商場3號舖 a shop.
 */
export const NUMBER: RegExp =
  /(?<!(?:[\d一二三四五六七八九十下][层層楼樓]|商[场場]|廣場|地下)[A-Z]{0,2}\d{0,5})(?:(?=\d)|(?<=[路街道巷弄段里村鄰]))[\d一二三四五六七八九十〇零百]{1,6}[A-Z]?(?:[-之][\d一二三四五六七八九十]{1,4})?(?:[号號]?[、及和至][\dA-Z之-]{1,9}){0,8}[号號](?![楼樓线線])(?:之[\d一二三四五六七八九十]{1,4}(?![楼樓])|院)?/u;

/** A shop without a street: 海港城商場2樓215號. */
export const SHOP: RegExp = /^[^路街道]+[号號][舖鋪铺]?$/u;

/** The comma before a further number of a list: 71,73及75號. */
export const COMMA_IN_LIST: RegExp = /(?<=\D\d{1,4}[A-Z]?), ?(?=\d{1,4}[A-Z]?[,、及和至号號-])/u;

/** A village or neighbourhood in front of a street: 北安里十七鄰, 上館里. */
export const VILLAGE: RegExp = /^[^路街]{2,7}?[里村鄰](?=[^路街]{2,3}[路街])/u;

/** A number without its sign, right behind the word for a street and with no sign of a lane, section or floor. */
export const BARE_NUMBER: RegExp = /(?<=[路街道巷弄段])\d{1,6}(?:-\d{1,4})?(?![\d巷弄段楼樓层層室])/u;

/** No name of a city or district reaches beyond the word for a street or a number. */
export const STREET: RegExp = /大道|[路街巷弄\d]/u;

/** Last characters of counties and districts, of towns, of cities. */
export const COUNTY_ENDINGS: string = String.raw`区區县縣市旗`;
export const TOWN_ENDINGS: string = String.raw`镇鎮乡鄉`;
export const CITY_ENDINGS: string = String.raw`市縣州盟`;

/** Numerals from one. */
export const NUMERALS: string = String.raw`一二三四五六七八九`;
