// Column names that are the word for a name alone, which the other columns tell, and words for a column's use that may stand
// before or behind what it holds: "billing city", "phone (work)".
// Source: exports of customer systems, 2026-11. 6 tables, sorted.

/** Words for a name of whatever kind: of a person, the rest of a person's name, or of a company. */
export const NAME_WORDS: ReadonlySet<string> = new Set([
  "naam",
  "name",
  "namn",
  "navn",
  "nimi",
  "nom",
  "nombre",
  "nome",
]);

/** Words for a name that stand for the given name beside a column of family names. */
export const NAME_MEANS_GIVEN: ReadonlySet<string> = new Set(["nombre", "nome"]);

/** Columns of given names beside which the word for a name alone is the family name: "Vorname", "Name". */
export const GIVEN_BESIDE_NAME: ReadonlySet<string> = new Set([
  "etunimi",
  "fornamn",
  "fornavn",
  "prenom",
  "prenoms",
  "voornaam",
  "vorname",
  "vornamen",
]);

/** Words for the use of a column, which say nothing of what it holds. */
export const USE_WORDS: ReadonlySet<string> = new Set([
  "alternate",
  "billing",
  "business",
  "company",
  "contact",
  "corporate",
  "current",
  "cust",
  "customer",
  "default",
  "direct",
  "home",
  "hq",
  "lead",
  "mailing",
  "main",
  "office",
  "organization",
  "other",
  "owner",
  "person",
  "personal",
  "physical",
  "primary",
  "privat",
  "private",
  "secondary",
  "shipping",
  "work",
]);

/** Words for a use that, last in a column's name, are what the column holds: "account owner", "last contact", "site contact". */
export const RELATION_WORDS: ReadonlySet<string> = new Set(["contact", "customer", "lead", "owner", "person"]);

/** Columns of names in short, which a word behind them makes another thing: "first contact", "family business". */
export const SHORT_NAME_COLUMNS: ReadonlySet<string> = new Set(["family", "first", "given", "last"]);
