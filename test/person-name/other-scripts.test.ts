import { expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

/** locale, input → title / given / middle / family / generation and post-nominals; "" is null or none. */
type Row = readonly [string, string, string, string, string, string, string];

test.each<Row>([
  ["", "洪麗珠", "", "麗珠", "", "洪", ""],
  ["", "傅家豪", "", "家豪", "", "傅", ""],
  ["", "金志明", "", "志明", "", "金", ""],
  ["", "金井太郎", "", "太郎", "", "金井", ""],
  ["", "東智子", "", "智子", "", "東", ""],
  ["", "林智子", "", "智子", "", "林", ""],
  ["", "王小明局长", "", "小明", "", "王", "局长"],
  ["", "織田信長", "", "信長", "", "織田", ""],
  ["zh", "欧阳校长", "", "", "", "欧阳", "校长"],
  ["zh", "欧阳静", "", "静", "", "欧阳", ""],
  ["ja", "石原係長", "", "", "", "石原", "係長"],
  ["", "王副总经理", "", "", "", "王", "副总经理"],
  ["ko", "채준서 디자이너", "", "준서", "", "채", "디자이너"],
  ["ko", "독고 의사", "", "", "", "독고", "의사"],
  ["ko", "독고준", "", "준", "", "독고", ""],
  ["", "Артём Ильич", "", "Артём", "Ильич", "", ""],
  ["", "Гусев Глеб Фомич", "", "Глеб", "Фомич", "Гусев", ""],
  ["", "Глеб Никитич", "", "Глеб", "Никитич", "", ""],
  ["", "Гусева Екатерина", "", "Екатерина", "", "Гусева", ""],
  ["", "Екатерина Гусева", "", "Екатерина", "", "Гусева", ""],
  ["", "инженер Мария Гусева", "инженер", "Мария", "", "Гусева", ""],
  ["", "ศ.สมชาย วงศ์สวัสดิ์", "ศ.", "สมชาย", "", "วงศ์สวัสดิ์", ""],
  ["", "Μαρία Βλάχου νεότερη", "", "Μαρία", "Βλάχου", "νεότερη", ""],
  ["", "Νίκος Βλάχος νεότερος", "", "Νίκος", "", "Βλάχος", "νεότερος"],
  ["", "Mr. HARLOW, ILHAN", "Mr.", "Ilhan", "", "Harlow", ""],
  ["", "Harlow JR, J. D.", "", "J.", "D.", "Harlow", "Jr"],
  ["", "HARLOW, LAURA I", "", "Laura", "I", "Harlow", ""],
  ["", "Harlow, Amy Laura I", "", "Amy", "Laura", "Harlow", "I"],
])("%s %s", (locale, input, title, given, middle, family, behind) => {
  const parsed = parsePersonName(input, locale === "" ? {} : { locale });
  const parts = [parsed.title, parsed.given, parsed.middle, parsed.family].map((part) => part?.toLowerCase() ?? "");
  expect(parts).toEqual([title, given, middle, family].map((part) => part.toLowerCase()));
  expect([parsed.generation, ...parsed.credentials].filter((text) => text !== null).join(" ")).toBe(behind);
});
