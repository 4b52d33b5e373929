import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

type Row = [text: string, given: string, middle: string, family: string, generation?: string];

const check = (text: string, ...parts: (string | undefined)[]): void => {
  const { given, middle, family, generation } = parsePersonName(text);
  const found = [given, middle, family, generation].map((part) => part ?? "");
  expect(found).toEqual([...parts, ""].slice(0, 4));
  expect(normalizePersonName(text)).toBe(parsePersonName(text).normalized);
};
const removedFrom = (text: string): string[] =>
  parsePersonName(text).removed.map(({ kind, text: own }) => `${kind} ${own}`);

describe("a generation behind the family name", () => {
  test.each<Row>([
    ["Harlow, Jr. Simon", "Simon", "", "Harlow", "Jr."],
    ["Harlow, Jr Simon", "Simon", "", "Harlow", "Jr"],
    ["Pym, III Robert", "Robert", "", "Pym", "III"],
    ["PYM, IV CHARLES EDWARD", "Charles", "Edward", "Pym", "IV"],
    ["PYM JR SIMON EARL", "Simon", "Earl", "Pym", "Jr"],
    ["Simon Harlow the Third", "Simon", "", "Harlow", "the Third"],
    // A given name, and a title of another language.
    ["Harlow, Vi Ann", "Vi", "Ann", "Harlow"],
    ["Mary Jr Harlow", "Mary", "Jr", "Harlow"],
    ["The Third", "The", "", "Third"],
  ])("%s", check);

  test("señor is none", () => {
    expect(parsePersonName("Vargas, Sr. Luis", { locale: "es" }).generation).toBeNull();
  });
});

describe("titles", () => {
  test.each([
    ["Col (Ret) James T Kirk", "Col (Ret)", []],
    ["Dipl.-Ing. (FH) Thomas Brandl", "Dipl.-Ing. (FH)", []],
    ["Maj Gen Sir John Harlow KBE", "Maj Gen Sir", ["KBE"]],
    ["Wg Cdr John Harlow", "Wg Cdr", []],
    ["Sqn Ldr John Harlow", "Sqn Ldr", []],
    ["Air Cdre John Harlow", "Air Cdre", []],
    ["Col James Harlow", "Col", []],
    ["James Harlow, Capt USN (Ret.)", "Capt", ["USN", "Ret."]],
    ["The Hon. Justice Michael Pym AC CMG", "The Hon. Justice", ["AC", "CMG"]],
  ])("%s", (text, title, credentials) => {
    const found = parsePersonName(text);
    expect([found.title, found.credentials]).toEqual([title, credentials]);
  });

  test("a nickname behind a title stays one", () => {
    expect(parsePersonName("Dr. (Bea) Harlow").nickname).toBe("Bea");
    expect(parsePersonName("Tan Lee Meng").title).toBeNull();
  });
});

describe("a slash between persons", () => {
  test.each([
    ["Simon Pym / Mary Harlow", ["Simon Pym", "Mary Harlow"]],
    ["Simon Pym/Mary Harlow", ["Simon Pym", "Mary Harlow"]],
    ["Simon/Mary Pym", ["Simon Pym", "Mary Pym"]],
    ["Pym, Simon / Pym, Mary", ["Simon Pym", "Mary Pym"]],
    // What follows the name is where and as what the person works.
    ["Simon Pym / Lumen", ["Simon Pym"]],
    ["Simon Pym / Engineer", ["Simon Pym"]],
    ["Simon Pym (he/him)", ["Simon Pym"]],
    ["Simon Pym c/o Mary Harlow", ["Simon Pym"]],
  ])("%s", (text, names) => {
    const found = parsePersonName(text);
    expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  });
});

describe("an apostrophe written another way", () => {
  test.each<Row>([
    ["sinead o' connor", "Sinead", "", "O'Connor"],
    ["JOHN O' NEIL", "John", "", "O'Neil"],
    ['O"Neil, Sean', "Sean", "", "O'Neil"],
    ["Grace O`Malley", "Grace", "", "O'Malley"],
    ["Grace O\\'Malley", "Grace", "", "O'Malley"],
    ["Gina D' Angelo", "Gina", "", "D'Angelo"],
    ["Grace O''Malley", "Grace", "", "O'Malley"],
    ["GINA DELL''ACQUA", "Gina", "", "Dell'Acqua"],
    ["Grace ''Gina'' Harlow", "Grace", "", "Harlow"],
  ])("%s", check);

  test("quotation marks around a letter are a nickname", () => {
    expect(parsePersonName('John "O" Pym').nickname).toBe("O");
  });
});

