import { expect, test } from "vitest";
import { readRecord } from "../../src/models/index.ts";
import { emptyRecord as record } from "./empty-record.ts";

test("bare texts and numbers are entries of phones, e-mails and languages", () => {
  const none = { is_verify: null, type: null };
  const read = readRecord(
    "company",
    record("company", { phones: ["+1 212 555 0123", " ", 2125550123], emails: "a@b.example" }),
  );
  expect(read).toMatchObject({
    record: {
      phones: [
        { phone: "+1 212 555 0123", ...none },
        { phone: "2125550123", ...none },
      ],
      emails: [{ email: "a@b.example", accuracy: null, type: null, email_exists_in_site: null }],
    },
  });
  expect(read.ok && read.repairs.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    "emails single-element",
    "emails.0 bare-entry",
    "phones.0 bare-entry",
    "phones.1 null-element",
    "phones.2 bare-entry",
  ]);
  const person = record("person", { languages: ["French &amp; Creole"], phones: ["+1 212 555 0123"] });
  expect(readRecord("person", person)).toMatchObject({
    record: { languages: [{ name: "French & Creole", proficiency: null }], phones: ["+1 212 555 0123"] },
  });
});

test("a bare text is the name of an employer, a title, a school or a certificate", () => {
  const job = { company: "Acme", title: " CEO ", start_date: null, end_date: null, is_primary: true };
  const stay = { school: "Wren College", start_date: null, end_date: null, degrees: null, majors: null };
  const read = readRecord(
    "person",
    record("person", { experiences: [job], educations: [stay], certifications: ["PMP", ""], publications: "On Tides" }),
  );
  expect(read).toMatchObject({
    record: {
      experiences: [{ company: { name: "Acme", id: null }, title: { name: " CEO ", levels: null } }],
      educations: [{ school: { name: "Wren College", location: null } }],
      certifications: [{ name: "PMP", organization: null }],
      publications: [{ title: "On Tides", publisher: null }],
    },
  });
  expect(read.ok && read.repairs.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
    "experiences.0.company bare-entry",
    "experiences.0.title bare-entry",
    "educations.0.school bare-entry",
    "certifications.0 bare-entry",
    "certifications.1 null-element",
    "publications single-element",
    "publications.0 bare-entry",
  ]);
  for (const company of [5, true, ["Acme"]])
    expect(readRecord("experience", record("experience", { company })), String(company)).toMatchObject({ ok: false });
});

test.each<[unknown, unknown]>([
  [4.5, { score: 4.5, reviews: null }],
  ["4,5", { score: 4.5, reviews: null }],
  ["good", null],
  [6, null],
  [Number.NaN, null],
  [" ", { score: null, reviews: null }],
])("a bare rating %j is its score: %j", (rating, read) => {
  const answer = readRecord("local_business", record("local_business", { rating }));
  expect(answer.ok ? answer.record.rating : null).toEqual(read);
});

test.each<[unknown, unknown]>([
  ["52.5163, 13.3777", { lat: 52.5163, lng: 13.3777 }],
  [" -33.86;151.2 ", { lat: -33.86, lng: 151.2 }],
  ["+40 -74", { lat: 40, lng: -74 }],
  ["", { lat: null, lng: null }],
  ["151.2, -33.86", null],
  ["52,5163 13,3777", null],
  ["52.5163", null],
  ["Berlin", null],
  // Which of the two stands first is not the same everywhere.
  [[52.5163, 13.3777], null],
])("coordinates as text %j: %j", (coordinates, read) => {
  const answer = readRecord("local_business", record("local_business", { coordinates }));
  expect(answer.ok ? answer.record.coordinates : null).toEqual(read);
});
