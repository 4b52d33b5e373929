import fc from "fast-check";
import { expect, test } from "vitest";
import { MixedDecoder } from "../../src/cli/input/mixed-decoder.ts";

function decode(chunks: readonly Uint8Array[]): { text: string; single: number } {
  const decoder = new MixedDecoder();
  const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
  return { text: text + decoder.decode(new Uint8Array(0), { stream: false }), single: decoder.single };
}

test.each([
  ["UTF-8", Buffer.from("José 文 🙂\n"), "José 文 🙂\n", 0],
  ["letters of Windows-1252", Buffer.from("José", "latin1"), "José", 1],
  ["a quotation mark of Windows-1252", Buffer.from([0x93, 0x41, 0x94]), "“A”", 2],
  ["a lead without what follows it", Buffer.from([0xc3, 0x41]), "ÃA", 1],
  ["a character cut off by the end", Buffer.from([0x41, 0xe6, 0x96]), "Aæ–", 2],
  ["an overlong form", Buffer.from([0xc0, 0xaf]), "À¯", 2],
  ["an overlong form of three bytes", Buffer.from([0xe0, 0x80, 0xaf]), "à€¯", 3],
  ["half of a surrogate pair", Buffer.from([0xed, 0xa0, 0x80]), "í\u00a0€", 3],
  ["beyond the last character", Buffer.from([0xf4, 0x90, 0x80, 0x80]), "ô\u0090€€", 4],
  ["a byte-order mark in front", Buffer.from("\ufeffA"), "A", 0],
  ["a byte-order mark inside", Buffer.from("A\ufeffB"), "A\ufeffB", 0],
  [
    "a byte-order mark behind another byte",
    Buffer.concat([Buffer.from([0xe9]), Buffer.from("\ufeffB")]),
    "é\ufeffB",
    1,
  ],
])("%s", (_what, bytes, text, single) => {
  expect(decode([bytes])).toEqual({ text, single });
  for (let at = 0; at <= bytes.length; at++)
    expect(decode([bytes.subarray(0, at), bytes.subarray(at)])).toEqual({ text, single });
});

test("valid UTF-8 is read as it is, and chunks make no difference", () => {
  const pieces = fc.array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(pieces, (chunks) => {
      const whole = Buffer.concat(chunks);
      expect(decode(chunks)).toEqual(decode([whole]));
    }),
    { seed: 20261123, numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!text.startsWith("\ufeff"));
      expect(decode([Buffer.from(text)])).toEqual({ text, single: 0 });
    }),
    { seed: 20261123, numRuns: 300 },
  );
});
