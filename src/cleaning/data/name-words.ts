// Column names that are the word for a name alone, which the other columns tell, and words for a column's use that may stand
// before or behind what it holds: "billing city", "phone (work)".
// Source: exports of customer systems, 2026-11. 11 tables, sorted.

/** Words for a name of whatever kind: of a person, the rest of a person's name, or of a company. */
export const NAME_WORDS: ReadonlySet<string> = new Set([
  "naam",
  "nama",
  "name",
  "namn",
  "navn",
  "nimi",
  "nom",
  "nombre",
  "nome",
  "nume",
]);

/** Words for a name that stand for the given name beside a column of family names. */
export const NAME_MEANS_GIVEN: ReadonlySet<string> = new Set(["nombre", "nome"]);

/** Columns of given names beside which the word for a name alone is the family name: "Vorname", "Name". */
export const GIVEN_BESIDE_NAME: ReadonlySet<string> = new Set([
  "etunimi",
  "fornamn",
  "fornavn",
  "nama depan",
  "prenom",
  "prenoms",
  "prenume",
  "voornaam",
  "vorname",
  "vornamen",
]);

/** Words for the use of a column, which say nothing of what it holds. */
export const USE_WORDS: ReadonlySet<string> = new Set([
  "alt",
  "alternate",
  "bill",
  "billing",
  "bureau",
  "buro",
  "business",
  "buyer",
  "casa",
  "client",
  "company",
  "contact",
  "corporate",
  "current",
  "cust",
  "customer",
  "default",
  "dienstl",
  "dienstlich",
  "direct",
  "domicile",
  "donor",
  "employee",
  "geschaftl",
  "geschaftlich",
  "guarantor",
  "home",
  "hq",
  "lead",
  "legal",
  "mailing",
  "main",
  "member",
  "office",
  "oficina",
  "organization",
  "other",
  "owner",
  "parent",
  "participant",
  "patient",
  "person",
  "personal",
  "physical",
  "poc",
  "practice",
  "preferred",
  "primary",
  "priv",
  "privat",
  "private",
  "property",
  "recipient",
  "registered",
  "registrant",
  "res",
  "residence",
  "residential",
  "secondary",
  "seller",
  "ship",
  "shipping",
  "situs",
  "student",
  "tenant",
  "trabajo",
  "ufficio",
  "vendor",
  "voter",
  "work",
  "your",
]);

/** Words for a use that, last in a column's name, are what the column holds: "account owner", "last contact", "site contact". */
export const RELATION_WORDS: ReadonlySet<string> = new Set(["contact", "customer", "lead", "owner", "person"]);

/** Columns of names in short, which a word behind them makes another thing: "first contact", "family business". */
export const SHORT_NAME_COLUMNS: ReadonlySet<string> = new Set(["family", "first", "given", "last"]);

/** Words for the number of a phone, behind which nothing else is meant. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(["nbr", "no", "nr", "num", "number", "numbers"]);

/** Words for the form of a value, in which columns of different places agree: "country code" and "postal code". */
export const FORM_WORDS: ReadonlySet<string> = new Set([
  "cd",
  "code",
  "full",
  "id",
  "iso",
  "line",
  "name",
  "region",
  "text",
  "value",
]);

/** Words before a part of an address: "Address (State / Province)", "location city". */
export const PLACE_WORDS: ReadonlySet<string> = new Set(["address", "location"]);

/** Words that a form puts in brackets, with the "s" of "Phone(s)", behind the name of a column and that say nothing of what it holds. */
export const NOTE_WORDS: ReadonlySet<string> = new Set([
  "erforderlich",
  "facultatif",
  "mandatory",
  "obligatoire",
  "obligatorio",
  "opcional",
  "optional",
  "optionnel",
  "pflichtfeld",
  "required",
  "s",
]);

/** Words of an order of names: "Name (Last, First)". */
export const ORDER_WORDS: ReadonlySet<string> = new Set(["first", "last", "mi", "middle"]);
