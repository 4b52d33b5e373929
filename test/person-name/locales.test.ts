import { describe, expect, test } from "vitest";
import {
  LOCALE_HONORIFICS,
  LOCALE_JOINTS,
  LOCALE_SUFFIXES,
  LOCALE_TITLES,
  OFFICE_TITLES,
} from "../../src/person-name/data/locale-titles.ts";
import { OFFICE_STEMS } from "../../src/person-name/data/office-stems.ts";
import { parsePersonName } from "../../src/person-name/index.ts";
import { unpackWords } from "../../src/person-name/unpack-words.ts";

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
    ["hu", "Halmos Dóra", "", "Dóra", "", "Halmos", ""],
    ["tr", "Kemal Bey", "Bey", "Kemal", "", "", ""],
    ["bs", "g. Adnan Suša, zastupnik u parlamentu", "g.", "Adnan", "", "Suša", "zastupnik u parlamentu"],
    ["mn", "Болд Ноён Тэмүүлэн", "Ноён", "Тэмүүлэн", "", "Болд", ""],
    ["en", "Minister Brown", "", "Minister", "", "Brown", ""],
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

test("tables by language are sorted, unique and lower case", () => {
  for (const table of [LOCALE_TITLES, LOCALE_SUFFIXES, LOCALE_HONORIFICS, LOCALE_JOINTS]) {
    expect([...table.keys()]).toEqual([...table.keys()].sort());
    for (const words of table.values()) {
      const list = words.split("|");
      expect(list).toEqual([...new Set(list)].sort());
      expect(words).toBe(words.toLowerCase());
      expect(words).not.toContain(".");
    }
  }
  const offices = unpackWords(OFFICE_TITLES);
  expect(offices).toEqual([...new Set(offices)].sort());
  expect(
    offices.filter((office) => OFFICE_STEMS.some((stem) => !office.includes(" ") && office.startsWith(stem))),
  ).toEqual([]);
  expect(OFFICE_STEMS).toEqual([...new Set(OFFICE_STEMS)].sort());
});

test("every office stands before a name in any language but English", () => {
  for (const office of unpackWords(OFFICE_TITLES)) {
    expect([office, parsePersonName(`${office} Quenby Harlow`, { locale: "de" }).title]).toEqual([office, office]);
  }
});

test.each([
  ["las", "es", "Las"],
  ["anh", "vi", "Anh"],
])("an article alone, %s with %s, is a name", (input, locale, normalized) => {
  expect(parsePersonName(input, { locale }).normalized).toBe(normalized);
});
