import { describe, expect, test } from "vitest";
import { parsePersonName } from "../../src/person-name/index.ts";

/** input → title / given / middle / family / generation; "" is null. */
type Row = readonly [input: string, title: string, given: string, middle: string, family: string, generation: string];

function partsOf(input: string, locale?: string): string[] {
  const parsed = parsePersonName(input, locale === undefined ? {} : { locale });
  return [parsed.title, parsed.given, parsed.middle, parsed.family, parsed.generation].map((part) => part ?? "");
}

const check = ([input, ...expected]: Row): void => expect(partsOf(input)).toEqual(expected);

describe("comma forms", () => {
  test.each<Row>([
    ["Harlow, Beatrice", "", "Beatrice", "", "Harlow", ""],
    ["Harlow, Beatrice Anne", "", "Beatrice", "Anne", "Harlow", ""],
    ["Harlow Jr., Dr. Simon P.", "Dr.", "Simon", "P.", "Harlow", "Jr."],
    ["Harlow, Simon, III", "", "Simon", "", "Harlow", "III"],
    ["Simon Harlow, Jr.", "", "Simon", "", "Harlow", "Jr."],
    ["van Aken, Piet", "", "Piet", "", "van Aken", ""],
    ["Humboldt, Wilhelm von", "", "Wilhelm", "", "von Humboldt", ""],
    ["Humboldt, Wilhelm van der", "", "Wilhelm", "", "van der Humboldt", ""],
    ["Harlow, Jr., Simon P.", "", "Simon", "P.", "Harlow", "Jr."],
    ["Harlow, MD, Simon", "", "Simon", "", "Harlow", ""],
    ["Harlow, Ma, Simon", "", "Ma", "Simon", "Harlow", ""],
    ["Harlow, III, Simon, MD", "", "Simon", "", "Harlow", "III"],
    ["Simon Harlow, Jr., MD", "", "Simon", "", "Harlow", "Jr."],
    ["Ma, Ling", "", "Ling", "", "Ma", ""],
    ["Harlow, J.B.", "", "J.B.", "", "Harlow", ""],
    ["TARROW BARNABY T", "", "Barnaby", "T", "Tarrow", ""],
    ["Tarrow Barnaby T", "", "T", "", "Tarrow Barnaby", ""],
    ["GARCIA LOPEZ J", "", "J", "", "Garcia Lopez", ""],
    ["Bishop III, Rosalind", "", "Rosalind", "", "Bishop", "III"],
    ["Knight IV, Desmond R.", "", "Desmond", "R.", "Knight", "IV"],
    ["Bishop Harlow, Rosalind", "Bishop", "Rosalind", "", "Harlow", ""],
  ])("%s", (...row) => check(row));
});

describe("titles", () => {
  test.each<Row>([
    ["Prof. Dr. Dr. h.c. Ute Brandl", "Prof. Dr. Dr. h.c.", "Ute", "", "Brandl", ""],
    ["Secretary of State Marta Kline", "Secretary of State", "Marta", "", "Kline", ""],
    ["Judge Howard Pym", "Judge", "Howard", "", "Pym", ""],
    ["Mrs Pym", "Mrs", "", "", "Pym", ""],
    ["Mtro. Carvalho de Vargas", "Mtro.", "", "", "Carvalho de Vargas", ""],
    ["Rag. Piero Tarrow", "Rag.", "Piero", "", "Tarrow", ""],
    ["Rev. BISHOP Rosalind", "Rev.", "Rosalind", "", "Bishop", ""],
    ["Rev. Bishop Rosalind Pym", "Rev. Bishop", "Rosalind", "", "Pym", ""],
    ["Des Pym", "", "Des", "", "Pym", ""],
    ["Sir Alaric", "Sir", "Alaric", "", "", ""],
    ["Dean Pym", "", "Dean", "", "Pym", ""],
    ["Major Pym", "", "Major", "", "Pym", ""],
    ["KING", "", "", "", "King", ""],
    ["Dr. ANN LEE", "Dr.", "Ann", "", "Lee", ""],
    ["Herr von Bergmann", "Herr", "", "", "von Bergmann", ""],
    ["Governor Quenby Pym", "Governor", "Quenby", "", "Pym", ""],
    ["sheriff quenby pym", "sheriff", "Quenby", "", "Pym", ""],
    ["Earl Quenby Pym", "", "Earl", "Quenby", "Pym", ""],
    ["Bishop, Quenby Pym", "", "Quenby", "Pym", "Bishop", ""],
    ["Police Chief Quenby Pym", "Police Chief", "Quenby", "", "Pym", ""],
    ["Professor Emeritus Quenby Pym", "Professor Emeritus", "Quenby", "", "Pym", ""],
  ])("%s", (...row) => check(row));
});

