import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalizePersonName, parsePersonName } from "../../src/person-name/index.ts";
import { normalizeForm } from "../../src/text/unicode.ts";

const SEED = 20260911;
const RUNS = { seed: SEED, numRuns: 10_000 };

const GIVEN = ["Ann", "José", "Pieter", "DeShawn", "Wei", "Анна", "Mary Jo", "J.", "Al", "van", "Ed", "Şule", "Abdul"];
const FAMILY =
  "Harlow|McDonald|de la Vega|van der Hout|O'Brien|Nguyễn|Иванов|Ma|DiNardo|King|St. Clair|Ortega Medina".split("|");
const EXTRA = [
  "Dr.",
  "Prof.",
  "Jr.",
  "III",
  "PhD",
  "CPA",
  "MA",
  "(she/her)",
  "🚀",
  "|",
  ",",
  "&",
  "and",
  "y",
  '"Bea"',
  "née",
  "Recruiter",
  "-",
  "#hire",
  "555-0100",
  "of",
  "the",
  "李",
  "ʙᴇᴀ",
  "&amp;",
  "\u200d",
  "e\u0301",
];

/** Texts that look like entries of real lists: names, commas, titles, noise and stray characters in any order and case. */
const listEntry: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(...GIVEN),
      fc.constantFrom(...FAMILY),
      fc.constantFrom(...EXTRA),
      fc.string({ unit: "binary", maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .chain((words) =>
    fc.constantFrom(
      words.join(" "),
      words.join(", "),
      words.join(" ").toUpperCase(),
      words.join(" ").toLowerCase(),
      words.join(""),
    ),
  );

const name: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("Ann", "José", "Pieter", "Wei", "Şule", "Bodil"),
    fc.constantFrom("Harlow", "McDonald", "DiNardo", "O'Brien", "Crane", "Lindqvist"),
  )
  .map((words) => words.join(" "));

/** One or more words of every flag of the lexicon, and shapes that the quick reading must leave alone. */
const WORDS_OF_EVERY_KIND = [
  ..."Ann Bob Harlow Ortega Medina García Nguyen King Judge Ma Van De Lee Jo Abdul MD Jr V Dr Sir Sister State Of The".split(
    " ",
  ),
  ..."Prime Vice PhD CPA Do Esq Junior Ii Al Ben O Y E And Och Née Born Dit Unknown User Member Inc Recruiter Nurse".split(
    " ",
  ),
  ..."McDONALD MacArthur O'Brien D'ANGELO Jean-PAUL Anne-Marie Bill-de DeLauro JoAnn Sergéevich Petrović İlker ß".split(
    " ",
  ),
];

/** Letters of a text, folded and sorted. */
function lettersOf(text: string): string {
  return [...text.normalize("NFKD").toLowerCase()]
    .filter((char) => /[\p{L}\p{N}]/u.test(char))
    .sort()
    .join("");
}

describe(`properties (seed ${SEED})`, () => {
  test("total over every value", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, options) => {
        const parsed = parsePersonName(value as string, options as never);
        expect(parsed.normalized === null).toBe(parsed.reason !== null);
      }),
      RUNS,
    );
  });

  test("a name that was normalized stays as it is", () => {
    fc.assert(
      fc.property(listEntry, (text) => {
        const once = normalizePersonName(text);
        if (once !== null) expect(normalizePersonName(once)).toBe(once);
      }),
      RUNS,
    );
  });

  test("bounded, NFC, single spaces, no invisible character", () => {
    fc.assert(
      fc.property(listEntry, (text) => {
        const out = normalizePersonName(text) ?? "";
        expect(out.length).toBeLessThanOrEqual(3 * text.length + 64);
        expect(normalizeForm(out, "NFC")).toBe(out);
        expect(/\s\s|^\s|\s$|[\u200b-\u200f\u2060\ufeff\u00ad]/u.test(out)).toBe(false);
      }),
      RUNS,
    );
  });

  test("every removed stretch is a slice of the input, and none is reported twice", () => {
    fc.assert(
      fc.property(listEntry, (text) => {
        const parsed = parsePersonName(text);
        const pieces = [parsed, ...parsed.others].flatMap((person) => person.removed);
        pieces.sort((a, b) => a.start - b.start);
        pieces.forEach((piece, i) => {
          expect(text.slice(piece.start, piece.end)).toBe(piece.text);
          expect(piece.end).toBeLessThanOrEqual(text.length);
          expect(piece.start).toBeGreaterThanOrEqual(pieces[i - 1]?.end ?? 0);
        });
      }),
      RUNS,
    );
  });

  test("a name stays when known noise is added", () => {
    const noise = fc.constantFrom(
      " 🚀",
      " (she/her)",
      " | Recruiter",
      ", PhD",
      " ™",
      " #OpenToWork",
      " - We're Hiring",
      " @handle",
      ", CPA, MBA",
      " • Founder",
      " [he/him]",
      " https://example.com",
    );
    fc.assert(
      fc.property(name, noise, noise, (text, first, second) => {
        expect(normalizePersonName(text + first)).toBe(text);
        expect(normalizePersonName(`🌍 ${text}${second}`)).toBe(text);
        expect(normalizePersonName(`Dr. ${text}${first}`)).toBe(text);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test("capitals and small letters of a plain name give one answer", () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{2,9}$/u);
    fc.assert(
      fc.property(word, word, (given, family) => {
        const text = `${given} ${family}`;
        // A company's name is not recased.
        fc.pre(!parsePersonName(text).ambiguities.includes("not-a-person"));
        expect(normalizePersonName(text.toUpperCase())).toBe(normalizePersonName(text.toLowerCase()));
      }),
      RUNS,
    );
  });

  test("no letter is lost: name and removed text hold the letters of the input", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          name,
          name.map((text) => `${text} Inc`),
        ),
        fc.constantFrom("", ", PhD", " (Bea)", " | Founder", " Jr."),
        fc.constantFrom("", "Dr. ", "🚀 "),
        (text, after, before) => {
          const parsed = parsePersonName(before + text + after);
          expect(lettersOf(parsed.normalized + parsed.removed.map((piece) => piece.text).join(""))).toBe(
            lettersOf(before + text + after),
          );
        },
      ),
      { seed: SEED, numRuns: 2000 },
    );
  });

  test("comma forms give the parts of the natural order", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("Ann", "Bodil", "Pieter"),
        fc.constantFrom("Q.", "Xenia", ""),
        fc.constantFrom("Harlow", "de la Vega", "van der Hout"),
        fc.constantFrom("", "Jr.", "III"),
        (given, middle, family, suffix) => {
          const first = [given, middle].filter((part) => part !== "").join(" ");
          const natural = parsePersonName([first, family, suffix].filter((part) => part !== "").join(" "));
          const inverted = parsePersonName(`${family}, ${[first, suffix].filter((part) => part !== "").join(", ")}`);
          for (const part of ["given", "middle", "family", "generation", "normalized"] as const)
            expect(inverted[part]).toBe(natural[part]);
        },
      ),
      { seed: SEED, numRuns: 500 },
    );
  });

  test("the quick reading of plain names is the whole reading", () => {
    const word = fc.oneof(
      fc.constantFrom(...WORDS_OF_EVERY_KIND),
      fc.stringMatching(/^[A-Z][a-z]{1,8}$/u),
      fc.stringMatching(/^[A-Z]\.?$/u),
      fc.stringMatching(/^[A-ZÉÑŽ][a-zàüčıß]{0,3}[-'][A-Za-zÉü]{1,4}$/u),
    );
    const generation = fc.constantFrom("", "", "", ..." Jr|, Jr.| III| iv|, Sr| V|, PhD|,| Junior".split("|"));
    const cased = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), generation, fc.nat(5))
      .map(([words, end, mode]) => {
        const text = words.join(" ") + end;
        return mode === 0 ? text.toUpperCase() : mode === 1 ? text.toLowerCase() : text;
      });
    fc.assert(
      fc.property(cased, (text) => {
        // A space at the end keeps the quick reading away.
        const whole = parsePersonName(`${text} `);
        expect(parsePersonName(text)).toEqual(whole);
        expect(normalizePersonName(text)).toBe(whole.normalized);
      }),
      { seed: SEED, numRuns: 30_000 },
    );
  });

  test("lone surrogates and long marks", () => {
    expect(normalizePersonName("Ann\ud800 Harlow")).toBe("Ann Harlow");
    expect(normalizePersonName(`A${"\u0301".repeat(200)}nn Harlow`)?.endsWith("nn Harlow")).toBe(true);
  });
});
