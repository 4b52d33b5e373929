import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

/** input, given with middle, family; the order is flagged where the family name comes first */
type Row = readonly [string, string, string];

function check([input, given, family]: Row, ambiguities: readonly string[]): void {
  const found = parsePersonName(input);
  const givens = [found.given, found.middle].filter((part) => part !== null).join(" ");
  expect([givens, found.family, found.ambiguities]).toEqual([given, family, ambiguities]);
}

describe("as bibliographies write it, initials behind it without a comma", () => {
  test.each<Row>([
    ["Tarrow Pemba J.", "J.", "Tarrow Pemba"],
    ["Tarrow Pemba JC", "JC", "Tarrow Pemba"],
    ["Tarrow Pemba J. C.", "J. C.", "Tarrow Pemba"],
    ["Harlow W. E. T.", "W. E. T.", "Harlow"],
    ["García Quiroga M", "M", "García Quiroga"],
    ["van der Harlow J", "J", "van der Harlow"],
    ["de la Rosa P.", "P.", "de la Rosa"],
    ["dos Santos C. N.", "C. N.", "dos Santos"],
    ["Van den Bosch A.", "A.", "Van den Bosch"],
    ["McHarlow J", "J", "McHarlow"],
    ["O'Harlow J.", "J.", "O'Harlow"],
    ["Al-Harawi K.", "K.", "Al-Harawi"],
    ["Torkelinen A.", "A.", "Torkelinen"],
    ["Brusetti J", "J", "Brusetti"],
    ["Quiroga Fernández MC", "MC", "Quiroga Fernández"],
    ["Quiroga Fernández V", "V", "Quiroga Fernández"],
    ["Quiroga Fernández MA", "MA", "Quiroga Fernández"],
    ["Quiroga Fernández ML", "ML", "Quiroga Fernández"],
    ["Quiroga LE", "LE", "Quiroga"],
    ["van der Tarrow PHJ", "PHJ", "van der Tarrow"],
    ["de Tarrow I", "I", "de Tarrow"],
  ])("%s", (...row) => check(row, ["order"]));

  test.each<readonly [string, string | null, string]>([
    ["Quiroga Fernández III", "III", ""],
    ["Quiroga Fernández MD", null, "MD"],
    ["Nora Quiroga MA", null, "MA"],
    ["Nora Tarrow V", "V", ""],
    ["van der Tarrow MD", null, "MD"],
  ])("but sure post-nominals, numerals and what stands behind a given name are no initials: %s", (...row) => {
    const found = parsePersonName(row[0]);
    expect([found.generation, found.credentials.join()]).toEqual(row.slice(1));
  });

  test.each<Row>([
    ["Anna Harlow J", "Anna Harlow", "J"],
    ["Anna J.", "Anna", "J."],
    ["J. Harlow", "J.", "Harlow"],
    ["J. Tarrow Pemba", "J. Tarrow", "Pemba"],
    ["Ashley M.", "Ashley", "M."],
    ["Richard P.", "Richard", "P."],
    ["Torkelinen LE", "Torkelinen", "Le"],
  ])("a given name or an initial before it keeps the order: %s", (input, given, family) => {
    const found = parsePersonName(input);
    const givens = [found.given, found.middle].filter((part) => part !== null).join(" ");
    expect([givens, found.family]).toEqual([given, family]);
    expect(found.ambiguities).not.toContain("order");
  });

  test("one initial behind an unlisted name may be either's", () =>
    check(["Thandiwe M.", "Thandiwe", "M."], ["order"]));
});

describe("with a particle before it and given names behind", () => {
  test.each<Row>([
    ["De Tarrow Bart", "Bart", "De Tarrow"],
    ["Van der Tarrow Dirk", "Dirk", "Van der Tarrow"],
    ["La Tarrow Anna Maria", "Anna Maria", "La Tarrow"],
    ["Di Tarrow Anna R.", "Anna R.", "Di Tarrow"],
  ])("%s", (...row) => check(row, ["order"]));

  test.each<Row>([
    ["Van Harlow", "Van", "Harlow"],
    ["Al Tarrow", "Al", "Tarrow"],
    ["Santa Sir Van III", "Santa Sir", "Van"],
  ])("a particle that is a given name stays one: %s", (input, given, family) => {
    const found = parsePersonName(input);
    expect(input).toContain(`${found.given}`);
    expect([given, family].join(" ")).toContain(found.family ?? "-");
  });
});