describe("titles of several words, spaced post-nominals", () => {
  test.each<Row>([
    ["1st Lt. Simon Pym", "1st Lt.", "Simon", "", "Pym", ""],
    ["Sgt. 1st Class Simon Pym", "Sgt. 1st Class", "Simon", "", "Pym", ""],
    ["Assoc. Prof. Dr. Ute Brandl", "Assoc. Prof. Dr.", "Ute", "", "Brandl", ""],
    ["Estate of Simon Pym", "Estate of", "Simon", "", "Pym", ""],
    ["Simon Pym, M. D.", "", "Simon", "", "Pym", ""],
    ["Pym, M. D.", "", "M.", "D.", "Pym", ""],
  ])("%s", (...row) => check(row));
});

test("a letter that stands alone takes no family name's place", () => {
  const parsed = parsePersonName("ann harlow st; suite pym; i; i xi");
  expect([parsed, ...parsed.others].map((person) => person.normalized)).toEqual([
    "Ann Harlow St",
    "Suite Pym",
    "I",
    "I Xi",
  ]);
});

test("of two inverted names each comma parts its own family name", () => {
  const parsed = parsePersonName("Pym, Simon & Harlow, Beatrice");
  expect(parsed.normalized).toBe("Simon Pym");
  expect(parsed.others.map((other) => other.normalized)).toEqual(["Beatrice Harlow"]);
});

describe("particles", () => {
  test.each<Row>([
    ["Marijke uit den Harlow", "", "Marijke", "", "uit den Harlow", ""],
    ["Abd al-Aziz Harlow", "", "Abd al-Aziz", "", "Harlow", ""],
    ["De Harlow-Tarrow Bart", "", "Bart", "", "De Harlow-Tarrow", ""],
    ["Karim Abd al-Rahman", "", "Karim", "", "Abd al-Rahman", ""],
    ["Abd el-Karim Haddad", "", "Abd el-Karim", "", "Haddad", ""],
    ["St. John Pym", "", "St. John", "", "Pym", ""],
    ["Sinead O' Connor", "", "Sinead", "", "O'Connor", ""],
    ["Pieter van der Hout", "", "Pieter", "", "van der Hout", ""],
    ["Van Morrison", "", "Van", "", "Morrison", ""],
    ["Al Gore", "", "Al", "", "Gore", ""],
    ["Ana de la Cruz", "", "Ana", "", "de la Cruz", ""],
    ["Karim Zein El Dine", "", "Karim", "", "Zein El Dine", ""],
    ["Karim Zein El Masry", "", "Karim", "Zein", "El Masry", ""],
    ["Harlow Ann R", "", "Ann", "R", "Harlow", ""],
    ["Ann Harlow R", "", "Ann", "Harlow", "R", ""],
    ["Mary Ann Pym", "", "Mary", "Ann", "Pym", ""],
    ["ann harlow, b", "", "Ann", "B", "Harlow", ""],
    ["Robert St. Clair", "", "Robert", "", "St. Clair", ""],
    ["James O Pym", "", "James", "O", "Pym", ""],
    ["Marcel Roy dit Lavoie", "", "Marcel", "", "Roy dit Lavoie", ""],
    ["Alex Ben Pym", "", "Alex", "Ben", "Pym", ""],
    ["Alex ben Pym", "", "Alex", "", "ben Pym", ""],
    ["Sami Ben Salah", "", "Sami", "", "Ben Salah", ""],
    ["SAMI BEN YOUSSEF", "", "Sami", "", "Ben Youssef", ""],
    ["Ben Salah", "", "Ben", "", "Salah", ""],
    ["Thomas à Pym", "", "Thomas", "", "à Pym", ""],
    ["THOMAS À PYM", "", "Thomas", "", "à Pym", ""],
    ["Thomas A Pym", "", "Thomas", "A", "Pym", ""],
    ["Ada DELLA CASA", "", "Ada", "", "Della Casa", ""],
    ["Ada van der MA", "", "Ada", "", "van der Ma", ""],
  ])("%s", (...row) => check(row));
});

