import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  LOCALE_HONORIFICS,
  LOCALE_HONORIFICS_PACKED,
  LOCALE_JOINTS,
  LOCALE_JOINTS_PACKED,
  LOCALE_SUFFIXES,
  LOCALE_SUFFIXES_PACKED,
  LOCALE_TITLES,
  LOCALE_TITLES_PACKED,
  OFFICE_TITLES,
  OFFICE_TITLES_PACKED,
} from "../../src/person-name/data/locale-titles.ts";
import { OFFICE_STEMS } from "../../src/person-name/data/office-stems.ts";
import { unpackScripts } from "../../src/person-name/hygiene/unpack-scripts.ts";
import { unpackWords } from "../../src/person-name/hygiene/unpack-words.ts";
import { parsePersonName } from "../../src/person-name/index.ts";
import { isLocaleTitle, localeSuffixLength } from "../../src/person-name/words/locale-words.ts";
import { splitWords } from "../../src/person-name/words/words.ts";

/** locale, input → title / given / middle / family / generation and post-nominals. */
type Row = readonly [
  locale: string,
  input: string,
  title: string,
  given: string,
  middle: string,
  family: string,
  suffix: string,
];

const check = ([locale, input, ...expected]: Row): void => {
  const { title, given, middle, family, generation, credentials } = parsePersonName(input, { locale });
  const suffix = [generation, ...credentials].filter((part) => part !== null).join(", ");
  expect([title, given, middle, family].map((part) => part ?? "").concat(suffix)).toEqual(expected);
};

describe("forms of address of two persons", () => {
  test.each<Row>([
    ["es", "Don y Doña Vargas Ortiz", "Don y Doña", "", "", "Vargas Ortiz", ""],
    ["nl", "De heer en mevrouw Janssen", "De heer en mevrouw", "", "", "Janssen", ""],
    ["nl", "Dhr. en mevr. van Buren", "Dhr. en mevr.", "", "", "van Buren", ""],
    ["ro", "Domnul și Doamna Stanca", "Domnul și Doamna", "", "", "Stanca", ""],
    ["ga", "An tUasal agus Iníon Reilly", "An tUasal agus Iníon", "", "", "Reilly", ""],
    ["el", "κύριος και κυρία Αλεξάκης", "κύριος και κυρία", "", "", "Αλεξάκης", ""],
    ["ar", "السيد والسيدة حداد", "السيد والسيدة", "", "", "حداد", ""],
    ["he", "מר וגברת לוין", "מר וגברת", "", "", "לוין", ""],
    ["mr", "श्रीयुत आणि श्रीमती जोशी", "श्रीयुत आणि श्रीमती", "", "", "जोशी", ""],
    ["en", "Mr. and Mrs. van der Hout", "Mr. and Mrs.", "", "", "van der Hout", ""],
  ])("%s %s", (...row) => check(row));
});

describe("titles and suffixes of one language", () => {
  test.each<Row>([
    ["es", "Los Vargas Ortiz", "Los", "", "", "Vargas Ortiz", ""],
    ["es", "Señor Don Julio Vargas", "Señor Don", "Julio", "", "Vargas", ""],
    ["es", "José de la Torre de Castro", "", "José", "", "de la Torre de Castro", ""],
    ["fr", "Présidente Claire Antin", "Présidente", "Claire", "", "Antin", ""],
    ["it", "Regina Rossi", "", "Regina", "", "Rossi", ""],
    ["de", "Hans Graf von Baumann", "", "Hans", "", "Graf von Baumann", ""],
    ["de", "Freiherr von und zu Baumann", "Freiherr", "", "", "von und zu Baumann", ""],
    ["de", "Bundesminister a.D. Hans Baumann", "Bundesminister a.D.", "Hans", "", "Baumann", ""],
    ["de", "Hans Baumann der Jüngere", "", "Hans", "", "Baumann", "der Jüngere"],
    ["hu", "Halmos úr", "úr", "", "", "Halmos", ""],
    ["vi", "Lê Văn Lâm", "", "Lâm", "Văn", "Lê", ""],
    ["vi", "Trần Hồ", "", "Hồ", "", "Trần", ""],
    ["vi", "Lâm Nguyễn", "", "Lâm", "", "Nguyễn", ""],
    ["ko", "Han Byeol Kim", "", "Han", "Byeol", "Kim", ""],
    ["sv", "Riksdagsledamot Lars Holm", "", "Lars", "", "Holm", "Riksdagsledamot"],
    ["sv", "Statsminister Lars Holm", "Statsminister", "Lars", "", "Holm", ""],
    ["kk", "Қалиев Арман Ерланұлы", "", "Арман", "Ерланұлы", "Қалиев", ""],
    ["ka", "ბერიძე ნინო", "", "ნინო", "", "ბერიძე", ""],
    ["ka", "ნინო ბერიძე", "", "ნინო", "", "ბერიძე", ""],
    ["hy", "Պետրոսյան Արամ", "", "Արամ", "", "Պետրոսյան", ""],
    ["ar", "عبد الرحمن النجار", "", "عبد الرحمن", "", "النجار", ""],
    ["am", "ማርታ ሄለን ሳራ ከበደ", "", "ማርታ", "ሄለን ሳራ", "ከበደ", ""],
    ["hu", "Halmos Dóra", "", "Dóra", "", "Halmos", ""],
    ["hu", "Halmosné Zsoldos Dóra", "", "Dóra", "", "Halmosné Zsoldos", ""],
    ["hu", "Halmosné Anna Dóra", "", "Anna", "Dóra", "Halmosné", ""],
    ["hu", "ifj. Halmos Dóra", "", "Dóra", "", "Halmos", "ifj."],
    ["hu", "Dr. id. Halmos Dóra", "Dr.", "Dóra", "", "Halmos", "id."],
    ["hu", "özv. Halmos Dóra", "özv.", "Dóra", "", "Halmos", ""],
    ["tr", "Kemal Bey", "Bey", "Kemal", "", "", ""],
    ["bs", "g. Adnan Suša, zastupnik u parlamentu", "g.", "Adnan", "", "Suša", "zastupnik u parlamentu"],
    ["mn", "Болд Ноён Тэмүүлэн", "Ноён", "Тэмүүлэн", "", "Болд", ""],
    ["en", "Regina Brown", "", "Regina", "", "Brown", ""],
    ["en", "Lord Harlow", "Lord", "", "", "Harlow", ""],
    ["", "Bey Harlow", "", "Bey", "", "Harlow", ""],
  ])("%s %s", (...row) => check(row));
});

