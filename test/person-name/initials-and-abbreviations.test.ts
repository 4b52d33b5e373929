import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

/** input → title / given / middle / family / credentials; "" is null. */
type Row = readonly [string, string, string, string, string, string];

const check = ([input, ...expected]: Row, locale?: string): void => {
  const parsed = parsePersonName(input, locale === undefined ? {} : { locale });
  const { title, given, middle, family, credentials } = parsed;
  expect([title, given, middle, family].map((part) => part ?? "").concat(credentials.join(", "))).toEqual(expected);
};

describe("initials behind a family name, as in bibliographies", () => {
  test.each<Row>([
    ["Quenby JA", "", "JA", "", "Quenby", ""],
    ["Quenby J.A.", "", "J.A.", "", "Quenby", ""],
    ["Quenby J. A.", "", "J.", "A.", "Quenby", ""],
    ["Halvorsen K.-H.", "", "K.-H.", "", "Halvorsen", ""],
    ["Halvorsen M.", "", "M.", "", "Halvorsen", ""],
    ["Kim SY", "", "SY", "", "Kim", ""],
    ["Бондаренко О. І.", "", "О.", "І.", "Бондаренко", ""],
  ])("%s", (...row) => check(row));
});

describe("one initial, or initials behind a given name, may be those of the family", () => {
  test.each<Row>([
    ["Thandiwe M.", "", "Thandiwe", "", "M.", ""],
    ["John D", "", "John", "", "D", ""],
    ["Maria JA", "", "Maria", "", "JA", ""],
    ["Sothea SOK", "", "Sothea", "", "Sok", ""],
    ["QUENBY TJ", "", "Quenby", "", "TJ", ""],
    ["Quenby, J.A.", "", "J.A.", "", "Quenby", ""],
  ])("%s", (...row) => check(row));
});

describe("consonants in capitals before a name are initials", () => {
  test.each<Row>([
    ["JRR Harlow", "", "JRR", "", "Harlow", ""],
    ["MJK Quenby", "", "MJK", "", "Quenby", ""],
    ["FOX Anna", "", "Anna", "", "Fox", ""],
    ["DR Quenby Harlow", "DR", "Quenby", "", "Harlow", ""],
  ])("%s", (...row) => check(row));
});

describe("Vietnamese names without a hint", () => {
  test.each<Row>([
    ["NGUYEN VAN AN", "", "An", "Van", "Nguyen", ""],
    ["Pham Thi Huong", "", "Huong", "Thi", "Pham", ""],
    ["Trần Thị Mai", "", "Mai", "Thị", "Trần", ""],
    ["Hoàng Thị Ngọc Lan", "", "Lan", "Thị Ngọc", "Hoàng", ""],
    ["Le Van Thanh", "", "Thanh", "Van", "Le", ""],
    ["Lê Hùng", "", "Hùng", "", "Lê", ""],
    ["Mai Trần", "", "Mai", "", "Trần", ""],
    ["Kim Nguyễn", "", "Kim", "", "Nguyễn", ""],
    ["Lee Van Cleef", "", "Lee", "", "Van Cleef", ""],
    ["Lam Van Dekker", "", "Lam", "", "Van Dekker", ""],
    ["An Van Hove", "", "An", "", "Van Hove", ""],
    ["Nguyễn Harlow", "", "Nguyễn", "", "Harlow", ""],
    ["Tran Anderson", "", "Tran", "", "Anderson", ""],
  ])("%s", (...row) => check(row));
});

test("Chinese and Korean names in Latin letters have no middle name", () => {
  check(["Kim Min Soo", "", "Min Soo", "", "Kim", ""], "ko");
  check(["Wang Xiao Ming", "", "Xiao Ming", "", "Wang", ""], "zh");
  check(["Nguyen Minh Tuan", "", "Tuan", "Minh", "Nguyen", ""], "vi");
});

