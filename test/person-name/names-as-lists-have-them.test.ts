import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

/** Normalized name, title, given, middle and family name. */
function partsOf(text: string) {
  const { normalized, title, given, middle, family } = parsePersonName(text);
  expect(normalizePersonName(text)).toBe(normalized);
  return [normalized, title, given, middle, family];
}

test.each([
  ["Mr. Van Tarrow", ["Van Tarrow", "Mr.", null, null, "Van Tarrow"]],
  ["Ms Del Tarrow", ["Del Tarrow", "Ms", null, null, "Del Tarrow"]],
  // Before a name of Vietnam or one like "Morrison" it is a given name, and so behind "Sir".
  ["Mr. Van Smith", ["Van Smith", "Mr.", "Van", null, "Smith"]],
  ["Mr. Van Nguyen", ["Van Nguyen", "Mr.", "Van", null, "Nguyen"]],
  ["Dr. Van Morrison", ["Van Morrison", "Dr.", "Van", null, "Morrison"]],
  ["Sir Van Tarrow", ["Van Tarrow", "Sir", "Van", null, "Tarrow"]],
  ["Mr. Van Tarrow Pym", ["Van Tarrow Pym", "Mr.", "Van", "Tarrow", "Pym"]],
])("a particle behind a form of address opens the family name: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Seán O hAodhagáin", ["Seán O hAodhagáin", null, "Seán", null, "O hAodhagáin"]],
  ["Niamh Ni hAodhagáin", ["Niamh Ni hAodhagáin", null, "Niamh", null, "Ni hAodhagáin"]],
  ["James O Harlow", ["James O Harlow", null, "James", "O", "Harlow"]],
])("a small letter before a capital tells an Irish particle: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Coll. J. Harlow", ["J. Harlow", null, "J.", null, "Harlow"]],
  ["Per Harlow", ["Per Harlow", null, "Per", null, "Harlow"]],
  ["per harlow", ["Per Harlow", null, "Per", null, "Harlow"]],
])("what tells through whom or who collected is no name: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Harlow; Jane", ["Jane Harlow", null, "Jane", null, "Harlow"]],
  ["Harlow; Jane M.", ["Jane M. Harlow", null, "Jane", "M.", "Harlow"]],
])("a semicolon may stand for the comma behind the family name: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test("a semicolon between whole names or given names divides persons", () => {
  expect(parsePersonName("Jane Harlow; Simon Pym").others[0]?.normalized).toBe("Simon Pym");
  expect(parsePersonName("Jane; Simon").others[0]?.normalized).toBe("Simon");
});

test.each([
  ["ᲜᲘᲜᲝ ᲢᲐᲠᲝᲨᲕᲘᲚᲘ", "ნინო ტაროშვილი"],
  ["LETARAIX", "Letaraix"],
  ["VERTURAS", "Verturas"],
  ["VERHAGEN", "VerHagen"],
  ["DR. AKM TARROW RAHMAN", "AKM Tarrow Rahman"],
  ["DR. ANN TARROW", "Ann Tarrow"],
])("letters of one case: %s", (text, name) => {
  expect(normalizePersonName(text)).toBe(name);
});

