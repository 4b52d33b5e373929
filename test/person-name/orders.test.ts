import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

type Row = [input: string, locale: string, parts: Record<string, string>];

/** The parts that are not null, of the fields asked for in a row. */
function partsOf(input: string, locale: string): Record<string, string> {
  const parsed = parsePersonName(input, locale === "" ? {} : { locale });
  const { title, given, middle, family, generation } = parsed;
  const suffix = parsed.credentials.join(", ");
  const all = { title, given, middle, family, generation, suffix };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function rows(name: string, list: Row[]): void {
  test.each(list)(`${name}: %s (%s)`, (input, locale, parts) => {
    expect(partsOf(input, locale)).toEqual(parts);
  });
}

describe("Japanese", () => {
  rows("family names of two characters are told by the second one", [
    ["桐野利秋", "ja", { family: "桐野", given: "利秋" }],
    ["北村薫", "", { family: "北村", given: "薫" }],
    ["谷口浩", "ja", { family: "谷口", given: "浩" }],
    ["林真理子", "ja", { family: "林", given: "真理子" }],
    ["王川平", "", { family: "王", given: "川平" }],
    ["雪乃家あかり", "ja", { family: "雪乃家", given: "あかり" }],
  ]);
});

describe("Chinese", () => {
  rows("four characters hold two family names only when both are", [
    ["陳黃淑芬", "zh-HK", { family: "陳黃", given: "淑芬" }],
    ["王其美玉", "zh", { family: "王", given: "其美玉" }],
  ]);
  rows("in the English of Hong Kong the family name stands before two syllables, in either notation of the tag", [
    ["Wong Ka Yan", "en-HK", { family: "Wong", given: "Ka", middle: "Yan" }],
    ["Wong Ka Yan", "en_HK", { family: "Wong", given: "Ka", middle: "Yan" }],
    ["Peter Wong", "en-HK", { family: "Wong", given: "Peter" }],
    ["Jane Ann Harlow", "en-HK", { family: "Harlow", given: "Jane", middle: "Ann" }],
    ["Jane Ann Harlow", "en_GB", { family: "Harlow", given: "Jane", middle: "Ann" }],
  ]);
  rows("rare family names", [
    ["幸月明", "", { family: "幸", given: "月明" }],
    ["浦志明", "", { family: "浦", given: "志明" }],
    ["侴月明", "zh", { family: "侴", given: "月明" }],
    ["佐藤健", "zh", { family: "佐藤", given: "健" }],
    ["志强", "zh", { given: "志强" }],
  ]);
  rows("heads of an office", [
    ["赵明镇长", "zh", { family: "赵", given: "明", suffix: "镇长" }],
    ["赵明副局长", "zh", { family: "赵", given: "明", suffix: "副局长" }],
    ["織田信長", "ja", { family: "織田", given: "信長" }],
  ]);
  rows("a department in brackets", [
    ["林大同 (Sales Office)", "zh-TW", { family: "林", given: "大同", suffix: "(Sales Office)" }],
  ]);
});

describe("Korean", () => {
  rows("names from elsewhere keep their order", [
    ["토마스 에디슨", "ko", { given: "토마스", family: "에디슨" }],
    ["김 스텔라", "ko", { family: "김", given: "스텔라" }],
    ["홍 길동", "ko", { family: "홍", given: "길동" }],
  ]);
  rows("deputies", [["박철수 부회장", "ko", { family: "박", given: "철수", suffix: "부회장" }]]);
});

describe("patronymics", () => {
  rows("behind one stands the family name", [
    ["Лев Маркович Берлович", "ru", { given: "Лев", middle: "Маркович", family: "Берлович" }],
    ["Берлович Лев Маркович", "ru", { given: "Лев", middle: "Маркович", family: "Берлович" }],
  ]);
  rows("in Belarusian, Azeri and Armenian", [
    ["Лапата Алесь Іванавіч", "be", { given: "Алесь", middle: "Іванавіч", family: "Лапата" }],
    ["Рзаев Вагиф Салман оглы", "ru", { given: "Вагиф", middle: "Салман оглы", family: "Рзаев" }],
    ["Vaqif Salman oğlu Rzayev", "az", { given: "Vaqif", middle: "Salman oğlu", family: "Rzayev" }],
    ["Murad Oğlu", "tr", { given: "Murad", family: "Oğlu" }],
    ["Գրիգորյան Արամ Վարդանի", "hy", { given: "Արամ", middle: "Վարդանի", family: "Գրիգորյան" }],
    ["Արամ Վարդանի Գրիգորյան", "hy", { given: "Արամ", middle: "Վարդանի", family: "Գրիգորյան" }],
  ]);
  rows("romanized", [
    ["Belov Pavel Sergeevich", "", { given: "Pavel", middle: "Sergeevich", family: "Belov" }],
    ["Lena Rose Markovich", "", { given: "Lena", middle: "Rose", family: "Markovich" }],
  ]);
  rows("family names and given names by their ending", [
    ["Саркисян Карен", "ru", { given: "Карен", family: "Саркисян" }],
    ["Себастьян Карпов", "ru", { given: "Себастьян", family: "Карпов" }],
    ["Шамсиддин Рахими", "tg", { given: "Шамсиддин", family: "Рахими" }],
  ]);
});

describe("Arabic, Hebrew, Ethiopic and Indic", () => {
  rows("one name of two words", [
    ["عبد الكريم", "ar", { given: "عبد الكريم" }],
    ["شرف الدين منصور", "ar", { given: "شرف الدين", family: "منصور" }],
    ["علي شرف الدين", "ar", { given: "علي", family: "شرف الدين" }],
    ["علي الخطيب", "ar", { given: "علي", family: "الخطيب" }],
    ["ገብረ እግዚአብሔር ታደሰ", "am", { given: "ገብረ እግዚአብሔር", family: "ታደሰ" }],
    ["ታደሰ አለሙ", "am", { given: "ታደሰ", family: "አለሙ" }],
  ]);
  rows("an office says of what before a whole name", [
    ["שר החינוך דן לוי", "he", { title: "שר החינוך", given: "דן", family: "לוי" }],
    ["מר הלל לוי", "he", { title: "מר", given: "הלל", family: "לוי" }],
    ["وزير المالية سامي حداد", "ar", { title: "وزير المالية", given: "سامي", family: "حداد" }],
    ["الدكتور الطاهر حداد", "ar", { title: "الدكتور", given: "الطاهر", family: "حداد" }],
  ]);
  rows("a Hebrew abbreviation", [
    ['רס"ן דן לוי', "he", { title: 'רס"ן', given: "דן", family: "לוי" }],
    ["ג'ון לוי", "he", { given: "ג'ון", family: "לוי" }],
  ]);
  rows("initials where the family name comes first", [
    ["ఎన్. రామారావు", "te", { given: "ఎన్.", family: "రామారావు" }],
    ["నారా లోకేశ్", "te", { given: "లోకేశ్", family: "నారా" }],
  ]);
});

describe("offices behind a name, with a locale", () => {
  rows("small ones and memberships", [
    [
      "Jan Piet Visser stortingsrepresentant",
      "nb",
      { given: "Jan", middle: "Piet", family: "Visser", suffix: "stortingsrepresentant" },
    ],
    ["Mario Carlo Ferri deputato", "it", { given: "Mario", middle: "Carlo", family: "Ferri", suffix: "deputato" }],
    ["Mario Carlo Conte", "it", { given: "Mario", middle: "Carlo", family: "Conte" }],
  ]);
  rows("behind a comma what begins with no name", [
    [
      "Jan Piet Kees Visser, lid van de Tweede Kamer",
      "nl",
      { given: "Jan", middle: "Piet Kees", family: "Visser", suffix: "lid van de Tweede Kamer" },
    ],
    ["Jan Piet Visser, Kamerheer", "nl", { given: "Jan", middle: "Piet", family: "Visser", suffix: "Kamerheer" }],
    ["Visser, Quirien Jan", "nl", { given: "Quirien", middle: "Jan", family: "Visser" }],
  ]);
  rows("degrees that the languages of India share", [
    ["राज अमित वर्मा पीएचडी", "hi", { given: "राज", middle: "अमित", family: "वर्मा", suffix: "पीएचडी" }],
    ["সুমন রাহুল ঘোষ পিএইচডি", "bn", { given: "সুমন", middle: "রাহুল", family: "ঘোষ", suffix: "পিএইচডি" }],
  ]);
});

describe("family names in capitals", () => {
  rows("before and behind given names in mixed case", [
    ["MOREAU Claire", "", { given: "Claire", family: "Moreau" }],
    ["DE LA FOSSE Claire", "", { given: "Claire", family: "de la Fosse" }],
    ["KIM Min-seo", "", { given: "Min-seo", family: "Kim" }],
    ["Claire Anne MOREAU PETIT", "", { given: "Claire", middle: "Anne", family: "Moreau Petit" }],
  ]);
  rows("a given name in capitals stays one", [
    ["CLAIRE Quenby", "", { given: "Claire", family: "Quenby" }],
    ["JP Quenby", "", { given: "JP", family: "Quenby" }],
    ["MOREAU QUENBY", "", { given: "Moreau", family: "Quenby" }],
  ]);
});

describe("Iberian names", () => {
  rows("a family name before the particles of the second one", [
    ["Carlos Orduña de la Serna", "es", { given: "Carlos", family: "Orduña de la Serna" }],
    ["Carlos Andrés de la Serna", "es", { given: "Carlos", middle: "Andrés", family: "de la Serna" }],
    ["Rui Pinto da Costa de Melo", "pt", { given: "Rui", family: "Pinto da Costa de Melo" }],
  ]);
  rows("known by its ending", [
    ["Carlos Quindimil Ordeiro", "", { given: "Carlos", family: "Quindimil Ordeiro" }],
    ["Carlos Quindimil Ordoss", "", { given: "Carlos", middle: "Quindimil", family: "Ordoss" }],
  ]);
  rows("names of Mary", [
    ["María del Rosario Quindimil", "", { given: "María del Rosario", family: "Quindimil" }],
    ["María del Campo", "", { given: "María", family: "del Campo" }],
    ["Ana de la Torre Quindimil", "", { given: "Ana", family: "de la Torre Quindimil" }],
  ]);
  rows("two family names with particles behind an Iberian given name", [
    ["Ana de la Torre de Tarrow", "", { given: "Ana", family: "de la Torre de Tarrow" }],
    ["Ana da Silva do Amaral de Tarrow", "", { given: "Ana", middle: "da Silva do Amaral", family: "de Tarrow" }],
    ["Ana María de la Torre de Tarrow", "", { given: "Ana", middle: "María", family: "de la Torre de Tarrow" }],
    ["Jan van der Linden de Tarrow", "", { given: "Jan", middle: "van der Linden", family: "de Tarrow" }],
  ]);
  rows("the estate behind a family name with a particle", [
    ["Karl von Harlow zu Tarrow", "", { given: "Karl", family: "von Harlow zu Tarrow" }],
    ["Karl Graf von Harlow zu Tarrow", "", { given: "Karl", family: "Graf von Harlow zu Tarrow" }],
    ["Maja von Harlow af Tarrow", "", { given: "Maja", family: "von Harlow af Tarrow" }],
    ["Jan van Harlow tot Tarrow", "", { given: "Jan", family: "van Harlow tot Tarrow" }],
    ["Karl Harlow zu Tarrow", "", { given: "Karl", middle: "Harlow", family: "zu Tarrow" }],
    ["Jan van Harlow van Tarrow", "", { given: "Jan", middle: "van Harlow", family: "van Tarrow" }],
  ]);
  rows('two family names around "y" alone', [
    ["Harlow y Tarrow", "", { family: "Harlow y Tarrow" }],
    ["HARLOW Y TARROW", "", { family: "Harlow y Tarrow" }],
    ["Tarrow y de la Cruz", "", { family: "Tarrow y de la Cruz" }],
    ["Ana y Luis", "", { given: "Ana" }],
    ["ANA Y TARROW", "", { given: "Ana", middle: "Y", family: "Tarrow" }],
  ]);
  rows("in the Philippines the mother's family name is a middle name", [
    ["Jose Quindimil Reyes", "fil", { given: "Jose", middle: "Quindimil", family: "Reyes" }],
    ["Jose Quindimil Reyes", "es", { given: "Jose", family: "Quindimil Reyes" }],
  ]);
});

describe("small words", () => {
  rows("particles in small letters only", [
    ["Njeri wa Kamau", "", { given: "Njeri", family: "wa Kamau" }],
    ["Chan Ka Fai", "", { given: "Chan", middle: "Ka", family: "Fai" }],
  ]);
  rows("no generations", [
    ["Sumit De", "", { given: "Sumit", family: "De" }],
    ["Harlow, Vi", "", { given: "Vi", family: "Harlow" }],
    ["Quenby Harlow, VI", "", { given: "Quenby", family: "Harlow", generation: "VI" }],
  ]);
  rows("a title without a space", [
    ["Dr.Quenby Harlow", "", { title: "Dr.", given: "Quenby", family: "Harlow" }],
    ["St.John Harlow", "", { given: "St.John", family: "Harlow" }],
  ]);
});

describe("family names of more parts", () => {
  rows("with Ben between unlisted names", [
    ["Zied Ben Hlarrow", "", { given: "Zied", family: "Ben Hlarrow" }],
    ["John Ben Hlarrow", "", { given: "John", middle: "Ben", family: "Hlarrow" }],
    ["Zied Ben David", "", { given: "Zied", middle: "Ben", family: "David" }],
  ]);
  rows("with an initial in front in Hungarian", [
    ["T. Nagy László", "hu", { given: "László", family: "T. Nagy" }],
    ["Nagy T. László", "hu", { given: "T.", middle: "László", family: "Nagy" }],
  ]);
});

describe("particles behind what they stand before, as lists sort", () => {
  rows("before a comma", [
    ["Tarrow van den, Jan", "", { given: "Jan", family: "van den Tarrow" }],
    ["TARROW VAN DEN, JAN", "", { given: "Jan", family: "van den Tarrow" }],
    ["TARROW DE, Ana", "", { given: "Ana", family: "de Tarrow" }],
    ["Tran Le, Anh", "", { given: "Anh", family: "Tran Le" }],
  ]);
  rows("behind the given names", [
    ["Tarrow, Ana Maria De", "", { given: "Ana", middle: "Maria", family: "De Tarrow" }],
    ["Tarrow, Ana La", "", { given: "Ana", middle: "La", family: "Tarrow" }],
  ]);
});

test("particles alone before a comma", () => {
  expect(parsePersonName("de, Quenby Harlow", { locale: "es" }).family).toBe("de");
});

test.each([
  ["Quenby Harlow aka Q. Moon", "Quenby Harlow"],
  ["Quenby Harlow f/k/a Quenby Moon", "Quenby Harlow"],
  ["QUENBY HARLOW DBA HARLOW BAKERY", "Quenby Harlow"],
  ["QUENBY HARLOW S/O PIM HARLOW", "Quenby Harlow"],
  ["Quenby Harlow d/o Pim Harlow", "Quenby Harlow"],
  ["Ravi s/o Kumar", "Ravi s/o Kumar"],
  ["PRIYA D/O RAMAN", "Priya d/o Raman"],
  ["FAO Quenby Harlow", "Quenby Harlow"],
  ["QUENBY LEVIN", "Quenby Levin"],
  ["Quenby Harlow c/o Moon Bakery", "Quenby Harlow"],
  ["Quenby Harlow et al.", "Quenby Harlow"],
  ["Quenby Harlow et ux", "Quenby Harlow"],
  ["Quenby & Ann Harlow and Family", "Quenby Harlow"],
  ["QUENBY HARLOW & FAMILY", "Quenby Harlow"],
  ["Quenby Harlow und Familie", "Quenby Harlow"],
  ["Quenby Harlow and Fay Family", "Quenby Harlow"],
  ["The Harlow Family", "Harlow"],
  ["Quenby Harlow (deceased)", "Quenby Harlow"],
  ["Quenby Harlow, PhD Candidate", "Quenby Harlow"],
  ["The late Quenby Harlow", "Quenby Harlow"],
  ["Quenby Aka Harlow", "Quenby Aka Harlow"],
  ["Quenby Harlow, DBA", "Quenby Harlow"],
])("what records note: %s", (input, expected) => {
  expect(normalizePersonName(input)).toBe(expected);
});

test('commas before "and" as well divide a list of persons', () => {
  const { normalized, others } = parsePersonName("Tom, Dick, and Harry Harlow");
  expect([normalized, ...others.map((other) => other.normalized)]).toEqual([
    "Tom Harlow",
    "Dick Harlow",
    "Harry Harlow",
  ]);
});

test.each([
  ["أحمد بن علي الحربي", "بن علي", "الحربي"],
  ["محمد بن عبد الرحمن", null, "بن عبد الرحمن"],
  ["Ahmad bin Ali Al-Tarrow", "bin Ali", "Al-Tarrow"],
  ["Ahmad bin Ali Tarrow", null, "bin Ali Tarrow"],
  ["Ahmad bin Salah al-Din", null, "bin Salah al-Din"],
  ["محمد بن أبي بكر", null, "بن أبي بكر"],
  ["أحمد بن فتح الله", null, "بن فتح الله"],
])("behind the father's name stands the family name: %s", (input, middle, family) => {
  const found = parsePersonName(input);
  expect([found.middle, found.family]).toEqual([middle, family]);
});
