import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

const read = (text: string, locale?: string): (string | null)[] => {
  const { given, middle, family } = parsePersonName(text, locale === undefined ? {} : { locale });
  return [given, middle, family];
};

describe("the family name first by language, list or particle", () => {
  test.each([
    ["Kobayashi Kenta", "ja", ["Kenta", null, "Kobayashi"]],
    ["Ōno Yōko", "ja", ["Yōko", null, "Ōno"]],
    ["Kenta Kobayashi", "ja", ["Kenta", null, "Kobayashi"]],
    ["Kimura Yamada", "ja", ["Kimura", null, "Yamada"]],
    ["Kobayashi Kenta", undefined, ["Kobayashi", null, "Kenta"]],
    ["ALI CAN KILIC", "tr", ["Ali", "Can", "Kılıc"]],
    ["ELIF YILDIZ", "tr", ["Elif", null, "Yıldız"]],
    ["IBRAHIM DİNÇ", "tr", ["İbrahim", null, "Dinç"]],
    ["Harlow JC de", undefined, ["JC", null, "de Harlow"]],
    ["Harlow J. van der", undefined, ["J.", null, "van der Harlow"]],
    ["Ana Maria de", undefined, ["Ana", "Maria", "de"]],
    ["Harlow JC", undefined, ["JC", null, "Harlow"]],
  ])("%s (%s)", (text, locale, expected) => expect(read(text, locale)).toEqual(expected));

  test.each([
    ["Quenbold G., Winston R.", ["Quenbold", "Winston"]],
    ["Harlow A, Pym B, Crane C", ["Harlow", "Pym", "Crane"]],
    ["Anna K., Peter M.", ["K.", "M."]],
  ])("%s", (text, families) => {
    const parsed = parsePersonName(text);
    expect([parsed, ...parsed.others].map(({ family }) => family)).toEqual(families);
  });
});

describe("a couple with the family name first", () => {
  test.each([
    ["HARLOW ROBERT & MARY", ["Robert Harlow", "Mary Harlow"]],
    ["HARLOW ROBERT P & MARY K", ["Robert P Harlow", "Mary K Harlow"]],
    ["DAVIS ROBERT P & MARY K", ["Robert P Davis", "Mary K Davis"]],
    ["VAN DYKE ROBERT & MARY", ["Robert Van Dyke", "Mary Van Dyke"]],
    ["BRYANT JAMES & BRYANT ANNA", ["James Bryant", "Anna Bryant"]],
    ["MARTIN JAMES A & MARTIN ANNA M", ["James A Martin", "Anna M Martin"]],
  ])("%s", (text, names) => {
    const { normalized, others } = parsePersonName(text);
    expect([normalized, ...others.map((other) => other.normalized)]).toEqual(names);
  });

  test.each([
    ["Robert Harlow & Mary", "Robert Harlow"],
    ["Robert & Mary Harlow", "Robert Harlow"],
    ["Harlow Robert & Mary Pym", "Harlow Robert"],
  ])("but %s begins with the given name", (text, normalized) => {
    expect(parsePersonName(text).normalized).toBe(normalized);
  });
});

describe("two English words of a family name of a North American nation", () => {
  test.each([
    ["Jonathan Running Wolf", ["Jonathan", null, "Running Wolf"]],
    ["THERESA TWO BULLS", ["Theresa", null, "Two Bulls"]],
    ["Henry J. Red Cloud III", ["Henry", "J.", "Red Cloud"]],
    ["Mary White Harlow", ["Mary", "White", "Harlow"]],
    ["Red Cloud", ["Red", null, "Cloud"]],
    ["Young Harlow Wolf", ["Young", "Harlow", "Wolf"]],
  ])("%s", (text, parts) => expect(read(text)).toEqual(parts));
});

test.each([
  ["KELIʻI HARLOW", "Keliʻi Harlow"],
  ["ʻALOHI HARLOW", "ʻAlohi Harlow"],
  ["GʻULOM OʻRINOV", "Gʻulom Oʻrinov"],
  ["Toshmatov Sherzod Akmal oʻgʻli", "Toshmatov Sherzod Akmal oʻgʻli"],
  ["Keliʻi Harlow", "Keliʻi Harlow"],
  ["O’HARLOW", "O'Harlow"],
])("the okina is a letter: %s", (text, name) => expect(parsePersonName(text).normalized).toBe(name));