describe("before given names alone", () => {
  test.each<Row>([
    ["Smith John", "John", "Smith"],
    ["Kovács Péter", "Péter", "Kovács"],
    ["Novák Tomáš", "Tomáš", "Novák"],
    ["Kowalczyk Zofia", "Zofia", "Kowalczyk"],
    ["Virtanen Pekka", "Pekka", "Virtanen"],
    ["SMITH JOHN", "John", "Smith"],
    ["smith john", "John", "Smith"],
    ["Schmidt Karen Ann", "Karen Ann", "Schmidt"],
    ["Vargas Ortiz Ana María", "Ana María", "Vargas Ortiz"],
    ["Nguyen Anna", "Anna", "Nguyen"],
  ])("%s", (...row) => check(row, ["order"]));

  test.each<Row>([
    ["James John", "James", "John"],
    ["John Smith", "John", "Smith"],
    ["Taylor Anna", "Taylor", "Anna"],
    ["Smith J. John", "Smith J.", "John"],
    ["LeBron John", "LeBron", "John"],
    ["Delaney Thomas", "Delaney", "Thomas"],
    ["MCKENNA PAUL", "McKenna", "Paul"],
    ["Mo Yusuf", "Mo", "Yusuf"],
  ])("a word that is both keeps the order: %s", (...row) => check(row, []));

  test.each<Row>([
    ["Tarrowby Anna", "Tarrowby", "Anna"],
    ["TARROWBY ANNA", "Tarrowby", "Anna"],
  ])("an unlisted word may be either: %s", (...row) => check(row, ["order"]));
});

describe("in capitals", () => {
  test.each<Row>([
    ["LI Adam", "Adam", "Li"],
    ["MA Tom", "Tom", "Ma"],
  ])("two letters before a given name: %s", (...row) => check(row, ["order"]));

  test.each<Row>([
    ["MA Thomas", "MA", "Thomas"],
    ["JP Adam", "JP", "Adam"],
    ["ANNA Tarrowby", "Anna", "Tarrowby"],
  ])("initials and given names stay before it: %s", (...row) => check(row, []));

  test.each<Row>([
    ["Marta TARROW PEMBA", "Marta", "Tarrow Pemba"],
    ["Zindzi TARROW PEMBA", "Zindzi", "Tarrow Pemba"],
    ["Zindzi M. Tarrow PEMBA", "Zindzi M. Tarrow", "Pemba"],
    ["Anna Maria TARROW PEMBA", "Anna Maria", "Tarrow Pemba"],
    ["Marie van TARROW", "Marie", "van Tarrow"],
    ["Marie VAN DEN TARROW", "Marie", "van den Tarrow"],
  ])("behind words in mixed case: %s", (...row) => check(row, []));
});

describe("of China, Korea and their neighbours", () => {
  test.each<Row>([
    ["Lim Guan Eng", "Guan Eng", "Lim"],
    ["Goh Chok Siew", "Chok Siew", "Goh"],
    ["Mo Xiaolan", "Xiaolan", "Mo"],
    ["Wong Kar Hoh", "Kar Hoh", "Wong"],
  ])("%s", (...row) => check(row, ["order"]));

  test.each<Row>([
    ["Deng Xiyue", "Xiyue", "Deng"],
    ["LI XUANJI", "Xuanji", "Li"],
    ["Choi Inho", "Inho", "Choi"],
    ["Kim Dongyoung", "Dongyoung", "Kim"],
  ])("before two syllables in one word: %s", (...row) => check(row, ["order"]));

  test.each<Row>([
    ["Jun Kuki", "Jun", "Kuki"],
    ["Kim Harlow", "Kim", "Harlow"],
    ["Kim Tarrowby", "Kim", "Tarrowby"],
    ["Xiyue Deng", "Xiyue", "Deng"],
  ])("not before another word: %s", (...row) => check(row, []));

  test.each<Row>([
    ["Soo Jin Lim", "Soo Jin", "Lim"],
    ["Min Jung Cho", "Min Jung", "Cho"],
  ])("a frequent family name at the end stays there: %s", (...row) => check(row, ["family-or-middle"]));
});

