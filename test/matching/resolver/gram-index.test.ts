import { expect, test } from "vitest";
import { createGramIndex, grams, gramsToRead } from "../../../src/matching/resolver/gram-index.ts";
import { seededBelow } from "../../seeded-random.ts";

const SEED = 20_261_123;

test("the pieces of a text begin before it and end behind it, each once", () => {
  expect(grams("abc")).toHaveLength(4);
  expect(grams("")).toHaveLength(1);
  expect(grams("aaaaaa")).toHaveLength(4);
  const shared = grams("harbour").filter((gram) => grams("harbors").includes(gram));
  expect(shared).toHaveLength(5);
});

test(`the texts that share most pieces, then in their order (seed ${SEED})`, () => {
  const random = seededBelow(SEED);
  const text = (): string => Array.from({ length: 1 + random(6) }, () => "abcd"[random(4)]).join("");
  const texts = Array.from({ length: 300 }, text);
  const index = createGramIndex(texts);
  for (let i = 0; i < 200; i++) {
    const asked = text();
    const pieces = grams(asked);
    const expected = texts
      .map((held, number) => ({ number, count: grams(held).filter((gram) => pieces.includes(gram)).length }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.number - b.number)
      .map(({ number }) => number);
    for (const limit of [1, 7, 400]) expect(index.nearest(asked, limit), asked).toEqual(expected.slice(0, limit));
  }
});

test("the rarest pieces are read first, until together their lists grow too long", () => {
  const pieces = grams("abcd");
  const lengths = new Map(pieces.map((piece, i) => [piece, [30_000, 9_000, 50_000, 8_000, 9_000][i] ?? 0]));
  const length = (piece: number): number => lengths.get(piece) ?? 0;
  expect(gramsToRead("abcd", length).map(length)).toEqual([8_000, 9_000, 9_000]);
  expect(gramsToRead("abcd", () => 90_000)).toEqual([Math.min(...pieces)]);
});