describe("marks between a name and its post-nominals", () => {
  test.each([
    ["Dr. Jane Harlow- MBBS, MS", "Jane Harlow"],
    ["Dr. Jane Ligy. MBBS, MS.", "Jane Ligy"],
    ["Jane Harlow-, MD", "Jane Harlow"],
    ["Jane Harlow-", "Jane Harlow"],
    ["-Jane Harlow", "Jane Harlow"],
    ["JANE HARLOW     B20210141", "Jane Harlow"],
    ["Jane A. MD", "Jane A."],
    ["Jane Harlow, Pharm.D.", "Jane Harlow"],
    ["Jane Harlow-Marsh MD", "Jane Harlow-Marsh"],
    ["Jane Harlow A12", "Jane Harlow A12"],
  ])("%s", (text, name) => expect(parsePersonName(text).normalized).toBe(name));
});

describe("brackets", () => {
  test.each([
    ["Jane Harlow (IPP Garching)", "Jane Harlow", null],
    ["Jane Harlow (Université de Tannau)", "Jane Harlow", null],
    ["Jane Harlow (Tannau, 29 de junho de 1976)", "Jane Harlow", null],
    ["Jane (Room 5) Harlow", "Jane Harlow", null],
    ["Prof. (Brig. Gen.) Dr. Jane Harlow", "Jane Harlow", null],
    ["John (J5) Harlow", "John Harlow", "J5"],
    ["John Harlow (Bob)", "John Harlow", "Bob"],
    ["Simon 'bond' Harlow  s.harlow@tannau.example", "Simon Harlow", "bond"],
    ["Jane Harlow (JR Ewing)", "Jane Harlow", "JR Ewing"],
  ])("%s", (text, name, nickname) => expect(parsePersonName(text)).toMatchObject({ normalized: name, nickname }));
});

describe("placeholders", () => {
  test.each<[string, string, string, string[]]>([
    ["John NMN Harlow", "John", "Harlow", ["placeholder NMN"]],
    ["HARLOW, JOHN NMI", "John", "Harlow", ["placeholder NMI"]],
    ["John (NMI) Harlow", "John", "Harlow", ["noise (NMI)"]],
    ["John nan Harlow", "John", "Harlow", ["placeholder nan"]],
    ["FNU Ahmed", "", "Ahmed", ["placeholder FNU"]],
    ["Mohammad LNU", "Mohammad", "", ["placeholder LNU"]],
    ["Unknown Smith", "", "Smith", ["placeholder Unknown"]],
    ["Harlow, John, b. 1850", "John", "Harlow", ["number b. 1850"]],
    ["Harlow, John, active 1850-1860", "John", "Harlow", ["number active 1850-1860"]],
    ["Harlow, John D.", "John", "Harlow", []],
    ["John Unknown", "John", "", ["placeholder Unknown"]],
    ["Jane Harlow MD Unknown PhD", "Jane", "Harlow", ["credential MD", "placeholder Unknown", "credential PhD"]],
    // A name.
    ["Nan Harlow", "Nan", "Harlow", []],
    ["JENNIFER NULL", "Jennifer", "Null", []],
  ])("%s", (text, given, family, removed) => {
    const found = parsePersonName(text);
    expect([found.given ?? "", found.family ?? ""]).toEqual([given, family]);
    expect(removedFrom(text)).toEqual(removed);
  });

  test("of placeholders alone nothing is a name, and they stay in the text", () => {
    const parsed = parsePersonName("FNU LNU");
    expect([parsed.given, parsed.family, parsed.normalized]).toEqual([null, null, "FNU LNU"]);
    expect(parsed.ambiguities).toEqual(["not-a-person"]);
    expect(parsed.removed).toEqual([]);
  });
});

describe("what stands behind a name or before its parts", () => {
  test.each<Row>([
    ["John Harlow Estate", "John", "", "Harlow"],
    ["John Harlow (Lumen", "John", "", "Harlow"],
    ["First Name: John Last Name: Harlow", "John", "", "Harlow"],
    ["Surname: Harlow First name: John", "John", "", "Harlow"],
    ["last name: harlow, first name: john, middle name: q", "John", "Q", "Harlow"],
    ["(John Harlow", "John", "", "Harlow"],
  ])("%s", check);
});