describe("two of them behind an Iberian given name", () => {
  test.each<Row>([
    ["Meritxell Tarrow Pembà", "Meritxell", "Tarrow Pembà"],
    ["Iñaki Pembaña Tarrow", "Iñaki", "Pembaña Tarrow"],
    ["Jordi Font Mariné", "Jordi", "Font Mariné"],
  ])("%s", (...row) => check(row, []));

  test.each<Row>([
    ["Jordi Tarrow Pemba", "Jordi", "Tarrow Pemba"],
    ["XABIER MIKEL TARROW PEMBA", "Xabier Mikel", "Tarrow Pemba"],
    ["Andreu Tarrow Pemba", "Andreu", "Tarrow Pemba"],
    ["Joan Carles Tarrow Pemba", "Joan Carles", "Tarrow Pemba"],
  ])("a Catalan or Basque one needs neither letter nor name of Iberia: %s", (...row) =>
    check(row, ["family-or-middle"]),
  );

  test.each<Row>([
    ["Alberto Tarrow Pemba", "Alberto Tarrow", "Pemba"],
    ["Anke Tarrow Pembé", "Anke Tarrow", "Pembé"],
  ])("not without a letter or a name of Iberia: %s", (...row) => check(row, ["family-or-middle"]));
});

describe("before a comma, of two words with initials behind", () => {
  test.each<Row>([
    ["García Vargas, M. C.", "M. C.", "García Vargas"],
    ["García Vargas, M.C.", "M.C.", "García Vargas"],
    ["García Vargas, M C", "M C", "García Vargas"],
    ["Tarrow Pemba, M. C.", "M. C.", "Tarrow Pemba"],
    ["Tarrow Vargas, V.", "V.", "Tarrow Vargas"],
    ["Harlow, Pedro Jr. B.", "Pedro B.", "Harlow"],
    ["Harlow, Pedro III T.", "Pedro T.", "Harlow"],
  ])("%s", (...row) => check(row, []));

  test.each([
    ["Anna Harlow, M. D.", "M. D."],
    ["Shiloh Tarrowby, M. D.", "M. D."],
    ["Shiloh Tarrowby, M.A.", "M.A."],
  ])("a degree stays one: %s", (input, degree) => {
    expect(parsePersonName(input)).toMatchObject({ credentials: [degree], generation: null });
  });

  test("a numeral of one letter with a dot is no generation", () => {
    expect(parsePersonName("Anna Harlow, V.")).toMatchObject({ middle: "V.", generation: null });
    expect(parsePersonName("Anna Harlow, V")).toMatchObject({ middle: null, generation: "V" });
  });
});

describe("in one letter case behind a particle and a known family name, though no table has the given name", () => {
  test.each<readonly [string, string, string, string]>([
    ["DELA CRUZ TARROW", "Tarrow", "", "Dela Cruz"],
    ["DELA CRUZ TARROW B", "Tarrow", "B", "Dela Cruz"],
    ["de la torre tarrow", "Tarrow", "", "de la Torre"],
    ["Dela Cruz Tarrow", "Dela", "Cruz", "Tarrow"],
    ["DELA CRUZ VILLANUEVA", "Dela", "", "Cruz Villanueva"],
    ["VAN BUREN TARROW", "Van", "Buren", "Tarrow"],
    ["MARIA DELA CRUZ TARROW", "Maria", "", "Dela Cruz Tarrow"],
  ])("%s", (text, ...expected) => {
    const { given, middle, family } = parsePersonName(text);
    expect([given ?? "", middle ?? "", family ?? ""]).toEqual(expected);
  });
});

