import { lowerCase } from "../text/letter-case.ts";
import { collapseSpaces } from "../text/spaces.ts";
import { EMPLOYEE_WORDS } from "./data/employee-words.ts";

/** Longest text that is read as a size: "10,001 or more employees" with room. */
const LONGEST_SIZE = 48;

const RANGE = /^(\d{1,3}(?:[,.' ]\d{3}){1,3}|\d{1,12}) ?(k?) ?(?:-|to) ?(\d{1,3}(?:[,.' ]\d{3}){1,3}|\d{1,12}) ?(k?)$/u;
const OPEN = /^(\d{1,3}(?:[,.' ]\d{3}){1,3}|\d{1,12}) ?(k?) ?(?:\+|or more)$/u;

/**
 * The bucket of a head count as the specification writes it, from the wordings of other sources:
 * "5,001-10,000 employees" is "5001-10000", "10,001+" is "10001+". Other text stays as it is.
 *
 * @example
 * employeeRange("5,001-10,000 employees"); // => "5001-10000"
 * employeeRange("more than one"); // => "more than one"
 */
export function employeeRange(text: string): string {
  if (typeof text !== "string" || text.length > LONGEST_SIZE) return text;
  const plain = collapseSpaces(lowerCase(text).replace(/[\u2010-\u2015\u2212]/gu, "-"));
  const size = withoutEmployees(plain);
  const range = RANGE.exec(size);
  if (range !== null) return `${digits(range[1], range[2])}-${digits(range[3], range[4])}`;
  const open = OPEN.exec(size);
  return open === null ? text : `${digits(open[1], open[2])}+`;
}

function withoutEmployees(text: string): string {
  const word = EMPLOYEE_WORDS.find((employees) => text.endsWith(employees));
  return word === undefined ? text : text.slice(0, -word.length).trimEnd();
}

function digits(number = "", thousands = ""): string {
  const plain = number.replace(/\D/gu, "");
  return thousands === "k" ? `${plain}000` : plain;
}