describe("names of East Asia in Latin letters", () => {
  test.each<Row>([
    ["Kim Jong Un", "Jong Un", "", "Kim"],
    ["KIM Jong Un", "Jong Un", "", "Kim"],
    ["Lee Kuan Yew", "Kuan Yew", "", "Lee"],
    ["Tan Ah Kow", "Ah Kow", "", "Tan"],
    ["Peter CHAN Tai-man", "Peter", "Tai-man", "Chan"],
    ["Lee Ann Harlow", "Lee", "Ann", "Harlow"],
    ["Kim Harvey Pym", "Kim", "Harvey", "Pym"],
    ["Jong Un Kim", "Jong", "Un", "Kim"],
    ["Dan Le Bon", "Dan", "", "Le Bon"],
  ])("%s", check);
});

describe("lists of names", () => {
  test.each<Row>([
    ["VON DER LEYEN, URSULA", "Ursula", "", "von der Leyen"],
    ["LEYEN, URSULA VON DER", "Ursula", "", "von der Leyen"],
    ["VRIES, P.J. DE", "P.J.", "", "de Vries"],
    ["BERG, JAN VAN DEN", "Jan", "", "van den Berg"],
    // "Ben" is a given name.
    ["HARLOW, SIMON BEN", "Simon", "Ben", "Harlow"],
    ["JANE O NEILL", "Jane", "", "O'Neill"],
    ["O NEILL, JANE", "Jane", "", "O'Neill"],
    ["JANE O REILLY", "Jane", "", "O'Reilly"],
    ["Jane O Neill", "Jane", "O", "Neill"],
    ["JANE O SULLIVAN", "Jane", "O", "Sullivan"],
    ["jane o harlow", "Jane", "O", "Harlow"],
    ["JAMES O DAVIS", "James", "O", "Davis"],
    ["Jean - Luc Picard", "Jean-Luc", "", "Picard"],
    ["Smith - Jones, Ann", "Ann", "", "Smith-Jones"],
    ["Simon Harlow - Pym", "Simon", "", "Harlow"],
    ["LEVIN", "", "", "Levin"],
    ["III", "III", "", ""],
    ["'Jane Harlow' via Sales <sales@example.com>", "Jane", "", "Harlow"],
    ["Gurpreet Kaur D/o Balwinder Kaur", "Gurpreet", "", "Kaur"],
  ])("%s", check);

  test.each([
    ["John Smith Rev.", "Rev."],
    ["JONES MR", "MR"],
    ["SMITH JOHN MR", "MR"],
    ["Exmo. Sr. Dr. Paulo Teixeira", "Exmo. Sr. Dr."],
    // With a vowel and no dot it may be a family name.
    ["John Alderman", null],
    ["عبد الرحمن السيد", null],
    ["Simon Rev", null],
  ])("the title of %s", (text, title) => {
    expect(parsePersonName(text).title).toBe(title);
  });

  test.each([
    ["Photo: John Smith", "John Smith", "Photo"],
    ["Signed by: Dr. Jane Harlow", "Jane Harlow", "Signed by"],
    // A given name is no label.
    ["Jane: Ann Harlow", "Jane", "Ann Harlow"],
  ])("what stands before a colon: %s", (text, name, label) => {
    expect(normalizePersonName(text)).toBe(name);
    expect(removedFrom(text)).toContain(`tagline ${label}`);
  });

  test.each([
    ["Tom, Dick and Harry Jones", ["Tom Jones", "Dick Jones", "Harry Jones"]],
    ["Ann Lee, Bob Ray and Tim Fox", ["Ann Lee", "Bob Ray", "Tim Fox"]],
    ["Harlow, Ann and Bob", ["Ann Harlow", "Bob Harlow"]],
  ])("persons between commas: %s", (text, names) => {
    const found = parsePersonName(text);
    expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  });
});

