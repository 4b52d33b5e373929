// Meaning: Japanese place names that the endings 市 区 町 村 郡 alone would cut at the wrong character, and the words of codes and numbers.
// Source: Ministry of Internal Affairs and Communications, list of local government codes; read 2026-11.
// 10 tables, names in the order of the codes.

/** The 47 prefectures. */
export const PREFECTURES: readonly string[] =
  String.raw`北海道 青森県 岩手県 宮城県 秋田県 山形県 福島県 茨城県 栃木県 群馬県 埼玉県 千葉県 東京都 神奈川県 新潟県 富山県 石川県 福井県 山梨県 長野県 岐阜県 静岡県 愛知県 三重県 滋賀県 京都府 大阪府 兵庫県 奈良県 和歌山県 鳥取県 島根県 岡山県 広島県 山口県 徳島県 香川県 愛媛県 高知県 福岡県 佐賀県 長崎県 熊本県 大分県 宮崎県 鹿児島県 沖縄県`.split(
    " ",
  );

/** Cities whose name holds 市, 町, 村, 区 or 郡 before its end. */
export const CITIES_WITH_ENDING_INSIDE: readonly string[] =
  String.raw`市川市 市原市 八日市場市 四日市市 廿日市市 野々市市 町田市 大町市 十日町市 村山市 東村山市 武蔵村山市 羽村市 田村市 村上市 大村市 郡山市 大和郡山市 郡上市 蒲郡市 小郡市`.split(
    " ",
  );

/** Towns and villages whose name holds 町 or 村 before its end, or 市. */
export const TOWNS_WITH_ENDING_INSIDE: readonly string[] =
  String.raw`玉村町 大町町 村田町 余市町 上市町 下市町 市貝町 市川町 市川三郷町 中村町 村山町 町村`.split(" ");

/** A postal code in front with its sign or word. */
export const CODE: RegExp = /^ ?(〒|郵便番号|) ?(\d{3})-?(\d{4})(?![\d-])/u;

/** The name of a building or firm in front of the sign of the code, "TOWER 〒530-0011 …", or behind a blank of the prefecture. */
export const BUILDING_IN_FRONT: RegExp =
  /^([^〒\d ]{4,30})(?: ?(?=〒 ?\d{3}-?\d{4})| (?=東京都|北海道|[大京][阪都]府|.{2,3}県))(.+)$/u;

/** A postal code behind all, with its mark or the hyphen. */
export const CODE_AT_END: RegExp = / ?(?:〒 ?(\d{3})-?(\d{4})|(?<= )(\d{3})-(\d{4}))$/u;

/** The numbers of block and house with the words between them. */
export const BLOCK: RegExp = /^(?:\d+(?![\dF階]|号室) ?(?:番地の|番地|番|号|[のノー-](?= ?\d))? ?){1,6}/u;

/** The first digits that do not count a street (条, 線, 地割) of the town's name. */
export const FIRST_NUMBER: RegExp = /(?<!\d)\d+(?!\d|条|線|地割|丁 |号線)/u;

/** The name of the country before a prefecture, short or official. */
export const JAPAN_IN_FRONT: RegExp = /^日本国?[ 、]{0,2}(?=〒|.{2,3}[都道府県])/u;

/** A town with the number of its part. */
export const CHOME: RegExp = /^((?:(?!\d-\d).){0,40}?)(\d{1,3}|[一二三四五六七八九十]{1,3}) ?丁目(?:の|ノ)?/u;
