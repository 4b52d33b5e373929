import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

const read = (text: string, locale?: string): (string | null)[] => {
  const { title, given, family } = parsePersonName(text, locale === undefined ? {} : { locale });
  return [title, given, family];
};

describe("a title of a ruler or of a religious before one given name", () => {
  test.each([
    ["King Harald", "King", "Harald"],
    ["Mother Angela", "Mother", "Angela"],
    ["Prince Albert", "Prince", "Albert"],
  ])("%s", (text, title, given) => {
    expect(read(text)).toEqual([title, given, null]);
  });

  test.each([
    ["King Tarrow", "King", "Tarrow"],
    ["Prince Quenby", "Prince", "Quenby"],
    ["Shri Tarrow", "Shri", "Tarrow"],
  ])("but %s has a given and a family name", (text, given, family) => {
    expect(read(text)).toEqual([null, given, family]);
  });

  test("nor one before a whole name that is a given name as well", () => {
    expect(parsePersonName("Prince Rogers Tarrow").given).toBe("Prince");
  });
});

describe("titles of Malaysia, of lodges and before degrees", () => {
  test.each([
    ["YAB Dato' Sri Haji Ahmad bin Haji Yusof", ["YAB Dato' Sri Haji", "Ahmad", "bin Haji Yusof"]],
    ["Ahmad bin Haji Abdul Karim", [null, "Ahmad", "bin Haji Abdul Karim"]],
    ["Right Worshipful Jane Harlow", ["Right Worshipful", "Jane", "Harlow"]],
    ["M. Sc. Jane Harlow", ["M. Sc.", "Jane", "Harlow"]],
    ["H. G. Dr. Jane Harlow", ["H. G. Dr.", "Jane", "Harlow"]],
    ["H. G. Harlow", [null, "H.", "Harlow"]],
    ["Dr. Jane Harlow, Grace", ["Dr.", "Jane", "Harlow"]],
    ["Dr. Harlow, Grace", ["Dr.", "Grace", "Harlow"]],
    ["Mr. de Lorenzo y Harlow, Ana", ["Mr.", "Ana", "de Lorenzo y Harlow"]],
  ])("%s", (text, parts) => expect(read(text)).toEqual(parts));
});

test("letters of an honour are told by the title behind them", () => {
  expect(read("S.E. Mons. Paolo Ferri")).toEqual(["S.E. Mons.", "Paolo", "Ferri"]);
  expect(read("S.E. Ferri")).toEqual([null, "S.E.", "Ferri"]);
  expect(read("Se Ri Kang")[1]).toBe("Se");
});

describe("Thai abbreviations with dots are titles, alone and before the name", () => {
  test.each([
    ["ผศ.ดร. มานี รักดี", "ผศ.ดร."],
    ["รศ.ดร.มานี รักดี", "รศ.ดร."],
    ["พ.ต.ท. มานี รักดี", "พ.ต.ท."],
  ])("%s", (text, title) => {
    expect(read(text, "th")).toEqual([title, "มานี", "รักดี"]);
  });

  test("but not one that stands alone", () => {
    expect(read("น.ส.", "th")[0]).toBeNull();
  });
});

describe("in Mongolian capitals before a name are those of the father, small letters are an office", () => {
  test.each(["Ц.Э Болормаа", "Ц. Болормаа", "Б.Э Болормаа"])("%s has no title", (text) => {
    expect(read(text, "mn")).toEqual([null, "Болормаа", text.split(" ")[0]]);
  });

  test("ц.э is one", () => {
    expect(read("ц.э Дорж Болормаа", "mn")).toEqual(["ц.э", "Болормаа", "Дорж"]);
  });
});

test("a form of address may stand between the given and the family name in its language", () => {
  expect(read("Kerem Bey Aydın", "tr")).toEqual(["Bey", "Kerem", "Aydın"]);
  expect(read("Nilay Hanım Aydın", "tr")).toEqual(["Hanım", "Nilay", "Aydın"]);
  expect(parsePersonName("Kerem Bey Aydın", { locale: "en" }).middle).toBe("Bey");
});

test("where most bearers have no family name a title stands before the given name", () => {
  expect(read("ဦးကျော်", "my")).toEqual(["ဦး", "ကျော်", null]);
  expect(read("คุณมานี", "th")).toEqual(["คุณ", "มานี", null]);
  expect(read("Herra Björn", "is")).toEqual(["Herra", "Björn", null]);
  expect(read("Herra Mäkinen", "fi")).toEqual(["Herra", null, "Mäkinen"]);
});

