import { parsePersonName } from "../person-name/index.ts";
import { foldKey } from "../text/fold.ts";
import { companyDomain } from "../url/index.ts";
import { emailOf } from "./email-of.ts";
import { isNoValue, oneLine } from "./text-rules.ts";

type Row = Readonly<Record<string, unknown>>;

/** What cells called "name" are; null where they do not tell. */
export type CellsOfNames = "person_name" | "company_name" | "number" | null;

/** Rows by which a column of names is told. */
const MOST_ROWS = 100;
/** Share of the names from which signs of persons or companies count for all: most names show none. */
const LEAST_SHARE = 0.1;
/** Shortest word of a name by which a mailbox is known as its person's. */
const SHORTEST_WORD = 3;

/**
 * What the cells of a column called "name" are: names of persons or companies, numbers such as "#1001", or null where they do
 * not tell. Contacts of the row tell as well: ann.lee@ is a person's mailbox, acmetools.com the site of Acme Tools.
 */
export function kindOfNameCells(rows: readonly Row[], column: string, contacts: readonly string[]): CellsOfNames {
  const named = rows.map((row) => ({ name: textOf(row[column]), row })).filter(({ name }) => !isNoValue(name, true));
  const names = named.slice(0, MOST_ROWS);
  if (names.filter(({ name }) => isNumber(name)).length > names.length / 2) return "number";
  const contactsOf = (row: Row): string[] => contacts.map((contact) => textOf(row[contact]));
  const companies = names.filter(({ name, row }) => isCompany(name, contactsOf(row))).length;
  const persons = names.filter(({ name, row }) => isPerson(name, contactsOf(row))).length;
  if (Math.max(companies, persons) < LEAST_SHARE * names.length || companies === persons) return null;
  return persons > companies ? "person_name" : "company_name";
}

function textOf(cell: unknown): string {
  return typeof cell === "string" ? oneLine(cell) : "";
}

/** "#1001", "SO-2234": no two letters, or digits in one word. */
function isNumber(text: string): boolean {
  return !/[A-Za-z\u0080-\u{10ffff}]{2}/u.test(text) || (/\d/u.test(text) && !text.includes(" "));
}

/** Whether its words say that a name is a company's, "Acme Ltd", or a contact is at a domain of that name. */
function isCompany(name: string, contacts: readonly string[]): boolean {
  const letters = wordsOf(name).join("");
  return (
    parsePersonName(name).ambiguities.includes("not-a-person") ||
    contacts.some((contact) => letters !== "" && companyDomain(contact)?.split(".")[0]?.replaceAll("-", "") === letters)
  );
}

/** Whether a name has a title, stands as "Lee, Ann", or is that of the mailbox: ann@, ann.lee@, alee@. */
function isPerson(name: string, contacts: readonly string[]): boolean {
  const { credentials, family, given, title } = parsePersonName(name);
  if (given === null) return false;
  if (title !== null || credentials.length > 0 || (family !== null && name.includes(", "))) return true;
  const words = wordsOf(name);
  return contacts.some((contact) => {
    const mailbox = emailOf(contact)?.split("@")[0] ?? "";
    const letters = wordsOf(mailbox).join("");
    // A mailbox that is the whole name may be a company's as well: acmetools@gmail.com.
    if (words.length < 2 || (letters === words.join("") && letters === mailbox)) return false;
    return words.some((word) => word.length >= SHORTEST_WORD && (letters === word || letters.endsWith(word)));
  });
}

function wordsOf(text: string): string[] {
  return foldKey(text)
    .split(/[^a-z\u0080-\u{10ffff}]/u)
    .filter((word) => word !== "");
}