describe("a family name with particles before a given name and an initial", () => {
  test.each([
    ["DE LA CRUZ ROSA M", ["Rosa", "M", "de la Cruz"]],
    ["MC DONALD RONALD J", ["Ronald", "J", "Mc Donald"]],
    ["Harlow Peter J", ["Peter", "J", "Harlow"]],
    ["VAN HARLOW PETER J", ["Peter", "J", "Van Harlow"]],
  ])("%s", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  test.each([
    ["VAN JAMES ROBERT J", "Van"],
    ["Peter Harlow J", "Peter"],
  ])("but not of %s", (text, given) => {
    expect(read(text)[0]).toBe(given);
  });
});

describe("a family name that is no given name before two given names", () => {
  test.each([
    ["SCHMIDT KAREN ANN", ["Karen", "Ann", "Schmidt"]],
    ["Hernandez Jose Luis", ["Jose", "Luis", "Hernandez"]],
  ])("%s", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  test.each([
    ["Karen Ann Schmidt", "Karen"],
    ["Schmidt Karen Harlow", "Schmidt"],
    ["Tarrow Karen Ann", "Tarrow"],
  ])("but not in %s", (text, given) => {
    expect(read(text)[0]).toBe(given);
  });
});

describe("an Asian family name before a given name of two syllables", () => {
  test.each([
    ["Yoon Suk-bin", ["Suk-bin", null, "Yoon"]],
    ["Tsai Mei-hua", ["Mei-hua", null, "Tsai"]],
    ["Suk-bin Yoon", ["Suk-bin", null, "Yoon"]],
    ["Yoon Anna-Marie", ["Yoon", null, "Anna-Marie"]],
    ["Harlow Suk-bin", ["Harlow", null, "Suk-bin"]],
  ])("%s", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });
});

test("a title may stand behind an inverted name", () => {
  expect(parsePersonName("HARLOW, ETHEL MRS").title).toBe("MRS");
  expect(parsePersonName("Harlow, Ethel R. Dr.").title).toBe("Dr.");
  expect(parsePersonName("HARLOW, RUE").given).toBe("Rue");
});

describe("an Iberian family name before one with particles", () => {
  test.each([
    ["Ana-Lucía Ruiz del Campo", undefined, ["Ana-Lucía", null, "Ruiz del Campo"]],
    ["Lucía Vidal de la Fuente", "es", ["Lucía", null, "Vidal de la Fuente"]],
    ["Lucía Carmen de la Fuente", "es", ["Lucía", "Carmen", "de la Fuente"]],
    ["Anne-Lise Ruiz del Campo", undefined, ["Anne-Lise", "Ruiz", "del Campo"]],
  ])("%s", (text, locale, parts) => {
    expect(read(text, locale)).toEqual(parts);
  });
});

test("a name written short with a dot is no first of two family names", () => {
  expect(read("Lucía Ma. Soto")).toEqual(["Lucía", "Ma.", "Soto"]);
  expect(read("Lucía Mora Soto")).toEqual(["Lucía", null, "Mora Soto"]);
});

describe("names ending as Iberian family names do are such", () => {
  test.each(["Bancero", "Olmera", "Lancedo", "Cifontes", "Raboza"])("%s", (name) => {
    expect(read(`Carlos ${name} Pinto`)).toEqual(["Carlos", null, `${name} Pinto`]);
  });

  test.each(["Sameera", "Tonio"])("but not %s", (name) => {
    expect(parsePersonName(name).family).toBeNull();
  });

  test("nor those that De and La open", () => {
    expect(parsePersonName("PAT DEHERRERA").normalized).toBe("Pat DeHerrera");
    expect(parsePersonName("PAT HERRERA").normalized).toBe("Pat Herrera");
  });
});

test("a German title of nobility needs no particle where the language is known", () => {
  expect(read("Otto Graf Tannau", "de")).toEqual(["Otto", null, "Graf Tannau"]);
  expect(read("Otto Graf von Tannau")).toEqual(["Otto", null, "Graf von Tannau"]);
  expect(read("Otto Graf Tannau")).toEqual(["Otto", "Graf", "Tannau"]);
});

describe("a title of nobility with its house behind a comma", () => {
  test.each([
    ["Karl-Otto Marsch, Freiherr von Tannau", "Karl-Otto Marsch"],
    ["KARL MARSCH, FREIHERR VON TANNAU", "Karl Marsch"],
    ["Karl Ludwig von Marsch, Graf zu Tannau", "Karl Ludwig von Marsch"],
    ["Charles de Marsch, Marquis de Tannau", "Charles de Marsch"],
    ["Karl Hubertus, Graf von Tannau", "Karl Hubertus Graf von Tannau"],
    ["Tannau, Karl Graf von", "Karl Graf von Tannau"],
    ["Tannau, Freiherr Karl von", "Karl von Tannau"],
    ["Baron, Anna de", "Anna de Baron"],
    ["Graf, Anna", "Anna Graf"],
  ])("%s", (text, name) => expect(parsePersonName(text).normalized).toBe(name));
});

test("particles: in 't, arap", () => {
  expect(read("Klaas in 't Hout")).toEqual(["Klaas", null, "in 't Hout"]);
  expect(parsePersonName("KLAAS IN 'T HOUT").normalized).toBe("Klaas in 't Hout");
  expect(read("Daniel Kiprono arap Too")).toEqual(["Daniel", "Kiprono", "arap Too"]);
});

describe("South Slavic family names in Cyrillic", () => {
  test.each([
    ["Милутин Петковић", ["Милутин", null, "Петковић"]],
    ["Петковић Марко", ["Марко", null, "Петковић"]],
    ["Горан Трајковски", ["Горан", null, "Трајковски"]],
  ])("%s", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });
});