describe("double family names", () => {
  test.each<Row>([
    ["Lucía Ortega Medina", "", "Lucía", "", "Ortega Medina", ""],
    ["Jorge A. Rivera Ponce", "", "Jorge", "A.", "Rivera Ponce", ""],
    ["Rosa Barandiarán Zulueta", "", "Rosa", "", "Barandiarán Zulueta", ""],
    ["Paula M. Whitby Crane", "", "Paula", "M.", "Whitby Crane", ""],
    ["PAULA M. WHITBY CRANE", "", "Paula", "M.", "Whitby Crane", ""],
    ["Paula M. Anne Crane", "", "Paula", "M. Anne", "Crane", ""],
    ["P. M. Whitby Crane", "", "P.", "M. Whitby", "Crane", ""],
    ["Paula McWhitby Crane", "", "Paula", "", "McWhitby Crane", ""],
    ["José Luis Medina", "", "José", "Luis", "Medina", ""],
    ["Juan Ortega y Gasset", "", "Juan", "", "Ortega y Gasset", ""],
    ["John Y Smith", "", "John", "Y", "Smith", ""],
    ["Paula Whitby Crane", "", "Paula", "Whitby", "Crane", ""],
  ])("%s", (...row) => check(row));

  test("the first of two other family names is ambiguous", () => {
    expect(parsePersonName("Paula Whitby Crane").ambiguities).toEqual(["family-or-middle"]);
    expect(parsePersonName("Paula Anne Crane").ambiguities).toEqual([]);
  });
});

describe("suffixes", () => {
  test.each<Row>([
    ["Larry James Pym I", "", "Larry", "James", "Pym", "I"],
    ["Pym, John V", "", "John", "V", "Pym", ""],
    ["Andrew Ma", "", "Andrew", "", "Ma", ""],
    ["Bill Junior", "", "Bill", "", "Junior", ""],
    ["Simon B, Jr", "", "Simon", "", "B", "Jr"],
  ])("%s", (...row) => check(row));

  test.each([
    ["Simon Harlow, CPPM", ["CPPM"]],
    ["Simon Harlow MD PhD", ["MD", "PhD"]],
    ["SIMON HARLOW PHD", ["PhD"]],
    ["Simon Harlow, P.Eng", ["P.Eng"]],
    ["Simon Harlow Ph.D.", ["Ph.D."]],
    ["Quenby PhD", ["PhD"]],
    ["Simon Harlow CEng FIXM", ["CEng", "FIXM"]],
    ["Anna Maria MD HARLOW", []],
    ["Quenby CPA", ["CPA"]],
    ["QUENBY CPA", ["CPA"]],
    ["QUENBY MA", []],
    ["Jean MBAPPE", []],
    ["Wei MA", []],
    ["Harlow, SIMON", []],
    ["Nguyễn Thị MAI", []],
  ])("%s", (input, credentials) => {
    expect(parsePersonName(input).credentials).toEqual(credentials);
  });
});

test.each<Row>([
  ["Simon Harlow Ii", "", "Simon", "", "Harlow", "II"],
  // A name, and a generation alone.
  ["Ii Simon", "", "Ii", "", "Simon", ""],
  ["Harlow Ii", "", "Harlow", "", "Ii", ""],
  ["Simon Dale Senior", "", "Simon", "", "Dale", "Senior"],
  ["Simon Dale Sr. III", "", "Simon", "", "Dale", "Sr. III"],
])("a numeral in mixed case: %s", (...row) => check(row));

describe("a family name alone", () => {
  test.each<Row>([
    ["de la Tarrow", "", "", "", "de la Tarrow", ""],
    ["von und zu Tarrow", "", "", "", "von und zu Tarrow", ""],
    ["da Tarrow", "", "", "", "da Tarrow", ""],
    ["Van Tarrow", "", "Van", "", "Tarrow", ""],
    ["de la Tarrow Simon", "", "de", "", "la Tarrow Simon", ""],
  ])("%s", (...row) => check(row));
});

describe("order by language", () => {
  test.each([
    ["Nagy Dorottya", "hu", ["", "Dorottya", "", "Nagy", ""]],
    ["Trần Văn Bình", "vi", ["", "Bình", "Văn", "Trần", ""]],
    ["Петров Иван", "ru", ["", "Иван", "", "Петров", ""]],
    ["Иван Андреевич Петров", "ru", ["", "Иван", "Андреевич", "Петров", ""]],
    ["Pani Halina Nowak", "pl", ["Pani", "Halina", "", "Nowak", ""]],
    ["Bay ve Bayan Demir", "tr", ["Bay ve Bayan", "", "", "Demir", ""]],
    ["Ana Marija Vera Kos", "sl", ["", "Ana Marija", "Vera", "Kos", ""]],
  ])("%s (%s)", (input, locale, expected) => {
    expect(partsOf(input, locale)).toEqual(expected);
  });

  test("a Polish address is a name elsewhere", () => {
    expect(partsOf("Pan Wei")).toEqual(["", "Pan", "", "Wei", ""]);
  });
});