test.each([
  ["Karimov Aziz Rustam o'g'li", ["Karimov Aziz Rustam o'g'li", null, "Aziz", "Rustam o'g'li", "Karimov"]],
  ["Каримова Зулфия Рустам қизи", ["Каримова Зулфия Рустам қизи", null, "Зулфия", "Рустам қизи", "Каримова"]],
  ["Тарров Салоҳатдин", ["Тарров Салоҳатдин", null, "Салоҳатдин", null, "Тарров"]],
  ["Таррат Екатерина", ["Таррат Екатерина", null, "Екатерина", null, "Таррат"]],
  ["Морин О'Таррол", ["Морин О'Таррол", null, "Морин", null, "О'Таррол"]],
  ["Анна Екатерина", ["Анна Екатерина", null, "Анна", null, "Екатерина"]],
  ["Салоҳатдин Тарров", ["Салоҳатдин Тарров", null, "Салоҳатдин", null, "Тарров"]],
])("family names in front in Cyrillic and Uzbek lists: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["K.O. Longe", ["K.O. Longe", null, "K.O.", null, "Longe"]],
  ["A. B.Tarr", ["A. B. Tarr", null, "A.", "B.", "Tarr"]],
  ["Hon'ble Justice A.D. Tarrow Pym", ["A.D. Tarrow Pym", "Hon'ble Justice", "A.D.", "Tarrow", "Pym"]],
  ["Prof. Dr. H.C. Jan Harlow", ["Jan Harlow", "Prof. Dr. H.C.", "Jan", null, "Harlow"]],
  ["DR. DIP TARROW", ["Dip Tarrow", "DR.", "Dip", null, "Tarrow"]],
])("initials are no family name, title or degree: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Yang Amat Berhormat Tan Sri Ahmad Harlow", ["Ahmad Harlow", "Yang Amat Berhormat Tan Sri"]],
  ["Datuk Seri Panglima Ahmad Harlow", ["Ahmad Harlow", "Datuk Seri Panglima"]],
  ["Yang Harlow", ["Yang Harlow", null]],
  ["Prof. Daw Khin Tarrow Pym", ["Khin Tarrow Pym", "Prof. Daw"]],
  ["Daw Harlow", ["Daw Harlow", null]],
  ["Cabo João Prado", ["João Prado", "Cabo"]],
  ["Cabo Prado", ["Cabo Prado", null]],
])("forms of address of Malaysia, Myanmar and Brazil: %s", (text, [name, title]) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.title]).toEqual([name, title]);
});

test("a post-nominal behind a generation alone reads the same for both functions", () => {
  for (const text of ["Jr O, PhD", "Jr Tarrow, PhD"])
    expect(normalizePersonName(text)).toBe(parsePersonName(text).normalized);
});

test.each([
  ["TARROW NEE PYMBERG ANNA", "Anna Tarrow", "Pymberg"],
  ["TARROW née PYMBERG Anna Marie", "Anna Marie Tarrow", "Pymberg"],
  ["EL TARROW NEE BEN PYMBERG SAMIRA", "Samira El Tarrow", "Ben Pymberg"],
  ["TARROW EP. PYMBERG SAMIRA", "Samira Tarrow", null],
  ["TARROW épouse PYMBERG Anna", "Anna Tarrow", null],
  ["Mme TARROW veuve PYMBERG Anna", "Anna Tarrow", null],
  ["Anna Tarrow veuve Pymberg", "Anna Tarrow", null],
  ["María Tarrez viuda de Pymberg", "María Tarrez", null],
  // A given name in front, or given names alone behind it.
  ["ANNA NEE TARROW PYMBERG", "Anna Nee Tarrow Pymberg", null],
  ["ANNA TARROW NEE PYMBERG", "Anna Tarrow", "Pymberg"],
  ["MARY EP TARROW", "Mary Ep Tarrow", null],
])("another name of a woman between the family name and the given names: %s", (text, name, maiden) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.maiden]).toEqual([name, maiden]);
  expect(normalizePersonName(text)).toBe(name);
});

test.each([
  ["Tarro Méndez de Pymar", ["Tarro Méndez de Pymar", null, "Tarro", null, "Méndez de Pymar"]],
  ["Tarro Méndez Pymar", ["Tarro Méndez Pymar", null, "Tarro", null, "Méndez Pymar"]],
  ["Tarro Vila-Tarró García", ["Tarro Vila-Tarró García", null, "Tarro", null, "Vila-Tarró García"]],
  [
    "Antonio Tarró García del Pymar",
    ["Antonio Tarró García del Pymar", null, "Antonio", null, "Tarró García del Pymar"],
  ],
  ["Juan Vargas del Tarro y Pymar", ["Juan Vargas del Tarro y Pymar", null, "Juan", null, "Vargas del Tarro y Pymar"]],
  [
    "Tarro Álvarez de Pymar Vargas Ruiz",
    ["Tarro Álvarez de Pymar Vargas Ruiz", null, "Tarro", null, "Álvarez de Pymar Vargas Ruiz"],
  ],
  ["Tarro Kovács Pymar", ["Tarro Kovács Pymar", null, "Tarro", "Kovács", "Pymar"]],
  ["Anna María Tarrow", ["Anna María Tarrow", null, "Anna", "María", "Tarrow"]],
])("an accent tells two family names of Spain behind any given name: %s", (text, parts) => {
  expect(partsOf(text).filter((part) => part !== null)).toEqual(parts.filter((part) => part !== null));
});