describe("persons of a bibliography", () => {
  const persons = (text: string): (string | null)[] => {
    const { normalized, others } = parsePersonName(text);
    return [normalized, ...others.map((other) => other.normalized)];
  };

  test.each([
    ["Tarrow, E., Pemba, A.", ["E. Tarrow", "A. Pemba"]],
    ["Tarrow, Eric J., van der Pemba, A. B.", ["Eric J. Tarrow", "A. B. van der Pemba"]],
    ["Tarrow, E., Pemba, A., & Harlow-Pym, J.-K.", ["E. Tarrow", "A. Pemba", "J.-K. Harlow-Pym"]],
    ["van den Tarrow, Ann and Pym, Robert J.", ["Ann van den Tarrow", "Robert J. Pym"]],
    ["Van Harlow, Ann and Pym, Bob", ["Ann Van Harlow", "Bob Pym"]],
    ["Van Den Tarrow, Ann and Pym, Bob and others", ["Ann Van Den Tarrow", "Bob Pym"]],
    ["Ben Ray, Bob Lee and Tim Fox", ["Ben Ray", "Bob Lee", "Tim Fox"]],
  ])("%s", (text, names) => expect(persons(text)).toEqual(names));

  test.each([
    ["Dr. Jane Harlow, Bob Pym", ["Jane Harlow", "Bob Pym"]],
    ["Dr. Jane Harlow, Marsh Cancer Center", ["Jane Harlow"]],
    ["Dr. Harlow, Jane", ["Jane Harlow"]],
    ["Dr. Garcia Lopez, Ana", ["Ana Garcia Lopez"]],
    ["Dott. Anna Riva, Dott. Ugo Neri, Dott.ssa Carla Verdi", ["Anna Riva", "Ugo Neri", "Carla Verdi"]],
    ["Dr. Ann Harlow, Dr. Bob Pym and Dr. Tim Crane", ["Ann Harlow", "Bob Pym", "Tim Crane"]],
    ["Ann Harlow, MD, Bob Pym, PhD", ["Ann Harlow", "Bob Pym"]],
    ["ANN HARLOW, MD, BOB PYM, MD", ["Ann Harlow", "Bob Pym"]],
    ["Mr. Simon Harlow, Jr., Mrs. Ann Harlow", ["Simon Harlow Jr.", "Ann Harlow"]],
    // A field, a place, a firm, an office, given names behind a family name.
    ["Ann Harlow, MD, Internal Medicine, FACP", ["Ann Harlow"]],
    ["Ann Harlow, PhD, San Diego, CA", ["Ann Harlow"]],
    ["Ann Harlow, PhD, Acme Research, LLC", ["Ann Harlow"]],
    ["Dr. Ann Harlow, Prof. of Physics", ["Ann Harlow"]],
    ["Van Harlow, Dr. Ann Marie, PhD", ["Ann Marie Van Harlow"]],
    ["Sir GARCIA LOPEZ, Ana Pym, PhD", ["Ana Pym Garcia Lopez"]],
    ["Dr. Ann Tarrow & Bob", ["Ann Tarrow", "Bob"]],
    ["S. Tarrow; S.M. Tarrow; Sue Mary Tarrow", ["S. Tarrow", "S.M. Tarrow", "Sue Mary Tarrow"]],
    ["Clement St, Newtown", ["Clement St"]],
  ])("%s", (text, names) => expect(persons(text)).toEqual(names));

  test.each([
    ["Harlow, John A., PhD, F.A.C.S.", ["John A. Harlow"]],
    ["Harlow, John A., Jr, M.D.", ["John A. Harlow Jr"]],
    ["García Quiroga, M. C.", ["M. C. García Quiroga"]],
  ])("but one in %s", (text, names) => expect(persons(text)).toEqual(names));
});

