import { describe, expect, test } from "vitest";
import { FRONT_LABELS } from "../../src/person-name/data/labels.ts";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const persons = (text: string): (string | null)[] => {
  const { normalized, others } = parsePersonName(text);
  return [normalized, ...others.map((other) => other.normalized)];
};

test.each([...FRONT_LABELS])("%s before a separator and a whole name is a label", (label) => {
  expect(normalizePersonName(`${label} - Jane Harlow`)).toBe("Jane Harlow");
  expect(normalizePersonName(`${label} | Jane Harlow`)).toBe("Jane Harlow");
});

describe("a label before a colon", () => {
  test.each([
    ["Témavezető: Halász Zoltán", "Halász Zoltán"],
    ["Оппонент: Крылова Вера Павловна", "Крылова Вера Павловна"],
    ["Автор: Иван Крылов", "Иван Крылов"],
    ["Научный руководитель: Крылов И.П.", "Крылов И.П."],
    ["Επιβλέπων: Νίκος Βλάχος", "Νίκος Βλάχος"],
    ["المؤلف: أحمد علي", "أحمد علي"],
    ["Иван Крылов: Стихи", "Иван Крылов"],
    ["지도교수: 한지수", "한지수"],
    ["작성자: 한지수", "한지수"],
    ["이름: 한지수", "한지수"],
    ["指导老师：陈晓明", "陈晓明"],
    ["学生: 陈晓明", "陈晓明"],
    ["担当：山田花子", "山田花子"],
    ["指導教員：桐島　花子教授", "桐島 花子"],
    ["学籍番号：1A23　氏名：山田花子", "山田花子"],
    ["Vedúci práce: Ing. Jana Harlow, PhD.", "Jana Harlow"],
    ["Encadré par : Pr. Amadou HARLOW", "Amadou Harlow"],
    ["Réalisé par : Tarrow Pym", "Tarrow Pym"],
    ["Realizado por: Tarrow Pym", "Tarrow Pym"],
    ["Created By: Tarrow Marsh", "Tarrow Marsh"],
    ["Επιβλέπων καθηγητής: Νίκος Βλάχος", "Νίκος Βλάχος"],
    ["อาจารย์ที่ปรึกษา: ผศ.ดร. สมชาย ใจดี", "สมชาย ใจดี"],
    // A name stands before the colon, or none behind it.
    ["Jane Harlow: hello Bob", "Jane Harlow"],
    ["Tarrow: For the Love of Grace", "Tarrow"],
    ["Tarrow harlow: hello Bob", "Tarrow Harlow"],
    ["Tarrow Harlow: ca. 1980", "Tarrow Harlow"],
    ["Jane Harlow ATTN: Payables", "Jane Harlow"],
    ["山田花子: 東京", "山田花子"],
    ["한지수: 마케팅", "한지수"],
    ["陈晓: 你好", "陈晓"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("labels of a given and a family name", () => {
  test.each([
    ["First name: Jane, Last name: Harlow", "Jane", "Harlow"],
    ["Vorname: Jane; Nachname: Harlow", "Jane", "Harlow"],
    ["Nachname: Harlow, Vorname: Jane", "Jane", "Harlow"],
    ["Nombre: Juana, Apellidos: García López", "Juana", "García López"],
    ["Apellido paterno: García, Apellido materno: López, Nombre: Juana", "Juana", "García López"],
    ["Nom : TARROW Prénom : Marie", "Marie", "Tarrow"],
    ["Cognome: Tarrow Nome: Mario", "Mario", "Tarrow"],
    ["Imię: Anna Nazwisko: Nowak", "Anna", "Nowak"],
    ["First name: Ann/Last name: Harlow", "Ann", "Harlow"],
    ["Primer nombre: Juan Segundo nombre: Carlos Primer apellido: Pérez", "Juan", "Pérez"],
    ["Ad Soyad: Ahmet Yılmaz, Baba Adı: Ali", "Ahmet", "Yılmaz"],
    ["Nome: Mario Tarrow; Nome: Luca Bianchi", "Mario", "Tarrow"],
    ["Voornaam: Jan Achternaam: de Vries", "Jan", "de Vries"],
    ["Фамилия: Крылов Имя: Иван Отчество: Петрович", "Иван", "Крылов"],
    // A label alone tells no order, and behind a name it may be a word.
    ["Nome: Ana Silva", "Ana", "Silva"],
    ["Last name: Harlow, Jane", "Jane", "Harlow"],
    ["Renome Silva", "Renome", "Silva"],
  ])("%s", (text, given, family) => expect(parsePersonName(text)).toMatchObject({ given, family }));
});

describe("a labelled field behind a name", () => {
  test.each([
    ["Jane Harlow, Email: jane@harlow.example", "Jane Harlow"],
    ["Harlow, Jane, Email: jane@harlow.example", "Jane Harlow"],
    ["Jane Harlow, dept: Radiology", "Jane Harlow"],
    ["Ελένη Βλάχου, Τμήμα: ΑΒΓ, Θέση: Φοιτήτρια", "Ελένη Βλάχου"],
    ["Prof. Jane Harlowe. Co-supervisor: Dr. Bob Pym", "Jane Harlowe"],
    // Not the given name of a family name.
    ["Harlow, Tarra: A Life", "Tarra Harlow"],
    ["Harlow, Jane: A Life", "Jane Harlow"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("a name with its title behind other words", () => {
  test.each([
    ["Contatti a Milano | Dott.ssa Silvia Riva", "Silvia Riva"],
    ["Our services | Dr. Jane Harlow", "Jane Harlow"],
    ["Jane Harlow | Dr. Bob Pym", "Jane Harlow"],
    ["Tarrow Harlow - Dr. Martin Luther School", "Tarrow Harlow"],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("a label or role before a separator and the name", () => {
  test.each([
    ["Support - Emily Tarrow", "Emily Tarrow"],
    ["IT Support – Wambui Karanja", "Wambui Karanja"],
    ["Sales - Jane Harlow", "Jane Harlow"],
    ["NEW - Jane Harlow", "Jane Harlow"],
    ["Invoice | Jane Harlow", "Jane Harlow"],
    ["Order - Tarro", "Order"],
    ["Jane New - Harlow", "Jane New"],
    ["Verified Purchase - Jane H.", "Jane H."],
    ["Local Guide · Petra Lukovac", "Petra Lukovac"],
    ["Real Estate Agent - Jane Harlow", "Jane Harlow"],
    ["Full Name - Jane Harlow", "Jane Harlow"],
    ["Leg: A. Harlow", "A. Harlow"],
    ["leg. A. Harlow", "A. Harlow"],
    ["prep. Jane Harlow", "Jane Harlow"],
    ["First name - Simon", "Simon"],
    ["Room 2 | Jane Harlow", "Jane Harlow"],
    ["Re: Wambui Karanja", "Wambui Karanja"],
    ["FW: Jane Harlow", "Jane Harlow"],
    ["Author Jane Harlow | Nairobi", "Jane Harlow"],
    ["Author Tarro Pymberg", "Tarro Pymberg"],
    ["Founder & CEO Tarro Pymberg", "Tarro Pymberg"],
    ["PI: Tarro Pymberg", "Tarro Pymberg"],
    ["By Tarro Pymberg, Staff Writer", "Tarro Pymberg"],
    ["Copyright 2020 Tarro Pymberg", "Tarro Pymberg"],
    ["No. 7 Tarro Pymberg", "Tarro Pymberg"],
    ["cc Jane Harlow", "Jane Harlow"],
    ["a) Tarro Pymberg", "Tarro Pymberg"],
    ["Status is online Jane Harlow", "Jane Harlow"],
    ["Realtor Jane Harlow", "Jane Harlow"],
    ["Oslo - Jane Harlow", "Jane Harlow"],
    ["Oslo | Tarro Pymberg", "Tarro Pymberg"],
    ["Session chair – Jane Harlow", "Jane Harlow"],
    ["Tarro Pymberg - Oslo", "Tarro Pymberg"],
    // The name stands in front.
    ["Avvocata Wambui Karanja | Nairobi", "Wambui Karanja"],
    ["Wambui Karanja Founder | Harlow Widgets", "Wambui Karanja"],
    ["Jane Harlow Agent - Emily Tarrow", "Jane Harlow"],
    ["Wambui Karanja - Support", "Wambui Karanja"],
    ["Sales - Harlow", "Sales"],
    ["Room - Harlow", "Room"],
  ])("%s", (text, name) => {
    const { normalized, removed } = parsePersonName(text);
    expect(normalized).toBe(name);
    expect(normalizePersonName(text)).toBe(name);
    expect(removed.length).toBeGreaterThan(0);
  });
});

describe("openings", () => {
  test.each([
    ["CV - Jane Harlow - Engineer", "Jane Harlow"],
    ["Resume | Jane Harlow", "Jane Harlow"],
    ["By Jane Harlow, PhD | MIT License", "Jane Harlow"],
    ["About Jane Harlow", "Jane Harlow"],
    ["# Hi there 👋 I'm **Jane Harlow**", "Jane Harlow"],
    ["Written by Jane Harlow", "Jane Harlow"],
    ["Curriculum Vitae of Jane Harlow", "Jane Harlow"],
    ["Copyright (c) 2019 Jane Harlow", "Jane Harlow"],
    ["Hi there, I'm Tarrow Harlow", "Tarrow Harlow"],
    ["S/o Late Mr. Ramesh Kumar", "Ramesh Kumar"],
    ["W/o Ramesh Kumar", "Ramesh Kumar"],
    ["Mother, Jane May Harlow", "Jane May Harlow"],
    ["Wife, Anna Harlow", "Anna Harlow"],
    ["Grandfather, Simon Harlow", "Simon Harlow"],
    ["In Re Jane Harlow", "Jane Harlow"],
    ["In Re C. Robert Harlow, Jr., Esq.", "C. Robert Harlow Jr."],
    ["Hello, I am Wambui Karanja", "Wambui Karanja"],
    ["I'm Wambui Karanja", "Wambui Karanja"],
    ["Official Jane Harlow", "Jane Harlow"],
    ["Mein Name ist Dragiša Lukovac", "Dragiša Lukovac"],
    ["Je m'appelle Aminata Harlow", "Aminata Harlow"],
    ["Hola, soy Tarra Quiroga", "Tarra Quiroga"],
    ["Me llamo Tarra Quiroga", "Tarra Quiroga"],
    ["Ciao, sono Tarra Quiroga", "Tarra Quiroga"],
    ["Olá, meu nome é Tarra Quiroga", "Tarra Quiroga"],
    ["Ik ben Tarra Pymberg", "Tarra Pymberg"],
    ["Меня зовут Айгуль Нурбекова", "Айгуль Нурбекова"],
    ["iPhone de Wambui Karanja", "Wambui Karanja"],
    ["iPad von Wambui Karanja", "Wambui Karanja"],
    // Given names.
    ["Meet Harlow", "Meet Harlow"],
    ["Meet Kumar Marsh", "Meet Kumar Marsh"],
    ["Soy Tarrow", "Soy Tarrow"],
    ["Sono Rosa Tarrow", "Sono Rosa Tarrow"],
    ["Ik Ben Pymberg", "Ik Ben Pymberg"],
    // Family names.
    ["Cousin, Jane", "Jane Cousin"],
    ["Son, Tarrow", "Tarrow Son"],
    ["Parent, Simon A.", "Simon A. Parent"],
    ["Best Regards Harlow", "Best Regards Harlow"],
    // One word behind it may be the family name, and dots tell initials.
    ["Hi Nguyen", "Hi Nguyen"],
    ["CV Tarrow", "CV Tarrow"],
    ["Jane by Harlow", "Jane By Harlow"],
    ["Grace by Tarrow Pym", "Grace By Tarrow Pym"],
    ["C.V., Tarrow", "Tarrow C.V."],
  ])("%s", (text, name) => expect(normalizePersonName(text)).toBe(name));
});

describe("Markdown", () => {
  test.each([
    ["- [Jane Harlow-Pym](https://git.example.com/jane)", ["Jane Harlow-Pym"]],
    ["[Jane Harlow](/about)", ["Jane Harlow"]],
    ["![Photo](jane.png) Jane Harlow", ["Jane Harlow"]],
    ["* [Jane Harlow](https://a.example), [Bob Pym](https://b.example)", ["Jane Harlow", "Bob Pym"]],
    ["Jane Harlow [blog](https://harlow.example)", ["Jane Harlow"]],
    ["**Jane Harlow** & **Bob Pym**", ["Jane Harlow", "Bob Pym"]],
    ["**Jane Harlow** Engineer", ["Jane Harlow"]],
    ["Jane `jay` Harlow", ["Jane Harlow"]],
    ["`Jane Harlow`", ["Jane Harlow"]],
    ["Jane Harlow@Widgets", ["Jane Harlow"]],
    // The letter ayin.
    ["`Abd al-Rahman al-Rifa`i", ["`Abd al-Rahman al-Rifa`i"]],
  ])("%s", (text, names) => expect(persons(text)).toEqual(names));

  test("a nickname in backticks", () => {
    expect(parsePersonName("Jane `jay` Harlow").nickname).toBe("jay");
  });
});

test.each([
  ["fincore:   Masatake HARLOW <m@harlow.example>", "Masatake Harlow"],
  ["core utils: Masatake Harlow <m@harlow.example>", "Masatake Harlow"],
  ["fincore: <m@harlow.example>", "Fincore"],
])("before a name with a mail address any word is a label: %s", (text, name) => {
  expect(normalizePersonName(text)).toBe(name);
});

test.each([
  ["Karl Marsch und dessen Ehefrau Anna Pym, geb. Tannau", ["Karl Marsch", "Anna Pym"]],
  ["Jean Harlow et son épouse Marie Marsh", ["Jean Harlow", "Marie Marsh"]],
  ["Juan Harlow y su esposa Ana Marsh", ["Juan Harlow", "Ana Marsh"]],
  ["Karl Harlow and his wife, Anna Marsh", ["Karl Harlow", "Anna Marsh"]],
  ["Karl Harlow et ux Anna", ["Karl Harlow", "Anna Harlow"]],
  ["Ann and Vir Harlow", ["Ann Harlow", "Vir Harlow"]],
])("couples: %s", (text, names) => {
  expect(persons(text)).toEqual(names);
  expect(normalizePersonName(text)).toBe(names[0]);
});

test("initials before a family name are a whole name", () => {
  expect(persons("Mr. K.M. Mohan & Mrs. M. Akila Priya")).toEqual(["K.M. Mohan", "M. Akila Priya"]);
});

describe("lists", () => {
  test.each([
    [
      "Jo van den Berg, Ann B. Lee, Tarrow Pym, and Bob Ray",
      ["Jo van den Berg", "Ann B. Lee", "Tarrow Pym", "Bob Ray"],
    ],
    ["Ann Harlow, Tarrow D'Marsh, and Bob Pym", ["Ann Harlow", "Tarrow D'Marsh", "Bob Pym"]],
    ["Harlow G, Marsh-De La Cruz J, Pym J, et al.", ["Harlow G", "Marsh-De La Cruz J", "Pym J"]],
    ["Ann Lee, MD; Bob Ray, MD; and Amy Fox, PhD", ["Ann Lee", "Bob Ray", "Amy Fox"]],
    ["Helen O'Harlow and Mike O'Harlow JP", ["Helen O'Harlow", "Mike O'Harlow"]],
    ["Jane Harlow, Product Design, and Brand Strategy", ["Jane Harlow"]],
    ["Jane Harlow, Finance, Sales, and Marketing", ["Jane Harlow"]],
    ["Jane And", ["Jane And"]],
    ["William Harlow, Jr. and Abigail Tarrow", ["William Harlow Jr.", "Abigail Tarrow"]],
    ["William Harlow, MD and Abigail Tarrow", ["William Harlow", "Abigail Tarrow"]],
    ["Harlow, William and Abigail", ["William Harlow", "Abigail Harlow"]],
    ["President and CEO William Harlow", ["William Harlow"]],
    ["Mr. and Mrs. William Harlow", ["William Harlow", "Harlow"]],
    ["Pope, Gregory; Earl, Daphne", ["Gregory Pope", "Daphne Earl"]],
    ["Earl, Kaylee; Chambers, Colton", ["Kaylee Earl", "Colton Chambers"]],
    [
      "Harlow, Detlef; von und zu Tarrow, Brigitte Anna Maria",
      ["Detlef Harlow", "Brigitte Anna Maria von und zu Tarrow"],
    ],
    ["Kaylee; Earl and Colton Chambers", ["Kaylee Chambers", "Earl Chambers", "Colton Chambers"]],
  ])("%s", (text, names) => expect(persons(text)).toEqual(names));

  test('the locale\'s word for "and" before a title', () => {
    const text = "Doc. RNDr. Martin Harlow, Ph.D., PhDr. Petr Marsh, Ph.D. a RNDr. Marek Pym, Ph.D.";
    const { normalized, others } = parsePersonName(text, { locale: "cs" });
    expect([normalized, ...others.map((other) => other.normalized)]).toEqual([
      "Martin Harlow",
      "Petr Marsh",
      "Marek Pym",
    ]);
  });
});

test.each([
  ["Photo: Tarrow Inc", "Tarrow Inc", ["Photo"]],
  ["Photo by: Tarrow Inc", "Tarrow Inc", ["Photo by"]],
  ["Client: Tarrow Widgets Ltd", "Tarrow Widgets Ltd", ["Client"]],
  ["Hello, Tarrow Inc", "Tarrow Inc", ["Hello"]],
  ["🚀 Tarrow Inc", "Tarrow Inc", ["🚀"]],
  ["Tarrow Inc | hiring!", "Tarrow Inc", ["hiring"]],
  ["Jane: Tarrow Inc", "Jane", ["Tarrow Inc"]],
  ["Marsh: Tarrow Inc", "Marsh", ["Tarrow Inc"]],
  ["Tarrow Pemba: Harlow Inc", "Tarrow Pemba", ["Harlow Inc"]],
  ["株式会社タロウ | hiring", "株式会社タロウ | hiring", []],
])("a firm and what stands beside it: %s", (text, name, removed) => {
  const found = parsePersonName(text);
  expect(found.normalized).toBe(name);
  expect(found.removed.map((piece) => piece.text)).toEqual(removed);
});