test("a generation with a dot may stand before the last name", () => {
  expect(parsePersonName("Lon (Jr.) Harlow").normalized).toBe("Lon Harlow Jr.");
  expect(parsePersonName("Lon Jr. Harlow").generation).toBe("Jr.");
  expect(parsePersonName("Quiroga, Lon Jr. Harlow").generation).toBe("Jr.");
  expect(parsePersonName("Lon Jr Harlow").generation).toBeNull();
  expect(parsePersonName("Lon Jr. III").family).not.toBe("III");
  expect(parsePersonName("LON JR HARLOW").generation).toBeNull();
});

describe("two family names behind an initial", () => {
  test.each([
    ["J. Tarrow Fernández", ["J.", null, "Tarrow Fernández"]],
    ["J. M. Tarrow Quiroga", ["J.", "M.", "Tarrow Quiroga"]],
    ["A. Díaz de Tarrow", ["A.", null, "Díaz de Tarrow"]],
  ])("%s", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });

  test.each([
    ["J. Antonio Fernández", ["J.", "Antonio", "Fernández"]],
    ["J. Leon Tarrow", ["J.", "Leon", "Tarrow"]],
    ["J. Tarrow Harlow", ["J.", "Tarrow", "Harlow"]],
    ["A. Harlow de Tarrow", ["A.", "Harlow", "de Tarrow"]],
  ])("but one of %s", (text, parts) => {
    expect(read(text)).toEqual(parts);
  });
});

describe("a generation that is a name as well", () => {
  const generationOf = (text: string): (string | null)[] => {
    const { given, middle, family, generation } = parsePersonName(text);
    return [given, middle, family, generation];
  };

  test.each([
    ["Tarrow, Eduardo Segundo", ["Eduardo", "Segundo", "Tarrow", null]],
    ["TARROW, EDUARDO NETO", ["Eduardo", "Neto", "Tarrow", null]],
    ["TARROW Eduardo Neto", ["Eduardo", "Neto", "Tarrow", null]],
    ["Quiroga Tarrow, Pere", ["Pere", null, "Quiroga Tarrow", null]],
    ["Pere Quiroga", ["Pere", null, "Quiroga", null]],
  ])("among given names it is one: %s", (text, parts) => {
    expect(generationOf(text)).toEqual(parts);
  });

  test.each([
    ["Eduardo Tarrow Neto", ["Eduardo", null, "Tarrow", "Neto"]],
    ["Eduardo Tarrow, Neto", ["Eduardo", null, "Tarrow", "Neto"]],
    ["Tarrow Neto, Eduardo", ["Eduardo", null, "Tarrow", "Neto"]],
    ["Tarrow, John Junior", ["John", null, "Tarrow", "Junior"]],
  ])("behind the family name it is none: %s", (text, parts) => {
    expect(generationOf(text)).toEqual(parts);
  });

  test.each([
    ["eduardo tarrow neto", "Eduardo Tarrow Neto"],
    ["Eduardo Tarrow filho", "Eduardo Tarrow Filho"],
    ["eduardo tarrow júnior", "Eduardo Tarrow Júnior"],
    ["Jan Tarrow ml.", "Jan Tarrow ml."],
    ["Hans Tarrow jun.", "Hans Tarrow jun."],
  ])("it has a capital, other small ones stay: %s", (text, normalized) => {
    expect(parsePersonName(text).normalized).toBe(normalized);
  });
});