describe("trusts and couples of rolls of owners", () => {
  test.each([
    ["TARROW, RICHARD REV TRUST", "Richard Tarrow"],
    ["TARROW, JANE A REVOCABLE LIVING TRUST", "Jane A Tarrow"],
    ["TARROW, JANE A. REVOCABLE", "Jane A. Tarrow"],
    ["TARROW, JANE FAMILY TRU", "Jane Tarrow"],
    ["Tarrow, Jane, Trust", "Jane Tarrow"],
    // A trust without a person, a title, an initial.
    ["HARLOW FAMILY TRUST", "HARLOW FAMILY TRUST"],
    ["ACME LAND, BLUE FAMILY TRUST", "ACME LAND, BLUE FAMILY TRUST"],
    ["HARLOW, JANE T", "Jane T Harlow"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));

  test.each([
    ["TARROW, R E & L T REV TRUST", ["R E Tarrow", "L T Tarrow"]],
    ["HARLOW JAMES T & HARLOW ANNA BELLE", ["James T Harlow", "Anna Belle Harlow"]],
    ["ST JOHN JANE & ST JOHN ROBERT", ["Jane St John", "Robert St John"]],
    ["Marsh Jane and Marsh Robert", ["Jane Marsh", "Robert Marsh"]],
    ["ORTEGA LUIS M & VEGA CARLA P", ["Luis M Ortega", "Carla P Vega"]],
    ["NGUYEN THANH V & LE HOA T", ["Thanh V Nguyen", "Hoa T Le"]],
    ["DE LA CRUZ ROSA M & VAN DYKE PETER P", ["Rosa M de la Cruz", "Peter P van Dyke"]],
    ["GARCIA LOPEZ ROSA M & PEREZ JUAN", ["Rosa M Garcia Lopez", "Juan Perez"]],
    ["KIM SUNG H & LEE MI Y", ["Sung H Kim", "Mi Y Lee"]],
    ["TARROW QUENBO K & SUNITA R", ["Tarrow Quenbo K", "Sunita R"]],
    ["TARROW RAKESH K & SUNITA R", ["Rakesh K Tarrow", "Sunita R Tarrow"]],
    ["PATEL RAKESH K & SUNITA R", ["Rakesh K Patel", "Sunita R Patel"]],
    ["BENNETT ROY L & LOIS M & CARL T", ["Roy L Bennett", "Lois M Bennett", "Carl T Bennett"]],
    ["PYM JOHN & SMITH JANE", ["John Pym", "Jane Smith"]],
    ["THOMAS JANE & SUE", ["Jane Thomas", "Sue Thomas"]],
    // Given names in front.
    ["JOHN A SMITH & MARY B JONES", ["John A Smith", "Mary B Jones"]],
    ["MARY ANN T & JOHN B SMITH", ["Mary Ann T Smith", "John B Smith"]],
    ["J R SMITH & M T JONES", ["J R Smith", "M T Jones"]],
    ["JORDAN JAMES & TAYLOR SCOTT", ["Jordan James", "Taylor Scott"]],
    ["PAUL THOMAS & MARY JONES", ["Paul Thomas", "Mary Jones"]],
    ["JAMES TAYLOR & SUE", ["James Taylor", "Sue"]],
    ["SMITH BARNEY & TARROW", ["Smith Barney", "Tarrow"]],
    // Two persons of one given name, a title on both sides.
    ["Jordan James and Jordan Pym", ["Jordan James", "Jordan Pym"]],
    ["JOHN HARLOW & JOHN PYM", ["John Harlow", "John Pym"]],
    ["Dr. Anil & Dr. Sneha Pym", ["Anil Pym", "Sneha Pym"]],
  ])("%s", (text, names) => {
    const found = parsePersonName(text);
    expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  });
});

describe("what stands beside the given name behind a comma", () => {
  test.each([
    ["Harlow, OBE Jane", "Jane Harlow"],
    ["Harlow, Thomas, of Bath", "Thomas Harlow"],
    ["Harlow, Jane, Countess of Tarrow", "Jane Harlow"],
    ["Harlow Jr.,Simon A", "Simon A Harlow Jr."],
    ["Ali El,Tarrow A", "Tarrow A Ali El"],
    // Initials.
    ["Harlow, JT Thomas", "JT Thomas Harlow"],
    ["Ann Harlow, Warsaw", "Ann Harlow"],
    ["de Tarrow y Gutierez Jr., Jüan Pym", "Jüan Pym de Tarrow y Gutierez Jr."],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("the key of a record", () => {
  const key = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";

  test.each([`Simon Harlow ${key}`, `${key.toUpperCase()}, Simon Harlow`, `person/${key}: Simon Harlow`])(
    "goes beside a name: %s",
    (text) => expect(normalizePersonName(text)).toBe("Simon Harlow"),
  );
  test("alone it stays as it stands", () => expect(normalizePersonName(key)).toBe(key));
  test("is said to be left out", () => expect(removedFrom(`Simon Harlow ${key}`)).toEqual([`number ${key}`]));
  test("words with hyphens are none", () =>
    expect(normalizePersonName("Simon Ade-Fade-Pym Harlow")).toBe("Simon Ade-Fade-Pym Harlow"));
});
