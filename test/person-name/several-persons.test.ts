import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";

const check = (text: string, names: (string | null)[], locale?: string): void => {
  const options = locale === undefined ? {} : { locale };
  const found = parsePersonName(text, options);
  expect([found, ...found.others].map(({ normalized }) => normalized)).toEqual(names);
  expect(normalizePersonName(text, options)).toBe(names[0]);
  for (const { text: own, start, end } of found.removed) expect(text.slice(start, end)).toBe(own);
};

describe("other words than and join persons", () => {
  test.each<[string, string[]]>([
    ["Lisa Harlow with Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow along with Dr. Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow as well as Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow v. Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["LISA HARLOW VS KEVIN PYM", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa Harlow feat. Kevin Pym", ["Lisa Harlow", "Kevin Pym"]],
    ["Lisa and/or Kevin Pym", ["Lisa Pym", "Kevin Pym"]],
    ["LISA HARLOW AND/OR KEVIN PYM", ["Lisa Harlow", "Kevin Pym"]],
    // Initials, a particle, a name, what is no person.
    ["LISA HARLOW V KEVIN PYM", ["Lisa Harlow V Kevin Pym"]],
    ["Karl Otto v. Essen", ["Karl Otto V. Essen"]],
    ["Lisa V. Harlow", ["Lisa V. Harlow"]],
    ["Lisa Ft Harlow", ["Lisa Ft Harlow"]],
    ["Lisa With", ["Lisa With"]],
    ["Lisa Harlow with Love", ["Lisa Harlow With Love"]],
  ])("%s", (text, names) => check(text, names));

  test("they are reported as they stand", () => {
    expect(parsePersonName("Lisa Harlow along with Kevin Pym").removed).toEqual([
      { kind: "conjunction", text: "along with", start: 12, end: 22 },
    ]);
  });
});
