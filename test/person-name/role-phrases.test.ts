import { expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

test.each([
  // An office and where it is, before the name.
  ["CTO, Quenby Systems - Tarro Pymberg", "Tarro Pymberg"],
  ["Chief Financial Officer at Quenby Group – Tarro Pymberg", "Tarro Pymberg"],
  ["Owner, Quenby Plumbing LLC | Ann Pym", "Ann Pym"],
  ["Regional Sales Manager | Tarro Pymberg", "Tarro Pymberg"],
  ["Vice President, Human Resources • Ann Pym", "Ann Pym"],
  ["Account Executive @ Quenby - Tarro Pymberg", "Tarro Pymberg"],
  // The name comes first.
  ["Tarro Coach | Quenby Labs", "Tarro Coach"],
  ["Dean Sales | Tarrow Motors", "Dean Sales"],
  ["Ann Pym | CTO, Quenby Systems", "Ann Pym"],
  ["Tarro Pymberg: Professor, University of Fern", "Tarro Pymberg"],
  ["Tarro Pymberg: Attorney at Law", "Tarro Pymberg"],
  ["Supervisor: Professor Ann Pym", "Ann Pym"],
  // Notes before it.
  ["OLD - Tarro Pymberg", "Tarro Pymberg"],
  ["Kontakt: Tarro Pymberg", "Tarro Pymberg"],
  ["Buyer: Tarro Pymberg", "Tarro Pymberg"],
  ["Kontakt Pym", "Kontakt Pym"],
  ["Tarro Pymberg's Meeting", "Tarro Pymberg"],
])("an office before a name: %s", (input, expected) => {
  expect([parsePersonName(input).normalized, normalizePersonName(input)]).toEqual([expected, expected]);
});

test.each([
  ["Tarro Pymberg; Angel Investor", "Tarro Pymberg", []],
  ["Tarro Pymberg; Author, Speaker", "Tarro Pymberg", []],
  ["Tarro Pymberg; Berlin", "Tarro Pymberg", []],
  ["Tarro Pymberg; Helping founders scale", "Tarro Pymberg", []],
  ["Ann Pym; Bob Harlow", "Ann Pym", ["Bob Harlow"]],
  ["Ann Pym; Bob Harlow; Director", "Ann Pym", ["Bob Harlow"]],
  ["Tarro Pymberg; Quenba Lipa, Author", "Tarro Pymberg", ["Quenba Lipa"]],
  ["Tarro Pymberg; Coach Quenba Lipa", "Tarro Pymberg", ["Quenba Lipa"]],
])("behind a semicolon: %s", (input, expected, others) => {
  const found = parsePersonName(input);
  expect([found.normalized, found.others.map(({ normalized }) => normalized)]).toEqual([expected, others]);
});

test.each([
  ["Tarro Pymberg, I build things", "Tarro Pymberg"],
  ["Tarro Pymberg, Never give up", "Tarro Pymberg"],
  ["Tarro Pymberg, On parental leave", "Tarro Pymberg"],
  ["Tarro Pymberg, Proud dad of 3", "Tarro Pymberg"],
  ["Tarro Pymberg, Auf Jobsuche", "Tarro Pymberg"],
  ["Tarro Pymberg, elle", "Tarro Pymberg"],
  ["Harlow Pym, Juan de la Cruz", "Juan de la Cruz Harlow Pym"],
  ["Van Tarrow, Pieter jan", "Pieter Jan Van Tarrow"],
  ["Harlow Pym, ann", "Ann Harlow Pym"],
  ["Harlow Pym, Quenba tarra", "Quenba Tarra Harlow Pym"],
  ["Harlow Pym, Quenba dite Lipa", "Quenba dite Lipa Harlow Pym"],
  ["Harlow Pym, J. tarra", "J. Tarra Harlow Pym"],
])("a phrase behind a comma: %s", (input, expected) => {
  expect([parsePersonName(input).normalized, normalizePersonName(input)]).toEqual([expected, expected]);
});

test.each([
  ["Tarro Pymberg in London", "Tarro Pymberg"],
  ["Tarro Pymberg in Toronto, ON", "Tarro Pymberg"],
  ["Tarro Pymberg, Greater Boston Area", "Tarro Pymberg"],
  ["Tarro in Pymberg", "Tarro In Pymberg"],
  ["Tarro Pymberg c/o Quenby LLC", "Tarro Pymberg"],
  ["Tarro Pymberg on behalf of Quenby Ltd", "Tarro Pymberg"],
  ["Harbor Shops at Quenby Inc", "Harbor Shops at Quenby Inc"],
  ["Jane Harlow NULL", "Jane Harlow"],
  ["Christopher NULL", "Christopher Null"],
  ['="Tarro Pymberg"', "Tarro Pymberg"],
  [":Tarro Pymberg", "Tarro Pymberg"],
  ['"""Tarro Pymberg"""', "Tarro Pymberg"],
  ["Tarro Pymberg WhatsApp +49 151 23456789", "Tarro Pymberg"],
  ["Tarro Pymberg ⓥ", "Tarro Pymberg"],
  ["Tarro Ⓟymberg", "Tarro Pymberg"],
  ["Ⓣ. Pymberg", "T. Pymberg"],
  ["Ⓣⓐⓡⓡⓞ Ⓟⓨⓜ", "Tarro Pym"],
  ["tARRO pYMBERG", "Tarro Pymberg"],
  ["jANE a. hARLOW", "Jane A. Harlow"],
  ["deMarco Pymberg", "deMarco Pymberg"],
])("where somebody is, and what machines add: %s", (input, expected) => {
  expect([parsePersonName(input).normalized, normalizePersonName(input)]).toEqual([expected, expected]);
});

test.each([
  ["Tarro ``Red'' Pymberg", "Red", null],
  ["Tarro Pymberg (Red!)", "Red", null],
  ["Tarro Pymberg née: Quenby", null, "Quenby"],
  ["Tarro Pymberg (maiden name Quenby)", null, "Quenby"],
  ["Tarro Pymberg urodz. Quenby", null, "Quenby"],
  ["Tarro Pymberg, תרו פימברג", "תרו פימברג", null],
])("nicknames and birth names: %s", (input, nickname, maiden) => {
  const found = parsePersonName(input);
  expect([found.normalized, found.nickname, found.maiden]).toEqual(["Tarro Pymberg", nickname, maiden]);
});