describe("a given name that Abdul, Abu and the like open stays in front", () => {
  test.each<readonly [string, string, string, string]>([
    ["Abdul Karim Yusuf", "Abdul Karim", "", "Yusuf"],
    ["ABDEL KARIM YUSUF", "Abdel Karim", "", "Yusuf"],
    ["Abu Bakr Yusuf", "Abu Bakr", "", "Yusuf"],
    ["Dr. Abu Bakr Yusuf", "Abu Bakr", "", "Yusuf"],
    ["abu bakr yusuf", "Abu Bakr", "", "Yusuf"],
    ["Abd Allah Yusuf Marsh", "Abd Allah", "Yusuf", "Marsh"],
    ["Yusuf, Abu Bakr", "Abu Bakr", "", "Yusuf"],
    ["Mr Abu Yusuf", "", "", "Abu Yusuf"],
    ["Yusuf Abu Bakr", "Yusuf", "", "Abu Bakr"],
    ["De Tarrow Anna", "Anna", "", "De Tarrow"],
  ])("%s", (text, ...expected) => {
    const { given, middle, family } = parsePersonName(text);
    expect([given ?? "", middle ?? "", family ?? ""]).toEqual(expected);
  });
});

describe("of Vietnam, Korea and Hungary", () => {
  test.each([
    ["PHẠM Minh Trang", "Trang", "Minh", "Phạm"],
    ["HỒ QUANG LAN", "Lan", "Quang", "Hồ"],
    ["Nguyễn Quang Lan", "Lan", "Quang", "Nguyễn"],
    ["KWAK BO-RA", "Bo-ra", null, "Kwak"],
    ["Ahn Ji-eun", "Ji-eun", null, "Ahn"],
    ["JEAN-LUC KWAK", "Jean-Luc", null, "Kwak"],
    ["Fehér Tamás", "Tamás", null, "Fehér"],
    ["Tamás Fehér", "Tamás", null, "Fehér"],
    // Given names that are Hungarian alone, behind an unlisted name.
    ["Tarrow Zoltán", "Zoltán", null, "Tarrow"],
    ["TARROW ZOLTAN CSABA", "Zoltan", "Csaba", "Tarrow"],
    ["Jane Zoltán", "Jane", null, "Zoltán"],
    ["Hajnalka Csaba", "Hajnalka", null, "Csaba"],
    // Endings that no given name has.
    ["Tarrowská Jana", "Jana", null, "Tarrowská"],
    ["Tarrowová Eva Marie", "Eva", "Marie", "Tarrowová"],
    ["TARROWICZ JAN", "Jan", null, "Tarrowicz"],
    ["Tarrowski Thomas", "Thomas", null, "Tarrowski"],
    ["Tarroğlu Mehmet", "Mehmet", null, "Tarroğlu"],
    ["Tarrescu Ion", "Ion", null, "Tarrescu"],
    ["Tarropoulos Nikos", "Nikos", null, "Tarropoulos"],
    ["Jana Tarrowská", "Jana", null, "Tarrowská"],
    ["Tarrowski Quenbo", "Tarrowski", null, "Quenbo"],
    ["Tarrowska Pym Anna", "Tarrowska", "Pym", "Anna"],
    ["Ludovic Thomas", "Ludovic", null, "Thomas"],
    ["Franziska Thomas", "Franziska", null, "Thomas"],
    ["Tariska Anna", "Tariska", null, "Anna"],
    ["Nicki Thomas", "Nicki", null, "Thomas"],
    ["Quencki Jan", "Quencki", null, "Jan"],
    // Married names.
    ["Kovácsné Kiss Ilona", "Ilona", null, "Kovácsné Kiss"],
    ["KOVÁCSNÉ ANNA MÁRIA", "Anna", "Mária", "Kovácsné"],
    ["Kovácsné Dr. Kiss Ilona Éva", "Ilona", "Éva", "Kovácsné Kiss"],
    ["KOVÁCSNÉ DR. KISS ILONA", "Ilona", null, "Kovácsné Kiss"],
    ["René Kiss Ilona", "René", "Kiss", "Ilona"],
    ["Jeanné Kiss Maria", "Jeanné", "Kiss", "Maria"],
    ["Johanné Maria", "Johanné", null, "Maria"],
    ["Anna Chastagné King Pym", "Anna", "Chastagné King", "Pym"],
    ["Corné Kiss Anna", "Corné", "Kiss", "Anna"],
    ["Tarrowné Pym Harlow", "Tarrowné", "Pym", "Harlow"],
    ["Kovácsné Harlow", "Kovácsné", null, "Harlow"],
    ["Quenbo Gergely", "Quenbo", null, "Gergely"],
    ["Tarrow Eva", "Tarrow", null, "Eva"],
    // Middle names that are Vietnamese alone.
    ["Cao Thanh Binh", "Binh", "Thanh", "Cao"],
    ["Mai Ngoc Tran", "Mai", "Ngoc", "Tran"],
    ["Jane Minh Harlow", "Jane", "Minh", "Harlow"],
  ])("%s", (input, given, middle, family) => {
    const found = parsePersonName(input);
    expect([found.given, found.middle, found.family]).toEqual([given, middle, family]);
  });
});