test.each([
  ["Joanna Ong Joo Lin", ["Joanna Ong Joo Lin", null, "Joanna", "Joo Lin", "Ong"]],
  ["Mary Chan Ka Wai", ["Mary Chan Ka Wai", null, "Mary", "Ka Wai", "Chan"]],
  ["Joanna Hoi Leung Ho", ["Joanna Hoi Leung Ho", null, "Joanna", "Hoi Leung", "Ho"]],
  ["Joanna Lee Hope Tarrow", ["Joanna Lee Hope Tarrow", null, "Joanna", "Lee Hope", "Tarrow"]],
])("a Chinese family name between the English given name and the Chinese one: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Tarrimova Dilnoza", ["Tarrimova Dilnoza", null, "Dilnoza", null, "Tarrimova"]],
  ["Tarrimov Bekzod", ["Tarrimov Bekzod", null, "Bekzod", null, "Tarrimov"]],
  ["Bekzod Tarrimov", ["Bekzod Tarrimov", null, "Bekzod", null, "Tarrimov"]],
  ["Tarrimov Smith", ["Tarrimov Smith", null, "Tarrimov", null, "Smith"]],
  ["Mahadev Tarra", ["Mahadev Tarra", null, "Mahadev", null, "Tarra"]],
  ["Zdenko Tarra", ["Zdenko Tarra", null, "Zdenko", null, "Tarra"]],
])("a romanized family name of Russian form in front: %s", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

test.each([
  ["Tarrow, Philip Howard, Earl of", "Philip Howard"],
  ["Tarrow, Philip Howard, 4th Duke of", "Philip Howard"],
  ["Simon Harlow, 4th Earl of Tarrow", "Simon Harlow"],
  ["Tarrow, Philip Arthur, Earl of", "Philip Arthur Tarrow"],
  ["Tarrow, Ann, Countess of", "Ann Tarrow"],
  ["Simon Tarrow, Baron Tarrow", "Simon Tarrow"],
  ["Harlow Pymberg, Lord Simon", "Simon Harlow Pymberg"],
  ["Tarrow, Lord Simon", "Simon Tarrow"],
  ["Pymberg Tarrow, Lady Quenbo", "Quenbo Pymberg Tarrow"],
  ["Tarrow Pymberg, Lady Anna", "Anna Tarrow Pymberg"],
  ["Tarrow, Baron James", "James Tarrow"],
])("ranks of peers behind a name: %s", (text, name) => {
  expect(normalizePersonName(text)).toBe(name);
});

test.each([
  ["Hon. Justice Tarrow, Con", "Con Tarrow", []],
  ["Suhendri, ST., M.Kom.", "Suhendri", ["ST.", "M.Kom."]],
  ["Tantri Tarrow ST., MT.", "Tantri Tarrow", ["ST.", "MT."]],
  ["Tantri Tarrow St. Pymberg", "Tantri Tarrow St. Pymberg", []],
  ["Dr. Tarrow, JANE", "Jane Tarrow", []],
  ["James ST MTARROW", "James St Mtarrow", []],
])("letters behind a name are post-nominals: %s", (text, name, credentials) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.credentials]).toEqual([name, credentials]);
});

test.each([
  ["Tun Razakar", "Razakar", "Tun"],
  ["Tun Aung", "Tun Aung", null],
])("a title of Malaysia that is a given name in Myanmar: %s", (text, name, title) => {
  const found = parsePersonName(text);
  expect([found.normalized, found.title]).toEqual([name, title]);
});

test("another person behind a bar, whose family name ends as in French", () => {
  expect(parsePersonName("Jane Harlow | Yves Tarrambault").others[0]?.normalized).toBe("Yves Tarrambault");
  expect(parsePersonName("Jane Harlow | Morgan Stanley").others).toEqual([]);
});