describe("abbreviated titles beyond Latin, dotted", () => {
  test.each<Row>([
    ["к.т.н. Белов Пётр Ильич", "к.т.н.", "Пётр", "Ильич", "Белов", ""],
    ["д.м.н. Анна Белова", "д.м.н.", "Анна", "", "Белова", ""],
    ["д-р мед. наук Анна Белова", "д-р мед. наук", "Анна", "", "Белова", ""],
    ["канд. техн. наук Белов Пётр Ильич", "канд. техн. наук", "Пётр", "Ильич", "Белов", ""],
    ["П.И. Белов", "", "П.И.", "", "Белов", ""],
    ["น.ส. สมหญิง ใจดี", "น.ส.", "สมหญิง", "", "ใจดี", ""],
    ["น.ส.สมหญิง ใจดี", "น.ส.", "สมหญิง", "", "ใจดี", ""],
    ["นพ.สมชาย ใจดี", "นพ.", "สมชาย", "", "ใจดี", ""],
    ["د. أحمد حسن", "د.", "أحمد", "", "حسن", ""],
    ["د.أحمد حسن", "د.", "أحمد", "", "حسن", ""],
    ["م. أحمد حسن", "م.", "أحمد", "", "حسن", ""],
    ["أ.د. أحمد حسن", "أ.د.", "أحمد", "", "حسن", ""],
    ["أ. ب. حسن", "", "أ.", "ب.", "حسن", ""],
    ["L.T. Harlow", "", "L.T.", "", "Harlow", ""],
  ])("%s", (...row) => check(row));
});

test("a title goes on over the words of a country, and ends before a given name", () => {
  check(["President of the United States Quenby Harlow", "President of the United States", "Quenby", "", "Harlow", ""]);
  check(["Secretary of State Grace Harlow", "Secretary of State", "Grace", "", "Harlow", ""]);
});

test("a gershayim within an abbreviation is no quotation mark", () => {
  check(['עו"ד דוד לוי ז"ל', 'עו"ד', "דוד", "", "לוי", 'ז"ל'], "he");
  expect(parsePersonName('עו"ד דוד "דודי" לוי', { locale: "he" }).nickname).toBe("דודי");
});

test("the father's name behind a given name tells that the family name comes first", () => {
  check(["Grabar Ivan Petrovich", "", "Ivan", "Petrovich", "Grabar", ""]);
  check(["Ivan Milan Petrovich", "", "Ivan", "Milan", "Petrovich", ""]);
});

test("a degree in small letters behind a whole name", () => {
  check(["Белов Пётр Ильич к.т.н.", "", "Пётр", "Ильич", "Белов", "к.т.н."]);
  check(["Белов Пётр Ильич к.т.н.", "", "Пётр", "Ильич", "Белов", "к.т.н."], "ru");
  check(["Белов П.И.", "", "П.И.", "", "Белов", ""], "ru");
});

test("an article before another title belongs to both", () => {
  check(["Monsieur le Président Yves Harlow", "Monsieur le Président", "Yves", "", "Harlow", ""], "fr");
  check(["Monsieur Le Harlow", "Monsieur", "", "", "Le Harlow", ""], "fr");
});

test("Abdul and the name behind it are one", () => {
  check(["Quenby J. Abdul Salam", "", "Quenby", "J.", "Abdul Salam", ""]);
  check(["QUENBY ABDUL JABAR", "", "Quenby", "", "Abdul Jabar", ""]);
  check(["Abdul Salam Harlow", "", "Abdul Salam", "", "Harlow", ""]);
});

test("a given name that is an Iberian family name too stays given behind an initial", () => {
  check(["J. Leon Harlow", "", "J.", "Leon", "Harlow", ""]);
  check(["Quenby J. Ortega Harlow", "", "Quenby", "J.", "Ortega Harlow", ""]);
});

test("a low quotation mark of one stroke opens a nickname", () => {
  expect(parsePersonName("Anna ‚Joe‘ Harlow").nickname).toBe("Joe");
});

describe("initials that hang on the family name", () => {
  test.each([
    ["John F.Harlow", "F.", "Harlow"],
    ["SIMON J.R.HARLOW", "J.R.", "Harlow"],
    ["Simon J.Tarrow", "J.", "Tarrow"],
  ])("%s", (text, middle, family) => {
    const read = parsePersonName(text);
    expect([read.middle, read.family]).toEqual([middle, family]);
  });

  test.each([
    ["Ann Harlow S.Kom", "Harlow"],
    ["Ann Harlow M.Ed", "Harlow"],
    ["Ann Harlow, B.Optom", "Harlow"],
  ])("not a post-nominal: %s", (text, name) => {
    expect(parsePersonName(text).normalized).toBe(`Ann ${name}`);
  });
});