describe("a title of one language that is a given name elsewhere is a title in its own alone", () => {
  test.each([
    ["ахмад Дорж Болормаа", "mn", "ахмад"],
    ["Ахмад Каримов", "ru", null],
    ["Reine Andersson", "sv", null],
    ["Peder Holm", "da", null],
    ["Malika Benali", "fr", null],
    ["Sardor Karimov", "uz", null],
    ["Hafiz Omar", "ms", null],
  ])("%s in %s", (text, locale, title) => {
    expect(parsePersonName(text, { locale }).title).toBe(title);
  });
});

test.each([
  ["Don Matteo Harlow", "Don", "Matteo", "Harlow"],
  ["Don Matteo", null, "Don", "Matteo"],
  ["Don Scott Harlow", null, "Don", "Harlow"],
])("don stands before an Italian given name and more: %s", (text, title, given, family) => {
  expect(read(text)).toEqual([title, given, family]);
});

test("don stands before any given name in a language that has it", () => {
  expect(read("don Marco Ferri", "it")).toEqual(["don", "Marco", "Ferri"]);
  expect(read("Don Marco Ferri", "en")[0]).toBeNull();
});

describe("a letter with a dot before a name", () => {
  test.each([
    ["M. Jean Tarrow", "M.", "Jean", "Tarrow"],
    ["M. TARROW Jean-Luc", "M.", "Jean-Luc", "Tarrow"],
    ["M. Frédéric Tarrow", "M.", "Frédéric", "Tarrow"],
    ["M. et Mme Bernard Tarrow", "M.", "Bernard", "Tarrow"],
    ["D. Antonio Moreno Ortega", "D.", "Antonio", "Moreno Ortega"],
    ["Sr. D. José Ortega Moreno", "Sr. D.", "José", "Ortega Moreno"],
    ["p. Jan Tarrow", "p.", "Jan", "Tarrow"],
    ["κ. Γιώργος Παππάς", "κ.", "Γιώργος", "Παππάς"],
  ])("is a title: %s", (text, title, given, family) => {
    expect(read(text)).toEqual([title, given, family]);
  });

  test.each([
    ["M. Night Tarrow", "M."],
    ["M. Tarrow", "M."],
    ["M. Jean", "M."],
    ["M. José Tarrow", "M."],
    ["M. & J. Tarrow", "M."],
    ["D. Antonio Tarrow", "D."],
    ["D. Quenby Tarrow", "D."],
    ["P. Jan Tarrow", "P."],
    ["Κ. Γιώργος Παππάς", "Κ."],
  ])("is an initial: %s", (text, given) => {
    expect(read(text).slice(0, 2)).toEqual([null, given]);
  });
});

test.each([
  ["Master Quenby Tarrow", "Master", "Quenby", "Tarrow"],
  ["H.E. Ambassador Quenby Tarrow", "H.E. Ambassador", "Quenby", "Tarrow"],
  ["z. Hd. Herrn Klaus Tarrow", "z. Hd. Herrn", "Klaus", "Tarrow"],
  ["T.a.v. mevrouw Annelies Tarrow", "T.a.v. mevrouw", "Annelies", "Tarrow"],
  ["Sz. P. Jan Tarrow", "Sz. P.", "Jan", "Tarrow"],
  ["Szanowny Pan Jan Tarrow", "Szanowny Pan", "Jan", "Tarrow"],
  ["RA Klaus Tarrow", "RA", "Klaus", "Tarrow"],
  ["Eng.ª Marta Tarrow", "Eng.ª", "Marta", "Tarrow"],
  ["The Tarrow Family", "The Family", null, "Tarrow"],
  ["The von Tarrow Family", "The Family", null, "von Tarrow"],
])("before a name: %s", (text, title, given, family) => {
  expect(read(text)).toEqual([title, given, family]);
});

test.each([
  ["H.E. Tarrow", "H.E."],
  ["He Quenby Tarrow", "He"],
  ["T.A.V. Tarrow", "T.A.V."],
  ["Quenby Family", "Quenby"],
])("no title: %s", (text, given) => {
  expect(read(text).slice(0, 2)).toEqual([null, given]);
});
