import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

/** Given, middle and family name, generation and what stands behind the name. */
function parts(text: string, locale?: string): readonly (string | null)[] {
  const name = parsePersonName(text, locale === undefined ? {} : { locale });
  return [name.given, name.middle, name.family, name.generation, name.credentials.join("; ") || null];
}

describe("particles of European names in other scripts go with the family name and stay small", () => {
  test.each([
    ["Κλάους φον Τανάου", "Κλάους", "φον Τανάου"],
    ["ΚΛΑΟΥΣ ΦΟΝ ΤΑΝΑΟΥ", "Κλαους", "φον Ταναου"],
    ["Կլաուս ֆոն Տանաու", "Կլաուս", "ֆոն Տանաու"],
    ["კლაუს ფონ ტანაუ", "კლაუს", "ფონ ტანაუ"],
    ["קלאוס פון טנאו", "קלאוס", "פון טנאו"],
    ["كلاوس فون تاناو", "كلاوس", "فون تاناو"],
    ["کلاوس فن تاناو", "کلاوس", "فن تاناو"],
    ["क्लाउस वॉन तनाउ", "क्लाउस", "वॉन तनाउ"],
    ["เคลาส์ ฟอน ทาเนา", "เคลาส์", "ฟอน ทาเนา"],
    ["ክላውስ ቮን ታናው", "ክላውስ", "ቮን ታናው"],
    ["Клаус фан Таннау", "Клаус", "фан Таннау"],
    ["Klaus fon Tannau", "Klaus", "fon Tannau"],
    ["クラウス・フォン・タナウ", "クラウス", "フォン・タナウ"],
    ["ロベルト・デッラ・カーサ", "ロベルト", "デッラ・カーサ"],
    ["克劳斯·冯·塔瑙", "克劳斯", "冯·塔瑙"],
    ["클라우스 폰 슈미트", "클라우스", "폰 슈미트"],
  ])("%s", (text, given, family) => {
    expect(parts(text)).toEqual([given, null, family, null, null]);
  });

  test.each([
    ["קלאוס טנאו", null, "טנאו"],
    ["フォン・タナウ", null, "タナウ"],
    ["マリア・クララ・タナウ", "クララ", "タナウ"],
  ])("%s has none", (text, middle, family) => {
    expect(parts(text).slice(1, 3)).toEqual([middle, family]);
  });
});

test.each([
  // How a name is read, as forms in Japan ask for it.
  ["タナカ タロウ", "タロウ", "タナカ"],
  ["ササキ ハナコ", "ハナコ", "ササキ"],
  ["マリー タナウ", "マリー", "タナウ"],
  ["クララ シュミット・ヴェーバー", "クララ", "シュミット・ヴェーバー"],
])("Katakana: %s", (text, given, family) => {
  expect([parts(text)[0], parts(text)[2]]).toEqual([given, family]);
});

describe("where the family name comes first", () => {
  test.each([
    ["von Tannau Rosa", "hu", "Rosa", "von Tannau"],
    ["Tannau Rosa", "hu", "Rosa", "Tannau"],
    ["Klaus von Tannau", "hu", "Klaus", "von Tannau"],
    ["Клаус фон Таннау", "mn", "Клаус", "фон Таннау"],
    ["Nguyen Van Nam", "vi", "Nam", "Nguyen"],
  ])("%s (%s)", (text, locale, given, family) => {
    expect([parts(text, locale)[0], parts(text, locale)[2]]).toEqual([given, family]);
  });
});

describe("names of other countries in Cyrillic keep their order", () => {
  test.each([
    ["Кевин Шустер", "Кевин", "Шустер"],
    ["Робин Ланг", "Робин", "Ланг"],
    ["Каролина Вебер", "Каролина", "Вебер"],
    ["Люк Фурнье", "Люк", "Фурнье"],
    // A Slavic family name stands first in lists.
    ["Калинин Пётр", "Пётр", "Калинин"],
    ["Шевчук Юрий", "Юрий", "Шевчук"],
  ])("%s", (text, given, family) => {
    expect([parts(text)[0], parts(text)[2]]).toEqual([given, family]);
  });
});

describe("behind a generation that is written small or with a dot stand suffixes", () => {
  test.each([
    ["Rosa von Tannau Jr. Tıp Doktoru", "tr", "von Tannau", "Jr.", "Tıp Doktoru"],
    ["Rosa von Tannau nuorempi LT HLT", "fi", "von Tannau", "nuorempi", "LT; HLT"],
    ["Rosa von Tannau jr lek. med.", "pl", "von Tannau", "Jr", "lek. med."],
    ["Роза фон Таннау мл. д-р по медицина", "bg", "фон Таннау", "мл.", "д-р по медицина"],
    ["Rosa Tannau Jr. MD", "tr", "Tannau", "Jr.", "MD"],
  ])("%s (%s)", (text, locale, family, generation, credentials) => {
    expect(parts(text, locale).slice(2)).toEqual([family, generation, credentials]);
  });

  test.each([
    ["José Junior da Silva", "pt", "da Silva"],
    ["Jr. Rosa Tannau", "tr", "Tannau"],
  ])("%s (%s) has names behind it", (text, locale, family) => {
    expect(parts(text, locale)[2]).toBe(family);
  });
});

describe("small abbreviations behind a whole name are suffixes where the language is known", () => {
  test.each([
    ["Роза фон Таннау мал.", "be", "фон Таннау", "мал."],
    ["Rosa Tannau irak. dk.", "eu", "Tannau", "irak. dk."],
    ["Rosa Tannau cand.", "da", "Tannau", "cand."],
  ])("%s (%s)", (text, locale, family, suffix) => {
    expect([parts(text, locale)[2], parts(text, locale)[4]]).toEqual([family, suffix]);
  });

  test.each([
    ["Rosa cand.", "da"],
    ["rosa tannau cand.", "da"],
    ["Rosa Maria T.", "da"],
  ])("%s (%s) has none", (text, locale) => {
    expect(parts(text, locale)[4]).toBeNull();
  });
});

test.each([
  ["próf. Rosa Tannau", "is", "próf."],
  ["Chr. Tannau Lang", "de", null],
])("abbreviations before a name: %s (%s)", (text, locale, title) => {
  expect(parsePersonName(text, { locale }).title).toBe(title);
});

test.each([
  ["Jan Novák ml.", "ml."],
  ["Јован Савић мл.", "мл."],
  ["JAN NOVÁK JR", "Jr"],
  ["Jan Novák jr.", "Jr."],
])("the letter case of the generation: %s", (text, generation) => {
  expect(parts(text)[3]).toBe(generation);
});

test.each([
  ["J.\u{1F600}\u{1F600}", "J."],
  ["J.()", "J."],
  ["\u2028.\u2028\u2028", null],
  ["\u00b4.\u00b4\u00b4", null],
])("an initial before no name is a name alone, a dot is none: %j", (text, given) => {
  for (const locale of ["", "de", "th"]) {
    const parsed = parsePersonName(text, { locale });
    expect([parsed.given, parsed.family, parsed.normalized]).toEqual([given, null, given]);
    expect(parsed.reason).toBe(given === null ? "invalid" : null);
  }
});