describe("order beyond Latin letters", () => {
  test.each<Row>([
    ["ru", "Белов И. И.", "", "И.", "И.", "Белов", ""],
    ["ru", "И. И. Белов", "", "И.", "И.", "Белов", ""],
    ["be", "Ірына Кавальчук", "", "Ірына", "", "Кавальчук", ""],
    ["hi", "विजय लक्ष्मी हरीश जोशी", "", "विजय लक्ष्मी", "हरीश", "जोशी", ""],
    ["hi", "विजय हरीश जोशी", "", "विजय", "हरीश", "जोशी", ""],
    ["ja", "高橋様", "様", "", "", "高橋", ""],
    ["ja", "高橋弘様", "様", "弘", "", "高橋", ""],
    ["ja", "高橋社長", "", "", "", "高橋", "社長"],
    ["ja", "宇都宮明", "", "明", "", "宇都宮", ""],
    ["ja", "鷹栖みのり", "", "みのり", "", "鷹栖", ""],
    ["ja", "健太郎", "", "健太郎", "", "", ""],
    ["ja", "トム・ベイカー", "", "トム", "", "ベイカー", ""],
    ["zh", "约翰·史密斯", "", "约翰", "", "史密斯", ""],
    ["zh", "王小明副总经理", "", "小明", "", "王", "副总经理"],
    ["zh", "王丽君", "", "丽君", "", "王", ""],
    ["zh", "王小明 (Division B)", "", "小明", "", "王", "(Division B)"],
    ["zh", "王小明(经理)", "", "小明", "", "王", "(经理)"],
    ["zh", "王小明外公(Division B)", "", "小明", "", "王", "外公(Division B)"],
    ["zh", "王先生和夫人", "", "", "", "王", "先生和夫人"],
    ["ja", "花子さん", "さん", "花子", "", "", ""],
    ["ja", "林さん", "さん", "", "", "林", ""],
    ["ko", "김씨", "씨", "", "", "김", ""],
    ["ko", "김민준님", "님", "민준", "", "김", ""],
    ["ko", "김민준 과장님", "", "민준", "", "김", "과장님"],
    ["ko", "박미양", "", "미양", "", "박", ""],
  ])("%s %s", (...row) => check(row));
});

test("two persons joined by one letter beyond Latin", () => {
  const parsed = parsePersonName("Анна и Борис Беловы", { locale: "ru" });
  expect(parsed.normalized).toBe("Анна Беловы");
  expect(parsed.others.map((other) => other.normalized)).toEqual(["Борис Беловы"]);
});

const rowsOf = (latin: string, packed: string): [string, string[]][] => [
  ...latin.split("\n").map((row): [string, string[]] => [row.slice(0, row.indexOf(" ")), wordsOf(row)]),
  ...packed.split("\n").map((row): [string, string[]] => [row.slice(0, row.indexOf(" ")), wordsOf(unpackScripts(row))]),
];
const wordsOf = (row: string): string[] => row.slice(row.indexOf(" ") + 1).split("|");
const OFFICES = [...unpackWords(OFFICE_TITLES), ...unpackScripts(OFFICE_TITLES_PACKED).split("|")];

