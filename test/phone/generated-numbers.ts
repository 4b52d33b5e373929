import metadata from "libphonenumber-js/max/metadata";
import { type DigitPattern, parseDigitPattern } from "../../src/phone/digit-pattern.ts";
import { seededRandom } from "../seeded-random.ts";

/** A text to read and the country it is read for. */
export interface Generated {
  readonly text: string;
  readonly country: string | null;
}

const rows = metadata.countries as Readonly<Record<string, readonly unknown[]>>;
const REGIONS = Object.keys(rows);
const SEPARATORS = ["", " ", "-", ".", "/", " - ", ") ", "\u00a0", "\u2013"];

/** Numbers of every region and type and random digits, in international, national and careless notations. */
export function* generatedNumbers(count: number, seed: number): Generator<Generated> {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let i = 0; i < count; i++) {
    const region = REGIONS[below(REGIONS.length)] ?? "US";
    const code = String(rows[region]?.[0]);
    const digits = below(3) === 0 ? randomDigits(below) : numberOf(region, below);
    const text = below(3) === 0 ? digits : separated(digits, below);
    const prefix = String(rows[region]?.[5] || "");
    const notations: readonly Generated[] = [
      { text: `+${code}${text}`, country: null },
      { text: `+${code} ${text}`, country: REGIONS[below(REGIONS.length)] ?? null },
      { text: `+${code} (0)${text}`, country: region },
      { text: `${prefix}${text}`, country: region },
      { text: `${prefix} ${text} ext. ${below(9999)}`, country: region },
      { text: `00 ${code} ${text}`, country: region },
      { text: `011${code}${text}`, country: "US" },
      { text: `${code}${text}`, country: region },
      { text, country: region },
      { text, country: REGIONS[below(REGIONS.length)] ?? null },
      { text: `0${text}`, country: region },
    ];
    yield notations[below(notations.length)] ?? { text, country: null };
  }
}

function randomDigits(below: (limit: number) => number): string {
  let digits = "";
  for (let length = 1 + below(14); length > 0; length--) digits += below(10);
  return digits;
}

/** A number of a random type of the region; its general shape when the type has no pattern. */
function numberOf(region: string, below: (limit: number) => number): string {
  const row = rows[region] ?? [];
  const types = Array.isArray(row[11]) ? (row[11] as readonly unknown[]) : [];
  const type = types[below(types.length || 1)];
  const own = Array.isArray(type) && typeof type[0] === "string" ? type[0] : "";
  const pattern = parseDigitPattern(own === "" ? String(row[2]) : own);
  return pattern === null ? "" : sample(pattern, below);
}

/** Digits that match a pattern. */
export function sample(pattern: DigitPattern, below: (limit: number) => number): string {
  if (pattern.kind === "digits") {
    const allowed = Array.from("0123456789").filter((digit) => (pattern.mask >> Number(digit)) & 1);
    return allowed[below(allowed.length)] ?? "";
  }
  if (pattern.kind === "sequence") return pattern.parts.map((part) => sample(part, below)).join("");
  if (pattern.kind === "choice") {
    const option = pattern.options[below(pattern.options.length)];
    return option === undefined ? "" : sample(option, below);
  }
  let digits = "";
  for (let times = pattern.min + below(pattern.max - pattern.min + 1); times > 0; times--)
    digits += sample(pattern.repeated, below);
  return digits;
}

function separated(digits: string, below: (limit: number) => number): string {
  let text = "";
  for (let i = 0; i < digits.length; i++) {
    text += digits[i];
    if (i < digits.length - 1 && below(3) === 0) text += SEPARATORS[below(SEPARATORS.length)];
  }
  return text;
}