describe("Han, Kana and Hangul", () => {
  test.each([
    ["王小明", "王", "小明", null],
    ["欧阳小明", "欧阳", "小明", null],
    ["高橋一郎", "高橋", "一郎", null],
    ["김민수", "김", "민수", null],
    ["남궁민수", "남궁", "민수", null],
    ["山田 太郎", "山田", "太郎", null],
    ["유미", null, "유미", null],
  ])("%s", (input, family, given, middle) => {
    const parsed = parsePersonName(input);
    expect([parsed.family, parsed.given, parsed.middle, parsed.normalized]).toEqual([family, given, middle, input]);
  });

  test("offices and honorifics stand apart", () => {
    expect(parsePersonName("王小明教授")).toMatchObject({ normalized: "王小明", credentials: ["教授"] });
    expect(parsePersonName("佐藤恵子さん")).toMatchObject({ normalized: "佐藤恵子", title: "さん" });
  });
});

describe("several persons", () => {
  const personsOf = (input: string): (string | null)[] => {
    const parsed = parsePersonName(input);
    return [parsed.normalized, ...parsed.others.map((other) => other.normalized)];
  };
  test.each([
    ["Ann and Bob Pym", ["Ann Pym", "Bob Pym"]],
    ["Ann Crane & Bob Pym", ["Ann Crane", "Bob Pym"]],
    ["James T. or Carol R. Pym", ["James T. Pym", "Carol R. Pym"]],
    ["PYM, ANN and BOB", ["Ann Pym", "Bob Pym"]],
    ["Mr. and Mrs. James Pym", ["James Pym", "Pym"]],
    // A family name behind a couple is no name of the couple's.
    ["Mr. and Mrs. James Harlow & Pym", ["James Harlow", "Pym"]],
    ["Quenby & Ann Harlow and Family", ["Quenby Harlow", "Ann Harlow"]],
    ["Mr & Mrs Bob and Ann Pym", ["Bob Pym", "Ann Pym"]],
    ["Ann & Bob Pym; Carol Crane", ["Ann Pym", "Bob Pym", "Carol Crane"]],
    ["Juan Ortega y Gasset", ["Juan Ortega y Gasset"]],
  ])("%s", (input, persons) => expect(personsOf(input)).toEqual(persons));
});

describe("what is no name", () => {
  test.each([
    ["", "empty"],
    ["   ", "empty"],
    ["12345", "invalid"],
    ["🚀", "invalid"],
  ])("%j is %s", (input, reason) => {
    expect(parsePersonName(input)).toMatchObject({ normalized: null, reason });
  });

  test("companies, placeholders and addresses are kept and marked", () => {
    for (const input of ["Pym Widgets LLC", "Widgets Inc", "LinkedIn Member", "Unknown", "simon.harlow@example.com"])
      expect(parsePersonName(input)).toMatchObject({ normalized: input, ambiguities: ["not-a-person"], family: null });
  });

  test.each([
    "Accounts Payable",
    "Customer Service",
    "Sales Team",
    "Harlow Family Foundation",
    "HARLOW REVOCABLE TRUST",
    "Marketing Dept.",
    "University of Oregon Alumni Association",
  ])("%s is an office or body, kept and marked", (input) => {
    expect(parsePersonName(input)).toMatchObject({ normalized: input, ambiguities: ["not-a-person"], given: null });
  });

  test.each([
    ["Robert Service", "Robert", "Service"],
    ["Trust Harlow", "Trust", "Harlow"],
    ["Anna Payable", "Anna", "Payable"],
  ])("%s is a person", (input, given, family) => {
    expect(parsePersonName(input)).toMatchObject({ normalized: input, ambiguities: [], given, family });
  });

  test("a space behind a company or a placeholder changes nothing", () => {
    for (const input of ["Pym Widgets LLC ", "Test User "])
      expect(parsePersonName(input)).toMatchObject({ normalized: input.trim(), ambiguities: ["not-a-person"] });
    expect(parsePersonName("Inc Pym ").ambiguities).toEqual([]);
  });

  test("values that are no text, and texts beyond the cap", () => {
    expect(parsePersonName(7 as unknown as string).reason).toBe("not_a_string");
    expect(parsePersonName("x".repeat(513)).reason).toBe("input_too_long");
    expect(parsePersonName("Al Gore", { maxLength: 3 }).reason).toBe("input_too_long");
  });
});