describe("a frequent family name of Asia before two capitalized syllables with a hyphen", () => {
  test.each<Row>([
    ["Kim Hyun-Soo", "Hyun-Soo", "Kim"],
    ["Park Ji-Sung", "Ji-Sung", "Park"],
    ["Chen Wei-Ling", "Wei-Ling", "Chen"],
    ["Kim Hyun-soo", "Hyun-soo", "Kim"],
  ])("%s", (...row) => check(row, ["order"]));

  test.each<Row>([
    ["Hyun-Soo Kim", "Hyun-Soo", "Kim"],
    ["Lee Jean-Paul", "Lee", "Jean-Paul"],
    ["Kim Lee-Chan", "Kim", "Lee-Chan"],
    ["Kim Harlow-Pym", "Kim", "Harlow-Pym"],
    ["Alder Hyun-Soo", "Alder", "Hyun-Soo"],
  ])("but %s", (...row) => check(row, []));
});

describe("in capitals before names in mixed case", () => {
  test.each<readonly [string, string, string, string]>([
    ["VU My Linh", "My", "Linh", "Vu"],
    ["VO Pham Thien Phuc", "Pham", "Thien Phuc", "Vo"],
    ["TAN Yong Hau", "Yong Hau", "", "Tan"],
    ["TILL Václav", "Václav", "", "Till"],
    ["OULD TARROW Omar", "Omar", "", "Ould Tarrow"],
    ["VAN TARROW Joost", "Joost", "", "van Tarrow"],
    ["VAN TARROW Amy", "Amy", "", "Van Tarrow"],
    ["KNIGHT Simon A", "Simon", "A", "Knight"],
    ["BISHOP Simon, QC", "Simon", "", "Bishop"],
    ["JANE Quenbir", "Jane", "", "Quenbir"],
    ["VU Tarrow", "VU", "", "Tarrow"],
  ])("%s", (text, ...expected) => {
    const { given, middle, family } = parsePersonName(text);
    expect([given ?? "", middle ?? "", family ?? ""]).toEqual(expected);
  });

  // One person, whichever half comes first and whether a comma stands between.
  test.each([
    ["TARROW", "Simon"],
    ["VAN TARROW", "Amy"],
    ["AL TARROW", "Omar"],
    ["ABOU TARROW", "Nabil"],
    ["DU TARROW", "Luc"],
    ["TARROW PEMBA", "Simon"],
  ])("%s %s", (family, given) => {
    const parts = [`${family} ${given}`, `${family}, ${given}`, `${given} ${family}`].map((text) => {
      const found = parsePersonName(text);
      return [found.given, found.family];
    });
    expect(parts).toEqual([parts[1], parts[1], parts[1]]);
  });
});
