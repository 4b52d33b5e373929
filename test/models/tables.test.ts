import { expect, test } from "vitest";
import { COMPANY_TYPES } from "../../src/models/data/company-types.ts";
import { EMAIL_TYPES } from "../../src/models/data/email-types.ts";
import { EMPLOYEE_WORDS } from "../../src/models/data/employee-words.ts";
import { FLAG_WORDS } from "../../src/models/data/flag-words.ts";
import { JOB_LEVELS } from "../../src/models/data/job-levels.ts";
import { PHONE_TYPES } from "../../src/models/data/phone-types.ts";
import { PRESENT_WORDS } from "../../src/models/data/present-words.ts";
import { dateText } from "../../src/models/date-repair.ts";
import { employeeRange } from "../../src/models/employee-range.ts";
import { MONTH_NUMBERS } from "../../src/text/data/month-numbers.ts";

const TABLES: [string, ReadonlyMap<string, unknown>][] = [
  ["COMPANY_TYPES", COMPANY_TYPES],
  ["EMAIL_TYPES", EMAIL_TYPES],
  ["FLAG_WORDS", FLAG_WORDS],
  ["JOB_LEVELS", JOB_LEVELS],
  ["PHONE_TYPES", PHONE_TYPES],
];

test.each(TABLES)("%s is sorted and keyed as it is looked up", (_name, table) => {
  const keys = [...table.keys()];
  expect(keys).toEqual([...keys].sort());
  for (const key of keys) expect(key).toMatch(/^(?:[01]|[a-z_-]+)$/u);
});

test.each(TABLES.filter(([name]) => name !== "FLAG_WORDS"))(
  "%s maps a canonical word to itself or nowhere",
  (_name, table) => {
    for (const word of table.values()) {
      const key = String(word).toLowerCase().replaceAll(" ", "_");
      expect([undefined, word]).toContain(table.get(key));
    }
  },
);

test("months are numbered in order", () => {
  expect([...MONTH_NUMBERS.values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test("PRESENT_WORDS is sorted, in lower case, and every word is read as the specification's", () => {
  const words = [...PRESENT_WORDS];
  expect(words).toEqual([...words].sort());
  for (const word of words) expect(dateText(word.toUpperCase()), word).toBe("Present");
});

test("EMPLOYEE_WORDS is sorted, in lower case, and every word leaves behind a size, with a blank or without", () => {
  expect(EMPLOYEE_WORDS).toEqual([...EMPLOYEE_WORDS].sort());
  for (const word of EMPLOYEE_WORDS)
    for (const size of [`51-200 ${word}`, `51-200${word.toUpperCase()}`]) expect(employeeRange(size)).toBe("51-200");
  expect(employeeRange("51-200 machines")).toBe("51-200 machines");
});