test("tables by language are sorted, unique and lower case", () => {
  for (const rows of [
    rowsOf(LOCALE_TITLES, LOCALE_TITLES_PACKED),
    rowsOf(LOCALE_SUFFIXES, LOCALE_SUFFIXES_PACKED),
    rowsOf(LOCALE_HONORIFICS, LOCALE_HONORIFICS_PACKED),
    rowsOf(LOCALE_JOINTS, LOCALE_JOINTS_PACKED),
  ]) {
    expect(new Set(rows.map(([language]) => language)).size).toBe(rows.length);
    for (const [language, words] of rows) {
      expect(language).toMatch(/^[a-z]{2,3}$/u);
      expect(words).toEqual([...new Set(words)].sort());
      expect(words.join()).toBe(words.join().toLowerCase());
      expect(words.join()).not.toContain(".");
    }
  }
  const stems = unpackWords(OFFICE_STEMS);
  for (const offices of [unpackWords(OFFICE_TITLES), unpackScripts(OFFICE_TITLES_PACKED).split("|")])
    expect(offices).toEqual([...new Set(offices)].sort());
  expect(OFFICES.filter((office) => stems.some((stem) => !office.includes(" ") && office.startsWith(stem)))).toEqual(
    [],
  );
  expect(stems).toEqual([...new Set(stems)].sort());
});

test("every row of words is read from its packed form", () => {
  const path = join(import.meta.dirname, "../../data-sources/person-names/locale-words.txt");
  const rows = readFileSync(path, "utf8")
    .split("\n")
    .filter((row) => row !== "");
  expect(rows.length).toBeGreaterThan(85);
  const missing = rows.flatMap((row) => {
    const [language = "", lists = ""] = row.split(": ");
    const [titles = "", suffixes = ""] = lists.split(";");
    const split = (list: string): string[] =>
      list
        .split(",")
        .map((word) => word.trim().replace("!", ""))
        .filter((word) => word !== "");
    const unread = split(titles).filter((title) => !isLocaleTitle(title, language));
    return [...unread, ...split(suffixes).filter((suffix) => localeSuffixLength(splitWords(suffix), language) === 0)];
  });
  expect(missing).toEqual([]);
});

test.each([
  ["docteur Jean Moreau", "fr", "docteur"],
  ["Botschafterin Ute Brandl", "de", "Botschafterin"],
  ["Weberin Ute Brandl", "de", null],
  ["Herrn Notarius Uwe Brandl", "de", "Herrn Notarius"],
  ["Rechtsanwältin Ute Brandl", "de", "Rechtsanwältin"],
  ["Oberstaatsanwalt Uwe Brandl", "de", "Oberstaatsanwalt"],
  ["Juniorprofessorin Ute Brandl", "de", "Juniorprofessorin"],
  ["Contre-amiral Luc Vasseur", "fr", "Contre-amiral"],
  ["Vve Claire Vasseur", "fr", "Vve"],
  ["Procureure Claire Vasseur", "fr", "Procureure"],
  ["Tenente Colonnello Luca Ferri", "it", "Tenente Colonnello"],
  ["Abogada Lucía Vargas", "es", "Abogada"],
  ["Magistrada Lucía Vargas", "es", "Magistrada"],
  ["Vereadora Lúcia Prado", "pt", "Vereadora"],
  ["Wethouder Pieter Bakker", "nl", "Wethouder"],
  ["Ærkebiskop Lars Holm", "da", "Ærkebiskop"],
  ["Szanowna Pani Anna Wilk", "pl", "Szanowna Pani"],
  ["Dr. Öğr. Üyesi Elif Kaya", "tr", "Dr. Öğr. Üyesi"],
  ["Tümgeneral Ali Kaya", "tr", "Tümgeneral"],
  ["embajadora Lucía Vargas", "es", "embajadora"],
  ["inżynier Jan Wilk", "pl", "inżynier"],
  ["генерал-полковник Иван Волков", "ru", "генерал-полковник"],
  ["प्रधानमंत्री राज वर्मा", "hi", "प्रधानमंत्री"],
  ["ಜನರಲ್ ರವಿ ಗೌಡ", "kn", "ಜನರಲ್"],
  ["Király Péter", "hu", null],
])("%s is read with its title in its language", (name, locale, title) => {
  expect(parsePersonName(name, { locale }).title).toBe(title);
});

test("every office stands before a name in any language but English", () => {
  for (const office of OFFICES) {
    const { title, credentials } = parsePersonName(`${office} Quenby Harlow`, { locale: "de" });
    // A membership of a parliament is a post-nominal in front too.
    expect([office, title ?? credentials[0]]).toEqual([office, office]);
  }
});

test.each([
  ["las", "es", "Las"],
  ["anh", "vi", "Anh"],
])("an article alone, %s with %s, is a name", (input, locale, normalized) => {
  expect(parsePersonName(input, { locale }).normalized).toBe(normalized);
});
