import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

const partsOf = (input: string, locale: string): (string | null)[] => {
  const { title, given, middle, family, generation, credentials } = parsePersonName(input, { locale });
  return [title, given, middle, family, [generation, ...credentials].filter((part) => part !== null).join(", ")];
};

describe("titles that no table holds", () => {
  test.each([
    ["tr", "muhtar Ali Kaya", ["muhtar", "Ali", null, "Kaya", ""]],
    ["nl", "wethouder Piet de Boer", ["wethouder", "Piet", null, "de Boer", ""]],
    ["fr", "le préfet Jacques Moreau", ["le préfet", "Jacques", null, "Moreau", ""]],
    ["uk", "міський голова Олег Бойко", ["міський голова", "Олег", null, "Бойко", ""]],
    ["it", "Primo ministro Mario Rossi", ["Primo ministro", "Mario", null, "Rossi", ""]],
    ["it", "primo ministro Rossi", ["primo ministro", null, null, "Rossi", ""]],
    ["tr", "Bn. Elif Su Kaya", ["Bn.", "Elif", "Su", "Kaya", ""]],
    ["de", "Dipl.-Kffr. Anke Bauer", ["Dipl.-Kffr.", "Anke", null, "Bauer", ""]],
  ])("%s: %s", (locale, input, expected) => expect(partsOf(input, locale)).toEqual(expected));
});

describe("small and dotted words that are names", () => {
  test.each([
    ["fr", "thibaut Moreau", [null, "Thibaut", null, "Moreau", ""]],
    ["fr", "jean Pierre Moreau", [null, "Jean", "Pierre", "Moreau", ""]],
    ["en", "muhtar Ali Kaya", [null, "Muhtar", "Ali", "Kaya", ""]],
    ["nl", "van der Hout Marleen", [null, "Marleen", null, "van der Hout", ""]],
    ["da", "Chr. Holm Lund", [null, "Chr.", "Holm", "Lund", ""]],
    ["fil", "Ma. Teresa Cruz", [null, "Ma.", "Teresa", "Cruz", ""]],
    ["ta", "எம். குமார் ராமன்", [null, "எம்.", "குமார்", "ராமன்", ""]],
    ["pt", "Ana Maria de souza", [null, "Ana", "Maria", "de Souza", ""]],
  ])("%s: %s", (locale, input, expected) => expect(partsOf(input, locale)).toEqual(expected));
});

describe("words behind a whole name", () => {
  test.each([
    ["cs", "Jan Novák ve výslužbě", [null, "Jan", null, "Novák", "ve výslužbě"]],
    ["hi", "डॉ. सीता देवी शर्मा, पीएचडी", ["डॉ.", "सीता", "देवी", "शर्मा", "पीएचडी"]],
    ["am", "አቶ ዮሐንስ መኮንን፣ ኤምዲ", ["አቶ", "ዮሐንስ", null, "መኮንን", "ኤምዲ"]],
    ["id", "Dr. Budi Santoso, S.H., M.H.", ["Dr.", "Budi", null, "Santoso", "S.H., M.H."]],
    ["hi", "शर्मा, सीता", [null, "सीता", null, "शर्मा", ""]],
    ["id", "Santoso, R.K.", [null, "R.K.", null, "Santoso", ""]],
  ])("%s: %s", (locale, input, expected) => expect(partsOf(input, locale)).toEqual(expected));
});

describe("titles without a space behind them", () => {
  test.each([
    ["th", "นายสมชาย ใจดี", ["นาย", "สมชาย", null, "ใจดี", ""]],
    ["th", "นางสาวมาลี บุญมี", ["นางสาว", "มาลี", null, "บุญมี", ""]],
    ["th", "นายิกา บุญมี", [null, "นายิกา", null, "บุญมี", ""]],
    ["th", "นายกรัฐมนตรี สมชาย ใจดี", ["นายกรัฐมนตรี", "สมชาย", null, "ใจดี", ""]],
    ["my", "ဦးအောင် ကျော်", ["ဦး", "အောင်", null, "ကျော်", ""]],
  ])("%s: %s", (locale, input, expected) => expect(partsOf(input, locale)).toEqual(expected));
});

describe("order and offices", () => {
  test.each([
    ["ga", "Seán Ó Briain", [null, "Seán", null, "Ó Briain", ""]],
    ["en", "James O Davis", [null, "James", "O", "Davis", ""]],
    ["am", "ሜሪ ሱ ሃና ተክሌ", [null, "ሜሪ ሱ", "ሃና", "ተክሌ", ""]],
    ["ar", "السيد عبد الرحمن النجار", ["السيد", "عبد الرحمن", null, "النجار", ""]],
    ["mn", "ерөнхий сайд Батын Болд", ["ерөнхий сайд", "Болд", null, "Батын", ""]],
    ["zh", "王小明药剂师", [null, "小明", null, "王", "药剂师"]],
    ["zh", "王明家", [null, "明家", null, "王", ""]],
    ["", "Harlow Peter J", [null, "Peter", "J", "Harlow", ""]],
    ["", "Peter Harlow J", [null, "Peter", "Harlow", "J", ""]],
    ["", "Karim Salah El Din", [null, "Karim", null, "Salah El Din", ""]],
    ["", "Sommersen", [null, null, null, "Sommersen", ""]],
    ["", "Emerson", [null, "Emerson", null, null, ""]],
  ])("%s: %s", (locale, input, expected) => expect(partsOf(input, locale)).toEqual(expected));
});

test("titles on both sides of what may mean and name one person", () => {
  expect(parsePersonName("Ms Liv Pope").normalized).toBe("Liv Pope");
  expect(parsePersonName("Mr and Mrs Pope").title).toBe("Mr and Mrs");
});

test("a short word that a second reading takes out is not reported inside a longer one", () => {
  const { removed } = parsePersonName("MRS OS OS O’BRIEN, Σοφία NéE E", { locale: "es" });
  expect(removed.map((piece) => piece.text)).toEqual(["MRS", "OS", "OS", "O’BRIEN", "NéE", "E"]);
});

test("a numeral that a second reading takes for a name is no generation", () => {
  const { generation, given, family } = parsePersonName("ꮊ, IV", { locale: "mn" });
  expect([generation, given, family]).toEqual([null, "Iv", "ꮊ"]);
});
